#include "judge/verdict.h"

#include "base/enumtable.h"

#include <array>
#include <cstddef>

namespace entente {

namespace {

/// Do the two strengths of a verdict tell how it came about?
enum Compares {
    never,
    withAnother, ///< where it names another unit
    inPart,      ///< of a support that counts for less than it has
    always,
};

struct ReasonRow {
    Reason reason;
    const char *word;
    Outcome outcome;
    Compares compares;
};

// In the order of the enumeration.
constexpr std::array reasonRows = std::to_array<ReasonRow>({
    {Reason::Pending, "pending", Outcome::Void, never},
    {Reason::Illegal, "illegal", Outcome::Void, never},
    {Reason::NoMatchingOrder, "no-matching-order", Outcome::Void, never},
    {Reason::OwnTarget, "own-target", Outcome::Void, never},
    {Reason::Holds, "holds", Outcome::Success, never},
    {Reason::Moves, "moves", Outcome::Success, withAnother},
    {Reason::MovesByConvoy, "moves-by-convoy", Outcome::Success, withAnother},
    {Reason::Agreed, "agreed", Outcome::Success, never},
    {Reason::Embarks, "embarks", Outcome::Success, never},
    {Reason::Freed, "freed", Outcome::Success, never},
    {Reason::RaisesSiege, "raises-siege", Outcome::Success, withAnother},
    {Reason::Supports, "supports", Outcome::Success, inPart},
    {Reason::Convoys, "convoys", Outcome::Success, never},
    {Reason::Retreats, "retreats", Outcome::Success, never},
    {Reason::Builds, "builds", Outcome::Success, never},
    {Reason::Removed, "removed", Outcome::Success, never},
    {Reason::Waives, "waives", Outcome::Success, never},
    {Reason::Disbands, "disbands", Outcome::Success, never},
    {Reason::Transfers, "transfers", Outcome::Success, always},
    {Reason::Permits, "permits", Outcome::Success, never},
    {Reason::Bounced, "bounced", Outcome::Failure, always},
    {Reason::LostHeadToHead, "lost-head-to-head", Outcome::Failure, always},
    {Reason::RouteFought, "route-fought", Outcome::Failure, always},
    {Reason::Halted, "halted", Outcome::Failure, always},
    {Reason::OwnUnit, "own-unit", Outcome::Failure, never},
    {Reason::NoConvoy, "no-convoy", Outcome::Failure, never},
    {Reason::ConvoyBroken, "convoy-broken", Outcome::Failure, never},
    {Reason::ParadoxHeld, "paradox", Outcome::Failure, never},
    {Reason::Cut, "cut", Outcome::Failure, never},
    {Reason::CutLater, "cut", Outcome::Failure, never},
    {Reason::SupportDislodged, "support-dislodged", Outcome::Failure, never},
    {Reason::Dislodged, "dislodged", Outcome::Failure, withAnother},
    {Reason::ConvoyFailed, "convoy-failed", Outcome::Failure, never},
    {Reason::ConvoyUnused, "convoy-unused", Outcome::Failure, never},
    {Reason::SupportUseless, "support-useless", Outcome::Failure, never},
    {Reason::LandingLapsed, "landing-lapsed", Outcome::Failure, never},
    {Reason::Starved, "starved", Outcome::Failure, never},
    {Reason::LeftPass, "left-pass", Outcome::Failure, never},
    {Reason::Overtaken, "overtaken", Outcome::Void, never},
    {Reason::RetreatClash, "retreat-clash", Outcome::Failure, never},
    {Reason::NoOrder, "no-order", Outcome::Failure, never},
    {Reason::CivilDisorder, "civil-disorder", Outcome::Failure, never},
    {Reason::Flies, "flies", Outcome::Success, never},
    {Reason::Lands, "lands", Outcome::Success, never},
    {Reason::Raids, "raids", Outcome::Success, never},
    {Reason::Diverted, "diverted", Outcome::Failure, never},
    {Reason::Aborted, "aborted", Outcome::Failure, never},
    {Reason::BaseLost, "base-lost", Outcome::Failure, never},
    {Reason::Bombs, "bombs", Outcome::Success, never},
    {Reason::RaidFailed, "raid-failed", Outcome::Failure, never},
    {Reason::FlightsMet, "flights-met", Outcome::Failure, never},
    {Reason::KeptBack, "kept-back", Outcome::Failure, never},
    {Reason::Untold, "untold", Outcome::Success, never},
});

static_assert(standInOrder(reasonRows, &ReasonRow::reason) && reasonRows.back().reason == Reason::Untold);

const ReasonRow &rowOfReason(Reason reason)
{
    return reasonRows[static_cast<std::size_t>(reason)];
}

} // namespace

Outcome outcomeOf(Reason reason)
{
    return rowOfReason(reason).outcome;
}

bool comparesStrengths(const Verdict &verdict)
{
    switch (rowOfReason(verdict.reason).compares) {
    case withAnother: return verdict.other.valid();
    case inPart: return verdict.strength < verdict.against;
    case always: return true;
    case never: break;
    }
    return false;
}

const char *reasonWord(Reason reason)
{
    return rowOfReason(reason).word;
}

} // namespace entente
