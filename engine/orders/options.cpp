#include "orders/options.h"

#include "map/board.h"
#include "orders/orderrules.h"

namespace entente {

void legalOrders(const Board &board, const OrderRules &rules, const Position &position, UnitId unit, std::vector<Order> &out)
{
    OptionTable(board, rules, position).ordersOf(unit, out);
}

void legalRetreats(const Board &, const Position &position, int dislodgedIndex, std::vector<Order> &out)
{
    const DislodgedUnit &dislodged = position.dislodged[static_cast<std::size_t>(dislodgedIndex)];
    const Unit &unit = dislodged.unit;
    for (const RegionId to : dislodged.retreats)
        out.push_back({unit.kind, unit.region, unit.layer, Retreat{to}});
    out.push_back({unit.kind, unit.region, unit.layer, Disband()});
}

void legalAdjustments(const Board &board, const OrderRules &rules, const Position &position, PowerId power, std::vector<Order> &out)
{
    const int due = adjustmentsDue(board, position, power);
    if (due < 0) {
        for (const Unit &unit : position.units) {
            if (unit.power == power)
                out.push_back({unit.kind, unit.region, unit.layer, Disband()});
        }
        return;
    }
    if (due == 0)
        return;
    for (int r = 0; r < board.regionCount(); ++r) {
        const ProvinceId site = board.provinceOf(RegionId(r));
        if (!board.province(site).centre || board.province(site).home != power)
            continue;
        for (int k = 0; k < board.kindCount(); ++k) {
            Order order{KindId(k), RegionId(r), Layer::Field, Build()};
            if (board.canStand(board.kind(KindId(k)).travel, RegionId(r)) && checkOrder(board, rules, position, power, order).ok())
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
    return centreCountOf(position, power) - unitCountOf(position, power);
}

} // namespace entente
