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

namespace {

/// Where a variant's own rule forbids it, that rule is named.
const char *ruleOf(Refusal refusal)
{
    switch (refusal) {
    case Refusal::OverBudget: return "1939 III 8";
    case Refusal::InDeficit: return "1939 III 10";
    case Refusal::OverTransfer:
    case Refusal::CannotReceive: return "1939 III 12";
    case Refusal::NoRoute: return "1939 III 23";
    case Refusal::OverRange: return "1939 III 33";
    case Refusal::MissionElsewhere: return "1939 III 38";
    case Refusal::NoCentreToRaid:
    case Refusal::RaidReturns: return "1939 III 40";
    case Refusal::Bombed: return "1939 III 41";
    case Refusal::NotYourLand: return "1939 III 44";
    case Refusal::NoContract:
    case Refusal::OneSignature:
    case Refusal::ContractParties: return "Sequential 3";
    default: return "DATC 4.E.1";
    }
}

} // namespace

const char *ruleOf(const Verdict &verdict, Edition edition)
{
    // Where later editions say what 1971 said first, the paragraph of 1971 is named: its numbers
    // are the ones that players quote. Points that editions settle differently name the DATC issue.
    const bool first = edition == Edition::Rules1971;
    switch (verdict.reason) {
    case Reason::Pending: return "";
    case Reason::Illegal: return ruleOf(verdict.refusal);
    case Reason::NoMatchingOrder: return "1971 IX";
    case Reason::Holds: return "1971 VII";
    case Reason::Moves: return "1971 VII";
    case Reason::MovesByConvoy: return "1971 XII";
    case Reason::Supports: return "1971 IX";
    case Reason::Convoys: return "1971 XII";
    case Reason::Bounced: return "1971 IX.2";
    case Reason::Transfers: return "1939 III 12";
    case Reason::Permits: return "1939 III 44";
    case Reason::RouteFought: return "1939 III 26";
    case Reason::Halted: return "1939 III 24";
    case Reason::LostHeadToHead: return "DATC 4.A.7";
    case Reason::OwnUnit: return "1971 IX";
    case Reason::NoConvoy: return first ? "1971 XII" : "DATC 4.A.3";
    case Reason::ConvoyBroken: return "1971 XII.3";
    case Reason::ParadoxHeld: return first ? "1971 XII.5" : "DATC 4.A.2";
    case Reason::Cut:
    case Reason::CutLater:
    case Reason::SupportDislodged: return "1971 X";
    case Reason::Dislodged: return "1971 IX";
    case Reason::ConvoyFailed:
    case Reason::ConvoyUnused:
    case Reason::SupportUseless: return "1971 XII";
    case Reason::OwnTarget: return "1971 IX";
    case Reason::Agreed: return "Sequential 3";
    case Reason::RaisesSiege: return "City State 7f";
    case Reason::Embarks:
    case Reason::LandingLapsed: return "Davis 6";
    case Reason::Freed: return "City State 7e";
    case Reason::Starved: return "City State 7g";
    case Reason::LeftPass: return "City State 8b";
    case Reason::Overtaken: return "Sequential 2";
    case Reason::Retreats:
    case Reason::RetreatClash:
    case Reason::NoOrder:
    case Reason::Disbands: return "1971 XIII";
    case Reason::Builds:
    case Reason::Removed: return "1971 XIV";
    case Reason::Waives: return "DATC 4.D.7";
    case Reason::CivilDisorder: return "DATC 4.D.8";
    case Reason::Bombs: return "LiMa 6";
    case Reason::Flies: return "1939 III 33";
    case Reason::Lands: return "1939 III 42";
    case Reason::Raids: return "1939 III 41";
    case Reason::Diverted:
    case Reason::Aborted: return "1939 III 43";
    case Reason::BaseLost: return "1939 III 42";
    case Reason::RaidFailed: return "LiMa 6";
    case Reason::FlightsMet: return "LiMa 13";
    case Reason::KeptBack:
    case Reason::Untold: return "Sequential 2";
    }
    return "";
}

} // namespace entente
