#include "orders/options.h"

#include "map/approaches.h"
#include "map/board.h"
#include "map/routes.h"
#include "orders/sorties.h"

#include <algorithm>
#include <bit>
#include <tuple>
#include <utility>

namespace entente {

namespace {

std::size_t slot(ProvinceId province) { return static_cast<std::size_t>(province.index()); }

} // namespace

/// What is asked again and again about the unit whose options are written.
struct OptionTable::Writer {
    Writer(const OptionTable &table, UnitId subject)
        : id(subject)
        , unit(table.m_position->units[static_cast<std::size_t>(subject.index())])
        , kind(table.m_kinds[static_cast<std::size_t>(unit.kind.index())])
        , here(table.m_board.provinceOf(unit.region))
    {
    }

    UnitId id;
    Unit unit;
    KindFacts kind;
    ProvinceId here;
};

OptionTable::OptionTable(const Board &board, const OrderRules &rules, const Position &position)
    : m_board(board)
    , m_rules(rules)
{
    for (const UnitKind &kind : board.kinds()) {
        m_kinds.push_back({kind.travel, kind.isConvoyed, kind.flying});
        m_flights = m_flights || kind.flying != Flying::No;
    }
    layOutMoves();
    open(position);
}

/// What is the same in every phase.
void OptionTable::layOutMoves()
{
    std::size_t mostMoves = 0, mostGoals = 0; // of any unit, on foot or keel
    m_regions = static_cast<std::size_t>(m_board.regionCount());
    for (int t = 0; t < travelCount; ++t) {
        for (int r = 0; r < m_board.regionCount(); ++r) {
            m_movesOf.push_back(static_cast<std::uint16_t>(m_moves.size()));
            for (const RegionId next : m_board.neighbours(static_cast<Travel>(t), RegionId(r)))
                m_moves.push_back(optionblocks::wordOf({Option::Verb::Move, {}, next}));
            mostMoves = std::max(mostMoves, m_moves.size() - m_movesOf.back());
            mostGoals = std::max(mostGoals, static_cast<std::size_t>(m_board.reach(static_cast<Travel>(t), RegionId(r)).size()));
        }
    }
    m_movesOf.push_back(static_cast<std::uint16_t>(m_moves.size()));
    m_moves.resize(m_moves.size() + optionblocks::slack);

    const Approaches &approaches = m_board.approaches();
    std::size_t mostSteps = 0; // into any province
    std::vector<optionblocks::Word> landing; // by approach
    for (int p = 0; p < m_board.provinceCount(); ++p) {
        for (const Approaches::Approach &approach : approaches.into(ProvinceId(p)))
            landing.push_back(optionblocks::wordOf({Option::Verb::SupportMove, UnitId(0), approach.landing, {}}));
        mostSteps = std::max(mostSteps, approaches.into(ProvinceId(p)).size());
        m_shoreAt.push_back(optionblocks::wordOf({Option::Verb(), UnitId(0), m_board.mainRegion(ProvinceId(p)), {}}));
    }
    m_rowLength = 1 + mostSteps + maxUnits + optionblocks::slack;
    static_assert(maxProvinces * (1 + maxRegions + maxUnits + optionblocks::slack) < 65536);
    m_mostOrders = 1 + mostMoves + mostGoals * m_rowLength + optionblocks::slack;
    m_supports.resize(static_cast<std::size_t>(m_board.provinceCount()) * m_rowLength + optionblocks::slack);
    for (const Travel travel : {Travel::Land, Travel::Sea}) {
        for (int r = 0; r < m_board.regionCount(); ++r) {
            m_stepsOf.push_back(static_cast<std::uint16_t>(m_steps.size()));
            for (const Approaches::Goal &goal : approaches.goals(travel, RegionId(r))) {
                const auto row = static_cast<std::uint16_t>(slot(goal.to) * m_rowLength);
                for (std::size_t way = 0; way < goal.ways; ++way)
                    m_steps.push_back({landing[goal.first + way], row, goal.to, static_cast<Small>(way == 0 ? goal.ways : 0)});
            }
        }
    }
    m_stepsOf.push_back(static_cast<std::uint16_t>(m_steps.size()));
    m_ownAt.resize(m_steps.size());
}

void OptionTable::open(const Position &position)
{
    m_position = &position;
    m_occupancy = Occupancy(m_board, position);
    m_waters = ConvoyWaters(m_board, m_occupancy.carriers());
    m_mostPassages = static_cast<std::size_t>(m_occupancy.passengers().size());
    m_occupied = m_occupancy.held(Travel::Land) | m_occupancy.held(Travel::Sea) | m_occupancy.held(Travel::Air);
    for (std::size_t i = 0; i < position.units.size(); ++i)
        m_placeOf[i] = m_board.provinceOf(position.units[i].region);
    layOutShores();
    layOutStands();
    layOutSteps();
    layOutVisits();
}

void OptionTable::layOutShores()
{
    m_shores.reset(m_waters.bodyCount(), m_board.provinceCount());
    std::fill_n(m_bodyAt.begin(), m_board.provinceCount(), noBody);
    for (int i = 0; i < m_waters.bodyCount(); ++i) {
        m_waters.body(i).shores.forEach([&](ProvinceId shore) {
            std::int8_t &body = m_bodyAt[slot(shore)];
            body = body == noBody ? static_cast<std::int8_t>(i) : severalBodies;
            m_shores.add(i, shore.index(), m_shoreAt[slot(shore)]);
        });
    }
}

void OptionTable::layOutStands()
{
    std::fill_n(m_backed.begin(), m_board.provinceCount(), Small(0));
    m_occupied.forEach([&](ProvinceId here) {
        m_supports[slot(here) * m_rowLength] = optionblocks::wordOf({Option::Verb::SupportHold, m_occupancy.unitAt(here), {}});
        m_backed[slot(here)] = 1;
    });
}

void OptionTable::layOutSteps()
{
    const Step *const steps = m_steps.data();
    optionblocks::Word *const supports = m_supports.data();
    Small *const own = m_ownAt.data();
    Small *const backed = m_backed.data();
    const std::size_t count = m_position->units.size();
    for (std::size_t i = 0; i < count; ++i) {
        const UnitId id(static_cast<int>(i));
        const Unit unit = m_position->units[i];
        const Travel travel = m_kinds[static_cast<std::size_t>(unit.kind.index())].travel;
        if (travel == Travel::Air || m_occupancy.unitAt(m_placeOf[i]) != id) [[unlikely]]
            continue;
        const optionblocks::Word mover = optionblocks::wordOf({Option::Verb(), id, RegionId(0), ProvinceId(0)});
        const auto [begin, end] = stepsOf(travel, unit.region);
        for (std::size_t s = begin; s < end; ++s) {
            const std::size_t place = slot(steps[s].to);
            const std::size_t at = backed[place];
            own[s] = static_cast<Small>(at);
            supports[steps[s].rowAt + at] = steps[s].landing | mover;
            backed[place] = static_cast<Small>(at + 1);
        }
    }
    std::copy_n(m_backed.begin(), m_board.provinceCount(), m_steppers.begin());
}

/// Those who can get there, but not by a step.
void OptionTable::layOutVisits()
{
    const auto add = [&](ProvinceId to, UnitId visitor) {
        const auto pattern = optionblocks::wordOf({Option::Verb::SupportMove, visitor, RegionId(0), ProvinceId(0)});
        m_supports[slot(to) * m_rowLength + m_backed[slot(to)]++] = m_shoreAt[slot(to)] | pattern;
    };
    for (int i = 0; i < m_waters.bodyCount(); ++i) {
        const ProvinceSet &shores = m_waters.body(i).shores;
        (shores & m_occupancy.passengers()).forEach([&](ProvinceId here) {
            const Unit &army = unitAt(here);
            ProvinceSet known = m_board.reach(m_board.kind(army.kind).travel, army.region);
            known.insert(here);
            for (int k = 0; k < i; ++k) {
                if (m_waters.body(k).shores.contains(here))
                    known |= m_waters.body(k).shores;
            }
            (shores - known).forEach([&](ProvinceId to) { add(to, m_occupancy.unitAt(here)); });
        });
    }
    if (!m_flights)
        return;
    m_sources.fill({});
    for (const Unit &unit : m_position->units) {
        const UnitKind &kind = m_board.kind(unit.kind);
        if (unit.layer != Layer::Field || kind.flying == Flying::Tours)
            continue;
        const ProvinceId here = m_board.provinceOf(unit.region);
        const bool flies = kind.flying == Flying::Sorties;
        const ProvinceSet goals = flies ? invasionsOf(m_board, m_rules, *m_position, unit) : m_board.reach(kind.travel, unit.region);
        goals.forEach([&](ProvinceId to) {
            m_sources[slot(to)].insert(here);
            if (flies)
                add(to, m_occupancy.unitAt(here));
        });
    }
}

/// Whence a unit can enter the place by a step or carried; only where units fly.
ProvinceSet OptionTable::sourcesOf(ProvinceId to) const
{
    ProvinceSet sources = m_sources[slot(to)];
    for (int i = 0; i < m_waters.bodyCount(); ++i) {
        const ProvinceSet &shores = m_waters.body(i).shores;
        if (shores.contains(to))
            sources |= shores & m_occupancy.passengers();
    }
    sources.erase(to);
    return sources;
}

bool OptionTable::isOdd() const
{
    return m_board.isOdd() || m_rules.walls || m_rules.retrospective || m_rules.armyFleet;
}

void OptionTable::ordersOf(UnitId id, std::vector<Order> &out) const
{
    if (isOdd()) {
        askEverything(id, out);
        return;
    }
    OptionList options;
    optionsOf(id, options);
    if (m_board.kind(m_position->units[static_cast<std::size_t>(id.index())].kind).flying == Flying::Tours) {
        addTours(id, out);
        return;
    }
    // By verb; then by where it happens and with whom. Sorties are in sequence already.
    std::vector<Option> sorted(options.begin(), options.end());
    const auto rank = [this](Option option) {
        const auto goal = [&] { return m_board.provinceOf(option.to); };
        const auto other = [&] { return m_board.provinceOf(m_position->units[static_cast<std::size_t>(option.other.index())].region); };
        std::pair<ProvinceId, ProvinceId> places(0, 0);
        switch (option.verb) {
        case Option::Verb::MoveByConvoy: places.first = goal(); break;
        case Option::Verb::SupportHold: places.first = other(); break;
        case Option::Verb::SupportMove: places = {goal(), other()}; break;
        case Option::Verb::Convoy: places = {other(), goal()}; break;
        default: return std::tuple(option.verb, places, RegionId(0));
        }
        return std::tuple(option.verb, places, option.to);
    };
    std::stable_sort(sorted.begin(), sorted.end(), [&](Option a, Option b) { return rank(a) < rank(b); });
    out.reserve(out.size() + sorted.size());
    for (const Option option : sorted)
        out.push_back(orderOf(id, option));
}

Order OptionTable::orderOf(UnitId id, Option option) const
{
    const Unit &unit = m_position->units[static_cast<std::size_t>(id.index())];
    Order order{unit.kind, unit.region, unit.layer, Hold()};
    if (option.verb == Option::Verb::Hold)
        return order;
    if (option.verb == Option::Verb::Move || option.verb == Option::Verb::MoveByConvoy) {
        order.action = Move{{option.to}, option.verb == Option::Verb::Move ? Way::Unsaid : Way::ByConvoy, {}};
        return order;
    }
    const Unit *const other = option.other.valid() ? &m_position->units[static_cast<std::size_t>(option.other.index())] : nullptr;
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

void OptionTable::optionsOf(UnitId id, OptionList &list) const
{
    const Writer writer(*this, id);
    const bool carrier = m_waters.fleets().contains(writer.here);
    const std::size_t passages = carrier ? m_mostPassages : 1;
    list.room(m_mostOrders + passages * (m_shoreAt.size() + optionblocks::slack));
    Option *out = list.next();
    *out++ = {};
    if (writer.kind.flying == Flying::No) {
        out = addMoves(writer, out);
        out = carrier ? addConvoys(writer, addCarriersSupports(writer, out)) : addSupports(writer, out);
    }
    list.endAt(out);
    if (writer.kind.flying == Flying::Sorties) // the paths of tours do not fit four bytes
        addSorties(writer, list);
}

Option *OptionTable::addMoves(const Writer &writer, Option *out) const
{
    const std::size_t row = static_cast<std::size_t>(writer.kind.travel) * m_regions + static_cast<std::size_t>(writer.unit.region.index());
    const std::size_t begin = m_movesOf[row];
    out = optionblocks::copyFew(&m_moves[begin], m_movesOf[row + 1] - begin, out);
    if (!writer.kind.isConvoyed)
        return out;
    const auto carried = optionblocks::wordOf({Option::Verb::MoveByConvoy, {}, RegionId(0), ProvinceId(0)});
    const std::int8_t body = m_bodyAt[slot(writer.here)];
    if (body >= 0)
        return m_shores.copyWithout(body, writer.here.index(), carried, out);
    if (body == severalBodies) {
        m_waters.destinations(writer.here).forEach([&](ProvinceId shore) {
            *out++ = optionblocks::optionOf(m_shoreAt[slot(shore)] | carried);
        });
    }
    return out;
}

/// Place by place of those within reach, whatever happens there, but for what the unit itself could do.
template <class CopyRow>
inline Option *OptionTable::addSupports(const Writer &writer, Option *out, CopyRow &&copyRow) const
{
    const Step *const steps = m_steps.data();
    const optionblocks::Word *const supports = m_supports.data();
    const Small *const ownAt = m_ownAt.data();
    const bool listed = m_occupancy.unitAt(writer.here) == writer.id; // a unit above another takes no step
    const auto [begin, end] = stepsOf(writer.kind.travel, writer.unit.region);
    for (std::size_t s = begin; s < end; ++s) {
        if (steps[s].coasts == 0) [[unlikely]]
            continue;
        Option *const own = out + ownAt[s];
        out = copyRow(steps[s].to, supports + steps[s].rowAt, out);
        if (!listed) [[unlikely]]
            continue;
        // The last takes its place.
        if (steps[s].coasts == 1) [[likely]]
            *own = *--out;
        else
            out = std::copy(own + steps[s].coasts, out, own);
    }
    return out;
}

Option *OptionTable::addSupports(const Writer &writer, Option *out) const
{
    return addSupports(writer, out, [backed = m_backed.data()](ProvinceId to, const optionblocks::Word *row, Option *end) {
        return optionblocks::copyFew(row, backed[slot(to)], end);
    });
}

/// A fleet that may convoy: it can't carry the army that it supports.
Option *OptionTable::addCarriersSupports(const Writer &writer, Option *out) const
{
    if (m_waters.isJoint(writer.here)) {
        const ConvoyWaters::Rest rest(m_waters, writer.here);
        return addCarriersSupports(writer, out, [&](ProvinceId to) { return rest.origins(to); });
    }
    const int index = m_waters.bodyIndexAt(writer.here);
    const ProvinceSet without = m_waters.shoresWithout(m_waters.body(index), writer.here);
    return addCarriersSupports(writer, out, [&](ProvinceId to) {
        ProvinceSet origins = without.contains(to) ? without : ProvinceSet();
        if (m_bodyAt[slot(to)] == severalBodies) [[unlikely]] {
            for (int i = 0; i < m_waters.bodyCount(); ++i) {
                if (i != index && m_waters.body(i).shores.contains(to))
                    origins |= m_waters.body(i).shores;
            }
        }
        return origins;
    });
}

/// `originsOf` tells whence armies can still be carried to a shore of the fleet's own waters.
template <class Origins>
inline Option *OptionTable::addCarriersSupports(const Writer &writer, Option *out, Origins &&originsOf) const
{
    const ProvinceSet shores = m_waters.bodyAt(writer.here).shores;
    const ProvinceSet others = ~m_occupancy.passengers(); // whoever needs no fleet
    const Small *const steppers = m_steppers.data();
    const Small *const backed = m_backed.data();
    const ProvinceId *const placeOf = m_placeOf.data();
    return addSupports(writer, out, [&](ProvinceId to, const optionblocks::Word *row, Option *end) {
        if (!shores.contains(to))
            return optionblocks::copyFew(row, backed[slot(to)], end);
        const ProvinceSet origins = originsOf(to) | others;
        const std::size_t all = backed[slot(to)];
        const std::size_t steps = steppers[slot(to)];
        end = optionblocks::copyFew(row, steps, end);
        for (std::size_t i = steps; i < all; ++i) {
            const Option visit = optionblocks::optionOf(row[i]);
            *end = visit;
            end += static_cast<int>(origins.contains(placeOf[static_cast<std::size_t>(visit.other.index())]));
        }
        return end;
    });
}

void OptionTable::addSorties(const Writer &writer, OptionList &out) const
{
    const ProvinceSet range = airRange(m_board, writer.here);
    const ProvinceSet near = airNeighbours(m_board, writer.here);
    const auto add = [&](Option::Verb verb, UnitId other, RegionId to, ProvinceId objective) {
        if (near.contains(objective)) {
            out.add({verb, other, to, {}});
            return;
        }
        (near & airNeighbours(m_board, objective)).forEach([&](ProvinceId via) { out.add({verb, other, to, via}); });
    };
    const auto ways = static_cast<std::size_t>(near.size());
    out.room(3 * maxProvinces * ways);
    range.forEach([&](ProvinceId to) {
        if (m_sources[slot(to)].contains(writer.here))
            add(Option::Verb::Invade, {}, m_board.mainRegion(to), to);
    });
    range.forEach([&](ProvinceId to) { add(Option::Verb::Bomb, m_occupancy.unitAt(to), m_board.mainRegion(to), to); });
    (range & m_occupied).forEach([&](ProvinceId to) { add(Option::Verb::CoverHold, m_occupancy.unitAt(to), {}, to); });
    range.forEach([&](ProvinceId to) {
        ProvinceSet sources = sourcesOf(to);
        sources.erase(writer.here);
        out.room(static_cast<std::size_t>(sources.size()) * ways * 2);
        sources.forEach([&](ProvinceId from) {
            const UnitId backed = m_occupancy.unitAt(from);
            const Unit &unit = m_position->units[static_cast<std::size_t>(backed.index())];
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

Option *OptionTable::addConvoys(const Writer &writer, Option *out) const
{
    const int index = m_waters.bodyIndexAt(writer.here);
    const ConvoyWaters::Body &body = m_waters.body(index);
    const ConvoyWaters::Service service(m_waters, writer.here);
    const bool strict = m_rules.illegalOrders == OrderRules::IllegalOrders::Ignored && body.seas.size() > 1;
    const ProvinceSet alone = m_waters.shoresOf(writer.here); // what it joins by itself
    (body.shores & m_occupancy.passengers()).forEach([&](ProvinceId from) {
        const Unit &army = unitAt(from);
        ProvinceSet shores = service.destinations(from);
        if (strict) {
            // A neighbour is carried only by fleets that are not superfluous (DATC 6.G.19).
            ProvinceSet walks = shores & m_board.reach(m_kinds[static_cast<std::size_t>(army.kind.index())].travel, army.region);
            if (alone.contains(from))
                walks -= alone;
            walks.forEach([&](ProvinceId to) {
                if (!fleetOnSomeRoute(m_board, writer.here, from, to, body.seas))
                    shores.erase(to);
            });
        }
        const auto carrying = optionblocks::wordOf({Option::Verb::Convoy, m_occupancy.unitAt(from), RegionId(0), ProvinceId(0)});
        if (shores == body.shores) {
            out = m_shores.copyWithout(index, from.index(), carrying, out);
            return;
        }
        shores.erase(from);
        shores.forEach([&](ProvinceId shore) { *out++ = optionblocks::optionOf(m_shoreAt[slot(shore)] | carrying); });
    });
    return out;
}

} // namespace entente
