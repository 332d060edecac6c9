#pragma once

#include "players/minister.h"

#include <cstdint>
#include <vector>

namespace entente {

/// What a player thinks of the others: of how many per cent of each one's plans it thinks that a Minister wrote them.
struct Beliefs {
    std::vector<int> ministers; ///< by power; empty: all are Clerks
    std::int64_t adjudications = 0;
};

/// From the seasons that are remembered: were the orders of each power nearer to a Clerk's or to a Minister's?
Beliefs beliefsFrom(const SeatView &view, Lots &lots, const StopSign *stop = nullptr);

/// Tells the minister so many joint plans of the others, drawn as the beliefs say. Gives the adjudications it took.
std::int64_t foresee(const SeatView &view, const Beliefs &beliefs, int samples, Lots &lots, Minister &minister);

} // namespace entente
