#include "orders/options.h"

#include "map/board.h"
#include "orders/cities.h"
#include "orders/orderrules.h"
#include "orders/supply.h"
#include "orders/verbs.h"

#include <algorithm>
#include <climits>

namespace entente {

void legalOrders(const Board &board, const OrderRules &rules, const Position &position, UnitId unit,
                 std::vector<Order> &out)
{
    OptionTable(board, rules, position).ordersOf(unit, out);
}

void legalRetreats(const Board &, const Position &position, int dislodgedIndex, std::vector<Order> &out)
{
    const DislodgedUnit &dislodged = position.dislodged[static_cast<std::size_t>(dislodgedIndex)];
    forEachVerb([&]<class Module>() {
        if constexpr (Module::use.retreats)
            Module::listRetreats(dislodged, out);
    });
}

void legalAdjustments(const Board &board, const OrderRules &rules, const Position &position, PowerId power,
                      std::vector<Order> &out)
{
    if (isOut(board, position, power))
        return;
    const WinterCheck now = winterCheck(board, rules, position, power);
    forEachVerb([&]<class Module>() {
        if constexpr (Module::use.winters)
            Module::listWinters(now, out);
    });
}

int adjustmentsDue(const Board &board, const Position &position, PowerId power)
{
    if (!board.power(power).playable)
        return 0;
    if (playsByPoints(board)) {
        // Told in units, for counters: how many of the cheapest the points pay, or how many of the dearest must go.
        const int left = ownPoints(board, position, power) - upkeepOf(board, position, power);
        int cheapest = INT_MAX, dearest = 1;
        for (const UnitKind &kind : board.kinds()) {
            cheapest = std::min(cheapest, std::max(1, kind.cost));
            dearest = std::max(dearest, kind.cost);
        }
        return left >= 0 ? left / cheapest : -((-left + dearest - 1) / dearest);
    }
    return unitsFed(board, position, power) - unitsToFeed(board, position, power)
           + fleetsForfeit(board, position, power);
}

} // namespace entente
