#include "orders/goals.h"

#include "map/board.h"
#include "orders/options.h"
#include "orders/sorties.h"

#include <utility>

namespace entente {

namespace {

UnitGoals goalsOf(const Board &board, const Unit &unit, const std::vector<Order> &orders)
{
    UnitGoals goals{unit, {}, {}};
    for (const Order &order : orders) {
        const auto *retreat = std::get_if<Retreat>(&order.action);
        const auto *move = std::get_if<Move>(&order.action);
        const RegionId to = retreat ? retreat->to : destinationOf(board, order);
        if (to.valid())
            (move && move->way != Way::Unsaid ? goals.convoys : goals.steps).insert(board.provinceOf(to));
    }
    goals.convoys -= goals.steps;
    return goals;
}

} // namespace

std::vector<UnitGoals> goalsOf(const Board &board, const OrderRules &rules, const Position &position)
{
    std::vector<UnitGoals> all;
    std::vector<Order> orders;
    if (position.phase.stage == Stage::Moves) {
        const OptionTable options(board, rules, position);
        for (int i = 0; i < static_cast<int>(position.units.size()); ++i) {
            orders.clear();
            options.ordersOf(UnitId(i), orders);
            all.push_back(goalsOf(board, position.units[static_cast<std::size_t>(i)], orders));
        }
    } else if (position.phase.stage == Stage::Retreats) {
        for (int i = 0; i < static_cast<int>(position.dislodged.size()); ++i) {
            orders.clear();
            legalRetreats(board, position, i, orders);
            all.push_back(goalsOf(board, position.dislodged[static_cast<std::size_t>(i)].unit, orders));
        }
    }
    return all;
}

} // namespace entente
