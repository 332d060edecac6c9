#include "exchange/writtengame.h"

#include "orders/legality.h"
#include "orders/notation.h"

#include <algorithm>
#include <iterator>

namespace entente {

std::string variantThere(const Variant &variant, std::string_view prefix)
{
    for (const std::string &name : variant.elsewhere) {
        if (name.starts_with(prefix) && name.size() > prefix.size())
            return name.substr(prefix.size());
    }
    return {};
}

Order saidInFull(const Game &game, const Position &position, const GivenOrder &given)
{
    const Board &board = game.board();
    Order order = given.order;
    if (checkOrder(board, game.rules().orders, position, given.power, order).ok() || !given.order.at.valid())
        return order;
    order = given.order;
    const ProvinceId there = board.provinceOf(order.at);
    const int dislodged = dislodgedIn(board, position, there);
    const UnitId unit = unitIn(board, position, there);
    if (!order.kind.valid() && dislodged >= 0)
        order.kind = position.dislodged[static_cast<std::size_t>(dislodged)].unit.kind;
    else if (!order.kind.valid() && unit.valid())
        order.kind = position.units[static_cast<std::size_t>(unit.index())].kind;
    return order;
}

bool goesOverWater(const Board &board, const Order &order)
{
    const auto *move = std::get_if<Move>(&order.action);
    return move
           && (move->way != Way::Unsaid
               || (order.kind.valid() && !board.adjacent(board.kind(order.kind).travel, order.at, move->to())));
}

bool canBeFollowed(const Game &game, const Position &position, const GivenOrder &given, const OrderResult *result)
{
    Order order = given.order;
    return result ? result->verdict.reason != Reason::Illegal
                  : checkOrder(game.board(), game.rules().orders, position, given.power, order).ok();
}

Wording leftOut(const Board &board, const Phase &phase, const Order &order)
{
    return worded("Remarks", "%1, \"%2\" can't be followed and is left out.")
        .with(phaseText(phase), orderText(board, order, phase.stage));
}

Wording watersLeftOut(const Board &board, const Phase &phase, const Order &order)
{
    return worded("Remarks", "%1, \"%2\": that it goes by convoy is written, but not by which waters.")
        .with(phaseText(phase), orderText(board, order));
}

const OrderResult *resultOfOrder(const Turn &turn, std::size_t order)
{
    const auto found = std::find_if(turn.results.begin(), turn.results.end(),
                                    [&](const OrderResult &result) { return result.asked == static_cast<int>(order); });
    return found == turn.results.end() ? nullptr : &*found;
}

bool succeeded(const OrderResult &result)
{
    const Reason reason = result.verdict.reason;
    if (std::holds_alternative<Support>(result.order.action) && outcomeOf(reason) != Outcome::Void)
        return reason != Reason::Cut && reason != Reason::SupportDislodged;
    return outcomeOf(reason) == Outcome::Success;
}

std::vector<Unit> trapped(const Turn &turn)
{
    std::vector<Unit> all;
    for (const Event &happened : turn.events) {
        const auto *destroyed = std::get_if<event::Destroyed>(&happened);
        if (destroyed && turn.before.phase.stage == Stage::Moves)
            all.push_back(destroyed->unit);
    }
    std::sort(all.begin(), all.end());
    return all;
}

std::vector<ListedUnit> listedUnits(const Position &position, const std::vector<Unit> &gone)
{
    std::vector<ListedUnit> all;
    for (const Unit &unit : position.units)
        all.push_back({unit, false});
    for (const DislodgedUnit &dislodged : position.dislodged)
        all.push_back({dislodged.unit, true});
    for (const Unit &unit : gone)
        all.push_back({unit, true});
    return all;
}

std::vector<Unit> drivenOut(const Turn &turn)
{
    std::vector<Unit> all = trapped(turn);
    for (const DislodgedUnit &dislodged : turn.after.dislodged)
        all.push_back(dislodged.unit);
    std::sort(all.begin(), all.end());
    return all;
}

} // namespace entente
