#include "orders/options.h"

#include "map/board.h"
#include "map/routes.h"

namespace entente {

namespace {

std::size_t slot(ProvinceId province) { return static_cast<std::size_t>(province.index()); }

} // namespace

/// The unit whose orders are being told.
struct OptionTable::Subject {
    const Unit &unit;
    const UnitKind &kind;
    ProvinceId here;
    const ProvinceSet &reach; ///< by a step

    template <class Verb>
    void add(std::vector<Order> &out, const Verb &verb) const
    {
        out.push_back({unit.kind, unit.region, unit.layer, verb});
    }
};

OptionTable::OptionTable(const Board &board, const OrderRules &rules, const Position &position)
    : m_board(board)
    , m_rules(rules)
    , m_position(position)
    , m_occupancy(board, position)
    , m_occupied(m_occupancy.held(Travel::Land) | m_occupancy.held(Travel::Sea) | m_occupancy.held(Travel::Air))
{
    findBodies();
    findSources();
}

ProvinceSet OptionTable::shoresOf(ProvinceId sea) const
{
    return m_board.reach(Travel::Sea, m_board.mainRegion(sea)) - m_board.seas();
}

void OptionTable::findBodies()
{
    ProvinceSet left = m_occupancy.carriers();
    while (!left.empty()) {
        const ProvinceSet body = seaChain(m_board, left.first(), left);
        ProvinceSet shores;
        body.forEach([&](ProvinceId sea) { shores |= shoresOf(sea); });
        body.forEach([&](ProvinceId sea) {
            m_body[slot(sea)] = body;
            m_shores[slot(sea)] = shores;
        });
        const ProvinceSet passengers = shores & m_occupancy.passengers();
        if (!passengers.empty())
            shores.forEach([&](ProvinceId shore) { m_voyages[slot(shore)] |= passengers; });
        left -= body;
    }
}

void OptionTable::findSources()
{
    for (const Unit &unit : m_position.units) {
        if (unit.layer != Layer::Field)
            continue;
        const ProvinceId here = m_board.provinceOf(unit.region);
        m_board.reach(m_board.kind(unit.kind).travel, unit.region).forEach([&](ProvinceId to) { m_steps[slot(to)].insert(here); });
    }
}

/// Whence an army can be carried to `to` when one carrier is otherwise engaged.
ProvinceSet OptionTable::sourcesWithout(ProvinceId carrier, ProvinceId to) const
{
    ProvinceSet sources;
    if (m_board.isSea(to))
        return sources;
    ProvinceSet seas = m_board.waters(to) & m_occupancy.carriers();
    while (!seas.empty()) {
        const ProvinceId sea = seas.first();
        if (sea == carrier) {
            seas.erase(sea);
            continue;
        }
        ProvinceSet body = m_body[slot(sea)];
        if (!body.contains(carrier)) {
            sources |= m_shores[slot(sea)];
        } else {
            body.erase(carrier);
            body = seaChain(m_board, sea, body);
            body.forEach([&](ProvinceId part) { sources |= shoresOf(part); });
        }
        seas -= body;
    }
    return sources & m_occupancy.passengers();
}

void OptionTable::ordersOf(UnitId id, std::vector<Order> &out) const
{
    const Unit &unit = m_position.units[static_cast<std::size_t>(id.index())];
    const UnitKind &kind = m_board.kind(unit.kind);
    const Subject subject{unit, kind, m_board.provinceOf(unit.region), m_board.reach(kind.travel, unit.region)};
    subject.add(out, Hold());
    addMoves(subject, out);
    addSupports(subject, out);
    if (kind.convoys && m_board.isSea(subject.here))
        addConvoys(subject, out);
}

void OptionTable::addMoves(const Subject &subject, std::vector<Order> &out) const
{
    for (const RegionId next : m_board.neighbours(subject.kind.travel, subject.unit.region))
        subject.add(out, Move{{next}, Way::Unsaid, {}});
    if (!subject.kind.isConvoyed)
        return;
    ProvinceSet shores;
    (m_board.waters(subject.here) & m_occupancy.carriers()).forEach([&](ProvinceId sea) { shores |= m_shores[slot(sea)]; });
    shores.erase(subject.here);
    shores.forEach([&](ProvinceId shore) { subject.add(out, Move{{m_board.mainRegion(shore)}, Way::ByConvoy, {}}); });
}

void OptionTable::addSupports(const Subject &subject, std::vector<Order> &out) const
{
    const auto unitAt = [&](ProvinceId place) -> const Unit & {
        return m_position.units[static_cast<std::size_t>(m_occupancy.unitAt(place).index())];
    };
    (subject.reach & m_occupied).forEach([&](ProvinceId place) {
        const Unit &backed = unitAt(place);
        subject.add(out, Support{backed.kind, backed.region, {}, backed.layer});
    });

    const bool carries = m_occupancy.carriers().contains(subject.here);
    subject.reach.forEach([&](ProvinceId to) {
        ProvinceSet sources = m_steps[slot(to)];
        sources |= carries ? sourcesWithout(subject.here, to) : m_voyages[slot(to)];
        sources.erase(subject.here);
        sources.erase(to);
        const bool split = m_board.hasCoasts(to);
        const RegionId whole = m_board.mainRegion(to);
        sources.forEach([&](ProvinceId from) {
            const Unit &backed = unitAt(from);
            const Travel travel = m_board.kind(backed.kind).travel;
            RegionId landing = whole;
            if (split && travel == Travel::Sea) {
                landing = m_board.onlyLanding(travel, backed.region, to);
                if (!landing.valid()) {
                    for (const RegionId coast : m_board.neighbours(travel, backed.region)) {
                        if (m_board.provinceOf(coast) == to)
                            subject.add(out, Support{backed.kind, backed.region, coast, backed.layer});
                    }
                    return;
                }
            }
            subject.add(out, Support{backed.kind, backed.region, landing, backed.layer});
        });
    });
}

void OptionTable::addConvoys(const Subject &subject, std::vector<Order> &out) const
{
    const ProvinceSet &body = m_body[slot(subject.here)];
    const ProvinceSet &shores = m_shores[slot(subject.here)];
    (shores & m_occupancy.passengers()).forEach([&](ProvinceId from) {
        const Unit &army = m_position.units[static_cast<std::size_t>(m_occupancy.unitAt(from).index())];
        shores.forEach([&](ProvinceId to) {
            if (to != from && convoyRefusal(m_board, m_rules, army, subject.here, to, body) == Refusal::None)
                subject.add(out, Convoy{army.kind, army.region, m_board.mainRegion(to)});
        });
    });
}

} // namespace entente
