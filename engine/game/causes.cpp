#include "game/causes.h"

#include "game/happenings.h"
#include "game/play.h"
#include "game/steps.h"
#include "game/told.h"
#include "map/board.h"

#include <algorithm>

namespace entente {

namespace {

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

/// Of that happening either the mission is told or where the bomber came down.
FlightReport toldWith(Happening::Kind kind, FlightReport report)
{
    using Task = FlightReport::Task;
    report.result = -1;
    if (kind == Happening::Kind::Raided || kind == Happening::Kind::RaidGivenUp) {
        report.landed = false;
        report.at = ProvinceId();
        return toldOfFlight(report);
    }
    if (report.task == Task::GivenUp && !report.lost()) {
        report.cause = report.closed = FlightCause::None;
        return toldOfFlight(report);
    }
    report.task = Task::None;
    report.over = ProvinceId();
    report.mission = Mission::None;
    return toldOfFlight(report);
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
    std::vector<Told> told;
    for (OrderResult &result : turn.results) {
        result.because.clear();
        told.push_back(toldOf(board, turn, result));
    }
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
            const auto index = static_cast<std::size_t>(&result - turn.results.data());
            if (index != cause && other && toldOf(board, without, *other) != told[index])
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
