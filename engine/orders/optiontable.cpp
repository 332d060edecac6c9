#include "orders/options.h"

#include "map/board.h"
#include "map/routes.h"

namespace entente {

namespace {

std::size_t slot(ProvinceId province) { return static_cast<std::size_t>(province.index()); }

} // namespace

/// Writes the orders of one unit. Each is copied whole from a pattern and then told apart in place:
/// writing it byte by byte and copying it would make the processor wait for its own stores.
struct OptionTable::Writer {
    Writer(const Board &board, const Unit &subject, std::vector<Order> &list)
        : unit(subject)
        , kind(board.kind(subject.kind))
        , here(board.provinceOf(subject.region))
        , reach(board.reach(kind.travel, subject.region))
        , out(list)
        , move{subject.kind, subject.region, subject.layer, Move{{subject.region}, Way::Unsaid, {}}}
        , support{subject.kind, subject.region, subject.layer, Support()}
        , convoy{subject.kind, subject.region, subject.layer, Convoy()}
    {
    }

    void addMove(RegionId to, Way way)
    {
        out.push_back(move);
        Move &written = *std::get_if<Move>(&out.back().action);
        written.hops.replaceBack(to);
        written.way = way;
    }

    void addSupport(const Unit &backed, RegionId to)
    {
        out.push_back(support);
        Support &written = *std::get_if<Support>(&out.back().action);
        written.kind = backed.kind;
        written.of = backed.region;
        written.to = to;
    }

    void addConvoy(const Unit &army, RegionId to)
    {
        out.push_back(convoy);
        Convoy &written = *std::get_if<Convoy>(&out.back().action);
        written.kind = army.kind;
        written.army = army.region;
        written.to = to;
    }

    const Unit &unit;
    const UnitKind &kind;
    ProvinceId here;
    const ProvinceSet &reach; ///< by a step
    std::vector<Order> &out;
    const Order move;
    const Order support;
    const Order convoy;
};

OptionTable::OptionTable(const Board &board, const OrderRules &rules, const Position &position)
    : m_board(board)
    , m_rules(rules)
    , m_position(position)
    , m_occupancy(board, position)
    , m_waters(board, m_occupancy.carriers())
    , m_occupied(m_occupancy.held(Travel::Land) | m_occupancy.held(Travel::Sea) | m_occupancy.held(Travel::Air))
{
    findSources();
}

void OptionTable::findSources()
{
    for (const Unit &unit : m_position.units) {
        if (unit.layer != Layer::Field)
            continue;
        const ProvinceId here = m_board.provinceOf(unit.region);
        m_board.reach(m_board.kind(unit.kind).travel, unit.region).forEach([&](ProvinceId to) { m_steps[slot(to)].insert(here); });
    }
    m_sources = m_steps;
    for (int i = 0; i < m_waters.bodyCount(); ++i) {
        const ProvinceSet &shores = m_waters.body(i).shores;
        const ProvinceSet passengers = shores & m_occupancy.passengers();
        if (!passengers.empty())
            shores.forEach([&](ProvinceId shore) { m_sources[slot(shore)] |= passengers; });
    }
}

void OptionTable::ordersOf(UnitId id, std::vector<Order> &out) const
{
    Writer writer(m_board, m_position.units[static_cast<std::size_t>(id.index())], out);
    out.push_back({writer.unit.kind, writer.unit.region, writer.unit.layer, Hold()});
    addMoves(writer);
    addSupports(writer);
    if (m_waters.fleets().contains(writer.here))
        addConvoys(writer);
}

void OptionTable::addMoves(Writer &writer) const
{
    for (const RegionId next : m_board.neighbours(writer.kind.travel, writer.unit.region))
        writer.addMove(next, Way::Unsaid);
    if (writer.kind.isConvoyed)
        m_waters.destinations(writer.here).forEach([&](ProvinceId shore) { writer.addMove(m_board.mainRegion(shore), Way::ByConvoy); });
}

void OptionTable::addSupports(Writer &writer) const
{
    (writer.reach & m_occupied).forEach([&](ProvinceId place) { writer.addSupport(unitAt(place), {}); });

    const bool carries = m_waters.fleets().contains(writer.here);
    writer.reach.forEach([&](ProvinceId to) {
        ProvinceSet sources = m_sources[slot(to)];
        if (carries) // it can't carry the army that it supports
            sources = m_steps[slot(to)] | (m_waters.originsWithout(writer.here, to) & m_occupancy.passengers());
        sources.erase(writer.here);
        sources.erase(to);
        if (m_board.hasCoasts(to)) {
            sources.forEach([&](ProvinceId from) { addSupport(writer, unitAt(from), to); });
        } else {
            const RegionId landing = m_board.mainRegion(to);
            sources.forEach([&](ProvinceId from) { writer.addSupport(unitAt(from), landing); });
        }
    });
}

/// Support into a province with several coasts: one order for each that the unit can reach.
void OptionTable::addSupport(Writer &writer, const Unit &backed, ProvinceId to) const
{
    const Travel travel = m_board.kind(backed.kind).travel;
    if (travel != Travel::Sea) {
        writer.addSupport(backed, m_board.mainRegion(to));
        return;
    }
    for (const RegionId coast : m_board.neighbours(travel, backed.region)) {
        if (m_board.provinceOf(coast) == to)
            writer.addSupport(backed, coast);
    }
}

void OptionTable::addConvoys(Writer &writer) const
{
    const ConvoyWaters::Body &body = m_waters.bodyAt(writer.here);
    const bool strict = m_rules.illegalOrders == OrderRules::IllegalOrders::Ignored && body.seas.size() > 1;
    (body.shores & m_occupancy.passengers()).forEach([&](ProvinceId from) {
        const Unit &army = unitAt(from);
        ProvinceSet shores = m_waters.destinations(writer.here, from);
        if (strict) {
            // A neighbour is carried only by fleets that are not superfluous (DATC 6.G.19).
            (shores & m_board.reach(m_board.kind(army.kind).travel, army.region)).forEach([&](ProvinceId to) {
                const ProvinceSet &touching = m_board.waters(from);
                const bool alone = touching.contains(writer.here) && m_board.waters(to).contains(writer.here);
                if (!alone && !fleetsOnSomeRoute(m_board, from, to, body.seas).contains(writer.here))
                    shores.erase(to);
            });
        }
        shores.forEach([&](ProvinceId to) { writer.addConvoy(army, m_board.mainRegion(to)); });
    });
}

} // namespace entente
