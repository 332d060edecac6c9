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
