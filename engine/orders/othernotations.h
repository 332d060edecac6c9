#pragma once

#include "orders/order.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

class Board;
struct OrderRules;

/// A way in which orders are written elsewhere; what it writes, the parser reads back to the same order.
struct OrderNotation {
    const char *name;  ///< kept in preferences: "judge"
    const char *title; ///< for lists: "Mail judges"
    /// Who orders stands in a line above each power's orders, before each of them, or in the orders themselves.
    enum class Heading { Above, Before, Inside } heading;
    /// The order, which is complete; nothing if the notation has no words for it.
    std::optional<std::string> (*write)(const Board &board, const Position &position, PowerId power,
                                        const Order &order);
};

/// All but the house notation, which can say everything (notation.h), in the order of lists.
std::span<const OrderNotation> otherNotations();
/// The notation of that name; null: none, or the house notation.
const OrderNotation *notationNamed(std::string_view name);

/// Orders in another notation, power by power.
struct NotedOrders {
    std::string text;
    std::vector<std::string> unsaid; ///< in the house notation: those for which there are no words
};
NotedOrders ordersIn(const OrderNotation &notation, const Board &board, const OrderRules &rules,
                     const Position &position, const std::vector<GivenOrder> &orders);

} // namespace entente
