#pragma once

#include "game/turn.h"

namespace entente {

class Board;

/// What may be told of a turn while the order of acting is secret (Sequential 2): a function of the orders and of what
/// stands on the board afterwards, and of nothing else. Two schedules that lead to the same position give the same
/// told turn, word for word; whether a support counted or was cut is therefore not in it.
///
/// Its events still give `after` when they are applied to `before`. A turn that was played all at once by the rules, or
/// is no season of moves, is told as it is.
Turn publicTurn(const Board &board, const Turn &turn);

} // namespace entente
