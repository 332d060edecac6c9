#include "orders/kindlimit.h"

#include "orders/options.h"
#include "orders/supply.h"
#include "orders/verb.h"

#include <algorithm>

namespace entente {

Legality limitRefusal(const Board &board, const Position &position, std::span<const GivenOrder> orders, PowerId power,
                      ProvinceId place, KindId kind)
{
    const UnitKind::Limit &limit = board.kind(kind).limit;
    if (!limit.of.valid())
        return {};
    const auto written = [&](auto &&counts) {
        return static_cast<int>(std::count_if(orders.begin(), orders.end(), [&](const GivenOrder &given) {
            return given.power == power && given.order.at.valid() && counts(given.order);
        }));
    };
    const auto isElsewhere = [&](const Order &order) {
        return is<Build>(order) && board.provinceOf(order.at) != place;
    };
    const auto countAfter = [&](KindId one) {
        return countOf(position, power, one)
               + written([&](const Order &order) { return isElsewhere(order) && order.kind == one; })
               - written([&](const Order &order) { return is<Disband>(order) && order.kind == one; });
    };
    const int left = adjustmentsDue(board, position, power) - written(isElsewhere) - 1;
    const int allowed = (countAfter(limit.of) + std::max(0, left)) / limit.each + limit.more;
    const int asked = countAfter(kind) + 1;
    return asked > allowed ? Legality{Refusal::OverLimit, place, asked, allowed} : Legality();
}

} // namespace entente
