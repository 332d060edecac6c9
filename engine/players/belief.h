#pragma once

#include "players/equilibrium.h"

#include <cstdint>
#include <memory>
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

/// Tells the search so many joint plans of the others, drawn as the beliefs say: a SearchPlayer's from the
/// equilibrium, if there is one.
void foresee(const std::vector<std::unique_ptr<Side>> &sides, PowerId seat, const Beliefs &beliefs,
             const Equilibrium *equilibrium, int samples, Lots &lots, SearchPlayer &search);

} // namespace entente
