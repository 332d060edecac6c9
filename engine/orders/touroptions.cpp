#include "orders/options.h"

#include "map/board.h"
#include "orders/tours.h"

namespace entente {

void OptionTable::addTours(UnitId id, std::vector<Order> &out) const
{
    const Unit &unit = m_position->units[static_cast<std::size_t>(id.index())];
    const ProvinceId base = m_board.provinceOf(unit.region);
    const int range = tourRange(m_board, unit.kind, m_position->phase);
    const TourReach reach = tourReach(m_board, base, range);
    out.push_back({unit.kind, unit.region, unit.layer, Hold()});
    const auto add = [&](Flight flight) {
        Order order{unit.kind, unit.region, unit.layer, flight};
        if (checkOrder(m_board, m_rules, *m_position, m_occupancy, unit.power, order).ok())
            out.push_back(order);
    };
    // There and, where the range allows, back to the base; else it comes down where it is.
    const auto over = [&](ProvinceId space, Mission mission) {
        Flight flight;
        flight.path = reach.wayTo(space);
        flight.mission = mission;
        flight.leg = static_cast<std::uint8_t>(flight.path.size() - 1);
        const Path<ProvinceId, 12> there = flight.path;
        const int spent = reach.cost[static_cast<std::size_t>(space.index())];
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
        if (space == base || !reach.reaches(space))
            continue;
        Flight flight;
        flight.path = reach.wayTo(space);
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
        m_sources[slotOf(space)].forEach([&](ProvinceId from) {
            const UnitId mover = from == space ? UnitId() : m_occupancy.unitAt(from);
            if (!mover.valid())
                return;
            const Unit &other = m_position->units[static_cast<std::size_t>(mover.index())];
            Flight move = over(space, Mission::Support);
            move.backed = {other.kind, other.region, {m_board.mainRegion(space)}};
            add(move);
        });
    }
}

} // namespace entente
