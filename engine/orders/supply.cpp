#include "orders/supply.h"

#include "map/board.h"

#include <algorithm>

namespace entente {

bool playsByPoints(const Board &board)
{
    const auto kinds = board.kinds();
    return std::any_of(kinds.begin(), kinds.end(), [](const UnitKind &kind) { return kind.cost > 0; });
}

int yieldOf(const Board &board, const Position &position, ProvinceId centre)
{
    const bool raided = std::find(position.bombed.begin(), position.bombed.end(), centre) != position.bombed.end();
    return std::max(0, board.province(centre).points - (raided ? 2 : 0));
}

int ownPoints(const Board &board, const Position &position, PowerId power)
{
    const auto index = static_cast<std::size_t>(power.index());
    if (index < position.points.size() && position.points[index] >= 0)
        return position.points[index];
    int points = 0;
    board.centres().forEach([&](ProvinceId centre) {
        if (position.owner[static_cast<std::size_t>(centre.index())] == power)
            points += yieldOf(board, position, centre);
    });
    return points;
}

int upkeepOf(const Board &board, const Position &position, PowerId power)
{
    int points = 0;
    for (const Unit &unit : position.units) {
        if (unit.power == power)
            points += board.kind(unit.kind).cost;
    }
    return points;
}

int transferLimit(int own)
{
    return own / 5;
}

bool canReceive(const Board &board, PowerId giver, PowerId receiver)
{
    return receiver.valid() && receiver != giver && board.power(receiver).playable;
}

int pointsGiven(const Board &board, std::span<const GivenOrder> orders, PowerId power)
{
    int points = 0;
    for (const GivenOrder &given : orders) {
        const Transfer *transfer = given.power == power ? std::get_if<Transfer>(&given.order.action) : nullptr;
        if (transfer && canReceive(board, power, transfer->to))
            points += transfer->points;
    }
    return points;
}

Ledger ledgerOf(const Board &board, const Position &position, std::span<const GivenOrder> orders, PowerId power)
{
    Ledger ledger;
    ledger.own = ownPoints(board, position, power);
    ledger.upkeep = upkeepOf(board, position, power);
    for (const GivenOrder &given : orders) {
        const Transfer *transfer = std::get_if<Transfer>(&given.order.action);
        if (!transfer || (given.power != power && transfer->to != power)
            || !canReceive(board, given.power, transfer->to))
            continue;
        if (pointsGiven(board, orders, given.power) > transferLimit(ownPoints(board, position, given.power)))
            continue;
        (given.power == power ? ledger.given : ledger.received) += transfer->points;
    }
    return ledger;
}

WinterAccount accountOf(const Board &board, const Position &position, std::span<const GivenOrder> orders, PowerId power)
{
    WinterAccount account;
    account.ledger = ledgerOf(board, position, orders, power);
    for (const GivenOrder &given : orders) {
        if (given.power != power || !given.order.kind.valid())
            continue;
        const int cost = board.kind(given.order.kind).cost;
        if (is<Build>(given.order))
            account.builds += cost;
        else if (is<Disband>(given.order))
            account.saved += cost;
    }
    return account;
}

std::vector<BuildChoice> buildChoices(const Board &board, const OrderRules &rules, const Position &position,
                                      std::span<const GivenOrder> orders, PowerId power, RegionId site)
{
    const ProvinceId place = board.provinceOf(site);
    Layer layer =
        Layer::Field; // of the build that is asked about; it takes the place of one that is written there already
    const auto gives = [&](const GivenOrder &given) {
        return is<Build>(given.order) && given.power == power && given.order.at.valid() && given.order.layer == layer
               && board.provinceOf(given.order.at) == place;
    };
    const auto written = [&](auto &&counts) {
        return static_cast<int>(std::count_if(orders.begin(), orders.end(), [&](const GivenOrder &given) {
            return given.power == power && given.order.at.valid() && !gives(given) && counts(given.order);
        }));
    };
    std::vector<BuildChoice> choices;
    for (int k = 0; k < board.kindCount(); ++k) {
        const KindId kind(k);
        const UnitKind &entry = board.kind(kind);
        if (entry.cost == 0)
            continue;
        layer = layerOf(board, kind);
        std::vector<GivenOrder> others(orders.begin(), orders.end());
        std::erase_if(others, gives);
        const WinterAccount account = accountOf(board, position, others, power);
        Order order{kind, site, layer, Build()};
        BuildChoice choice{kind, entry.cost, checkOrder(board, rules, position, power, order)};
        if (choice.why.refusal == Refusal::CoastUnclear) // the coast is asked for next
            choice.why = {};
        const UnitId there = unitIn(board, position, place, order.layer);
        const bool stays = there.valid() && written([&](const Order &other) {
                                                return is<Disband>(other) && board.provinceOf(other.at) == place
                                                       && other.layer == order.layer;
                                            }) == 0;
        const KindCount count = countAfter(board, position, others, power, kind);
        if (choice.why.ok() && account.ledger.left() < 0)
            choice.why = {Refusal::InDeficit, place};
        else if (choice.why.ok() && stays)
            choice.why = {Refusal::Occupied, place};
        else if (choice.why.ok() && entry.limit.of.valid() && count.after + 1 > count.allowed)
            choice.why = {Refusal::OverLimit, place, count.after + 1, count.allowed};
        else if (choice.why.ok() && account.open() < entry.cost)
            choice.why = {Refusal::OverBudget, place, entry.cost, std::max(0, account.open())};
        choices.push_back(choice);
    }
    return choices;
}

KindCount countAfter(const Board &board, const Position &position, std::span<const GivenOrder> orders, PowerId power,
                     KindId kind)
{
    const auto count = [&](KindId one) {
        int units = countOf(position, power, one);
        for (const GivenOrder &given : orders) {
            if (given.power == power && given.order.kind == one)
                units += is<Build>(given.order) ? 1 : is<Disband>(given.order) ? -1 : 0;
        }
        return units;
    };
    const UnitKind::Limit &limit = board.kind(kind).limit;
    return {count(kind), limit.of.valid() ? count(limit.of) / limit.each + limit.more : 0};
}

int countOf(const Position &position, PowerId power, KindId kind)
{
    return static_cast<int>(std::count_if(position.units.begin(), position.units.end(),
                                          [&](const Unit &unit) { return unit.power == power && unit.kind == kind; }));
}

} // namespace entente
