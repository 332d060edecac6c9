#include "game/flightreport.h"

#include "game/turn.h"
#include "judge/landings.h"
#include "map/board.h"

#include <algorithm>

namespace entente {

namespace {

using Task = FlightReport::Task;
using Cause = FlightReport::Cause;

/// Speaks of the bombers of one turn.
class Reporter {
public:
    Reporter(const Board &board, Turn &turn) : m_board(board), m_turn(turn) {}

    void missions()
    {
        for (std::size_t i = 0; i < m_turn.results.size(); ++i) {
            const OrderResult &result = m_turn.results[i];
            const Flight *flight = std::get_if<Flight>(&result.order.action);
            const bool flew = result.verdict.reason == Reason::Flies || result.verdict.reason == Reason::Aborted
                              || result.verdict.reason == Reason::NoMatchingOrder;
            if (!flight || !flew || m_board.kind(result.unit.kind).flying != Flying::Tours)
                continue;
            FlightReport report = startedBy(result.unit, flight->path, flight->mission, flight->leg);
            report.result = static_cast<int>(i);
            tellMission(report, result.verdict);
            m_turn.flights.push_back(report);
        }
        if (m_turn.before.phase.stage == Stage::Moves)
            return;
        for (const Airborne &airborne : m_turn.before.airborne) {
            FlightReport report = startedBy(airborne.unit, airborne.path, airborne.mission, airborne.leg);
            if (airborne.aborted)
                report.bound = place(airborne.unit); // its mission was given up before the retreats
            else if (airborne.mission == Mission::Raid)
                report.task = Task::Pending;
            m_turn.flights.push_back(report);
        }
    }

    void landings(const std::vector<judge::Landing> &landings)
    {
        for (const judge::Landing &landing : landings) {
            if (!landing.at.valid() && !isReported(landing.unit)) {
                FlightReport lost;
                lost.unit = landing.unit;
                lost.bound = place(landing.unit);
                lost.result = resultOf(landing.unit);
                m_turn.flights.push_back(lost);
            }
            for (FlightReport &report : m_turn.flights) { // of an order given twice there are two
                if (report.unit != landing.unit)
                    continue;
                report.landed = true;
                report.at = landing.at;
                tellLanding(report, landing);
                tellVerdict(report, landing);
            }
        }
        std::sort(m_turn.flights.begin(), m_turn.flights.end(),
                  [](const FlightReport &a, const FlightReport &b) { return a.unit < b.unit; });
    }

private:
    ProvinceId place(const Unit &unit) const { return m_board.provinceOf(unit.region); }

    template <class Path>
    FlightReport startedBy(const Unit &unit, const Path &path, Mission mission, int leg) const
    {
        FlightReport report;
        report.unit = unit;
        report.mission = mission;
        report.over = mission == Mission::None ? ProvinceId() : path[leg];
        report.bound = path.back();
        return report;
    }

    int resultOf(const Unit &unit) const
    {
        const auto found = std::find_if(m_turn.results.begin(), m_turn.results.end(),
                                        [&](const OrderResult &result) { return result.unit == unit; });
        return found == m_turn.results.end() ? -1 : static_cast<int>(found - m_turn.results.begin());
    }

    bool isReported(const Unit &unit) const
    {
        return std::any_of(m_turn.flights.begin(), m_turn.flights.end(),
                           [&](const FlightReport &report) { return report.unit == unit; });
    }

    void tellMission(FlightReport &report, const Verdict &verdict) const
    {
        if (report.mission == Mission::None)
            return;
        if (verdict.other.valid())
            report.target = m_turn.before.units[static_cast<std::size_t>(verdict.other.index())];
        if (verdict.reason == Reason::NoMatchingOrder)
            report.task = Task::Useless;
        else if (verdict.reason != Reason::Aborted)
            report.task = report.mission == Mission::Raid ? Task::Pending : Task::Done;
        else
            tellGivenUp(report, m_turn.results[static_cast<std::size_t>(report.result)].evidence);
    }

    /// Why a mission was given up over the ground: there was no support to cut, or there will be nowhere to land.
    void tellGivenUp(FlightReport &report, const Evidence &evidence) const
    {
        report.task = Task::GivenUp;
        report.cause = evidence.flight;
        report.closed = evidence.closed;
        report.owner = evidence.owner;
        if (!evidence.culprits.empty())
            report.culprit = m_turn.before.units[static_cast<std::size_t>(evidence.culprits.front().index())];
    }

    void tellLanding(FlightReport &report, const judge::Landing &landing) const
    {
        const bool pending = report.task == Task::Pending;
        if (pending && landing.raided)
            report.task = Task::Done;
        else if (pending || (landing.aborted && (report.task == Task::Done || report.task == Task::Useless)))
            report.task = Task::GivenUp;
        report.baseOwner = landing.baseOwner;
        if (landing.cause == Cause::None && landing.closed == Cause::None)
            return;
        // A mission that was told before the retreats stays as it was told; only where it landed is new.
        const bool told = report.task != Task::GivenUp && landing.at.valid();
        report.cause = told ? landing.closed : landing.cause;
        report.closed = landing.closed;
        report.culprit = cameFrom(landing.culprit);
        report.owner = landing.owner;
    }

    void tellVerdict(const FlightReport &report, const judge::Landing &landing)
    {
        if (report.result < 0)
            return;
        Verdict &verdict = m_turn.results[static_cast<std::size_t>(report.result)].verdict;
        if (verdict.reason == Reason::Flies || (report.lost() && verdict.reason != Reason::Illegal))
            verdict.reason = landing.reason;
    }

    /// The unit as it was when the phase began.
    Unit cameFrom(const Unit &unit) const
    {
        for (const Event &event : m_turn.events) {
            const auto *moved = std::get_if<event::Moved>(&event);
            if (moved && moved->to == unit.region && moved->unit.power == unit.power && moved->unit.kind == unit.kind)
                return moved->unit;
            const auto *retreated = std::get_if<event::Retreated>(&event);
            if (retreated && retreated->to == unit.region && retreated->unit.power == unit.power)
                return retreated->unit;
        }
        return unit;
    }

    const Board &m_board;
    Turn &m_turn;
};

} // namespace

const FlightReport *reportOn(const Turn &turn, int result)
{
    const auto found = std::find_if(turn.flights.begin(), turn.flights.end(),
                                    [result](const FlightReport &report) { return report.result == result; });
    return result < 0 || found == turn.flights.end() ? nullptr : &*found;
}

void reportMissions(const Board &board, Turn &turn)
{
    Reporter(board, turn).missions();
}

void reportLandings(const Board &board, const std::vector<judge::Landing> &landings, Turn &turn)
{
    Reporter(board, turn).landings(landings);
}

} // namespace entente
