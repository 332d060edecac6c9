#include "game/causes.h"

#include "game/carriers.h"
#include "game/explain.h"
#include "game/happenings.h"
#include "game/play.h"
#include "game/steps.h"
#include "map/board.h"

#include <algorithm>

namespace entente {

namespace {

/// Those who cut a support or a part of it.
std::vector<UnitId> cuttersToldOf(const OrderResult &result)
{
    const Reason reason = result.verdict.reason;
    std::vector<UnitId> cutters;
    if (reason == Reason::Cut || reason == Reason::Supports || reason == Reason::CutLater)
        cutters = result.evidence.culprits;
    std::sort(cutters.begin(), cutters.end());
    return cutters;
}

/// A verdict with the figures that belong to it and no others.
Verdict told(const Turn &turn, const OrderResult &result)
{
    Verdict verdict = result.verdict;
    if (!comparesStrengths(verdict) || isKeptOutByOwn(turn, result))
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

/// The same result in another turn from the same position; none if it is not there.
const OrderResult *counterpart(const Turn &turn, const OrderResult &result)
{
    const OrderResult *found = nullptr;
    for (const OrderResult &other : turn.results) {
        const bool same = result.id.valid() ? other.id == result.id && other.power == result.power
                                            : other.power == result.power && other.unit == result.unit;
        if (!same)
            continue;
        if (other.order == result.order)
            return &other;
        found = found ? found : &other;
    }
    return found;
}

const FlightReport *flightOf(const Turn &turn, const OrderResult &result)
{
    return reportOn(turn, static_cast<int>(&result - turn.results.data()));
}

/// What sentences tell of a flight, and nothing else.
FlightReport told(const FlightReport &report)
{
    using Cause = FlightCause;
    using Task = FlightReport::Task;
    FlightReport told = report;
    told.result = -1;
    told.cause = told.closed = Cause::None;
    told.culprit = Unit();
    told.owner = told.baseOwner = PowerId();
    told.bound = ProvinceId();
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

bool flewAlike(const FlightReport *one, const FlightReport *other)
{
    return one && other ? told(*one) == told(*other) : one == other;
}

/// Did a bomber's mission take only half of a support?
bool isHalved(const Turn &turn, const FlightReport *flight)
{
    if (!flight || flight->mission != Mission::Cut || flight->task != FlightReport::Task::Done)
        return false;
    return std::any_of(turn.results.begin(), turn.results.end(), [flight](const OrderResult &result) {
        return result.unit == flight->target && result.verdict.reason == Reason::Supports;
    });
}

/// What is told with a verdict of the order of whom it names: 0 for nothing, else how far that got.
int toldOfOther(const Board &board, const Turn &turn, const OrderResult &result)
{
    const int index = resultOf(turn, result.verdict.other);
    const OrderResult *other = index < 0 ? nullptr : &turn.results[static_cast<std::size_t>(index)];
    const Move *move = other ? std::get_if<Move>(&other->order.action) : nullptr;
    const bool arrived = move && outcomeOf(other->verdict.reason) == Outcome::Success;
    switch (result.verdict.reason) {
    case Reason::Bombs: // did it leave?
    case Reason::Convoys: return arrived;
    case Reason::OwnUnit: { // did it come to the same place before?
        const Move *mine = std::get_if<Move>(&result.order.action);
        return mine && arrived && board.provinceOf(move->to()) == board.provinceOf(mine->to());
    }
    case Reason::NoMatchingOrder: { // it moved as it was supported, but not then (Sequential 2 to 4)
        const Support *support = std::get_if<Support>(&result.order.action);
        if (!support || support->toHold())
            return 0;
        const ProvinceId to = board.provinceOf(support->to);
        if (move && outcomeOf(other->verdict.reason) != Outcome::Void && board.provinceOf(move->to()) == to)
            return support->arrived && arrived ? 2 : 1;
        const auto alike = std::count_if(turn.results.begin(), turn.results.end(), [&](const OrderResult &moved) {
            const Move *way = std::get_if<Move>(&moved.order.action);
            return way && moved.unit.region.valid() && board.provinceOf(way->to()) == to
                   && board.provinceOf(moved.unit.region) == board.provinceOf(support->of);
        });
        return alike > 1 ? 2 + static_cast<int>(alike) : 0; // of which one the support does not say
    }
    default: return 0;
    }
}

/// Of that happening either the mission is told or where the bomber came down.
FlightReport toldWith(Happening::Kind kind, FlightReport report)
{
    using Task = FlightReport::Task;
    if (kind == Happening::Kind::Raided || kind == Happening::Kind::RaidGivenUp) {
        report.landed = false;
        report.at = ProvinceId();
        return told(report);
    }
    if (report.task == Task::GivenUp && !report.lost()) {
        report.cause = report.closed = FlightCause::None;
        return told(report);
    }
    report.task = Task::None;
    report.over = ProvinceId();
    report.mission = Mission::None;
    return told(report);
}

/// Was it carried on in a hold, and does its verdict not say so?
bool isShipped(const Turn &turn, const OrderResult &result)
{
    if (result.verdict.reason == Reason::LandingLapsed || result.verdict.reason == Reason::Embarks)
        return false;
    return std::any_of(turn.events.begin(), turn.events.end(), [&result](const Event &happened) {
        const auto *shipped = std::get_if<event::Shipped>(&happened);
        return shipped && shipped->unit == result.unit;
    });
}

/// The fleets that are told to have carried it.
std::vector<Unit> carriersToldOf(const Board &board, const Turn &turn, const OrderResult &result)
{
    std::vector<Unit> fleets;
    if (result.verdict.reason != Reason::MovesByConvoy || result.verdict.other.valid())
        return fleets;
    for (const int fleet : carriersOf(board, turn, result))
        fleets.push_back(turn.results[static_cast<std::size_t>(fleet)].unit);
    return fleets;
}

/// Is the same told of two results of one unit: what became of it, by whom, and the figures that belong to it?
bool isToldAlike(const Board &board, const Turn &turn, const OrderResult &one, const Turn &without,
                 const OrderResult &other)
{
    return told(turn, one) == told(without, other) && (one.verdict.reason != Reason::Moves || one.route == other.route)
           && one.why.refusal == other.why.refusal && one.why.where == other.why.where
           && one.why.asked == other.why.asked && one.why.allowed == other.why.allowed
           && cuttersToldOf(one) == cuttersToldOf(other) && weaknessesIn(turn, one) == weaknessesIn(without, other)
           && isShipped(turn, one) == isShipped(without, other)
           && carriersToldOf(board, turn, one) == carriersToldOf(board, without, other)
           && toldOfOther(board, turn, one) == toldOfOther(board, without, other);
}

/// The same happened to the same, and the same unit is named with it.
bool happenedAlike(const Turn &turn, const Happening &one, const Turn &without, const Happening &other)
{
    const auto named = [](const Turn &where, const Happening &happening) {
        return happening.cause < 0 ? Unit() : where.results[static_cast<std::size_t>(happening.cause)].unit;
    };
    const auto flight = [&one](const Turn &where) -> const FlightReport * {
        const auto found = std::find_if(where.flights.begin(), where.flights.end(), [&one](const FlightReport &report) {
            return one.unit.kind.valid() && report.unit == one.unit;
        });
        return found == where.flights.end() ? nullptr : &*found;
    };
    const FlightReport *flown = flight(turn); // which tells who is named with it
    return one.kind == other.kind && one.power == other.power && one.unit == other.unit && one.at == other.at
           && one.to == other.to && one.from == other.from && (flown || named(turn, one) == named(without, other))
           && (!flown || toldWith(one.kind, *flown) == toldWith(one.kind, *flight(without)));
}

/// Its absence leaves the unit where an order to hold does.
bool changesNothing(const OrderResult &result)
{
    const Refusal why = result.verdict.reason == Reason::Illegal ? result.verdict.refusal : Refusal::None;
    const bool ofSeveral = why == Refusal::OrderedTwice || why == Refusal::ShipFull || why == Refusal::SplitsActions
                           || why == Refusal::OverTransfer; // without it another could be followed
    return result.asked < 0 || is<Hold>(result.order) || (why != Refusal::None && !ofSeveral);
}

} // namespace

void findCauses(Adjudicator &judge, const Variant &variant, Turn &turn)
{
    const Board &board = *variant.board;
    for (OrderResult &result : turn.results)
        result.because.clear();
    const std::vector<Happening> happenings = happeningsOf(board, turn);
    turn.causesOfHappenings.assign(happenings.size(), {});
    for (std::size_t cause = 0; cause < turn.results.size(); ++cause) {
        if (changesNothing(turn.results[cause]))
            continue;
        std::vector<GivenOrder> others = turn.orders;
        others.erase(others.begin() + turn.results[cause].asked);
        Turn without = playPhase(judge, variant, turn.before, std::move(others));
        if (turn.playedOn)
            goOnAfterVictory(variant, judge.rules(), without);
        for (OrderResult &result : turn.results) {
            const OrderResult *other = counterpart(without, result);
            if (&result == &turn.results[cause] || !other
                || (isToldAlike(board, turn, result, without, *other)
                    && flewAlike(flightOf(turn, result), flightOf(without, *other))
                    && isHalved(turn, flightOf(turn, result)) == isHalved(without, flightOf(without, *other))))
                continue;
            result.because.push_back(static_cast<int>(cause));
        }
        if (happenings.empty())
            continue;
        const std::vector<Happening> left = happeningsOf(board, without);
        for (std::size_t i = 0; i < happenings.size(); ++i) {
            if (std::none_of(left.begin(), left.end(), [&](const Happening &other) {
                    return happenedAlike(turn, happenings[i], without, other);
                }))
                turn.causesOfHappenings[i].push_back(static_cast<int>(cause));
        }
    }
}

} // namespace entente
