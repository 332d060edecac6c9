#include "orders/legality.h"

#include "base/enumtable.h"
#include "map/board.h"
#include "orders/cities.h"
#include "orders/options.h"
#include "orders/sorties.h"
#include "orders/supply.h"
#include "orders/verbs.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace entente {

bool settleKind(const OrderRules &rules, KindId stands, KindId &written)
{
    if (written.valid() && written != stands && rules.wrongKind == OrderRules::WrongKind::Void)
        return false;
    written = stands;
    return true;
}

bool settleCoast(const Board &board, const OrderRules &rules, RegionId stands, RegionId &written)
{
    const bool named = !board.region(written).coast.empty();
    if (named && written != stands && rules.unitCoast == OrderRules::UnitCoast::MustMatch)
        return false;
    written = stands;
    return true;
}

namespace {

/// The unit that an order speaks to, or a unit of somebody else in its place, or nothing.
UnitId addressed(const Board &board, const Position &position, const Occupancy &occupancy, PowerId power,
                 const Order &order)
{
    const ProvinceId here = board.provinceOf(order.at);
    if (board.province(here).unlimited) {
        const UnitId own = unitOf(board, position, power, here, order.layer, order.number, order.kind);
        if (own.valid())
            return own;
    }
    return occupancy.unitAt(here, order.layer);
}

} // namespace

bool mayEnter(const Board &board, PowerId power, ProvinceId province)
{
    const PowerId only = board.province(province).only;
    return !only.valid() || only == power;
}

Legality checkAction(const Board &board, const OrderRules &rules, const Position &position, const Occupancy &occupancy,
                     const Unit &unit, Action &action)
{
    const MoveCheck now{board, rules, position, occupancy, unit};
    return std::visit([&](auto &one) { return checkVerb(now, one); }, action);
}

namespace {

/// What a power orders of its own in a movement phase.
Legality checkOwn(const PowerCheck &now, Action &action)
{
    return std::visit(
        [&](auto &one) {
            using Module = ModuleOf<decltype(one)>;
            if constexpr (Module::use.moves && !Module::use.ofUnit)
                return Module::checkOwn(now, one);
            else
                return refused(Refusal::WrongPhase);
        },
        action);
}

Legality checkRetreat(const Board &board, const OrderRules &rules, const Position &position, PowerId power,
                      Order &order)
{
    const ProvinceId here = board.provinceOf(order.at);
    const int index = dislodgedIn(board, position, here, power, order.number);
    if (index < 0)
        return refused(unitIn(board, position, here, order.layer).valid() ? Refusal::NotDislodged : Refusal::NoUnit,
                       here);
    const DislodgedUnit &dislodged = position.dislodged[static_cast<std::size_t>(index)];
    if (dislodged.unit.power != power || !board.power(power).playable)
        return refused(Refusal::NotYours, here);
    if (!useOf(order.action).retreats)
        return refused(Refusal::WrongPhase);
    if (!settleKind(rules, dislodged.unit.kind, order.kind))
        return refused(Refusal::WrongKind, here);
    order.at = dislodged.unit.region;
    order.layer = dislodged.unit.layer;
    const RetreatCheck now{board, rules, position, dislodged};
    return std::visit(
        [&](const auto &one) {
            using Module = ModuleOf<decltype(one)>;
            if constexpr (Module::use.retreats)
                return Module::checkRetreats(now, order);
            else
                return refused(Refusal::WrongPhase);
        },
        order.action);
}

Legality checkWinter(const WinterCheck &now, Order &order)
{
    return std::visit(
        [&](const auto &one) {
            using Module = ModuleOf<decltype(one)>;
            if constexpr (Module::use.winters)
                return Module::checkWinters(now, order);
            else
                return refused(Refusal::WrongPhase);
        },
        order.action);
}

Legality checkAdjustment(const Board &board, const OrderRules &rules, const Position &position, PowerId power,
                         Order &order)
{
    if (!board.power(power).playable) // who gives nothing up and builds nothing (1939 III 14)
        return refused(Refusal::NotYours, order.at.valid() ? board.provinceOf(order.at) : ProvinceId());
    return isOut(board, position, power) ? refused(Refusal::OutOfPlay)
                                         : checkWinter(winterCheck(board, rules, position, power), order);
}

} // namespace

WinterCheck winterCheck(const Board &board, const OrderRules &rules, const Position &position, PowerId power)
{
    const bool byPoints = playsByPoints(board);
    return {{board, rules, position, power},
            byPoints ? 0 : adjustmentsDue(board, position, power),
            fleetsForfeit(board, position, power) > 0,
            byPoints};
}

Legality checkAdjustment(const Board &board, const OrderRules &rules, const Position &position, PowerId power,
                         Order &order, int due)
{
    return isOut(board, position, power)
               ? refused(Refusal::OutOfPlay)
               : checkWinter({{board, rules, position, power}, due, false, playsByPoints(board)}, order);
}

Legality checkOrder(const Board &board, const OrderRules &rules, const Position &position, const Occupancy &occupancy,
                    PowerId power, Order &order)
{
    const VerbUse &use = useOf(order.action);
    if (!order.at.valid() || use.passesUnit)
        return checkOwn({board, rules, position, power}, order.action);
    const ProvinceId here = board.provinceOf(order.at);
    const UnitId id = addressed(board, position, occupancy, power, order);
    if (!id.valid())
        return refused(Refusal::NoUnit, here);
    const Unit &unit = position.units[static_cast<std::size_t>(id.index())];
    if (unit.power != power || !board.power(power).playable) // garrisons stand (1939 III 14)
        return refused(Refusal::NotYours, here);
    if (std::find(position.out.begin(), position.out.end(), power) != position.out.end())
        return refused(Refusal::OutOfPlay);
    if (!settleKind(rules, unit.kind, order.kind))
        return refused(Refusal::WrongKind, here);
    if (!settleCoast(board, rules, unit.region, order.at))
        return refused(Refusal::CoastWrong, here);
    if (board.kind(unit.kind).flying == Flying::Sorties)
        makeFlight(board, order);
    return checkAction(board, rules, position, occupancy, unit, order.action);
}

Legality checkOrder(const Board &board, const OrderRules &rules, const Position &position, PowerId power, Order &order)
{
    const VerbUse &use = useOf(order.action);
    switch (position.phase.stage) {
    case Stage::Moves: return checkOrder(board, rules, position, Occupancy(board, position), power, order);
    case Stage::Retreats:
        return order.at.valid() ? checkRetreat(board, rules, position, power, order) : refused(Refusal::WrongPhase);
    case Stage::Adjustments:
        return order.at.valid() || (use.winters && !use.ofUnit) ? checkAdjustment(board, rules, position, power, order)
                                                                : refused(Refusal::WrongPhase);
    }
    return refused(Refusal::WrongPhase);
}

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
