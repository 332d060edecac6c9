#pragma once

#include "base/ids.h"
#include "orders/legality.h"
#include "rules/rulebook.h"

#include <cstdint>

namespace entente {

/// What became of an order, named by its cause. Success is derived from it (`outcomeOf`).
enum class Reason : std::uint8_t {
    Pending, ///< never in a finished outcome

    // void: the order did nothing
    Illegal,         ///< see Verdict::refusal
    NoMatchingOrder, ///< support or convoy of something that was not ordered; `other`: the unit it named

    OwnTarget, ///< support against a unit of its own power that stayed: it does not count; `other`: that unit

    // success
    Holds,         ///< stayed, not dislodged
    Moves,         ///< arrived; `other`: the unit that it dislodged, if any
    MovesByConvoy, ///< the same, carried
    Agreed,        ///< a contract that both parties registered
    Embarks,       ///< went aboard; `other`: the fleet
    Freed, ///< was behind walls and has the field again, though it did not win it; `other`: who raised the siege, if
           ///< anybody did
    RaisesSiege, ///< drove the besieger away and stayed at home; `other`: that unit, if it had not left
    Supports,    ///< support given; `other`: the supported unit
    Convoys,     ///< stood at its post and the convoy held, whether or not the army could land; `other`: the army
    Retreats,
    Builds,
    Removed,
    Waives,
    Disbands,  ///< gave up a dislodged unit
    Transfers, ///< points were given; strength: how many
    Permits,   ///< leave to land was given

    // failure
    Bounced,        ///< by the holder or a unit of equal or greater strength bound for the same place; `other`
    LostHeadToHead, ///< the unit coming the opposite way was as strong or stronger; `other`
    RouteFought,    ///< a tank had to fight for its route province and stopped there; `other`: whom it fought
    Halted,         ///< a tank was kept out of its destination and stopped in its route province; `other`
    OwnUnit,        ///< would have dislodged a unit of its own power; `other`
    NoConvoy,       ///< no chain of ordered fleets was complete
    ConvoyBroken,   ///< a fleet of the chain was dislodged; `other`: that fleet
    ParadoxHeld,    ///< a convoy paradox was opened by disrupting this convoy
    Cut,            ///< support cut; `other`: the attacker
    CutLater,       ///< a standing support that counted until a later step of the season cut it; `other`: the attacker
                    ///< (Sequential 4)
    SupportDislodged, ///< the supporter was dislodged; `other`: the attacker
    Dislodged,        ///< a holding or convoying unit was driven out; `other`
    ConvoyFailed,     ///< the fleet stood, but the convoy as a whole did not; `other`: the army
    ConvoyUnused,     ///< the fleet stood, the army came without it: no part of any route; `other`: the army
    SupportUseless,   ///< the support was not cut, but the supported army's convoy failed; `other`: the army
    LandingLapsed,    ///< the fleet did not reach the sea from which its army was to land; `other`: the fleet
    Starved,          ///< stood behind its walls too long and gave up
    LeftPass,         ///< made no move out of a pass and was put back
    Overtaken,        ///< dislodged before its order could be carried out; `other`: by this one
    RetreatClash,     ///< two units retreated to one place; `other`
    NoOrder,          ///< a dislodged unit without an order is disbanded
    CivilDisorder,    ///< removed because nobody said which unit to remove

    Flies,    ///< success: it flew; where it lands is told after the retreats
    Lands,    ///< success: landed where it was ordered to
    Raids,    ///< success: a centre was raided and it came home
    Diverted, ///< failure: it had to land elsewhere
    Aborted, ///< failure: the mission was given up, and it is back at its base; `other`: what it was aimed at, if known
    BaseLost,   ///< failure: it was lost with its base
    Bombs,      ///< success: a raid was flown, whatever it hit; `other`: the unit below, if any
    RaidFailed, ///< failure: the raid's base was attacked; `other`: by this one
    FlightsMet, ///< failure: two flights met over a province and turned back; `other`: whom it met

    // only where turns are told without the secret order of acting (`publicTurn`), or under fog (`seenTurn`)
    KeptBack, ///< failure: a move that did not get there, for whatever reason
    Untold,   ///< success: it was carried out; what it was worth is not told; `other`: the unit helped
};

enum class Outcome : std::uint8_t { Success, Failure, Void };

/// Eight bytes recorded while adjudicating; words are made only when somebody asks.
struct Verdict {
    Reason reason = Reason::Pending;
    Refusal refusal = Refusal::None; ///< with Reason::Illegal; with CivilDisorder NoPort: for want of a port
    UnitId other;                    ///< the unit that caused it: index into Position::units (retreats: into dislodged)
    char8_t strength = 0;            ///< the order's own strength in half units (attack, or hold)
    char8_t against = 0;             ///< what it met, in half units
    bool dislodged = false;          ///< the ordered unit was dislodged
    UnitId dislodger;                ///< by this one
    bool byConvoy = false;           ///< the move went (or tried to go) by sea

    friend bool operator==(const Verdict &, const Verdict &) = default;
};
static_assert(sizeof(Verdict) == 8);

/// A strength as verdicts tell it: what is beyond 127 units is told as 127 1/2.
constexpr char8_t toldStrength(int halves)
{
    return static_cast<char8_t>(halves < 255 ? halves : 255);
}

/// How a double move won its route province before its second hop, which the verdict tells (1939 III 26).
struct RouteWon {
    UnitId other;         ///< whom it drove out of there, or who stood off against it; none: nobody was there
    char8_t strength = 0; ///< in half units; 0: there was no such fight
    char8_t against = 0;
    bool drivenOut = false; ///< `other` was driven out, else it was kept out
    ProvinceId at;          ///< the route province

    bool fought() const { return strength > 0; }
    friend bool operator==(const RouteWon &, const RouteWon &) = default;
};

Outcome outcomeOf(Reason reason);
/// Do the strengths belong to what happened? Else there was nothing to compare them with.
bool comparesStrengths(const Verdict &verdict);
/// The stable word of a reason in answers: "bounced", "cut", "no-convoy", ...
const char *reasonWord(Reason reason);

} // namespace entente
