#include "orders/goals.h"

#include "map/board.h"
#include "orders/options.h"
#include "orders/sorties.h"

#include <algorithm>
#include <utility>

namespace entente {

namespace {

UnitGoals goalsOf(const Board &board, const Unit &unit, const std::vector<Order> &orders)
{
    UnitGoals goals{unit, {}, {}, {}};
    for (const Order &order : orders) {
        const auto *retreat = std::get_if<Retreat>(&order.action);
        const auto *move = std::get_if<Move>(&order.action);
        const RegionId to = retreat ? retreat->to : destinationOf(board, order);
        if (!to.valid())
            continue;
        (move && move->way != Way::Unsaid ? goals.convoys : goals.steps).insert(board.provinceOf(to));
        if (to != board.mainRegion(board.provinceOf(to))
            && std::find(goals.coasts.begin(), goals.coasts.end(), to) == goals.coasts.end())
            goals.coasts.push_back(to);
    }
    goals.convoys -= goals.steps;
    return goals;
}

/// `to`: none for a support to hold.
bool supports(const Board &board, const Order &order, ProvinceId from, ProvinceId to)
{
    const auto is = [&](RegionId of, RegionId goal) {
        return board.provinceOf(of) == from && (goal.valid() ? board.provinceOf(goal) : ProvinceId()) == to;
    };
    if (const auto *support = std::get_if<Support>(&order.action))
        return is(support->of, support->to);
    const auto *flight = std::get_if<Flight>(&order.action);
    return flight && (flight->mission == Mission::Support || flight->mission == Mission::Cover)
           && is(flight->backed.of, flight->backed.hops.empty() ? RegionId() : flight->backed.hops.back());
}

} // namespace

bool UnitGoals::stepsTo(const Board &board, RegionId place) const
{
    const ProvinceId province = board.provinceOf(place);
    return place == board.mainRegion(province) ? steps.contains(province)
                                               : std::find(coasts.begin(), coasts.end(), place) != coasts.end();
}

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

std::vector<Unit> supportersOf(const Board &board, const OrderRules &rules, const Position &position, ProvinceId from,
                               ProvinceId to)
{
    std::vector<Unit> all;
    if (position.phase.stage != Stage::Moves)
        return all;
    const OptionTable options(board, rules, position);
    std::vector<Order> orders;
    for (int i = 0; i < static_cast<int>(position.units.size()); ++i) {
        orders.clear();
        options.ordersOf(UnitId(i), orders);
        if (std::any_of(orders.begin(), orders.end(),
                        [&](const Order &order) { return supports(board, order, from, to); }))
            all.push_back(position.units[static_cast<std::size_t>(i)]);
    }
    return all;
}

} // namespace entente
