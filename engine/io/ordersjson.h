#pragma once

#include "io/jsoncursor.h"
#include "orders/order.h"

#include <span>

namespace entente {

class Board;

/// {"Austria": ["A Vie - Gal"]}: the house notation, powers in the board's order, each power's orders in
/// the order given.
JsonValue ordersJson(const Board &board, std::span<const GivenOrder> orders, Stage stage);

/// Orders of one phase that readers of files take; no power has as many units.
inline constexpr int maxOrders = 1024;

/// Reads such an object of up to `maxOrders` in any notation that the parser takes. The same order given twice counts
/// once,
/// except in adjustments, where two alike are two wishes.
std::vector<GivenOrder> readOrders(const JsonCursor &object, const Board &board, const Position &position);

} // namespace entente
