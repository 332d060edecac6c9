#include "orders/options.h"

#include "map/approaches.h"
#include "map/board.h"
#include "map/routes.h"
#include "orders/sorties.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace entente {

namespace {

std::size_t slot(ProvinceId province) { return static_cast<std::size_t>(province.index()); }

} // namespace

/// What is asked again and again about the unit whose options are written.
struct OptionTable::Writer {
    Writer(const Board &board, const Position &position, UnitId subject, OptionList &list)
        : id(subject)
        , unit(position.units[static_cast<std::size_t>(subject.index())])
        , kind(board.kind(unit.kind))
        , here(board.provinceOf(unit.region))
        , reach(board.reach(kind.travel, unit.region))
        , out(list)
    {
    }

    UnitId id;
    const Unit &unit;
    const UnitKind &kind;
    ProvinceId here;
    const ProvinceSet &reach; ///< by a step
    OptionList &out;
};

OptionTable::OptionTable(const Board &board, const OrderRules &rules, const Position &position)
    : m_board(board)
    , m_rules(rules)
{
    board.split().forEach([&](ProvinceId place) { m_mostCoasts = std::max(m_mostCoasts, board.coastsOf(place).size()); });
    for (const UnitKind &kind : board.kinds())
        m_flights = m_flights || kind.flying != Flying::No;
    layOutMoves();
    open(position);
}

/// What is the same in every phase.
void OptionTable::layOutMoves()
{
    for (int t = 0; t < travelCount; ++t) {
        for (int r = 0; r < m_board.regionCount(); ++r) {
            m_movesOf.push_back(static_cast<std::uint16_t>(m_moves.size()));
            for (const RegionId next : m_board.neighbours(static_cast<Travel>(t), RegionId(r)))
                m_moves.push_back(optionblocks::wordOf({Option::Verb::Move, {}, next}));
        }
    }
    m_movesOf.push_back(static_cast<std::uint16_t>(m_moves.size()));
    m_moves.resize(m_moves.size() + optionblocks::slack);

    const Approaches &approaches = m_board.approaches();
    m_steps.resize(approaches.size() + 2 * optionblocks::slack);
    m_stepAt.resize(approaches.size());
    for (int p = 0; p < m_board.provinceCount(); ++p) {
        for (const Approaches::Approach &approach : approaches.into(ProvinceId(p)))
            m_landing.push_back(optionblocks::wordOf({Option::Verb::Hold, UnitId(0), approach.landing, {}}));
    }
}

void OptionTable::open(const Position &position)
{
    m_position = &position;
    m_occupancy = Occupancy(m_board, position);
    m_waters = ConvoyWaters(m_board, m_occupancy.carriers());
    m_occupied = m_occupancy.held(Travel::Land) | m_occupancy.held(Travel::Sea) | m_occupancy.held(Travel::Air);
    noteStands();
    layOutShores();
    layOutSteps();
    layOutVisits();
}

void OptionTable::noteStands()
{
    std::fill_n(m_stands.begin(), m_board.provinceCount(), Stand{Approaches::nobodyStands, 0});
    m_occupied.forEach([&](ProvinceId here) {
        const UnitId id = m_occupancy.unitAt(here);
        const Unit &unit = m_position->units[static_cast<std::size_t>(id.index())];
        m_stands[slot(here)] = {Approaches::standOf(m_board.kind(unit.kind).travel, unit.region),
                                optionblocks::wordOf({Option::Verb::SupportMove, id, RegionId(0), ProvinceId(0)})};
    });
}

void OptionTable::layOutShores()
{
    m_shores.reset(m_waters.bodyCount(), m_board.provinceCount());
    std::fill_n(m_bodyAt.begin(), m_board.provinceCount(), noBody);
    for (int i = 0; i < m_waters.bodyCount(); ++i) {
        m_waters.body(i).shores.forEach([&](ProvinceId shore) {
            std::int8_t &body = m_bodyAt[slot(shore)];
            body = body == noBody ? static_cast<std::int8_t>(i) : severalBodies;
            m_shores.add(i, shore.index(), optionblocks::wordOf({Option::Verb::Hold, UnitId(0), m_board.mainRegion(shore), {}}));
        });
    }
}

