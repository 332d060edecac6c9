#pragma once

#include "players/seatview.h"
#include "players/stopsign.h"

#include <cstdint>
#include <vector>

namespace entente {

/// A plan that another power may have.
struct GuessedPlan {
    std::vector<GivenOrder> orders; ///< of that power, by where its units stand
    int share = 0;                  ///< per cent of the plans that were drawn
};

inline constexpr std::size_t mostGuesses = 3;

/// The plans of `other` that come up most often when computers draw them as what it did before makes one believe
/// (beliefs), the likeliest first, `mostGuesses` at most. Nothing goes in but what the seat knows. The same view and
/// seed give the same plans; none if it was stopped, or nothing is to be ordered.
std::vector<GuessedPlan> guessPlans(const SeatView &view, PowerId other, std::uint64_t seed,
                                    const StopSign *stop = nullptr);

} // namespace entente
