#include "exports/turnhtml.h"

#include "words/happeningwords.h"
#include "words/names.h"
#include "words/orderwords.h"
#include "words/verdicts.h"

#include <QCoreApplication>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct TurnPage {
    Q_DECLARE_TR_FUNCTIONS(TurnPage)
};

QString headingHtml(const QString &heading, int level)
{
    return u"<h%1>%2</h%1>\n"_s.arg(level).arg(heading.toHtmlEscaped());
}

QString resultHtml(const Board &board, const Turn &turn, int index)
{
    const OrderResult &result = turn.results[static_cast<std::size_t>(index)];
    const bool held = outcomeOf(result.verdict.reason) == Outcome::Success && !result.verdict.dislodged;
    return u"<li class=\"%1\"><span class=\"mark\" role=\"img\" aria-label=\"%2\">%3</span> <b>%4</b> <small>%5</small>"
           u"</li>\n"_s.arg(held ? u"held"_s : u"failed"_s, held ? TurnPage::tr("succeeded") : TurnPage::tr("failed"),
                            held ? u"✓"_s : u"✕"_s,
                            orderSentence(board, result.order, turn.before.phase.stage).toHtmlEscaped(),
                            plainText(verdictSentence(board, turn, index)).toHtmlEscaped());
}

} // namespace

QString listHtml(const QString &heading, const QStringList &lines, int level)
{
    QString text;
    for (const QString &line : lines)
        text += u"<li>%1</li>\n"_s.arg(line.toHtmlEscaped());
    return text.isEmpty() ? text : headingHtml(heading, level) + u"<ul>\n"_s + text + u"</ul>\n"_s;
}

QString centresHtml(const Board &board, const Position &position, const ReportHead &head, int level)
{
    return listHtml(TurnPage::tr("Supply centres"), centreLines(board, position, head), level);
}

QString turnHtml(const Board &board, const Turn &turn, const ReportHead &head, int level)
{
    QString text;
    if (const QString silence = silenceSentence(board, turn, head); !silence.isEmpty())
        text += u"<p><b>%1</b></p>\n"_s.arg(silence.toHtmlEscaped());
    PowerId power;
    for (int i = 0; i < static_cast<int>(turn.results.size()); ++i) {
        const PowerId next = turn.results[static_cast<std::size_t>(i)].power;
        if (next != power) {
            text += power.valid() ? u"</ul>\n"_s : QString();
            text += headingHtml(powerAndPlayer(board, next, head), level) + u"<ul class=\"orders\">\n"_s;
            power = next;
        }
        text += resultHtml(board, turn, i);
    }
    text += power.valid() ? u"</ul>\n"_s : QString();
    QStringList events;
    for (const Happening &happening : happeningsOf(board, turn))
        events += happeningLine(board, turn, happening);
    return text + listHtml(TurnPage::tr("Events"), events, level)
           + listHtml(TurnPage::tr("Dislodged"), retreatLines(board, turn), level)
           + centresHtml(board, turn.after, head, level);
}

} // namespace entente::app
