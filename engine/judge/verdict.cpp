#include "judge/verdict.h"

namespace entente {

Outcome outcomeOf(Reason reason)
{
    switch (reason) {
    case Reason::Holds:
    case Reason::Moves:
    case Reason::MovesByConvoy:
    case Reason::Agreed:
    case Reason::Embarks:
    case Reason::Freed:
    case Reason::RaisesSiege:
    case Reason::Supports:
    case Reason::Convoys:
    case Reason::Retreats:
    case Reason::Builds:
    case Reason::Removed:
    case Reason::Waives:
    case Reason::Disbands:
    case Reason::Transfers:
    case Reason::Permits:
    case Reason::Bombs:
    case Reason::Flies:
    case Reason::Lands:
    case Reason::Raids:
    case Reason::Untold: return Outcome::Success;
    case Reason::Bounced:
    case Reason::LostHeadToHead:
    case Reason::RouteFought:
    case Reason::Halted:
    case Reason::OwnUnit:
    case Reason::NoConvoy:
    case Reason::ConvoyBroken:
    case Reason::ParadoxHeld:
    case Reason::Cut:
    case Reason::CutLater:
    case Reason::SupportDislodged:
    case Reason::Dislodged:
    case Reason::ConvoyFailed:
    case Reason::ConvoyUnused:
    case Reason::SupportUseless:
    case Reason::LandingLapsed:
    case Reason::Starved:
    case Reason::LeftPass:
    case Reason::RetreatClash:
    case Reason::NoOrder:
    case Reason::CivilDisorder:
    case Reason::RaidFailed:
    case Reason::FlightsMet:
    case Reason::Diverted:
    case Reason::Aborted:
    case Reason::BaseLost:
    case Reason::KeptBack: return Outcome::Failure;
    case Reason::OwnTarget:
    case Reason::Overtaken:
    case Reason::Pending:
    case Reason::Illegal:
    case Reason::NoMatchingOrder: return Outcome::Void;
    }
    return Outcome::Void;
}

bool comparesStrengths(const Verdict &verdict)
{
    switch (verdict.reason) {
    case Reason::Moves:
    case Reason::MovesByConvoy:
    case Reason::RaisesSiege:
    case Reason::Dislodged: return verdict.other.valid();
    case Reason::Supports: return verdict.strength < verdict.against; // in part
    case Reason::Bounced:
    case Reason::LostHeadToHead:
    case Reason::RouteFought:
    case Reason::Halted:
    case Reason::Transfers: return true;
    default: return false;
    }
}

const char *reasonWord(Reason reason)
{
    switch (reason) {
    case Reason::Pending: return "pending";
    case Reason::Illegal: return "illegal";
    case Reason::NoMatchingOrder: return "no-matching-order";
    case Reason::Holds: return "holds";
    case Reason::Moves: return "moves";
    case Reason::MovesByConvoy: return "moves-by-convoy";
    case Reason::Supports: return "supports";
    case Reason::Convoys: return "convoys";
    case Reason::Retreats: return "retreats";
    case Reason::Builds: return "builds";
    case Reason::Removed: return "removed";
    case Reason::Waives: return "waives";
    case Reason::Disbands: return "disbands";
    case Reason::Transfers: return "transfers";
    case Reason::Permits: return "permits";
    case Reason::RouteFought: return "route-fought";
    case Reason::Halted: return "halted";
    case Reason::Bounced: return "bounced";
    case Reason::LostHeadToHead: return "lost-head-to-head";
    case Reason::OwnUnit: return "own-unit";
    case Reason::NoConvoy: return "no-convoy";
    case Reason::ConvoyBroken: return "convoy-broken";
    case Reason::ParadoxHeld: return "paradox";
    case Reason::Cut:
    case Reason::CutLater: return "cut";
    case Reason::SupportDislodged: return "support-dislodged";
    case Reason::Dislodged: return "dislodged";
    case Reason::ConvoyFailed: return "convoy-failed";
    case Reason::ConvoyUnused: return "convoy-unused";
    case Reason::SupportUseless: return "support-useless";
    case Reason::OwnTarget: return "own-target";
    case Reason::Agreed: return "agreed";
    case Reason::RaisesSiege: return "raises-siege";
    case Reason::Embarks: return "embarks";
    case Reason::Freed: return "freed";
    case Reason::Starved: return "starved";
    case Reason::LandingLapsed: return "landing-lapsed";
    case Reason::LeftPass: return "left-pass";
    case Reason::Overtaken: return "overtaken";
    case Reason::RetreatClash: return "retreat-clash";
    case Reason::NoOrder: return "no-order";
    case Reason::CivilDisorder: return "civil-disorder";
    case Reason::Bombs: return "bombs";
    case Reason::Flies: return "flies";
    case Reason::Lands: return "lands";
    case Reason::Raids: return "raids";
    case Reason::Diverted: return "diverted";
    case Reason::Aborted: return "aborted";
    case Reason::BaseLost: return "base-lost";
    case Reason::RaidFailed: return "raid-failed";
    case Reason::FlightsMet: return "flights-met";
    case Reason::KeptBack: return "kept-back";
    case Reason::Untold: return "untold";
    }
    return "pending";
}

} // namespace entente
