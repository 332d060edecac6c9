#include "orders/options.h"

#include "map/board.h"
#include "map/flights.h"
#include "orders/marches.h"
#include "orders/sorties.h"
#include "orders/voyages.h"

#include <algorithm>

namespace entente {

// Legal orders on boards with boxes, passes and walls, or where supports reach into the future: everything that
// could be meant is asked about. Slower than the table, and short.

void OptionTable::askEverything(UnitId id, std::vector<Order> &out) const
{
    const Unit &unit = m_position->units[static_cast<std::size_t>(id.index())];
    const UnitKind &kind = m_board.kind(unit.kind);
    const ProvinceId here = m_board.provinceOf(unit.region);
    const auto number =
        static_cast<std::uint8_t>(m_board.province(here).unlimited ? numberOf(m_board, *m_position, id) : 0);
    const auto ask = [&](Action action) { askWhether(unit, number, std::move(action), out); };
    if (kind.flying == Flying::Tours)
        return addTours(id, out);
    out.push_back({unit.kind, unit.region, unit.layer, Hold(), number});
    if (kind.flying == Flying::Sorties)
        return askSorties(id, out);
    if (unit.layer == Layer::Walls) {
        ask(Move{{unit.region}, Way::Unsaid, {}});
        return;
    }
    const Voyages voyages(m_board, m_rules, *m_position, m_occupancy);
    if (m_rules.armyFleet) {
        std::vector<Move> moves;
        voyages.moves(unit, moves);
        for (const Move &move : moves)
            ask(move);
        if (unit.layer == Layer::Aboard)
            return;
    }
    for (const RegionId next : m_board.neighbours(kind.travel, unit.region)) {
        ask(Move{{next}, Way::Unsaid, {}});
        if (m_rules.walls && m_board.mainRegion(m_board.provinceOf(next)) == next)
            ask(Raise{{}, next});
    }
    if (kind.isConvoyed && !(m_rules.armyFleet && kind.embarks))
        m_waters.destinations(here).forEach([&](ProvinceId shore) {
            ask(Move{{m_board.mainRegion(shore)}, Way::ByConvoy, {}});
        });
    askHelp(id, number, out);
}

void OptionTable::askWhether(const Unit &unit, std::uint8_t number, Action action, std::vector<Order> &out) const
{
    Order order{unit.kind, unit.region, unit.layer, std::move(action), number};
    if (checkOrder(m_board, m_rules, *m_position, m_occupancy, unit.power, order).ok())
        out.push_back(order);
}

/// Supports and convoys of everybody else.
void OptionTable::askHelp(UnitId id, std::uint8_t number, std::vector<Order> &out) const
{
    const Unit &unit = m_position->units[static_cast<std::size_t>(id.index())];
    const ProvinceId here = m_board.provinceOf(unit.region);
    const ProvinceSet &reach = m_board.reach(m_board.kind(unit.kind).travel, unit.region);
    const auto ask = [&](Action action) { askWhether(unit, number, std::move(action), out); };
    for (std::size_t i = 0; i < m_position->units.size(); ++i) {
        const Unit &other = m_position->units[i];
        const ProvinceId place = m_board.provinceOf(other.region);
        const bool boxed = m_board.province(place).unlimited;
        const UnitId otherId(static_cast<int>(i));
        if (otherId == id || (other.layer != Layer::Field && other.layer != Layer::Aboard))
            continue;
        const auto which = static_cast<std::uint8_t>(boxed ? numberOf(m_board, *m_position, otherId) : 0);
        if (reach.contains(place))
            ask(Support{other.kind, other.region, {}, other.layer, which});
        (plainGoalsOf(other) & reach).forEach([&](ProvinceId to) {
            for (const RegionId arrival : arrivalsOf(other, to)) {
                ask(Support{other.kind, other.region, arrival, other.layer, which});
                if (m_rules.retrospective)
                    ask(Support{other.kind, other.region, arrival, Layer::Field, which, true});
            }
        });
        if (m_waters.fleets().contains(here) && m_board.kind(other.kind).isConvoyed && other.layer == Layer::Field)
            m_waters.destinations(here, place).forEach([&](ProvinceId to) {
                ask(Convoy{other.kind, other.region, m_board.mainRegion(to)});
            });
    }
}

/// A squadron's flights: to every place in its range, over each way that leads there.
void OptionTable::askSorties(UnitId id, std::vector<Order> &out) const
{
    const Unit &unit = m_position->units[static_cast<std::size_t>(id.index())];
    const ProvinceId base = m_board.provinceOf(unit.region);
    const auto ask = [&](Mission mission, ProvinceId objective, Backed backed) {
        const auto fly = [&](ProvinceId via) {
            Flight flight;
            flight.mission = mission;
            if (via.valid())
                flight.path.push_back(via);
            flight.path.push_back(objective);
            flight.leg = static_cast<std::uint8_t>(flight.path.size() - 1);
            flight.backed = backed;
            Order order{unit.kind, unit.region, unit.layer, flight};
            if (checkOrder(m_board, m_rules, *m_position, m_occupancy, unit.power, order).ok())
                out.push_back(order);
        };
        const ProvinceSet ways = waysTo(m_board, base, objective);
        if (ways.empty())
            fly({});
        ways.forEach(fly);
    };
    const ProvinceSet &range = m_board.flights().withinTwo(base);
    range.forEach([&](ProvinceId to) {
        ask(Mission::Invade, to, {});
        const UnitId below = m_occupancy.unitAt(to);
        ask(Mission::Bomb, to,
            below.valid() ? Backed{m_position->units[static_cast<std::size_t>(below.index())].kind, {}, {}} : Backed());
    });
    for (std::size_t i = 0; i < m_position->units.size(); ++i) {
        const Unit &other = m_position->units[i];
        if (UnitId(static_cast<int>(i)) == id || (other.layer != Layer::Field && other.layer != Layer::Aboard))
            continue;
        const ProvinceId place = m_board.provinceOf(other.region);
        const auto alike = [&](const Unit &before) {
            return before.kind == other.kind && before.region == other.region && before.layer == other.layer;
        };
        // A flight does not number those in a box.
        const auto end = m_position->units.begin() + static_cast<std::ptrdiff_t>(i);
        if (m_board.province(place).unlimited && std::any_of(m_position->units.begin(), end, alike))
            continue;
        if (other.layer == Layer::Field && range.contains(place))
            ask(Mission::Cover, place, {other.kind, other.region, {}});
        (goalsOf(other) & range).forEach([&](ProvinceId to) {
            for (const RegionId arrival : arrivalsOf(other, to))
                ask(Mission::Cover, to, {other.kind, other.region, {arrival}});
        });
    }
}

/// Where a unit might go by a step, by sea or by air.
ProvinceSet OptionTable::plainGoalsOf(const Unit &unit) const
{
    const UnitKind &kind = m_board.kind(unit.kind);
    if (kind.flying == Flying::Sorties)
        return invasionsOf(m_board, m_rules, *m_position, unit);
    ProvinceSet goals = m_board.reach(kind.travel, unit.region);
    if (m_rules.armyFleet && kind.embarks)
        goals |= Voyages(m_board, m_rules, *m_position, m_occupancy).goals(unit);
    else if (kind.isConvoyed)
        goals |= m_waters.destinations(m_board.provinceOf(unit.region));
    return goals;
}

/// The same, and by two hops on land.
ProvinceSet OptionTable::goalsOf(const Unit &unit) const
{
    ProvinceSet goals = plainGoalsOf(unit);
    m_board.ground().forEach([&](ProvinceId to) {
        if (!goals.contains(to) && marchesTo(m_board, unit, to))
            goals.insert(to);
    });
    return goals;
}

/// The regions of a province that a unit may enter: the coasts within its reach, or the province itself.
std::vector<RegionId> OptionTable::arrivalsOf(const Unit &unit, ProvinceId to) const
{
    std::vector<RegionId> arrivals = m_board.arrivals(m_board.kind(unit.kind).travel, unit.region, to);
    if (arrivals.empty())
        arrivals.push_back(m_board.mainRegion(to));
    return arrivals;
}

} // namespace entente
