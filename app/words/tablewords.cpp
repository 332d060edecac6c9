#include "words/tablewords.h"

#include "words/names.h"

#include <QCoreApplication>

namespace entente::app {

namespace {

struct TableWords {
    Q_DECLARE_TR_FUNCTIONS(TableWords)
};

} // namespace

QString seasonOf(const Board &board, const Phase &phase)
{
    return phase.stage == Stage::Moves ? seasonAndYear(board, phase) : phaseName(board, phase);
}

QStringList takenBackSentences(const Game &game)
{
    QStringList sentences;
    for (const auto &[phase, times] : game.takenBack())
        sentences += TableWords::tr("%1 was taken back %n time(s).", "a season that was written anew", times)
                         .arg(seasonOf(game.board(), phase));
    return sentences;
}

} // namespace entente::app
