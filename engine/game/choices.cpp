#include "game/choices.h"

#include "judge/adjudicator.h"
#include "map/board.h"
#include "orders/options.h"
#include "orders/verbs.h"

#include <algorithm>
#include <iterator>

namespace entente {

namespace {

/// The position without the power's fleets that carry nobody in this season.
Position withoutIdleFleets(const Board &board, const Position &position, const std::vector<GivenOrder> &season,
                           PowerId power)
{
    Position without = position;
    without.units.clear();
    for (std::size_t u = 0; u < position.units.size(); ++u) {
        const Unit &unit = position.units[u];
        if (unit.power != power || !board.kind(unit.kind).convoys || is<Convoy>(season[u].order))
            without.units.push_back(unit);
    }
    return without;
}

bool isByConvoy(const Order &order)
{
    const auto *move = std::get_if<Move>(&order.action);
    return move && move->way == Way::ByConvoy;
}

/// Does the order go to one of these places, or help or carry somebody there? So does whatever is special to a board,
/// as far as is known here.
bool bearsOn(const Board &board, const Order &order, const ProvinceSet &places)
{
    if (is<Hold>(order))
        return false;
    if (const auto *move = std::get_if<Move>(&order.action))
        return places.contains(board.provinceOf(move->to()));
    if (const auto *support = std::get_if<Support>(&order.action))
        return places.contains(board.provinceOf(support->toHold() ? support->of : support->to));
    if (const auto *convoy = std::get_if<Convoy>(&order.action))
        return places.contains(board.provinceOf(convoy->to));
    return true;
}

} // namespace

std::vector<GivenOrder> dealtOrders(const Board &board, Adjudicator &judge, const Position &position,
                                    const std::vector<GivenOrder> &orders)
{
    const MovesOutcome &dealt = judge.moves(position, orders);
    std::vector<GivenOrder> season;
    for (std::size_t u = 0; u < position.units.size(); ++u) {
        const Unit &unit = position.units[u];
        const int counts = dealt.orderOf[u];
        GivenOrder given = counts < 0 ? GivenOrder{unit.power, {unit.kind, unit.region, unit.layer, Hold()}}
                                      : orders[static_cast<std::size_t>(counts)];
        given.order.number = static_cast<std::uint8_t>(numberOf(board, position, UnitId(static_cast<int>(u))));
        season.push_back(given);
    }
    std::copy_if(orders.begin(), orders.end(), std::back_inserter(season),
                 [](const GivenOrder &given) { return !useOf(given.order.action).ofUnit; });
    return season;
}

std::vector<ReplyTree::Option> optionsOfOthers(const Board &board, const OptionTable &table, const Position &position,
                                               const std::vector<GivenOrder> &season, PowerId power)
{
    std::vector<ReplyTree::Option> options;
    std::vector<Order> legal;
    for (std::size_t u = 0; u < position.units.size(); ++u) {
        const PowerId owner = position.units[u].power;
        if (owner == power || !board.power(owner).playable)
            continue;
        legal.clear();
        table.ordersOf(UnitId(static_cast<int>(u)), legal);
        for (const Order &order : legal) {
            if (order.action != season[u].order.action)
                options.push_back({u, UnitId(static_cast<int>(u)), order});
        }
    }
    return options;
}

double countOfReplies(const std::vector<ReplyTree::Option> &options)
{
    double count = 1;
    for (auto at = options.begin(); at != options.end();) {
        const auto next = std::find_if(at, options.end(), [&](const auto &option) { return option.unit != at->unit; });
        count *= static_cast<double>(next - at + 1);
        at = next;
    }
    return count;
}

void dropUncarried(std::vector<ReplyTree::Option> &options, const Board &board, const OrderRules &rules,
                   const Position &position, const std::vector<GivenOrder> &season, PowerId power)
{
    if (std::none_of(options.begin(), options.end(), [](const auto &option) { return isByConvoy(option.order); }))
        return;
    const Position without = withoutIdleFleets(board, position, season, power);
    const OptionTable table(board, rules, without);
    std::vector<Order> possible;
    UnitId listed;
    std::erase_if(options, [&](const ReplyTree::Option &option) {
        if (!isByConvoy(option.order))
            return false;
        if (listed != option.unit) {
            listed = option.unit;
            possible.clear();
            const auto at = std::find(without.units.begin(), without.units.end(), position.units[option.index]);
            table.ordersOf(UnitId(static_cast<int>(at - without.units.begin())), possible);
        }
        return std::none_of(possible.begin(), possible.end(),
                            [&](const Order &order) { return order.action == option.order.action; });
    });
}

std::vector<Order> ownChoices(const Board &board, const OptionTable &table, const Position &position,
                              const std::vector<GivenOrder> &season, UnitId unit)
{
    const auto at = static_cast<std::size_t>(unit.index());
    const PowerId power = position.units[at].power;
    std::vector<Order> orders;
    if (board.power(power).playable)
        table.ordersOf(unit, orders);
    std::erase_if(orders, [&](const Order &order) {
        if (order.action == season[at].order.action)
            return true;
        const auto *support = std::get_if<Support>(&order.action);
        const auto *convoy = std::get_if<Convoy>(&order.action);
        const RegionId of = support ? support->of : convoy ? convoy->army : RegionId();
        return of.valid() && std::none_of(position.units.begin(), position.units.end(), [&](const Unit &each) {
                   return each.power == power && board.provinceOf(each.region) == board.provinceOf(of);
               });
    });
    return orders;
}

void keepNearGoals(std::vector<std::vector<Order>> &choices, const Board &board, const Position &position,
                   const std::vector<ReplyTree::Option> &options, const std::vector<SafestPlans::Goal> &goals)
{
    ProvinceSet places, disturbed;
    for (const SafestPlans::Goal &goal : goals)
        places.insert(goal.place);
    for (const ReplyTree::Option &option : options) {
        if (bearsOn(board, option.order, places))
            disturbed.insert(board.provinceOf(position.units[option.index].region));
    }
    const auto isFar = [&](const Order &order) {
        const auto *move = std::get_if<Move>(&order.action);
        return !bearsOn(board, order, places) && !(move && disturbed.contains(board.provinceOf(move->to())));
    };
    for (std::vector<Order> &each : choices)
        each.erase(std::remove_if(each.begin() + 1, each.end(), isFar), each.end());
}

} // namespace entente
