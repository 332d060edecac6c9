#include "orders/legality.h"

#include "base/enumtable.h"

#include <array>
#include <cstddef>

namespace entente {

namespace {

/// May an order that is refused so be given all the same, where the table lets players write orders that fail?
enum Given { never, anyway };

struct RefusalRow {
    Refusal refusal;
    const char *word;
    Given given;
};

// In the order of the enumeration.
constexpr std::array refusalRows = std::to_array<RefusalRow>({
    {Refusal::None, "none", anyway},
    {Refusal::NoUnit, "no-unit", never},
    {Refusal::NotYours, "not-yours", never},
    {Refusal::WrongKind, "wrong-kind", anyway},
    {Refusal::OrderedTwice, "ordered-twice", never},
    {Refusal::WrongPhase, "wrong-phase", never},
    {Refusal::ToItself, "to-itself", anyway},
    {Refusal::CannotStand, "cannot-stand", anyway},
    {Refusal::NotAdjacent, "not-adjacent", anyway},
    {Refusal::NoConvoyPossible, "no-convoy-possible", anyway},
    {Refusal::LongerCrossing, "longer-crossing", anyway},
    {Refusal::RouteBroken, "route-broken", anyway},
    {Refusal::CoastUnclear, "coast-unclear", anyway},
    {Refusal::CoastWrong, "coast-wrong", anyway},
    {Refusal::SupportOutOfReach, "support-out-of-reach", anyway},
    {Refusal::SupportImpossible, "support-impossible", anyway},
    {Refusal::NothingToSupport, "nothing-to-support", anyway},
    {Refusal::CannotConvoy, "cannot-convoy", anyway},
    {Refusal::CannotBeConvoyed, "cannot-be-convoyed", anyway},
    {Refusal::ConvoyUnneeded, "convoy-unneeded", anyway},
    {Refusal::NotDislodged, "not-dislodged", never},
    {Refusal::RetreatClosed, "retreat-closed", anyway},
    {Refusal::ForeignCentre, "foreign-centre", anyway},
    {Refusal::FlewElsewhere, "flew-elsewhere", anyway},
    {Refusal::NotHome, "not-home", never},
    {Refusal::NotOwned, "not-owned", never},
    {Refusal::Occupied, "occupied", never},
    {Refusal::NoBuildLeft, "no-build-left", never},
    {Refusal::NoRemovalDue, "no-removal-due", never},
    {Refusal::CannotBuild, "cannot-build", never},
    {Refusal::Bombed, "bombed", never},
    {Refusal::InDeficit, "in-deficit", never},
    {Refusal::OverBudget, "over-budget", never},
    {Refusal::OverLimit, "over-limit", never},
    {Refusal::OverTransfer, "over-transfer", never},
    {Refusal::CannotReceive, "cannot-receive", never},
    {Refusal::NoRoute, "no-route", anyway},
    {Refusal::NotYourLand, "not-your-land", never},
    {Refusal::NotAdmitted, "not-admitted", anyway},
    {Refusal::BehindWalls, "behind-walls", anyway},
    {Refusal::NoSiege, "no-siege", anyway},
    {Refusal::FromBox, "from-box", anyway},
    {Refusal::NoRetrospect, "no-retrospect", anyway},
    {Refusal::NoContract, "no-contract", anyway},
    {Refusal::OneSignature, "one-signature", never},
    {Refusal::ContractParties, "contract-parties", never},
    {Refusal::NoPort, "no-port", anyway},
    {Refusal::OutOfPlay, "out-of-play", never},
    {Refusal::NotAirBase, "not-air-base", never},
    {Refusal::WrongMission, "wrong-mission", anyway},
    {Refusal::BeyondRange, "beyond-range", anyway},
    {Refusal::PathBroken, "path-broken", anyway},
    {Refusal::NoOverflight, "no-overflight", anyway},
    {Refusal::ItineraryUnclear, "itinerary-unclear", anyway},
    {Refusal::FliesDirect, "flies-direct", anyway},
    {Refusal::OverRange, "over-range", anyway},
    {Refusal::MissionElsewhere, "mission-elsewhere", anyway},
    {Refusal::NoCentreToRaid, "no-centre-to-raid", anyway},
    {Refusal::RaidReturns, "raid-returns", anyway},
    {Refusal::InvasionClosed, "invasion-closed", anyway},
    {Refusal::WallsFull, "walls-full", anyway},
    {Refusal::WallsNeedPort, "walls-need-port", anyway},
    {Refusal::SplitsActions, "splits-actions", never},
    {Refusal::NoGuest, "no-guest", never},
    {Refusal::OwnGuest, "own-guest", never},
    {Refusal::NoShip, "no-ship", anyway},
    {Refusal::ShipFull, "ship-full", anyway},
    {Refusal::Laden, "laden", anyway},
    {Refusal::OnlyLands, "only-lands", anyway},
    {Refusal::FerriedOnly, "ferried-only", anyway},
    {Refusal::TooFarToSail, "too-far-to-sail", anyway},
    {Refusal::CargoFirst, "cargo-first", never},
    {Refusal::FleetFirst, "fleet-first", never},
    {Refusal::NeedsNoCentre, "needs-no-centre", never},
});

static_assert(standInOrder(refusalRows, &RefusalRow::refusal) && refusalRows.back().refusal == Refusal::NeedsNoCentre);

const RefusalRow &rowOfRefusal(Refusal refusal)
{
    return refusalRows[static_cast<std::size_t>(refusal)];
}

} // namespace

const char *refusalWord(Refusal refusal)
{
    return rowOfRefusal(refusal).word;
}

bool mayBeGivenAnyway(Refusal refusal)
{
    return rowOfRefusal(refusal).given == anyway;
}

} // namespace entente
