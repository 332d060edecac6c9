#pragma once

#include "game/game.h"

namespace entente {

/// How much each power had at one moment of a game.
struct Tally {
    Phase phase;              ///< the phase after which it was counted; of the first: before which
    std::vector<int> centres; ///< by power
    std::vector<int> units;   ///< by power, dislodged ones among them
};

/// The start, and the state after every turn; for charts and final tables.
std::vector<Tally> talliesOf(const Game &game);

/// The tallies at which a year ends: the start, the last of each year, and the last of all.
std::vector<Tally> yearsOf(const Game &game);

} // namespace entente
