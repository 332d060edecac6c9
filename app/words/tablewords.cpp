#include "words/tablewords.h"

#include "words/names.h"

#include <QCoreApplication>

namespace entente::app {

namespace {

struct TableWords {
    Q_DECLARE_TR_FUNCTIONS(TableWords)
};

} // namespace

QString seasonOf(const Phase &phase)
{
    return phase.stage == Stage::Moves ? seasonAndYear(phase) : phaseName(phase);
}

QStringList takenBackSentences(const Game &game)
{
    QStringList sentences;
    for (const auto &[phase, times] : game.takenBack())
        sentences += TableWords::tr("%1 was taken back %n time(s).", "a season that was written anew", times)
                         .arg(seasonOf(phase));
    return sentences;
}

} // namespace entente::app
