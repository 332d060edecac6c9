#include "io/ordersjson.h"

#include "io/positionreader.h"

#include "orders/notation.h"
#include "orders/parser.h"

#include <algorithm>

namespace entente {

JsonValue ordersJson(const Board &board, std::span<const GivenOrder> orders, Stage stage)
{
    JsonValue object = JsonValue::object();
    for (int i = 0; i < board.powerCount(); ++i) {
        JsonValue list = JsonValue::list();
        for (const GivenOrder &given : orders) {
            if (given.power == PowerId(i))
                list.add(orderText(board, given.order, stage));
        }
        if (!list.items.empty())
            object.add(board.power(PowerId(i)).name, std::move(list));
    }
    return object;
}

std::vector<GivenOrder> readOrders(const JsonCursor &object, const Board &board, const Position &position)
{
    std::vector<GivenOrder> orders;
    const ParseContext context{&board, &position, position.phase.stage};
    for (const JsonCursor::Member &member : object.members()) {
        const PowerId power = readPowerName(member.value, board, member.key);
        for (const JsonCursor &item : member.value.items()) {
            const auto text = item.text();
            if (!text || !power.valid())
                continue;
            const Result<ParsedOrder, ParseError> parsed = parseOrder(*text, context);
            if (!parsed) {
                item.fault(describe(parsed.error()));
                continue;
            }
            if (parsed->power.valid() && parsed->power != power) {
                item.fault(worded("Faults", "This order names %1 but stands in the list of %2.")
                               .with(board.power(parsed->power).name, board.power(power).name));
                continue;
            }
            if (static_cast<int>(orders.size()) == maxOrders) {
                item.fault(worded("Faults", "There are more than %1 orders.").with(std::to_string(maxOrders)));
                return orders;
            }
            GivenOrder order{power, parsed->order};
            meanOwnUnit(board, position, power, order.order);
            const bool again = std::find(orders.begin(), orders.end(), order) != orders.end();
            // Several units in a box may well be given the same words.
            const RegionId at = parsed->order.at;
            const bool boxed = at.valid() && board.province(board.provinceOf(at)).unlimited;
            if (!again || boxed || position.phase.stage == Stage::Adjustments)
                orders.push_back(order);
        }
    }
    return orders;
}

} // namespace entente
