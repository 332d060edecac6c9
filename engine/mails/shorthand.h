#pragma once

#include "mails/clauses.h"

#include <optional>
#include <string_view>

namespace entente {

/// Orders as whoever writes in haste puts them one behind the other: "edi to norwegian lon to north sea", "par bur mar
/// s par bur", "V H, R-Apu, N-ION". What a short or misspelt name means, the units of the power (none: of any) tell,
/// and where each may go; where two things may be meant, nothing is read. Only where units move and a position is
/// known. What follows the last order is left to others, unless it may go on with it: then nothing is read.
ToldClauses readShorthand(std::string_view text, const ParseContext &context, PowerId power);

/// What means the move named before, in "Bud supports that move".
std::optional<Token> mentionOfMove(std::string_view piece);

/// Behind a move "that move" means it, and behind supports of it; behind any other order nothing.
void rememberMove(std::optional<Order> &lastMove, const Order &read);

} // namespace entente
