#pragma once

#include "orders/position.h"

#include <string_view>

namespace entente {

class Board;

enum class Answer : std::uint8_t { Yes, No, Unclear };

/// What the position says of a condition that a player put before an order, in English or German:
///
///     if Vienna is French                 the centre belongs to France; elsewhere a French unit stands there
///     A Mun is dislodged                  in a phase of retreats
///     Burgundy is not empty
///     there is a French army in Burgundy
///     Wien gehört Frankreich und Budapest ist leer
///
/// Whatever else is said is for a person to judge, and so is what may be meant in two ways: a centre that belongs to
/// one power while another stands in it.
Answer answerTo(const Board &board, const Position &position, std::string_view condition);

/// "otherwise": if no condition before it was met.
bool meansOtherwise(std::string_view condition);

} // namespace entente
