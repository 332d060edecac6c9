#include "words/hintwords.h"

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
    const QString verdict = verdictSentence(board, hints.quiet, hint.result);
    if (hint.certainty == Hint::Certainty::Sure)
        return HintWords::tr("Will fail: %1", "what the judge says").arg(verdict);
    if (hints.quiet.before.phase.stage == Stage::Moves)
        return HintWords::tr("If nobody else moves: %1", "what the judge says").arg(verdict);
    return HintWords::tr("As things stand: %1", "what the judge says").arg(verdict);
}

} // namespace entente::app
