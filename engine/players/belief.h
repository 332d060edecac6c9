#pragma once

#include "players/searchplayer.h"

#include <cstdint>
#include <vector>

namespace entente {

/// What a player thinks of the others: of how many per cent of each one's plans it thinks that a SearchPlayer wrote
/// them.
struct Beliefs {
    std::vector<int> searchers; ///< by power; empty: all are OrderGenerators
    std::int64_t adjudications = 0;
};

/// From the seasons that are remembered: were the orders of each power nearer to an OrderGenerator's or to a
/// SearchPlayer's?
Beliefs beliefsFrom(const SeatView &view, Lots &lots, const StopSign *stop = nullptr);

/// Tells the search so many joint plans of the others, drawn as the beliefs say. Gives the adjudications it took.
std::int64_t foresee(const SeatView &view, const Beliefs &beliefs, int samples, Lots &lots, SearchPlayer &search);

} // namespace entente
