#include "mails/unitowner.h"

#include "map/board.h"
#include "orders/position.h"

namespace entente {

PowerId ownerOf(const Board &board, const Position &position, const Order &order)
{
    if (!order.at.valid())
        return {};
    const ProvinceId province = board.provinceOf(order.at);
    const PowerId owner = position.owner[static_cast<std::size_t>(province.index())];
    const PowerId builder = owner.valid() ? owner : board.province(province).home;
    if (is<Build>(order))
        return builder;
    if (position.phase.stage == Stage::Retreats) {
        const int index = dislodgedIn(board, position, province);
        return index < 0 ? PowerId() : position.dislodged[static_cast<std::size_t>(index)].unit.power;
    }
    UnitId unit = unitIn(board, position, province, order.layer);
    if (!unit.valid())
        unit = unitIn(board, position, province);
    if (unit.valid())
        return position.units[static_cast<std::size_t>(unit.index())].power;
    return position.phase.stage == Stage::Adjustments ? builder : PowerId();
}

} // namespace entente
