#pragma once

#include "players/player.h"
#include "players/worth.h"

#include <optional>
#include <vector>

namespace entente {

/// What a computer answers to an offer, and one reason, which is true.
struct DealReply {
    enum class Why {
        Gains,     ///< it agrees: what it expects of the season is better with the deal, or no worse with a short one
        NoGain,    ///< that is worse, or no better with a long one
        Wants,     ///< it would go to `place` itself
        Guards,    ///< it guards `place`, which the units in `by` may enter
        Distrusts, ///< a word was broken, in `phase` the last time
    };
    Why why = Why::NoGain;
    ProvinceId place;
    std::vector<ProvinceId> by; ///< ascending
    Phase phase;
    Amount gain = 0; ///< 10 * Worth::most is a centre
    /// What it would agree to in its place, and takes the other to gain by as well.
    std::optional<Deal> counter;

    bool agrees() const { return why == Why::Gains; }
};

/// The answer of whoever sits at the seat to a deal that another offers it for the season of moves now to be ordered:
/// its own search, with the promises and without. The same view, deal and seed give the same answer.
DealReply replyTo(const SeatView &view, const Deal &offer, std::uint64_t seed, const StopSign *stop = nullptr);

inline constexpr std::size_t mostOffers = 2; ///< that a computer makes in a season

/// What the seat offers of its own accord to some of these powers: deals with those it may meet this season, by which
/// both gain, as far as is known at the seat; the best for both first, one a power, `mostOffers` at most.
Deals offersOf(const SeatView &view, const std::vector<PowerId> &partners, std::uint64_t seed,
               const StopSign *stop = nullptr);

/// What the computers at these seats say before a season of moves, one after another: their offers to each other, with
/// the answers, and those to `people`, who have still to answer. To be added to the deals that were known.
Deals talkOf(const Game &game, const Deals &known, const std::vector<PowerId> &computers,
             const std::vector<PowerId> &people, std::uint64_t seed, const StopSign *stop = nullptr);

/// Is what the seat would gain this season by breaking its deals worth it, to that temper?
bool breaksItsWord(const SeatView &view, Temper temper, std::uint64_t seed, const StopSign *stop = nullptr);

} // namespace entente
