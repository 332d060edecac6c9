#include "judge/winterroom.h"

#include "judge/laterphases.h"
#include "map/board.h"
#include "orders/cities.h"
#include "orders/options.h"

#include <algorithm>

namespace entente {

namespace {

/// The winter of one power with its own list alone.
struct OwnWinter {
    OwnWinter(const Board &board, const Rulebook &rules, const Position &position, std::span<const GivenOrder> written,
              PowerId power)
    {
        std::copy_if(written.begin(), written.end(), std::back_inserter(orders),
                     [power](const GivenOrder &given) { return given.power == power; });
        judge::judgeAdjustments(board, rules, position, orders, outcome);
    }

    std::vector<GivenOrder> orders;
    AdjustmentsOutcome outcome;
};

/// The order to build the kind in the place, as the power may give it: on the first coast that will do.
Order buildOrder(const Board &board, const Rulebook &rules, const Position &position, PowerId power, ProvinceId place,
                 KindId kind)
{
    const Order plain{kind, board.mainRegion(place), layerOf(board, kind), Build()};
    Order order = plain;
    if (checkOrder(board, rules.orders, position, power, order).refusal != Refusal::CoastUnclear)
        return plain;
    for (const RegionId coast : board.coastsOf(place)) {
        order = plain;
        order.at = coast;
        if (checkOrder(board, rules.orders, position, power, order).ok())
            break;
    }
    return order;
}

/// The orders without what the power builds in that place and layer.
std::vector<GivenOrder> ordersElsewhere(const Board &board, std::span<const GivenOrder> orders, PowerId power,
                                        ProvinceId place, Layer layer)
{
    std::vector<GivenOrder> others;
    std::copy_if(orders.begin(), orders.end(), std::back_inserter(others), [&](const GivenOrder &given) {
        const Order &order = given.order;
        return given.power != power || !is<Build>(order) || !order.at.valid() || order.layer != layer
               || board.provinceOf(order.at) != place;
    });
    return others;
}

} // namespace

Legality winterRoom(const Board &board, const Rulebook &rules, const Position &position,
                    std::span<const GivenOrder> orders, std::size_t index)
{
    const PowerId power = orders[index].power;
    const auto own = std::count_if(orders.begin(), orders.begin() + static_cast<std::ptrdiff_t>(index),
                                   [power](const GivenOrder &given) { return given.power == power; });
    const OwnWinter winter(board, rules, position, orders, power);
    const Legality &why = winter.outcome.refusals[static_cast<std::size_t>(own)];
    switch (why.refusal) {
    case Refusal::NoRemovalDue: {
        const bool fleetGoes = std::any_of(winter.outcome.portless.begin(), winter.outcome.portless.end(),
                                           [power](const Unit &fleet) { return fleet.power == power; });
        return {fleetGoes ? Refusal::FleetFirst : Refusal::NoRemovalDue, why.where};
    }
    case Refusal::NoBuildLeft:
    case Refusal::OverTransfer: return why;
    default: return {};
    }
}

Legality winterRoomAt(const Board &board, const Rulebook &rules, const Position &position,
                      std::span<const GivenOrder> orders, PowerId power, ProvinceId place)
{
    std::vector<Order> possible;
    legalAdjustments(board, rules.orders, position, power, possible);
    Legality first;
    std::vector<GivenOrder> list(orders.begin(), orders.end());
    for (const Order &order : possible) {
        if (!order.at.valid() || board.provinceOf(order.at) != place)
            continue;
        list.push_back({power, order});
        const Legality why = winterRoom(board, rules, position, list, list.size() - 1);
        list.pop_back();
        if (why.ok())
            return {};
        if (first.ok())
            first = why;
    }
    return first;
}

std::vector<BuildChoice> buildChoices(const Board &board, const Rulebook &rules, const Position &position,
                                      std::span<const GivenOrder> orders, PowerId power, RegionId site)
{
    const ProvinceId place = board.provinceOf(site);
    std::vector<BuildChoice> choices;
    AdjustmentsOutcome outcome;
    for (int k = 0; k < board.kindCount(); ++k) {
        const KindId kind(k);
        if (board.kind(kind).cost == 0)
            continue;
        std::vector<GivenOrder> list = ordersElsewhere(board, orders, power, place, layerOf(board, kind));
        list.push_back({power, buildOrder(board, rules, position, power, place, kind)});
        judge::judgeAdjustments(board, rules, position, list, outcome);
        choices.push_back({kind, board.kind(kind).cost, outcome.refusals.back()});
    }
    return choices;
}

Legality limitRefusal(const Board &board, const Rulebook &rules, const Position &position,
                      std::span<const GivenOrder> orders, PowerId power, ProvinceId place, KindId kind)
{
    const UnitKind::Limit &limit = board.kind(kind).limit;
    if (!limit.of.valid())
        return {};
    std::vector<GivenOrder> list = ordersElsewhere(board, orders, power, place, layerOf(board, kind));
    const std::size_t asked = list.size();
    list.push_back({power, buildOrder(board, rules, position, power, place, kind)});
    std::vector<Order> possible;
    legalAdjustments(board, rules.orders, position, power, possible);
    for (const Order &order : possible) { // as many of them as are due: the judge refuses the rest
        if (is<Build>(order) && order.kind == limit.of)
            list.push_back({power, order});
    }
    AdjustmentsOutcome outcome;
    judge::judgeAdjustments(board, rules, position, list, outcome);
    const Legality &why = outcome.refusals[asked];
    return why.refusal == Refusal::OverLimit ? why : Legality();
}

RegionId leavingFleet(const Board &board, const Rulebook &rules, const Position &position,
                      std::span<const GivenOrder> orders, PowerId power)
{
    if (position.phase.stage != Stage::Adjustments || fleetsForfeit(board, position, power) == 0)
        return {};
    const OwnWinter winter(board, rules, position, orders, power);
    for (std::size_t i = 0; i < winter.orders.size(); ++i) {
        const Order &order = winter.outcome.completed[i];
        if (is<Disband>(order) && winter.outcome.orders[i].reason == Reason::Removed
            && board.kind(order.kind).travel == Travel::Sea)
            return order.at;
    }
    return {};
}

} // namespace entente
