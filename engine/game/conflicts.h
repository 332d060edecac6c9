#pragma once

#include "game/turn.h"

#include <vector>

namespace entente {

class Board;

/// A place that more than one unit wanted in a season of moves, and what was thrown into the scales for it.
struct Conflict {
    ProvinceId at;
    std::vector<int> moves;  ///< those that were bound for it, as indices into Turn::results
    int holder = -1;         ///< the order of whoever stood there and did not leave; -1: nobody
    std::vector<int> others; ///< supports for any of them
    int told = -1; ///< the result in whose verdict the outcome is told: who was driven out, or who did not get in
};

/// Every conflict of a turn of moves: those that changed nothing first, then those in which somebody was driven out;
/// each by the order of the board. A move into an empty place, or out of one's way, is none.
std::vector<Conflict> conflictsOf(const Board &board, const Turn &turn);

} // namespace entente
