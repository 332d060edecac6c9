#include "orders/options.h"

#include "map/board.h"
#include "map/routes.h"
#include "orders/sorties.h"

namespace entente {

namespace {

std::size_t slot(ProvinceId province) { return static_cast<std::size_t>(province.index()); }

} // namespace

/// What is asked again and again about the unit whose options are written.
struct OptionTable::Writer {
    Writer(const Board &board, const Unit &subject, OptionList &list)
        : unit(subject)
        , kind(board.kind(subject.kind))
        , here(board.provinceOf(subject.region))
        , reach(board.reach(kind.travel, subject.region))
        , out(list)
    {
    }

    const Unit &unit;
    const UnitKind &kind;
    ProvinceId here;
    const ProvinceSet &reach; ///< by a step
    OptionList &out;
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
        const UnitKind &kind = m_board.kind(unit.kind);
        if (kind.flying == Flying::Tours)
            continue;
        const ProvinceSet steps = kind.flying == Flying::Sorties ? invasionsOf(m_board, m_position, unit) : m_board.reach(kind.travel, unit.region);
        steps.forEach([&](ProvinceId to) { m_steps[slot(to)].insert(here); });
    }
    m_sources = m_steps;
    for (int i = 0; i < m_waters.bodyCount(); ++i) {
        const ProvinceSet &shores = m_waters.body(i).shores;
        const ProvinceSet passengers = shores & m_occupancy.passengers();
        if (!passengers.empty())
            shores.forEach([&](ProvinceId shore) { m_sources[slot(shore)] |= passengers; });
    }
}

bool OptionTable::isOdd() const
{
    return m_board.isOdd() || m_rules.walls || m_rules.retrospective;
}

void OptionTable::ordersOf(UnitId id, std::vector<Order> &out) const
{
    if (isOdd()) {
        askEverything(id, out);
        return;
    }
    OptionList options;
    optionsOf(id, options);
    if (m_board.kind(m_position.units[static_cast<std::size_t>(id.index())].kind).flying == Flying::Tours) {
        addTours(id, out);
        return;
    }
    out.reserve(out.size() + options.size());
    for (const Option option : options)
        out.push_back(orderOf(id, option));
}

Order OptionTable::orderOf(UnitId id, Option option) const
{
    const Unit &unit = m_position.units[static_cast<std::size_t>(id.index())];
    Order order{unit.kind, unit.region, unit.layer, Hold()};
    if (option.verb == Option::Verb::Hold)
        return order;
    if (option.verb == Option::Verb::Move || option.verb == Option::Verb::MoveByConvoy) {
        order.action = Move{{option.to}, option.verb == Option::Verb::Move ? Way::Unsaid : Way::ByConvoy, {}};
        return order;
    }
    const Unit *const other = option.other.valid() ? &m_position.units[static_cast<std::size_t>(option.other.index())] : nullptr;
    switch (option.verb) {
    case Option::Verb::Hold:
    case Option::Verb::Move:
    case Option::Verb::MoveByConvoy: break;
    case Option::Verb::Convoy: order.action = Convoy{other->kind, other->region, option.to}; break;
    case Option::Verb::SupportHold:
    case Option::Verb::SupportMove: order.action = Support{other->kind, other->region, option.to}; break;
    case Option::Verb::Invade:
    case Option::Verb::Bomb:
    case Option::Verb::CoverHold:
    case Option::Verb::CoverMove: order.action = flightOf(option, other); break;
    }
    return order;
}

Flight OptionTable::flightOf(Option option, const Unit *other) const
{
    Flight flight;
    flight.mission = option.verb == Option::Verb::Invade ? Mission::Invade : option.verb == Option::Verb::Bomb ? Mission::Bomb : Mission::Cover;
    if (option.via.valid())
        flight.path.push_back(option.via);
    flight.path.push_back(m_board.provinceOf(option.verb == Option::Verb::CoverHold ? other->region : option.to));
    flight.leg = static_cast<std::uint8_t>(flight.path.size() - 1);
    if (flight.mission == Mission::Bomb)
        flight.backed.of = option.to;
    if (other)
        flight.backed = {other->kind, other->region, {}};
    if (option.verb == Option::Verb::CoverMove)
        flight.backed.hops.push_back(option.to);
    return flight;
}

void OptionTable::optionsOf(UnitId id, OptionList &out) const
{
    Writer writer(m_board, m_position.units[static_cast<std::size_t>(id.index())], out);
    writer.out.room(1);
    writer.out.add({});
    if (writer.kind.flying == Flying::Sorties)
        return addSorties(writer);
    if (writer.kind.flying == Flying::Tours)
        return; // paths do not fit four bytes
    addMoves(writer);
    addSupports(writer);
    if (m_waters.fleets().contains(writer.here))
        addConvoys(writer);
}

