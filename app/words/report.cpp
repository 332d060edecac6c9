#include "words/report.h"

#include "orders/notation.h"
#include "words/happeningwords.h"
#include "words/names.h"
#include "words/verdicts.h"

#include <QCoreApplication>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct Report {
    Q_DECLARE_TR_FUNCTIONS(Report)
};

QString orderLine(const Board &board, const Order &order, Stage stage)
{
    return fromUtf8(orderText(board, order, stage));
}

void addResults(QString &text, const Board &board, const Turn &turn, PowerId power)
{
    bool headed = false;
    for (int i = 0; i < static_cast<int>(turn.results.size()); ++i) {
        const OrderResult &result = turn.results[static_cast<std::size_t>(i)];
        if (result.power != power)
            continue;
        if (!headed)
            text += u'\n' + powerName(board, power) + u":\n"_s;
        headed = true;
        text += orderLine(board, result.order, turn.before.phase.stage);
        const bool plain = outcomeOf(result.verdict.reason) == Outcome::Success && !result.verdict.dislodged;
        text += plain ? u"\n"_s : u"  ("_s + verdictSentence(board, turn, i) + u")\n"_s;
    }
}

} // namespace

QString ordersText(const Board &board, const std::vector<GivenOrder> &orders, Stage stage)
{
    QString text;
    for (int p = 0; p < board.powerCount(); ++p) {
        QString lines;
        for (const GivenOrder &given : orders) {
            if (given.power == PowerId(p))
                lines += orderLine(board, given.order, stage) + u'\n';
        }
        if (!lines.isEmpty())
            text += (text.isEmpty() ? QString() : u"\n"_s) + powerName(board, PowerId(p)) + u":\n"_s + lines;
    }
    return text;
}

QString turnReport(const Board &board, const Turn &turn)
{
    QString text = resultsName(turn.before.phase) + u'\n';
    for (int p = 0; p < board.powerCount(); ++p)
        addResults(text, board, turn, PowerId(p));

    const std::vector<Happening> happenings = happeningsOf(board, turn);
    if (!happenings.empty())
        text += u'\n' + Report::tr("Events:") + u'\n';
    for (const Happening &happening : happenings)
        text += happeningLine(board, turn, happening) + u'\n';

    if (!turn.after.dislodged.empty())
        text += u'\n' + Report::tr("Dislodged:") + u'\n';
    for (const DislodgedUnit &unit : turn.after.dislodged) {
        QStringList places;
        for (const RegionId region : unit.retreats)
            places += fromUtf8(board.regionText(region));
        text += Report::tr("%1: %2 may retreat to %3", "power, unit, places")
                    .arg(powerName(board, unit.unit.power), fromUtf8(unitText(board, unit.unit)), places.join(u", "_s))
            + u'\n';
    }

    QStringList centres;
    for (int p = 0; p < board.powerCount(); ++p) {
        if (const int count = centreCountOf(turn.after, PowerId(p)); count > 0)
            centres += powerName(board, PowerId(p)) + u' ' + QString::number(count);
    }
    text += u'\n' + Report::tr("Centres: %1").arg(centres.join(u", "_s)) + u'\n';
    text += turn.winner.valid() ? Report::tr("%1 has won.").arg(powerName(board, turn.winner))
                                : Report::tr("Next: %1").arg(phaseName(turn.after.phase));
    return text + u'\n';
}

} // namespace entente::app
