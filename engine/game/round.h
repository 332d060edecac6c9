#pragma once

#include <cstdint>
#include <vector>

namespace entente {

/// Who comes to a round of several boards, and what they have played before. Players and powers go by number.
struct RoundPlayers {
    int powers = 7;                       ///< seats of a board
    std::vector<std::vector<int>> wishes; ///< by player: powers, the best liked first; those left out are liked less
    std::vector<std::vector<int>> met;    ///< by player and player: on how many boards they sat together
    std::vector<std::vector<int>> had;    ///< by player and power: how often
};

/// Boards and seats for as many as fill whole boards, or one board that is not full: by board and power the player, or
/// -1. Who has played most sits out. First of all players meet whom they have met least, then few have a power again,
/// then wishes count, and none is heard at the cost of a much worse place for another; what is left is drawn by lot.
std::vector<std::vector<int>> drawRound(const RoundPlayers &players, std::uint64_t seed);

} // namespace entente
