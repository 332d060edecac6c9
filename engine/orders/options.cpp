#include "orders/options.h"

#include "map/board.h"
#include "orders/cities.h"
#include "orders/marches.h"
#include "orders/orderrules.h"
#include "orders/supply.h"

#include <algorithm>
#include <climits>

namespace entente {

void legalOrders(const Board &board, const OrderRules &rules, const Position &position, UnitId unit,
                 std::vector<Order> &out)
{
    OptionTable(board, rules, position).ordersOf(unit, out);
    marchOrders(board, rules, position, unit, out);
}

void legalRetreats(const Board &, const Position &position, int dislodgedIndex, std::vector<Order> &out)
{
    const DislodgedUnit &dislodged = position.dislodged[static_cast<std::size_t>(dislodgedIndex)];
    const Unit &unit = dislodged.unit;
    for (const RegionId to : dislodged.retreats)
        out.push_back({unit.kind, unit.region, unit.layer, Retreat{to}});
    out.push_back({unit.kind, unit.region, unit.layer, Disband()});
}

void legalAdjustments(const Board &board, const OrderRules &rules, const Position &position, PowerId power,
                      std::vector<Order> &out)
{
    const bool byPoints = playsByPoints(board);
    const int due = adjustmentsDue(board, position, power);
    const bool forfeits = fleetsForfeit(board, position, power) > 0;
    for (const Unit &unit : position.units) {
        Order order{unit.kind, unit.region, unit.layer, Disband()};
        if (unit.power == power && (due < 0 || forfeits || byPoints)
            && checkOrder(board, rules, position, power, order).ok())
            out.push_back(order);
    }
    if (due <= 0 && !byPoints)
        return;
    if (byPoints) {
        for (int p = 0; p < board.powerCount(); ++p) {
            for (int points = 1;
                 canReceive(board, power, PowerId(p)) && points <= transferLimit(ownPoints(board, position, power));
                 ++points)
                out.push_back({{}, {}, Layer::Field, Transfer{PowerId(p), static_cast<std::uint8_t>(points)}});
        }
    }
    for (int r = 0; r < board.regionCount(); ++r) {
        const ProvinceId site = board.provinceOf(RegionId(r));
        for (int k = 0; k < board.kindCount(); ++k) {
            if (!isSiteFor(board, power, KindId(k), site))
                continue;
            Order order{KindId(k), RegionId(r), layerOf(board, KindId(k)), Build()};
            if (board.canStand(board.kind(KindId(k)).travel, RegionId(r))
                && checkOrder(board, rules, position, power, order).ok())
                out.push_back(order);
        }
    }
    if (rules.mayWaive)
        out.push_back({{}, {}, Layer::Field, Waive()});
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
