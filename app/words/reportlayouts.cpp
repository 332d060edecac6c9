#include "words/reportlayouts.h"

#include "words/forms.h"
#include "words/judgereport.h"
#include "words/names.h"

#include <QCoreApplication>
#include <QUrl>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct Layouts {
    Q_DECLARE_TR_FUNCTIONS(ReportLayouts)
};

constexpr qsizetype longestLink = 1900; ///< mail programs cut off what is longer

/// "AUSTRIA (Anna): A Vie - Gal; _A Bud - Ser_; F Tri H."
QString zineReport(const Board &board, const Turn &turn, const ReportHead &head)
{
    QString text = (head.game.isEmpty() ? QString() : head.game.toUpper() + u": "_s)
                   + resultsName(board, turn.before.phase) + u"\n\n"_s;
    bool anyFailed = false;
    for (int p = 0; p < board.powerCount(); ++p) {
        QStringList orders;
        for (const OrderResult &result : turn.results) {
            if (result.power != PowerId(p))
                continue;
            const bool failed = outcomeOf(result.verdict.reason) != Outcome::Success;
            QString order = reportedOrder(board, result.order, turn.before.phase.stage);
            if (failed)
                order = u'_' + order + u'_';
            if (!result.given)
                order += u' ' + Layouts::tr("(no order)");
            if (result.verdict.dislodged)
                order += u' ' + Layouts::tr("(dislodged)");
            anyFailed = anyFailed || failed;
            orders += order;
        }
        if (!orders.isEmpty())
            text += powerAndPlayer(board, PowerId(p), head).toUpper() + u": "_s + orders.join(u"; "_s) + u".\n"_s;
    }
    if (anyFailed)
        text += u'\n' + Layouts::tr("What stands between underlines failed.") + u'\n';
    if (const QString silence = silenceSentence(board, turn, head); !silence.isEmpty())
        text += u'\n' + silence + u'\n';
    if (const QStringList retreats = retreatLines(board, turn); !retreats.isEmpty())
        text += u'\n' + retreats.join(u". "_s) + u".\n"_s;
    text += u'\n' + centreLines(board, turn.after, head).join(u'\n') + u"\n\n"_s;
    if (turn.winner.valid())
        text += hasWon(board, turn.winner) + (turn.playedOn ? u". "_s : u"."_s);
    if (!turn.isLast())
        text += Layouts::tr("Next: %1.").arg(phaseName(board, turn.after.phase));
    if (!turn.isLast() && !head.deadline.isEmpty())
        text += u' ' + Layouts::tr("Orders are due: %1.").arg(head.deadline);
    if (!head.press.isEmpty())
        text += u"\n\n"_s + Layouts::tr("PRESS") + u'\n' + head.press;
    return text + u'\n';
}

} // namespace

QString reportText(const Board &board, const Turn &turn, const ReportHead &head, ReportLayout layout)
{
    switch (layout) {
    case ReportLayout::Plain: return turnReport(board, turn, head);
    case ReportLayout::Judge: return judgeReport(board, turn, head);
    case ReportLayout::Zine: return zineReport(board, turn, head);
    }
    return {};
}

std::map<PowerId, int> timesSilent(const Game &game, int turn)
{
    std::map<PowerId, int> times;
    for (int i = 0; i <= turn && i < game.turnCount(); ++i) {
        for (const PowerId power : silentPowers(game.board(), game.turn(i)))
            ++times[power];
    }
    return times;
}

QString mailLink(const QStringList &addresses, const QString &subject, const QString &text)
{
    const auto encoded = [](const QString &words) {
        return QString::fromLatin1(QUrl::toPercentEncoding(QString(words).replace(u'\n', u"\r\n"_s)));
    };
    QStringList known;
    for (const QString &address : addresses) {
        if (!address.trimmed().isEmpty())
            known += QString::fromLatin1(QUrl::toPercentEncoding(address.trimmed(), "@"));
    }
    const QString bare = u"mailto:%1?subject=%2"_s.arg(known.join(u','), encoded(subject));
    const QString whole = bare + u"&body="_s + encoded(text);
    return text.isEmpty() || whole.size() > longestLink ? bare : whole;
}

} // namespace entente::app
