#include "io/historyjson.h"

#include "io/ordersjson.h"

#include <algorithm>

namespace entente {

namespace {

using Orders = std::vector<GivenOrder>;

/// As files list them: by power, each power's in the order in which they were given.
Orders byPower(Orders orders)
{
    std::stable_sort(orders.begin(), orders.end(),
                     [](const GivenOrder &a, const GivenOrder &b) { return a.power < b.power; });
    return orders;
}

/// The line that is played on.
const Game &played(const SavedGame &saved)
{
    return saved.lines.count() > 1 ? saved.lines.game() : saved.game;
}

/// How a state is told from the one that follows it.
struct Difference {
    std::size_t at = 0;
    std::size_t drop = 0;
    Orders put;
};

Difference differenceOf(const Orders &before, const Orders &after)
{
    const auto [a, b] = std::mismatch(before.begin(), before.end(), after.begin(), after.end());
    Difference difference;
    difference.at = static_cast<std::size_t>(a - before.begin());
    std::size_t same = 0; // at the end
    while (same < before.size() - difference.at && same < after.size() - difference.at
           && before[before.size() - 1 - same] == after[after.size() - 1 - same])
        ++same;
    difference.drop = after.size() - difference.at - same;
    difference.put.assign(a, before.end() - static_cast<std::ptrdiff_t>(same));
    return difference;
}

/// What a step is written against: the state that it led to.
struct After {
    int turns = 0;
    Orders orders;
    std::vector<std::string> sealed;
    bool lenient = false;
};

After presentOf(const SavedGame &saved)
{
    return {played(saved).turnCount(), byPower(played(saved).orders()), saved.table.sealed, saved.table.lenient};
}

/// Undoing a reveal begins with the orders that were revealed, and with nobody's seal.
void takeTurnBack(const Game &game, After &after)
{
    --after.turns;
    after.orders = byPower(game.turn(after.turns).orders);
}

JsonValue stepJson(const Game &game, const PastStep &step, After &after)
{
    const Board &board = game.board();
    JsonValue object = JsonValue::object({{"name", step.name}, {"kind", step.kind}});
    if (step.power.valid())
        object.add("power", board.power(step.power).name);
    if (step.turns < after.turns) {
        object.add("turn", true);
        takeTurnBack(game, after);
    }
    const Difference difference = differenceOf(byPower(step.orders), after.orders);
    if (difference.drop > 0 || !difference.put.empty()) {
        object.add("at", difference.at);
        object.add("drop", difference.drop);
        object.add("orders", ordersJson(board, difference.put, game.positionAfter(step.turns).phase.stage));
    }
    if (step.sealed != after.sealed)
        object.add("sealed", step.sealed);
    if (step.lenient != after.lenient)
        object.add("lenient", JsonValue(step.lenient));
    after = {step.turns, byPower(step.orders), step.sealed, step.lenient};
    return object;
}

PastStep readStep(const JsonCursor &object, const Game &game, After &after)
{
    PastStep step;
    if (!object.objectOf({"name", "kind", "power", "turn", "at", "drop", "orders", "sealed", "lenient"}))
        return step;
    step.name = object.textOr("name", {});
    step.kind = object.textOr("kind", {});
    if (const std::string power = object.textOr("power", {}); !power.empty()) {
        step.power = game.board().findPower(power);
        if (!step.power.valid())
            object.fault("There is no power called \"" + power + "\".");
    }
    if (object.flagOr("turn", false)) {
        if (after.turns == 0) {
            object.fault("There is no turn to take back.");
            return step;
        }
        takeTurnBack(game, after);
    }
    step.turns = after.turns;
    step.orders = after.orders;
    if (const auto orders = object.find("orders")) {
        const auto size = static_cast<std::int64_t>(step.orders.size());
        const std::int64_t at = object.integerOr("at", 0, 0, size);
        const std::int64_t drop = object.integerOr("drop", 0, 0, size - at);
        const Orders put = readOrders(*orders, game.board(), game.positionAfter(step.turns));
        const auto first = step.orders.begin() + static_cast<std::ptrdiff_t>(at);
        step.orders.insert(step.orders.erase(first, first + static_cast<std::ptrdiff_t>(drop)), put.begin(), put.end());
    }
    step.sealed = after.sealed;
    step.sealed = object.textsOf("sealed");
    step.lenient = object.flagOr("lenient", after.lenient);
    after = {step.turns, step.orders, step.sealed, step.lenient};
    return step;
}

} // namespace

JsonValue historyJson(const SavedGame &saved)
{
    JsonValue list = JsonValue::list();
    After after = presentOf(saved);
    for (auto step = saved.history.rbegin(); step != saved.history.rend(); ++step)
        list.add(stepJson(played(saved), *step, after));
    std::reverse(list.items.begin(), list.items.end());
    return list;
}

void readHistory(const JsonCursor &list, SavedGame &saved)
{
    saved.history.clear();
    const std::vector<JsonCursor> items = list.items();
    After after = presentOf(saved);
    for (auto item = items.rbegin(); item != items.rend(); ++item)
        saved.history.push_back(readStep(*item, played(saved), after));
    std::reverse(saved.history.begin(), saved.history.end());
}

} // namespace entente
