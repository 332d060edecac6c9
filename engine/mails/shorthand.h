#pragma once

#include "orders/order.h"
#include "orders/parser.h"

#include <optional>
#include <string>
#include <string_view>

namespace entente {

/// What stands short in an order, and the house notation of what it means. Positions are bytes.
struct InFull {
    std::size_t at = 0;
    std::size_t size = 0;
    std::string meant;
};

/// How people write orders short among themselves, where one thing alone can be meant; nothing for anything else.
///
/// "Bud supports that move": the move named before. "V-G", "A V - G" in a phase of moves whose position is known: one
/// unit alone of the power (none: of any) stands in a place that begins so and may go to a place that begins so.
std::optional<InFull> inFull(std::string_view piece, const ParseContext &context, PowerId power,
                             const std::optional<Order> &lastMove);

/// Behind a move "that move" means it, and behind supports of it; behind any other order nothing.
void rememberMove(std::optional<Order> &lastMove, const Order &read);

} // namespace entente
