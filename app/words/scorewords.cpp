#include "words/scorewords.h"

#include "words/names.h"

#include <QCoreApplication>
#include <QLocale>

namespace entente::app {

namespace {

struct ScoreWords {
    Q_DECLARE_TR_FUNCTIONS(ScoreWords)
};

} // namespace

QString scoreFigure(double score)
{
    QString figure = QString::number(score, 'f', 2);
    while (figure.endsWith(u'0'))
        figure.chop(1);
    if (figure.endsWith(u'.'))
        figure.chop(1);
    return figure;
}

QString scoreRead(double score)
{
    return scoreFigure(score).replace(u'.', QLocale(placeLanguage()).decimalPoint());
}

QString scoreFactsText(const ScoreSystem &system)
{
    const ScoreFacts facts = factsOf(system);
    const QString least = scoreRead(facts.least);
    const QString most = scoreRead(facts.most);
    const QString sum =
        least == most
            ? ScoreWords::tr("On the standard board, once no centre is neutral, all scores together are always %1.")
                  .arg(least)
            : ScoreWords::tr(
                  "On the standard board, once no centre is neutral, all scores together are between %1 and %2.")
                  .arg(least, most);
    const QString win =
        ScoreWords::tr("A win gives %1, the best end without one %2.").arg(scoreRead(facts.win), scoreRead(facts.best));
    const QString cost = facts.cost > 0
                             ? ScoreWords::tr("To take a centre can cost up to %1.").arg(scoreRead(facts.cost))
                             : ScoreWords::tr("To take a centre never costs points.");
    return sum + u' ' + win + u' ' + cost;
}

} // namespace entente::app
