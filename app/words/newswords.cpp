#include "words/newswords.h"

#include "words/forms.h"
#include "words/happeningwords.h"
#include "words/names.h"
#include "words/orderwords.h"
#include "words/verdicts.h"

#include <QCoreApplication>

#include <algorithm>

namespace entente::app {

namespace {

struct NewsWords {
    Q_DECLARE_TR_FUNCTIONS(NewsWords)
};

enum Weight { Still, Way, Winter, Stopped, Centre, Befell, DrivenOut, Gone, PowerOut, Victory };

int weightOf(const OrderResult &result, const Turn &turn)
{
    if (result.verdict.dislodged)
        return turn.before.phase.stage == Stage::Moves ? DrivenOut : Stopped;
    switch (outcomeOf(result.verdict.reason)) {
    case Outcome::Void: return Still;
    case Outcome::Failure:
        return is<Move>(result.order) ? Stopped : result.verdict.reason == Reason::NoOrder ? Gone : Way;
    case Outcome::Success: break;
    }
    if (turn.before.phase.stage != Stage::Moves)
        return is<Waive>(result.order) ? Still : Winter;
    return is<Move>(result.order) ? Way : Still;
}

int weightOf(const Happening &happening)
{
    switch (happening.kind) {
    case Happening::Kind::Eliminated: return PowerOut;
    case Happening::Kind::CentreTaken: return Centre;
    default: return Befell;
    }
}

} // namespace

QList<News> newsOf(const Board &board, const Turn &turn)
{
    QList<News> news;
    if (turn.winner.valid())
        news.append({hasWon(board, turn.winner) + u'.', Victory, -1});
    for (const Happening &happening : happeningsOf(board, turn))
        news.append({plainText(happeningSentence(board, turn, happening)), weightOf(happening), happening.result});
    for (int i = 0; i < static_cast<int>(turn.results.size()); ++i) {
        const OrderResult &result = turn.results[static_cast<std::size_t>(i)];
        const int weight = weightOf(result, turn);
        if (weight == Still)
            continue;
        const QString order = plainText(orderSentence(board, result.order, turn.before.phase.stage));
        const bool plain = outcomeOf(result.verdict.reason) == Outcome::Success && !result.verdict.dislodged;
        const QString text =
            plain ? NewsWords::tr("%1: %2.", "a power and what its unit did").arg(powerName(board, result.power), order)
                  : NewsWords::tr("%1: %2. %3", "a power, what its unit tried, what came of it")
                        .arg(powerName(board, result.power), order, verdictSentence(board, turn, i));
        news.append({text, weight, i});
    }
    std::stable_sort(news.begin(), news.end(), [](const News &a, const News &b) { return a.weight > b.weight; });
    return news;
}

bool isMemorable(const News &news)
{
    return news.weight >= Centre && news.weight < Victory;
}

} // namespace entente::app
