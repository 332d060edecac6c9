#include "game/told.h"

#include "game/explain.h"
#include "game/steps.h"
#include "game/turn.h"
#include "map/board.h"
#include "map/routes.h"

#include <algorithm>
#include <tuple>
#include <vector>

namespace entente {

namespace {

ProvinceId provinceAt(const Board &board, RegionId region)
{
    return region.valid() ? board.provinceOf(region) : ProvinceId();
}

/// The fleets that carried an army in this turn, as indices into its results: those of a shortest way in sailing order,
/// then the others. Empty for whoever was not carried.
std::vector<int> carriersOf(const Board &board, const Turn &turn, const OrderResult &army)
{
    const Move *move = std::get_if<Move>(&army.order.action);
    if (!move)
        return {};
    const ProvinceId from = provinceAt(board, army.unit.region);
    const ProvinceId to = provinceAt(board, move->to());
    const auto at = [&](int fleet) {
        return provinceAt(board, turn.results[static_cast<std::size_t>(fleet)].unit.region);
    };
    std::vector<int> fleets;
    ProvinceSet waters;
    for (std::size_t i = 0; i < turn.results.size(); ++i) {
        const OrderResult &fleet = turn.results[i];
        const Convoy *convoy = std::get_if<Convoy>(&fleet.order.action);
        if (!convoy || fleet.verdict.reason != Reason::Convoys || provinceAt(board, convoy->army) != from
            || provinceAt(board, convoy->to) != to)
            continue;
        fleets.push_back(static_cast<int>(i));
        waters.insert(at(fleets.back()));
    }
    if (const auto route = convoyRoute(board, from, to, waters)) {
        const auto rank = [&](int fleet) {
            return std::find(route->begin(), route->end(), at(fleet)) - route->begin();
        };
        std::stable_sort(fleets.begin(), fleets.end(), [&](int a, int b) { return rank(a) < rank(b); });
    }
    return fleets;
}

/// A verdict with the figures that belong to it and no others.
Verdict toldVerdict(const Turn &turn, const OrderResult &result)
{
    Verdict verdict = result.verdict;
    const bool wentOn = verdict.reason == Reason::Moves && result.route.fought() && verdict.against > 0;
    const bool compared = (comparesStrengths(verdict) || wentOn) && !isKeptOutByOwn(turn, result);
    if (!compared && verdict.reason != Reason::Transfers) // where it is the points given
        verdict.strength = verdict.against = 0;
    if (verdict.reason == Reason::Supports && comparesStrengths(verdict)) { // in part; how much is not told
        verdict.strength = 0;
        verdict.against = 1;
    }
    verdict.byConvoy = verdict.byConvoy && verdict.reason == Reason::ParadoxHeld; // else the reason says so
    switch (verdict.reason) {
    case Reason::Flies: // what these met is told with the flight
    case Reason::Lands:
    case Reason::Raids:
    case Reason::Diverted:
    case Reason::Aborted:
    case Reason::BaseLost: verdict.other = UnitId(); break;
    default: break;
    }
    return verdict;
}

Aftermath::Voyage voyageOf(const Board &board, const Turn &turn, const OrderResult &result)
{
    if (!result.unit.kind.valid() || !board.kind(result.unit.kind).embarks)
        return Aftermath::Voyage::None;
    bool aboard = result.unit.layer == Layer::Aboard && outcomeOf(result.verdict.reason) == Outcome::Failure;
    for (const Event &happened : turn.events) {
        if (const auto *shipped = std::get_if<event::Shipped>(&happened); shipped && shipped->unit == result.unit)
            aboard = aboard || result.verdict.reason != Reason::Embarks;
        const auto *lost = std::get_if<event::Destroyed>(&happened);
        if (lost && lost->unit.layer == Layer::Aboard && lost->unit == result.unit)
            return Aftermath::Voyage::Lost;
    }
    return aboard && result.verdict.reason != Reason::LandingLapsed ? Aftermath::Voyage::Aboard
                                                                    : Aftermath::Voyage::None;
}

Aftermath::Cargo toldCargo(const Turn &turn, const OrderResult &result)
{
    if (!result.id.valid() || !turn.before.dislodged[static_cast<std::size_t>(result.id.index())].cargo.valid())
        return Aftermath::Cargo::None;
    return result.verdict.reason == Reason::Retreats ? Aftermath::Cargo::Along : Aftermath::Cargo::Lost;
}

void tellSiege(const Turn &turn, const OrderResult &result, Aftermath &told)
{
    if (result.verdict.dislodged || result.verdict.reason == Reason::Freed || result.verdict.reason == Reason::Starved)
        return;
    for (const Event &happened : turn.events) {
        const auto *lost = std::get_if<event::Destroyed>(&happened);
        told.gaveUp = told.gaveUp || (lost && lost->unit == result.unit);
        if (const auto *counted = std::get_if<event::SiegeCounted>(&happened); counted && counted->unit == result.unit)
            told.siege = *counted;
    }
}

/// Tanks that halt are withdrawn too, but to nowhere else.
RegionId putBack(const Board &board, const Turn &turn, const OrderResult &result)
{
    for (const Event &happened : turn.events) {
        const auto *back = std::get_if<event::Withdrawn>(&happened);
        if (back && back->unit == result.unit && board.province(board.provinceOf(back->unit.region)).sentTo.valid())
            return back->to;
    }
    return {};
}

bool takesNoCentre(const Board &board, const Turn &turn, const OrderResult &result)
{
    const Move *move = std::get_if<Move>(&result.order.action);
    if (!turn.countsCentres || !move || move->hops.empty() || !result.unit.kind.valid()
        || board.kind(result.unit.kind).captures || outcomeOf(result.verdict.reason) != Outcome::Success)
        return false;
    Unit there = result.unit;
    there.region = move->to();
    return winsCentre(board, turn.after, there);
}

Aftermath aftermathOf(const Board &board, const Turn &turn, const OrderResult &result)
{
    Aftermath told;
    if (turn.before.phase.stage == Stage::Retreats)
        told.cargo = toldCargo(turn, result);
    if (turn.before.phase.stage != Stage::Moves)
        return told;
    if (result.unit.layer == Layer::Walls) {
        tellSiege(turn, result, told);
    } else if (result.verdict.reason != Reason::LeftPass) {
        told.putBack = putBack(board, turn, result);
        told.takesNoCentre = takesNoCentre(board, turn, result);
        told.voyage = voyageOf(board, turn, result);
    }
    return told;
}

/// What is told of the order of whom the verdict names.
void tellOther(const Board &board, const Turn &turn, const OrderResult &result, Told &told)
{
    const int index = resultOf(turn, result.verdict.other);
    const OrderResult *other = index < 0 ? nullptr : &turn.results[static_cast<std::size_t>(index)];
    const Move *move = other ? std::get_if<Move>(&other->order.action) : nullptr;
    const bool arrived = move && outcomeOf(other->verdict.reason) == Outcome::Success;
    switch (result.verdict.reason) {
    case Reason::Bombs:
    case Reason::Convoys: told.otherArrived = arrived; break;
    case Reason::OwnUnit: {
        const Move *mine = std::get_if<Move>(&result.order.action);
        told.otherArrived = mine && arrived && board.provinceOf(move->to()) == board.provinceOf(mine->to());
        break;
    }
    case Reason::NoMatchingOrder: {
        const Support *support = std::get_if<Support>(&result.order.action);
        if (!support || support->toHold())
            break;
        const ProvinceId to = board.provinceOf(support->to);
        if (move && outcomeOf(other->verdict.reason) != Outcome::Void && board.provinceOf(move->to()) == to) {
            told.otherInAnotherStep = true;
            told.otherArrived = support->arrived && arrived;
            break;
        }
        const auto alike = std::count_if(turn.results.begin(), turn.results.end(), [&](const OrderResult &moved) {
            const Move *way = std::get_if<Move>(&moved.order.action);
            return way && moved.unit.region.valid() && board.provinceOf(way->to()) == to
                   && board.provinceOf(moved.unit.region) == board.provinceOf(support->of);
        });
        told.alike = alike > 1 ? static_cast<int>(alike) : 0;
        break;
    }
    default: break;
    }
}

} // namespace

Told toldOf(const Board &board, const Turn &turn, const OrderResult &result)
{
    Told told;
    const Reason reason = result.verdict.reason;
    told.verdict = toldVerdict(turn, result);
    told.why = result.why;
    if (reason == Reason::Moves)
        told.route = result.route;
    if (const FlightReport *flight = reportOn(turn, static_cast<int>(&result - turn.results.data()))) {
        told.flight = toldOfFlight(*flight);
        told.flight->result = -1;
        told.halved = isHalved(turn, *flight);
    }
    told.byOwn = (result.verdict.strength > 0 || result.verdict.against > 0) && isKeptOutByOwn(turn, result);
    told.aftermath = aftermathOf(board, turn, result);
    tellOther(board, turn, result, told);
    if (reason == Reason::Cut || reason == Reason::Supports)
        told.cutters = result.evidence.culprits;
    std::sort(told.cutters.begin(), told.cutters.end());
    if (reason == Reason::MovesByConvoy && !result.verdict.other.valid()) {
        for (const int fleet : carriersOf(board, turn, result))
            told.carriers.push_back(turn.results[static_cast<std::size_t>(fleet)].id);
    }
    told.weak = weaknessesIn(turn, result);
    return told;
}

bool operator==(const Told &a, const Told &b)
{
    const auto key = [](const Told &told) {
        const Legality &why = told.why;
        return std::tie(told.verdict, why.refusal, why.where, why.asked, why.allowed, told.route, told.flight,
                        told.halved, told.byOwn, told.otherArrived, told.otherInAnotherStep, told.alike, told.cutters,
                        told.carriers, told.weak, told.aftermath);
    };
    return key(a) == key(b);
}

FlightReport toldOfFlight(const FlightReport &report)
{
    using Cause = FlightCause;
    using Task = FlightReport::Task;
    FlightReport told = report;
    told.cause = told.closed = Cause::None;
    told.culprit = Unit();
    told.owner = told.baseOwner = PowerId();
    told.bound = report.at; // where else it was to land is told of one that did not get there
    if (report.task != Task::Done && report.task != Task::Useless)
        told.target = Unit();
    const bool gaveUp = report.task == Task::GivenUp;
    const bool ofMission =
        gaveUp
        && (report.cause == Cause::NothingToCut || report.cause == Cause::OwnSupport || report.cause == Cause::Occupied
            || report.cause == Cause::Contested || report.cause == Cause::BaseClosed);
    if (ofMission) {
        told.cause = report.cause;
        told.culprit = report.cause == Cause::BaseClosed ? Unit() : report.culprit;
    }
    if (gaveUp ? !ofMission && report.closed != Cause::None : report.diverted()) {
        const bool byUnit = report.closed == Cause::PlaceTaken || report.closed == Cause::LandLost;
        told.closed = byUnit || report.closed == Cause::LeaveLapsed ? report.closed : Cause::NotOpen;
        told.owner = report.closed == Cause::PlaceTaken ? PowerId() : report.owner;
        told.culprit = byUnit ? report.culprit : Unit();
        told.bound = report.bound;
    }
    if (report.lost()) {
        told.baseOwner = report.baseOwner;
        const bool spoken =
            report.baseOwner.valid() && (report.cause == Cause::LeaveEnded || report.cause == Cause::NoLeave);
        told.cause = spoken ? report.cause : told.cause;
        told.culprit = spoken && report.cause == Cause::NoLeave ? report.culprit : told.culprit;
    }
    return told;
}

bool isHalved(const Turn &turn, const FlightReport &flight)
{
    if (flight.mission != Mission::Cut || flight.task != FlightReport::Task::Done)
        return false;
    return std::any_of(turn.results.begin(), turn.results.end(), [&flight](const OrderResult &result) {
        return result.unit == flight.target && result.verdict.reason == Reason::Supports;
    });
}

} // namespace entente
