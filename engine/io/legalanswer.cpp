#include "io/gamecase.h"
#include "io/json.h"

#include "game/play.h"
#include "orders/notation.h"
#include "orders/options.h"

#include <algorithm>
#include <set>

namespace entente {

namespace {

JsonValue texts(const Board &board, const std::vector<Order> &orders, Stage stage)
{
    // Units in a box may be told apart by number, or not at all: then two orders read the same.
    JsonValue list = JsonValue::list();
    std::set<std::string> written;
    for (const Order &order : orders) {
        std::string text = orderText(board, order, stage);
        if (written.insert(text).second)
            list.add(std::move(text));
    }
    return list;
}

/// Adjustments belong to a power, not to a unit: they are listed by the unit that would go, by the place
/// that would get one, "Transfer" and "Waive".
JsonValue adjustments(const Board &board, const std::vector<Order> &orders)
{
    JsonValue object = JsonValue::object();
    for (const Order &order : orders) {
        std::string key = "Waive";
        if (is<Build>(order))
            key = board.province(board.provinceOf(order.at)).abbreviation;
        else if (is<Transfer>(order))
            key = "Transfer";
        else if (!is<Waive>(order))
            key = unitText(board, order.kind, order.at, order.layer);
        const JsonValue text = orderText(board, order, Stage::Adjustments);
        if (!object.keys.empty() && object.keys.back() == key) {
            object.items.back().add(text);
        } else {
            object.add(key, JsonValue::list());
            object.items.back().add(text);
        }
    }
    return object;
}

JsonValue legalOf(const GameCase &gameCase, PowerId power)
{
    const Board &board = *gameCase.variant->board;
    const Position &position = gameCase.position;
    const OrderRules &rules = gameCase.rules.orders;
    std::vector<Order> orders;
    if (position.phase.stage == Stage::Adjustments) {
        legalAdjustments(board, rules, position, power, orders);
        return adjustments(board, orders);
    }
    JsonValue object = JsonValue::object();
    if (position.phase.stage == Stage::Moves) {
        const OptionTable options(board, rules, position);
        for (int i = 0; i < static_cast<int>(position.units.size()); ++i) {
            const Unit &unit = position.units[static_cast<std::size_t>(i)];
            if (unit.power != power)
                continue;
            if (const std::string key = unitText(board, unit);
                std::find(object.keys.begin(), object.keys.end(), key) == object.keys.end()) {
                orders.clear();
                options.ordersOf(UnitId(i), orders);
                object.add(key, texts(board, orders, Stage::Moves));
            }
        }
    } else {
        for (int i = 0; i < static_cast<int>(position.dislodged.size()); ++i) {
            const Unit &unit = position.dislodged[static_cast<std::size_t>(i)].unit;
            if (unit.power != power)
                continue;
            orders.clear();
            legalRetreats(board, position, i, orders);
            object.add(unitText(board, unit), texts(board, orders, Stage::Retreats));
        }
    }
    return object;
}

} // namespace

std::string writeLegal(const GameCase &gameCase)
{
    const Board &board = *gameCase.variant->board;
    JsonValue legal = JsonValue::object();
    for (int i = 0; i < board.powerCount(); ++i) {
        if (!board.power(PowerId(i)).playable) // garrisons stand; nobody orders them
            continue;
        JsonValue power = legalOf(gameCase, PowerId(i));
        if (!power.items.empty())
            legal.add(board.power(PowerId(i)).name, std::move(power));
    }
    JsonValue answer = JsonValue::object();
    answer.add("id", gameCase.id.empty() ? JsonValue() : JsonValue(gameCase.id));
    answer.add("legal", std::move(legal));
    return writeJson(answer);
}

} // namespace entente
