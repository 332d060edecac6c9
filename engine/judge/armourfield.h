#pragma once

#include "judge/contest.h"
#include "judge/masks.h"

#include <array>

namespace entente::judge {

/// A season of ground moves with tanks, compiled (1939 III 19-29). Like Contest flat arrays by actor (one a unit) and
/// by place (a province), but a strength here depends on who attacks, and a move may go on through a route province.
///
/// All strengths are in half units. Bombers enter as numbers alone: what they lend to an action (`lift`) and how often
/// they cut a support (`jolts`).
template <class Mask>
struct ArmourField {
    int actors = 0;

    std::array<Small, maxUnits> power;
    std::array<Small, maxUnits> home;
    std::array<Small, maxUnits> dest;       ///< where the (first) move goes, or nowhere
    std::array<Small, maxUnits> onward;     ///< where the second hop goes, or nowhere
    std::array<Small, maxUnits> strength;   ///< standing, supporting, or moving one province
    std::array<Small, maxUnits> march;      ///< in a double move, or by sea
    std::array<Small, maxUnits> target;     ///< whom a supporter backs, whom a fleet carries
    std::array<Small, maxUnits> directed;   ///< where the backed or carried move goes; nowhere for a hold support
    std::array<Small, maxUnits> lift;       ///< lent by bombers to the stand or the (first) move
    std::array<Small, maxUnits> liftOnward; ///< lent to the second hop
    std::array<Small, maxUnits> jolts;      ///< bombers that cut this unit's support
    std::array<Mask, maxUnits> backers;       ///< supporters of the stand or the (first) move
    std::array<Mask, maxUnits> onwardBackers; ///< supporters of the second hop
    std::array<Mask, maxUnits> carriers;      ///< fleets ordered to carry this actor

    std::array<Small, maxPlaces + 1> occupant; ///< actor, or nobody; the last entry answers for "no place"
    std::array<Mask, maxPlaces> attackers;     ///< who wants to go there
    std::array<Mask, maxPowers> ofPower;

    Mask movers = 0;
    Mask marchers = 0;   ///< movers in a double move
    Mask supporters = 0; ///< whose support matches an order
    Mask carrying = 0;   ///< fleets whose convoy order matches a move by sea
    Mask bySea = 0;
    Mask mayWalk = 0;    ///< of these, those that go by land if the convoy fails
    Mask tanks = 0;      ///< whose strength attackers halve

    // The second pass, see ArmourJudge.
    Mask inRoute = 0;    ///< tanks that stand in their route province, with the strength of a march, not halved (21)
    Mask pinned = 0;     ///< movers that failed in the first pass for good; they still bar others
    Mask ousted = 0;     ///< driven out in the first pass: they hold nothing and support nothing

    // Switches, see Rulebook.
    bool convoyAttacksFromSea = false;
    bool loserHasNoEffect = false;
    bool anyBrokenDisrupts = false;
    bool sparesAttackOnConvoy = false;
    bool sparesActionAtConvoy = false;
    bool fullBySea = false;
    bool failedIsWeak = false; ///< T6: a tank whose move failed holds with the strength of its march
};

} // namespace entente::judge
