#pragma once

#include "orders/order.h"

#include <string>
#include <string_view>

namespace entente {

class Board;

/// The line without what old results print around an order ("(*bounce*) 2:2", "(*Ordered to Move*)") and other
/// ornament, with a space in its place: whose a unit is in brackets behind it, dashes within a unit ("A-SYR"), strokes
/// between orders, smileys, the marks of lists, signs as a page's source spells them, comments behind "//" and "#";
/// names cut short are written out ("Tyr. Sea").
std::string plainLine(const Board &board, std::string_view line, Stage stage);

} // namespace entente
