#pragma once

#include "game/turn.h"
#include "judge/adjudicator.h"

#include <vector>

namespace entente {

/// Other orders with which one result of a turn would have come out the other way.
struct Alternative {
    std::vector<GivenOrder> orders; ///< each instead of what its unit was ordered, or of no unit and beside all; sorted
    bool leftOut = false;           ///< the order is an agreement that was made: without it
    Verdict verdict;                ///< what the judge then says of the result's unit

    friend bool operator==(const Alternative &, const Alternative &) = default;
};

/// "What would have changed it", found by trying it.
struct Alternatives {
    std::vector<Alternative>
        own; ///< of the same power: the fewest other orders that do it; all of one size, best first
    std::vector<Alternative> others; ///< one other order of one other power: all whose unit need only have stood, then
                                     ///< the best of the others
    int ownTried = 0;     ///< sets of up to so many other orders of the same power were looked through (0: none was)
    bool complete = true; ///< false: the trials ran out, so there may be more
    int trials = 0;       ///< how often the judge was asked
};

struct SearchLimits {
    int trials = 24000; ///< how often the judge may be asked; the engine has no clock
    int listed = 3;     ///< how many alternatives of each sort are told, beside units that need only have stood
    int mostOrders = 2; ///< how many orders of the same power may differ at once
};

/// Tries other orders for a movement phase until one result of it is turned round: a failed order
/// succeeds, a dislodged unit stays, a success fails. The unit's own order stays as it was, unless it was
/// dislodged: then other orders of its own are tried too. For a success
/// only other powers' orders are tried.
///
/// Single orders are tried all of them, and agreements: a contract signed by both, leave to land along the path of a
/// bomber, and each that was given left out. Sets of two are tried among orders that touch a place or a
/// unit that the result hangs on. Of the alternatives found, those come first that cost their power
/// least elsewhere; of each unit (or pair of units) one is told.
///
/// Nothing is found for phases other than moves, or where the judge, asked about the turn's orders
/// again, does not say what the turn says (a phase that was not judged at one blow).
Alternatives whatWouldChange(Adjudicator &judge, const Turn &turn, int result, const SearchLimits &limits = {});

} // namespace entente
