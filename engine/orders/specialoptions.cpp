#include "orders/options.h"

#include "map/board.h"
#include "orders/voyages.h"

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
    const auto ask = [&](Action action) {
        Order order{unit.kind, unit.region, unit.layer, std::move(action), number};
        if (checkOrder(m_board, m_rules, *m_position, m_occupancy, unit.power, order).ok())
            out.push_back(order);
    };
    out.push_back({unit.kind, unit.region, unit.layer, Hold(), number});
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

    const ProvinceSet &reach = m_board.reach(kind.travel, unit.region);
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
        ProvinceSet goals = m_board.reach(m_board.kind(other.kind).travel, other.region);
        if (m_rules.armyFleet && m_board.kind(other.kind).embarks)
            goals |= voyages.goals(other);
        else if (m_board.kind(other.kind).isConvoyed)
            goals |= m_waters.destinations(place);
        (goals & reach).forEach([&](ProvinceId to) {
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

/// The regions of a province that a unit may enter: the coasts within its reach, or the province itself.
std::vector<RegionId> OptionTable::arrivalsOf(const Unit &unit, ProvinceId to) const
{
    std::vector<RegionId> arrivals = m_board.arrivals(m_board.kind(unit.kind).travel, unit.region, to);
    if (arrivals.empty())
        arrivals.push_back(m_board.mainRegion(to));
    return arrivals;
}

} // namespace entente
