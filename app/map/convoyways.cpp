#include "map/convoyways.h"

#include "map/routes.h"

namespace entente::app {

std::vector<ProvinceId> convoyWay(const Board &board, const std::vector<MapOrder> &orders, const MapOrder &army,
                                  RegionId to)
{
    const ProvinceId from = board.provinceOf(army.unit.region);
    const ProvinceId goal = board.provinceOf(to);
    ProvinceSet counted;
    ProvinceSet ordered;
    for (const MapOrder &order : orders) {
        const auto *convoy = std::get_if<Convoy>(&order.order.action);
        if (!convoy || order.state == MapOrder::State::Void || !order.unit.region.valid())
            continue;
        const ProvinceId water = board.provinceOf(order.unit.region);
        if (!board.isConvoySpace(water) || board.provinceOf(convoy->army) != from
            || board.provinceOf(convoy->to) != goal)
            continue;
        ordered.insert(water);
        if (order.state != MapOrder::State::Failure && !order.dislodged)
            counted.insert(water);
    }
    auto way = convoyRoute(board, from, goal, counted);
    if (!way)
        way = convoyRoute(board, from, goal, ordered);
    return way.value_or(std::vector<ProvinceId>());
}

} // namespace entente::app
