#include "words/turnsummary.h"

#include "game/play.h"
#include "orders/supply.h"

#include "words/forms.h"
#include "words/happeningwords.h"
#include "words/names.h"

#include <QCoreApplication>
#include <QStringList>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct TurnSummary {
    Q_DECLARE_TR_FUNCTIONS(TurnSummary)
};

/// Failures that the turn's events count, or that are no order's.
bool isToldElsewhere(Reason reason)
{
    switch (reason) {
    case Reason::Starved:
    case Reason::Dislodged:
    case Reason::NoOrder:
    case Reason::RetreatClash:
    case Reason::CivilDisorder:
    case Reason::LeftPass: return true;
    default: return false;
    }
}

} // namespace

QString unusedText(const Board &board, const Turn &turn, PowerId power)
{
    const int left = leftUnbuilt(board, turn, power);
    if (left <= 0)
        return {};
    return playsByPoints(board) ? TurnSummary::tr("%n supply point(s) unused", nullptr, left)
                                : TurnSummary::tr("%n build(s) unused", nullptr, left);
}

QString tallyText(const Board &board, const Turn &turn, PowerId power)
{
    int all = 0;
    int good = 0;
    int held = 0;
    for (const OrderResult &result : turn.results) {
        if (result.power != power)
            continue;
        const bool stands = outcomeOf(result.verdict.reason) == Outcome::Success && !result.verdict.dislodged;
        if (stands && !result.given && result.verdict.reason == Reason::Holds) {
            ++held;
            continue;
        }
        ++all;
        good += stands;
    }
    QStringList parts;
    if (all > 0)
        parts += TurnSummary::tr("%1 of %2 succeeded").arg(good).arg(all);
    if (held > 0)
        parts += TurnSummary::tr("%n held", nullptr, held);
    if (const QString unused = unusedText(board, turn, power); !unused.isEmpty())
        parts += unused;
    return parts.join(u", "_s);
}

QString turnSummary(const Board &board, const Turn &turn)
{
    // Each order counts once: who was dislodged or starved is counted there and not among those that failed.
    int bounced = 0;
    int dislodged = 0;
    int cut = 0;
    int failed = 0; ///< for any other reason
    int impossible = 0;
    int idle = 0; ///< that could be given, and had nothing to act upon
    int built = 0;
    int removed = 0;
    int retreated = 0;
    int destroyed = 0;
    int disbanded = 0; ///< among them by their own order
    for (const OrderResult &result : turn.results) {
        const Reason reason = result.verdict.reason;
        if (reason == Reason::Bounced || reason == Reason::LostHeadToHead || reason == Reason::KeptBack)
            ++bounced;
        else if (reason == Reason::Cut || reason == Reason::CutLater)
            ++cut;
        else
            failed += outcomeOf(reason) == Outcome::Failure && !result.verdict.dislodged && !isToldElsewhere(reason);
        impossible += reason == Reason::Illegal;
        idle += outcomeOf(reason) == Outcome::Void && reason != Reason::Illegal;
        disbanded += turn.before.phase.stage == Stage::Retreats && is<Disband>(result.order)
                     && reason != Reason::NoOrder && outcomeOf(reason) == Outcome::Success;
    }
    for (const Event &happened : turn.events) {
        dislodged += std::holds_alternative<event::Dislodged>(happened);
        built += std::holds_alternative<event::Built>(happened);
        built -= std::holds_alternative<event::Returned>(happened); // nobody built it, and it is counted below
        removed += std::holds_alternative<event::Removed>(happened);
        retreated += std::holds_alternative<event::Retreated>(happened);
        if (const auto *gone = std::get_if<event::Destroyed>(&happened))
            destroyed += gone->unit.layer != Layer::Walls;
    }
    int raids = 0;
    for (const FlightReport &report : turn.flights) {
        const bool later = report.result < 0; // ordered in the phase before
        raids += report.mission == Mission::Raid && report.task == FlightReport::Task::Done;
        failed += report.mission == Mission::Raid && report.task == FlightReport::Task::GivenUp && later;
    }
    QStringList parts;
    if (turn.winner.valid())
        parts += hasWon(board, turn.winner);
    parts += happeningCounts(board, happeningsOf(board, turn));
    if (raids)
        parts += TurnSummary::tr("%n raid(s)", nullptr, raids);
    if (bounced)
        parts += TurnSummary::tr("%n bounced", nullptr, bounced);
    if (cut)
        parts += TurnSummary::tr("%n cut", nullptr, cut);
    if (failed)
        parts += TurnSummary::tr("%n failed", nullptr, failed);
    if (impossible)
        parts += TurnSummary::tr("%n impossible", nullptr, impossible);
    if (idle)
        parts += TurnSummary::tr("%n without effect", nullptr, idle);
    if (dislodged)
        parts += TurnSummary::tr("%n dislodged", nullptr, dislodged);
    if (retreated)
        parts += TurnSummary::tr("%n retreated", nullptr, retreated);
    if (disbanded)
        parts += TurnSummary::tr("%n disbanded", nullptr, disbanded);
    if (destroyed > disbanded)
        parts += TurnSummary::tr("%n destroyed", nullptr, destroyed - disbanded);
    if (built)
        parts += TurnSummary::tr("%n built", nullptr, built);
    if (removed)
        parts += TurnSummary::tr("%n removed", nullptr, removed);
    if (parts.isEmpty() && turn.results.empty() && turn.before.phase.stage == Stage::Adjustments)
        return TurnSummary::tr("Nothing was built or removed");
    return parts.isEmpty() ? TurnSummary::tr("All orders succeeded") : parts.join(u", "_s);
}

} // namespace entente::app
