#include "orders/movelisting.h"

namespace entente {

MoveListing::MoveListing(const MoveCheck &now, const ListingGround &ground, UnitId id, std::vector<Order> &out)
    : MoveCheck(now), m_ground(ground), m_id(id), m_out(out)
{
}

bool MoveListing::mayBeOrdered() const
{
    Order hold{unit.kind, unit.region, unit.layer, Hold(), numberAt(m_id)};
    return checkOrder(board, rules, position, occupancy, unit.power, hold).ok();
}

} // namespace entente
