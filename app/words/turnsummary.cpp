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

QString turnSummary(const Board &board, const Turn &turn, bool whole)
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
    const auto count = [&](const char *words, int times) {
        if (times > 0)
            parts += TurnSummary::tr(words, nullptr, times);
    };
    count(QT_TRANSLATE_N_NOOP("TurnSummary", "%n raid(s)"), raids);
    count(QT_TRANSLATE_N_NOOP("TurnSummary", "%n bounced"), bounced);
    count(QT_TRANSLATE_N_NOOP("TurnSummary", "%n cut"), cut);
    count(QT_TRANSLATE_N_NOOP("TurnSummary", "%n failed"), failed);
    count(QT_TRANSLATE_N_NOOP("TurnSummary", "%n impossible"), impossible);
    count(QT_TRANSLATE_N_NOOP("TurnSummary", "%n without effect"), idle);
    count(QT_TRANSLATE_N_NOOP("TurnSummary", "%n dislodged"), dislodged);
    count(QT_TRANSLATE_N_NOOP("TurnSummary", "%n retreated"), retreated);
    count(QT_TRANSLATE_N_NOOP("TurnSummary", "%n disbanded"), disbanded);
    count(QT_TRANSLATE_N_NOOP("TurnSummary", "%n destroyed"), destroyed - disbanded);
    count(QT_TRANSLATE_N_NOOP("TurnSummary", "%n built"), built);
    count(QT_TRANSLATE_N_NOOP("TurnSummary", "%n removed"), removed);
    if (parts.isEmpty() && turn.results.empty() && turn.before.phase.stage == Stage::Adjustments)
        return TurnSummary::tr("Nothing was built or removed");
    if (!parts.isEmpty())
        return parts.join(u", "_s);
    return whole ? TurnSummary::tr("All orders succeeded") : TurnSummary::tr("All orders in sight succeeded");
}

} // namespace entente::app
