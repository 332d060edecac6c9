#pragma once

#include "map/board.h"
#include "orders/order.h"

namespace entente {

/// Calls `visit(region)` for each place that an order names beside that of its own unit: where it goes and what it
/// passes, and the same of whoever it helps.
template <class Visit>
void forEachPlaceNamed(const Board &board, const Order &order, Visit &&visit)
{
    const auto each = [&](const auto &regions) {
        for (const RegionId region : regions) {
            if (region.valid())
                visit(region);
        }
    };
    const auto over = [&](const auto &provinces) {
        for (const ProvinceId province : provinces)
            visit(board.mainRegion(province));
    };
    using Two = Path<RegionId, 2>;
    if (const auto *move = std::get_if<Move>(&order.action)) {
        each(move->hops);
        over(move->waters);
    } else if (const auto *support = std::get_if<Support>(&order.action)) {
        each(Two{support->of, support->to});
    } else if (const auto *convoy = std::get_if<Convoy>(&order.action)) {
        each(Two{convoy->army, convoy->to});
    } else if (const auto *retreat = std::get_if<Retreat>(&order.action)) {
        each(Two{retreat->to});
    } else if (const auto *raise = std::get_if<Raise>(&order.action)) {
        each(Two{raise->of});
    } else if (const auto *flight = std::get_if<Flight>(&order.action)) {
        over(flight->path);
        each(Two{flight->backed.of});
        each(flight->backed.hops);
    }
}

} // namespace entente