/// Asks of every step that is possible on the board whether somebody can take it, without ever choosing between two ways
/// through the program.
void OptionTable::layOutSteps()
{
    const Approaches &approaches = m_board.approaches();
    optionblocks::Word *const steps = m_steps.data();
    const optionblocks::Word *landing = m_landing.data();
    std::uint16_t *at = m_stepAt.data();
    std::size_t count = 0;
    for (int p = 0; p < m_board.provinceCount(); ++p) {
        m_stepsInto[static_cast<std::size_t>(p)] = static_cast<std::uint16_t>(count);
        for (const Approaches::Approach &approach : approaches.into(ProvinceId(p))) {
            const Stand &stand = m_stands[slot(approach.from)];
            *at++ = static_cast<std::uint16_t>(count);
            steps[count] = *landing++ | stand.backed;
            count += stand.as == approach.stand;
        }
    }
    m_stepsInto[static_cast<std::size_t>(m_board.provinceCount())] = static_cast<std::uint16_t>(count);
}

/// Those who can get there, but not by a step.
void OptionTable::layOutVisits()
{
    m_visitsLength = m_position->units.size() + optionblocks::slack;
    const std::size_t needed = static_cast<std::size_t>(m_board.provinceCount()) * m_visitsLength + optionblocks::slack;
    if (m_visits.size() < needed)
        m_visits.resize(needed);
    std::fill_n(m_visitors.begin(), m_board.provinceCount(), std::uint8_t(0));
    const auto add = [&](ProvinceId to, UnitId visitor) {
        std::uint8_t &count = m_visitors[slot(to)];
        m_visits[slot(to) * m_visitsLength + count] =
            optionblocks::wordOf({Option::Verb::SupportMove, visitor, m_board.mainRegion(to), {}});
        ++count;
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
    std::vector<Option> sorted(options.begin(), options.end());
    const auto isSupport = [](Option option) { return option.verb == Option::Verb::SupportMove; };
    const auto first = std::find_if(sorted.begin(), sorted.end(), isSupport);
    const auto rank = [this](Option option) {
        const RegionId from = m_position->units[static_cast<std::size_t>(option.other.index())].region;
        return std::pair(m_board.provinceOf(option.to), m_board.provinceOf(from));
    };
    std::stable_sort(first, std::find_if_not(first, sorted.end(), isSupport), [&](Option a, Option b) { return rank(a) < rank(b); });
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

void OptionTable::optionsOf(UnitId id, OptionList &out) const
{
    Writer writer(m_board, *m_position, id, out);
    writer.out.room(1);
    writer.out.add({});
    if (writer.kind.flying == Flying::Sorties)
        return addSorties(writer);
    if (writer.kind.flying == Flying::Tours)
        return; // paths do not fit four bytes
    addMoves(writer);
    if (!m_waters.fleets().contains(writer.here)) {
        addSupports(writer);
        return;
    }
    addCarriersSupports(writer);
    addConvoys(writer);
}

void OptionTable::addMoves(Writer &writer) const
{
    const std::size_t row = static_cast<std::size_t>(writer.kind.travel) * static_cast<std::size_t>(m_board.regionCount())
        + static_cast<std::size_t>(writer.unit.region.index());
    const std::size_t begin = m_movesOf[row];
    const std::size_t count = m_movesOf[row + 1] - begin;
    writer.out.room(count + maxProvinces + 2 * optionblocks::slack);
    writer.out.endAt(optionblocks::copyFew(&m_moves[begin], count, writer.out.next()));
    if (!writer.kind.isConvoyed)
        return;
    const std::int8_t body = m_bodyAt[slot(writer.here)];
    if (body >= 0) {
        const auto carried = optionblocks::wordOf({Option::Verb::MoveByConvoy, {}, RegionId(0), ProvinceId(0)});
        writer.out.endAt(m_shores.copyWithout(body, writer.here.index(), carried, writer.out.next()));
    } else if (body == severalBodies) {
        m_waters.destinations(writer.here).forEach([&](ProvinceId shore) {
            writer.out.add({Option::Verb::MoveByConvoy, {}, m_board.mainRegion(shore)});
        });
    }
}

/// Who stands in each place within reach is supported where it is; then, place by place, whoever can go there.
template <class SupportVisits>
void OptionTable::addSupports(Writer &writer, SupportVisits &&supportVisits) const
{
    const auto goals = m_board.approaches().goals(writer.kind.travel, writer.unit.region);
    const auto holds = static_cast<std::size_t>((writer.reach & m_occupied).size());
    writer.out.room(holds + goals.size() * (m_position->units.size() * m_mostCoasts + 2 * optionblocks::slack));
    const bool listed = m_occupancy.unitAt(writer.here) == writer.id;
    Option *hold = writer.out.next();
    Option *out = hold + holds;
    for (const Approaches::Goal &goal : goals) {
        const UnitId there = m_occupancy.unitAt(goal.to);
        Option nowhere;
        *(there.valid() ? hold : &nowhere) = {Option::Verb::SupportHold, there, {}};
        hold += static_cast<int>(there.valid());

        // The row without the unit's own steps.
        const std::size_t begin = m_stepsInto[slot(goal.to)];
        const std::size_t end = m_stepsInto[slot(goal.to) + 1];
        const std::size_t gap = listed ? m_stepAt[goal.first] : end;
        const std::size_t ways = listed ? goal.ways : 0;
        out = optionblocks::copyFew(&m_steps[begin], gap - begin, out);
        out = optionblocks::copyFew(&m_steps[gap + ways], end - gap - ways, out);
        out = supportVisits(goal.to, out);
    }
    writer.out.endAt(out);
}

void OptionTable::addSupports(Writer &writer) const
{
    addSupports(writer, [&](ProvinceId to, Option *out) {
        return optionblocks::copyFew(&m_visits[slot(to) * m_visitsLength], m_visitors[slot(to)], out);
    });
}

/// A fleet that may convoy: it can't carry the army that it supports.
void OptionTable::addCarriersSupports(Writer &writer) const
{
    const ConvoyWaters::Rest rest(m_waters, writer.here);
    addSupports(writer, [&](ProvinceId to, Option *out) {
        const std::size_t count = m_visitors[slot(to)];
        if (count == 0)
            return out;
        const ProvinceSet origins = rest.origins(to) | ~m_occupancy.passengers();
        const optionblocks::Word *const visits = &m_visits[slot(to) * m_visitsLength];
        for (std::size_t i = 0; i < count; ++i) {
            *out = std::bit_cast<Option>(visits[i]);
            out += static_cast<int>(origins.contains(m_board.provinceOf(m_position->units[static_cast<std::size_t>(out->other.index())].region)));
        }
        return out;
    });
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
        if (m_sources[slot(to)].contains(writer.here))
            add(Option::Verb::Invade, {}, m_board.mainRegion(to), to);
    });
    range.forEach([&](ProvinceId to) { add(Option::Verb::Bomb, m_occupancy.unitAt(to), m_board.mainRegion(to), to); });
    (range & m_occupied).forEach([&](ProvinceId to) { add(Option::Verb::CoverHold, m_occupancy.unitAt(to), {}, to); });
    range.forEach([&](ProvinceId to) {
        ProvinceSet sources = sourcesOf(to);
        sources.erase(writer.here);
        writer.out.room(static_cast<std::size_t>(sources.size()) * ways * 2);
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

void OptionTable::addConvoys(Writer &writer) const
{
    const int index = m_waters.bodyIndexAt(writer.here);
    const ConvoyWaters::Body &body = m_waters.body(index);
    const bool strict = m_rules.illegalOrders == OrderRules::IllegalOrders::Ignored && body.seas.size() > 1;
    const ProvinceSet alone = m_waters.shoresOf(writer.here); // what it joins by itself
    (body.shores & m_occupancy.passengers()).forEach([&](ProvinceId from) {
        const Unit &army = unitAt(from);
        ProvinceSet shores = m_waters.destinations(writer.here, from);
        if (strict) {
            // A neighbour is carried only by fleets that are not superfluous (DATC 6.G.19).
            ProvinceSet walks = shores & m_board.reach(m_board.kind(army.kind).travel, army.region);
            if (alone.contains(from))
                walks -= alone;
            walks.forEach([&](ProvinceId to) {
                if (!fleetsOnSomeRoute(m_board, from, to, body.seas).contains(writer.here))
                    shores.erase(to);
            });
        }
        writer.out.room(maxProvinces + optionblocks::slack);
        const auto carrying = optionblocks::wordOf({Option::Verb::Convoy, m_occupancy.unitAt(from), RegionId(0), ProvinceId(0)});
        ProvinceSet closed = body.shores - shores;
        closed.erase(from);
        writer.out.endAt(closed.empty() ? m_shores.copyWithout(index, from.index(), carrying, writer.out.next())
                                        : m_shores.copyWithout(index, body.shores - shores, carrying, writer.out.next()));
    });
}

} // namespace entente
