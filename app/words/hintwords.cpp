#include "words/hintwords.h"

#include "words/names.h"
#include "words/verdicts.h"

#include <QCoreApplication>

namespace entente::app {

namespace {

struct HintWords {
    Q_DECLARE_TR_FUNCTIONS(HintWords)
};

} // namespace

QString hintSentence(const Board &board, const Hints &hints, const Hint &hint)
{
    const QString verdict = verdictSentence(board, hints.quiet, hint.result, Tense::Ahead);
    if (hints.quiet.results[static_cast<std::size_t>(hint.result)].verdict.refusal == Refusal::OverBudget)
        return HintWords::tr("An alternate: it counts if the points suffice");
    if (hint.certainty == Hint::Certainty::Sure)
        return HintWords::tr("Will fail: %1", "what the judge says").arg(verdict);
    if (hints.quiet.before.phase.stage == Stage::Moves)
        return HintWords::tr("If nobody else moves: %1", "what the judge says").arg(verdict);
    return HintWords::tr("As things stand: %1", "what the judge says").arg(verdict);
}

Fates fatesOf(const Board &board, const Hints &hints, PowerId power)
{
    Fates fates;
    for (const int index : hints.unsaid) {
        const OrderResult &result = hints.quiet.results[static_cast<std::size_t>(index)];
        if (result.power != power)
            continue;
        const QString name = numbered(unitName(board, result.unit), result.order.number);
        if (result.verdict.reason == Reason::Holds && !result.verdict.dislodged)
            fates.hold += name;
        else if (result.verdict.reason == Reason::NoOrder)
            fates.disband += name;
        else
            fates.otherwise += HintWords::tr("%1: %2", "a unit and what befalls it")
                                   .arg(name, verdictSentence(board, hints.quiet, index, Tense::Ahead));
    }
    return fates;
}

} // namespace entente::app
