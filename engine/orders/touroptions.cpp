#include "orders/options.h"

#include "map/board.h"
#include "orders/tours.h"

namespace entente {

/// Farther than by one step: by sea, or by two hops on land.
bool OptionTable::mayTravel(const Unit &unit, ProvinceId to) const
{
    const UnitKind &kind = m_board.kind(unit.kind);
    const ProvinceId from = m_board.provinceOf(unit.region);
    const bool carried = kind.isConvoyed && !m_board.waters(from).empty() && !m_board.waters(to).empty();
    return carried || (kind.hops > 1 && m_board.distanceForAnyone(from, to) == 2);
}

void OptionTable::addTours(UnitId id, std::vector<Order> &out) const
{
    const Unit &unit = m_position->units[static_cast<std::size_t>(id.index())];
    const ProvinceId base = m_board.provinceOf(unit.region);
    const int range = tourRange(m_board, unit.kind, m_position->phase);
    const FlightTable &flights = m_board.flights();
    out.push_back({unit.kind, unit.region, unit.layer, Hold()});
    const auto add = [&](Flight flight) {
        Order order{unit.kind, unit.region, unit.layer, flight};
        if (checkOrder(m_board, m_rules, *m_position, m_occupancy, unit.power, order).ok())
            out.push_back(order);
    };
    // There and, where the range allows, back to the base; else it comes down where it is.
    const auto over = [&](ProvinceId space, Mission mission) {
        Flight flight;
        flight.path = flights.wayTo(base, space);
        flight.mission = mission;
        flight.leg = static_cast<std::uint8_t>(flight.path.size() - 1);
        const Path<ProvinceId, 12> there = flight.path;
        const int spent = flights.cost(base, space);
        const int home = spent - legCost(m_board, space) + legCost(m_board, base); // the same way back
        if (spent + home <= range && 2 * there.size() <= there.capacity()) {
            for (int i = there.size() - 2; i >= 0; --i)
                flight.path.push_back(there[i]);
            flight.path.push_back(base);
        }
        return flight;
    };
    for (int p = 0; p < m_board.provinceCount(); ++p) {
        const ProvinceId space(p);
        if (space == base || !flights.reaches(base, space, range))
            continue;
        Flight flight;
        flight.path = flights.wayTo(base, space);
        add(flight);
        if (m_board.province(space).centre)
            add(over(space, Mission::Raid));
        const UnitId below = m_occupancy.unitAt(space);
        if (below.valid()) {
            const Unit &other = m_position->units[static_cast<std::size_t>(below.index())];
            if (other.power != unit.power)
                add(over(space, Mission::Cut));
            Flight hold = over(space, Mission::Support);
            hold.backed = {other.kind, other.region, {}};
            add(hold);
        }
        Flight move = over(space, Mission::Support);
        for (const Unit &other : m_position->units) {
            const ProvinceId from = m_board.provinceOf(other.region);
            if (other.layer != Layer::Field || from == space
                || !(m_sources[slotOf(space)].contains(from) || mayTravel(other, space)))
                continue;
            move.backed = {other.kind, other.region, {m_board.mainRegion(space)}};
            add(move);
        }
    }
}

} // namespace entente
