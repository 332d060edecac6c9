#include "orders/legality.h"

#include "map/board.h"
#include "map/convoywaters.h"
#include "map/routes.h"
#include "orders/phaselegality.h"
#include "orders/sorties.h"

#include <algorithm>

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

Legality checkPermission(const Board &board, const Position &position, PowerId power, Permission &permission)
{
    const ProvinceId at = board.provinceOf(permission.at);
    const ProvinceId base = board.provinceOf(permission.from);
    permission.at = board.mainRegion(at);
    permission.from = board.mainRegion(base);
    if (position.holder.empty())
        return refused(Refusal::WrongPhase);
    // Who means to take a base may let the bomber that stands there remain (ruling B16).
    if (at != base && position.holder[static_cast<std::size_t>(at.index())] != power)
        return refused(Refusal::NotYourLand, at);
    const UnitId id = unitIn(board, position, base, Layer::Air);
    if (!id.valid())
        return refused(Refusal::NoUnit, base);
    const Unit &guest = position.units[static_cast<std::size_t>(id.index())];
    if (permission.guest.valid() && permission.guest != guest.power)
        return refused(Refusal::NotYours, base);
    if (permission.kind.valid() && permission.kind != guest.kind)
        return refused(Refusal::WrongKind, base);
    permission.guest = guest.power;
    permission.kind = guest.kind;
    return legal();
}

