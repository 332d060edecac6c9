#pragma once

#include "judge/contest.h"

namespace entente::judge {

/// What of TankTables is one value each.
template <class Mask>
struct TankSets {
    Mask marchers = 0; ///< movers in a double move
    Mask tanks = 0;    ///< whose strength attackers halve
    Mask weakened = 0; ///< of these, those that were attacked in an earlier step of the season

    Mask inRoute = 0; ///< tanks that stand in their route province, with the strength of a march, not halved (21)

    // The second pass, see TankPasses.
    Mask pinned = 0; ///< movers that failed in the first pass for good; they still bar others
    Mask ousted = 0; ///< driven out in the first pass: they hold nothing and support nothing

    // Switches, see Rulebook.
    bool fullBySea = false;
    bool failedIsWeak = false; ///< T6: a tank whose move failed holds with the strength of its march
};

/// A contest with tanks (1939 III 19-29): a move may go on through a route province, and a strength depends on who
/// attacks. Bombers enter as numbers alone.
template <class Mask>
struct TankTables : Contest<Mask>, TankSets<Mask> {
    std::array<Place, room<Mask>> onward;                  ///< where the second hop goes, or nowhere
    std::array<Halves<Mask>, room<Mask>> march;            ///< strength in a double move, or by sea
    std::array<Halves<Mask>, room<Mask>> airSupport;       ///< lent by bombers to the stand or the (first) move
    std::array<Halves<Mask>, room<Mask>> airSupportOnward; ///< lent to the second hop
    std::array<Mask, room<Mask>> airBackers;               ///< the bombers that lend it, ...
    std::array<Mask, room<Mask>> airBackersOnward;         ///< ... and those that lend it to the second hop
    std::array<Small, room<Mask>> airCuts;      ///< bombers, and attacks in earlier steps, that cut this support
    std::array<Mask, room<Mask>> onwardBackers; ///< supporters of the second hop

    /// As in Contest.
    void takeOver(const TankTables &other, int places)
    {
        Contest<Mask>::takeOver(other, places);
        static_cast<TankSets<Mask> &>(*this) = other;
        this->copyActors(onward, other.onward);
        this->copyActors(march, other.march);
        this->copyActors(airSupport, other.airSupport);
        this->copyActors(airSupportOnward, other.airSupportOnward);
        this->copyActors(airBackers, other.airBackers);
        this->copyActors(airBackersOnward, other.airBackersOnward);
        this->copyActors(airCuts, other.airCuts);
        this->copyActors(onwardBackers, other.onwardBackers);
    }
};

} // namespace entente::judge
