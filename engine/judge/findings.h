#pragma once

#include "judge/contest.h"

#include <algorithm>

namespace entente::judge {

/// Bounds of a strength, in half units.
struct Interval {
    int least;
    int most;
};

/// What is known so far of a contest: every move, support and convoy path is yes, no or still open, and the strength
/// of every action lies between two bounds, which meet when all its supports are settled.
template <class Mask>
struct Findings {
    Mask moved = 0, stopped = 0;     ///< moves decided
    Mask given = 0, denied = 0;      ///< supports decided
    Mask pathOpen = 0, pathShut = 0; ///< convoyed (and walking) movers decided
    Mask walks = 0;                  ///< movers whose convoy failed and who go by land
    Mask knotted = 0;                ///< convoys disrupted, or moves stopped, by the paradox rule

    std::array<Halves<Mask>, room<Mask>> least; ///< own strength and the supports that are given
    std::array<Halves<Mask>, room<Mask>> most;  ///< own strength and the supports that are not denied

    /// Before anything is known.
    void open(const Contest<Mask> &contest)
    {
        // All that the set has room for: a size that the compiler knows takes a few moves instead of a call.
        least = contest.strength;
        most = contest.fullStrength;
        pathOpen = contest.movers & ~contest.bySea;
    }
    void noteSupport(const Contest<Mask> &contest, int supporter, bool yes)
    {
        const int t = contest.target[supporter];
        (yes ? given : denied) |= bit<Mask>(supporter);
        if (yes)
            least[t] = static_cast<Halves<Mask>>(least[t] + contest.strength[supporter]);
        else
            most[t] = static_cast<Halves<Mask>>(most[t] - contest.strength[supporter]);
    }
};

} // namespace entente::judge
