#include "orders/legality.h"

namespace entente {

const char *refusalWord(Refusal refusal)
{
    switch (refusal) {
    case Refusal::None: return "none";
    case Refusal::NoUnit: return "no-unit";
    case Refusal::NotYours: return "not-yours";
    case Refusal::WrongKind: return "wrong-kind";
    case Refusal::OrderedTwice: return "ordered-twice";
    case Refusal::WrongPhase: return "wrong-phase";
    case Refusal::ToItself: return "to-itself";
    case Refusal::CannotStand: return "cannot-stand";
    case Refusal::NotAdjacent: return "not-adjacent";
    case Refusal::NoConvoyPossible: return "no-convoy-possible";
    case Refusal::LongerCrossing: return "longer-crossing";
    case Refusal::RouteBroken: return "route-broken";
    case Refusal::CoastUnclear: return "coast-unclear";
    case Refusal::CoastWrong: return "coast-wrong";
    case Refusal::SupportOutOfReach: return "support-out-of-reach";
    case Refusal::SupportImpossible: return "support-impossible";
    case Refusal::NothingToSupport: return "nothing-to-support";
    case Refusal::CannotConvoy: return "cannot-convoy";
    case Refusal::CannotBeConvoyed: return "cannot-be-convoyed";
    case Refusal::ConvoyUnneeded: return "convoy-unneeded";
    case Refusal::NotDislodged: return "not-dislodged";
    case Refusal::RetreatClosed: return "retreat-closed";
    case Refusal::NotHome: return "not-home";
    case Refusal::NotOwned: return "not-owned";
    case Refusal::Occupied: return "occupied";
    case Refusal::NoBuildLeft: return "no-build-left";
    case Refusal::NoRemovalDue: return "no-removal-due";
    case Refusal::CannotBuild: return "cannot-build";
    case Refusal::Bombed: return "bombed";
    case Refusal::InDeficit: return "in-deficit";
    case Refusal::OverBudget: return "over-budget";
    case Refusal::OverLimit: return "over-limit";
    case Refusal::OverTransfer: return "over-transfer";
    case Refusal::CannotReceive: return "cannot-receive";
    case Refusal::NoRoute: return "no-route";
    case Refusal::NotYourLand: return "not-your-land";
    case Refusal::NotAdmitted: return "not-admitted";
    case Refusal::BehindWalls: return "behind-walls";
    case Refusal::NoSiege: return "no-siege";
    case Refusal::FromBox: return "from-box";
    case Refusal::NoRetrospect: return "no-retrospect";
    case Refusal::NoContract: return "no-contract";
    case Refusal::OneSignature: return "one-signature";
    case Refusal::ContractParties: return "contract-parties";
    case Refusal::NoPort: return "no-port";
    case Refusal::OutOfPlay: return "out-of-play";
    case Refusal::NotAirBase: return "not-air-base";
    case Refusal::WrongMission: return "wrong-mission";
    case Refusal::BeyondRange: return "beyond-range";
    case Refusal::PathBroken: return "path-broken";
    case Refusal::NoOverflight: return "no-overflight";
    case Refusal::ItineraryUnclear: return "itinerary-unclear";
    case Refusal::FliesDirect: return "flies-direct";
    case Refusal::OverRange: return "over-range";
    case Refusal::MissionElsewhere: return "mission-elsewhere";
    case Refusal::NoCentreToRaid: return "no-centre-to-raid";
    case Refusal::RaidReturns: return "raid-returns";
    case Refusal::InvasionClosed: return "invasion-closed";
    case Refusal::WallsFull: return "walls-full";
    case Refusal::WallsNeedPort: return "walls-need-port";
    case Refusal::SplitsActions: return "splits-actions";
    case Refusal::NoGuest: return "no-guest";
    case Refusal::OwnGuest: return "own-guest";
    case Refusal::NoShip: return "no-ship";
    case Refusal::ShipFull: return "ship-full";
    case Refusal::Laden: return "laden";
    case Refusal::OnlyLands: return "only-lands";
    case Refusal::FerriedOnly: return "ferried-only";
    case Refusal::TooFarToSail: return "too-far-to-sail";
    case Refusal::CargoFirst: return "cargo-first";
    case Refusal::FleetFirst: return "fleet-first";
    case Refusal::NeedsNoCentre: return "needs-no-centre";
    }
    return "none";
}

} // namespace entente
