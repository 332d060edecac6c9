#include "orders/movelisting.h"

#include "orders/marches.h"

namespace entente {

MoveListing::MoveListing(const MoveCheck &now, const ListingGround &ground, UnitId id, std::vector<Order> &out)
    : MoveCheck(now), m_ground(ground), m_id(id), m_number(numberAt(id)), m_out(out)
{
}

bool MoveListing::mayBeOrdered() const
{
    Order hold{unit.kind, unit.region, unit.layer, Hold(), m_number};
    return checkOrder(board, rules, position, occupancy, unit.power, hold).ok();
}

void MoveListing::add(const Action &action)
{
    m_out.push_back({unit.kind, unit.region, unit.layer, action, m_number});
}

void MoveListing::ask(Action action)
{
    if (checkAction(board, rules, position, occupancy, unit, action).ok())
        add(action);
}

std::uint8_t MoveListing::numberAt(UnitId other) const
{
    const RegionId region = position.units[static_cast<std::size_t>(other.index())].region;
    const bool boxed = board.province(board.provinceOf(region)).unlimited;
    return static_cast<std::uint8_t>(boxed ? numberOf(board, position, other) : 0);
}

ProvinceSet MoveListing::goals(UnitId other) const
{
    const Unit &mover = position.units[static_cast<std::size_t>(other.index())];
    ProvinceSet goals = goalsBySteps(other);
    if (board.kind(mover.kind).hops > 1) {
        board.ground().forEach([&](ProvinceId to) {
            if (!goals.contains(to) && marchesTo(board, mover, to))
                goals.insert(to);
        });
    }
    return goals;
}

} // namespace entente