Legality checkContract(const Board &board, const OrderRules &rules, const Position &position, PowerId power,
                       const Contract &contract)
{
    if (!rules.retrospective || position.phase.stage != Stage::Moves)
        return refused(Refusal::WrongPhase);
    bool own = false;
    bool theirs = false;
    for (const RegionId region : contract.units) {
        const ProvinceId place = board.provinceOf(region);
        bool anybody = false;
        bool aParty = false;
        for (const Layer layer : {Layer::Field, Layer::Air}) { // a bomber rests above an army
            const UnitId id = unitIn(board, position, place, layer);
            if (!id.valid())
                continue;
            const PowerId owner = position.units[static_cast<std::size_t>(id.index())].power;
            anybody = true;
            aParty = aParty || owner == power || owner == contract.with;
            own = own || owner == power;
            theirs = theirs || owner == contract.with;
        }
        if (!aParty)
            return refused(anybody ? Refusal::ContractParties : Refusal::NoUnit, place);
    }
    return own && theirs && contract.with != power ? legal() : refused(Refusal::ContractParties);
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

bool mayBeGivenAnyway(Refusal refusal)
{
    switch (refusal) {
    case Refusal::None:
    case Refusal::WrongKind:
    case Refusal::ToItself:
    case Refusal::CannotStand:
    case Refusal::NotAdjacent:
    case Refusal::NoConvoyPossible:
    case Refusal::LongerCrossing:
    case Refusal::RouteBroken:
    case Refusal::CoastUnclear:
    case Refusal::CoastWrong:
    case Refusal::SupportOutOfReach:
    case Refusal::SupportImpossible:
    case Refusal::NothingToSupport:
    case Refusal::CannotConvoy:
    case Refusal::CannotBeConvoyed:
    case Refusal::ConvoyUnneeded:
    case Refusal::RetreatClosed:
    case Refusal::NoRoute:
    case Refusal::NotAdmitted:
    case Refusal::BehindWalls:
    case Refusal::NoSiege:
    case Refusal::FromBox:
    case Refusal::NoRetrospect:
    case Refusal::NoContract:
    case Refusal::NoPort:
    case Refusal::WrongMission:
    case Refusal::BeyondRange:
    case Refusal::PathBroken:
    case Refusal::NoOverflight:
    case Refusal::ItineraryUnclear:
    case Refusal::FliesDirect:
    case Refusal::OverRange:
    case Refusal::MissionElsewhere:
    case Refusal::NoCentreToRaid:
    case Refusal::RaidReturns:
    case Refusal::InvasionClosed:
    case Refusal::WallsFull:
    case Refusal::WallsNeedPort:
    case Refusal::NoShip:
    case Refusal::ShipFull:
    case Refusal::Laden:
    case Refusal::OnlyLands:
    case Refusal::FerriedOnly:
    case Refusal::TooFarToSail: return true;
    case Refusal::NoUnit:
    case Refusal::NotYours:
    case Refusal::OrderedTwice:
    case Refusal::WrongPhase:
    case Refusal::NotDislodged:
    case Refusal::NotHome:
    case Refusal::NotOwned:
    case Refusal::Occupied:
    case Refusal::NoBuildLeft:
    case Refusal::NoRemovalDue:
    case Refusal::CannotBuild:
    case Refusal::Bombed:
    case Refusal::InDeficit:
    case Refusal::OverBudget:
    case Refusal::OverLimit:
    case Refusal::OverTransfer:
    case Refusal::CannotReceive:
    case Refusal::NotYourLand:
    case Refusal::OneSignature:
    case Refusal::ContractParties:
    case Refusal::OutOfPlay:
    case Refusal::NotAirBase:
    case Refusal::SplitsActions:
    case Refusal::NoGuest:
    case Refusal::OwnGuest:
    case Refusal::CargoFirst:
    case Refusal::FleetFirst:
    case Refusal::NeedsNoCentre: break;
    }
    return false;
}

bool mayEnter(const Board &board, PowerId power, ProvinceId province)
{
    const PowerId only = board.province(province).only;
    return !only.valid() || only == power;
}

Refusal convoyRefusal(const Board &board, const OrderRules &rules, const Unit &army, ProvinceId fleet, ProvinceId to,
                      const ProvinceSet &carriers)
{
    const ProvinceId from = board.provinceOf(army.region);
    if (rules.armyFleet && board.kind(army.kind).embarks && !(board.waters(from) & board.waters(to)).contains(fleet))
        return convoyPossible(board, from, to, carriers) ? Refusal::LongerCrossing : Refusal::NoConvoyPossible;
    if (!carriers.contains(fleet) || !ConvoyWaters(board, carriers).destinations(fleet, from).contains(to))
        return Refusal::NoConvoyPossible;
    const bool mayWalk = board.reach(board.kind(army.kind).travel, army.region).contains(to);
    if (mayWalk && rules.illegalOrders == OrderRules::IllegalOrders::Ignored
        && !fleetOnSomeRoute(board, fleet, from, to, carriers))
        return Refusal::ConvoyUnneeded;
    return Refusal::None;
}

Legality checkOrder(const Board &board, const OrderRules &rules, const Position &position, const Occupancy &occupancy,
                    PowerId power, Order &order)
{
    if (Permission *permission = std::get_if<Permission>(&order.action))
        return checkPermission(board, position, power, *permission);
    if (!order.at.valid()) {
        const Contract *contract = std::get_if<Contract>(&order.action);
        return contract ? checkContract(board, rules, position, power, *contract) : refused(Refusal::WrongPhase);
    }
    const ProvinceId here = board.provinceOf(order.at);
    const UnitId id = addressed(board, position, occupancy, power, order);
    if (!id.valid())
        return refused(Refusal::NoUnit, here);
    const Unit &unit = position.units[static_cast<std::size_t>(id.index())];
    if (unit.power != power)
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
    switch (position.phase.stage) {
    case Stage::Moves: return checkOrder(board, rules, position, Occupancy(board, position), power, order);
    case Stage::Retreats:
        return order.at.valid() ? checkRetreat(board, rules, position, power, order) : refused(Refusal::WrongPhase);
    case Stage::Adjustments:
        return order.at.valid() || is<Waive>(order) || is<Transfer>(order)
                   ? checkAdjustment(board, rules, position, power, order)
                   : refused(Refusal::WrongPhase);
    }
    return refused(Refusal::WrongPhase);
}

} // namespace entente
