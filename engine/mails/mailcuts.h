#pragma once

#include "mails/mail.h"

#include <string_view>

namespace entente {

// Orders of which a part was lost on the way: nothing is written that nobody gave.

/// Does the text begin with an arrow or a "via" and name no unit? Then it goes on with the order before it, and is none
/// of its own: "- Aus - Ven" behind "B Ven - Aus - Hun". Not in winter, where "- A Par" removes.
bool goesOn(std::string_view text, const ParseContext &context);

/// May what stands from byte `at` of the text be an order for itself, so that the one before it ends there?
bool beginsOrder(std::string_view text, std::size_t at, const ParseContext &context);

/// Does the unit behind a piece that could not be read belong to it: "A Vie blesses A Bud - Ser", "A Vie S xyz A Bud"?
bool isOneSentence(const ParseError &fault, std::string_view piece);

/// Would further places make another order of it: a flight, a tank's way?
bool mayGoFurther(const Board &board, const Order &order);

/// A line that goes on with the one before it is no order of its own, and what stood before it is doubtful.
void refuseContinuations(Mail &mail, const ParseContext &context);

} // namespace entente
