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

} // namespace entente