void OptionTable::addMoves(Writer &writer) const
{
    const auto neighbours = m_board.neighbours(writer.kind.travel, writer.unit.region);
    writer.out.room(neighbours.size() + maxProvinces);
    for (const RegionId next : neighbours)
        writer.out.add({Option::Verb::Move, {}, next});
    if (writer.kind.isConvoyed) {
        m_waters.destinations(writer.here).forEach([&](ProvinceId shore) {
            writer.out.add({Option::Verb::MoveByConvoy, {}, m_board.mainRegion(shore)});
        });
    }
}

void OptionTable::addSupports(Writer &writer) const
{
    writer.out.room(maxProvinces);
    (writer.reach & m_occupied).forEach([&](ProvinceId place) { writer.out.add({Option::Verb::SupportHold, m_occupancy.unitAt(place), {}}); });

    const bool carries = m_waters.fleets().contains(writer.here);
    writer.reach.forEach([&](ProvinceId to) {
        ProvinceSet sources = m_sources[slot(to)];
        if (carries) // it can't carry the army that it supports
            sources = m_steps[slot(to)] | (m_waters.originsWithout(writer.here, to) & m_occupancy.passengers());
        sources.erase(writer.here);
        sources.erase(to);
        if (m_board.hasCoasts(to)) {
            sources.forEach([&](ProvinceId from) { addSupport(writer, m_occupancy.unitAt(from), to); });
        } else {
            const RegionId landing = m_board.mainRegion(to);
            writer.out.room(maxProvinces);
            sources.forEach([&](ProvinceId from) { writer.out.add({Option::Verb::SupportMove, m_occupancy.unitAt(from), landing}); });
        }
    });
}

/// Support into a province with several coasts: one order for each that the unit can reach.
void OptionTable::addSupport(Writer &writer, UnitId backed, ProvinceId to) const
{
    const Unit &unit = m_position.units[static_cast<std::size_t>(backed.index())];
    const Travel travel = m_board.kind(unit.kind).travel;
    writer.out.room(maxRegions);
    if (travel != Travel::Sea) {
        writer.out.add({Option::Verb::SupportMove, backed, m_board.mainRegion(to)});
        return;
    }
    for (const RegionId coast : m_board.neighbours(travel, unit.region)) {
        if (m_board.provinceOf(coast) == to)
            writer.out.add({Option::Verb::SupportMove, backed, coast});
    }
}

void OptionTable::addSorties(Writer &writer) const
{
    const ProvinceSet range = airRange(m_board, writer.here);
    const ProvinceSet near = airNeighbours(m_board, writer.here);
    const auto add = [&](Option::Verb verb, UnitId other, RegionId to, ProvinceId objective) {
        if (near.contains(objective)) {
            writer.out.add({verb, other, to, {}});
            return;
        }
        (near & airNeighbours(m_board, objective)).forEach([&](ProvinceId via) { writer.out.add({verb, other, to, via}); });
    };
    const auto ways = static_cast<std::size_t>(near.size());
    writer.out.room(3 * maxProvinces * ways);
    range.forEach([&](ProvinceId to) {
        if (m_steps[slot(to)].contains(writer.here))
            add(Option::Verb::Invade, {}, m_board.mainRegion(to), to);
    });
    range.forEach([&](ProvinceId to) { add(Option::Verb::Bomb, m_occupancy.unitAt(to), m_board.mainRegion(to), to); });
    (range & m_occupied).forEach([&](ProvinceId to) { add(Option::Verb::CoverHold, m_occupancy.unitAt(to), {}, to); });
    range.forEach([&](ProvinceId to) {
        ProvinceSet sources = m_sources[slot(to)];
        sources.erase(writer.here);
        sources.erase(to);
        writer.out.room(static_cast<std::size_t>(sources.size()) * ways * 2);
        sources.forEach([&](ProvinceId from) {
            const UnitId backed = m_occupancy.unitAt(from);
            const Unit &unit = m_position.units[static_cast<std::size_t>(backed.index())];
            const Travel travel = m_board.kind(unit.kind).travel;
            if (travel != Travel::Sea || !m_board.hasCoasts(to)) {
                add(Option::Verb::CoverMove, backed, m_board.mainRegion(to), to);
                return;
            }
            for (const RegionId coast : m_board.neighbours(travel, unit.region)) {
                if (m_board.provinceOf(coast) == to)
                    add(Option::Verb::CoverMove, backed, coast, to);
            }
        });
    });
}

void OptionTable::addConvoys(Writer &writer) const
{
    const ConvoyWaters::Body &body = m_waters.bodyAt(writer.here);
    const bool strict = m_rules.illegalOrders == OrderRules::IllegalOrders::Ignored && body.seas.size() > 1;
    (body.shores & m_occupancy.passengers()).forEach([&](ProvinceId from) {
        const UnitId carried = m_occupancy.unitAt(from);
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
        writer.out.room(maxProvinces);
        shores.forEach([&](ProvinceId to) { writer.out.add({Option::Verb::Convoy, carried, m_board.mainRegion(to)}); });
    });
}

} // namespace entente
