#include "words/tiewords.h"

#include "game/steps.h"
#include "words/names.h"

#include <QCoreApplication>
#include <QStringList>

namespace entente::app {

namespace {

struct TieWords {
    Q_DECLARE_TR_FUNCTIONS(TieWords)
};

} // namespace

QString tieSentence(const Game &game, const Position &position)
{
    QStringList names;
    for (const PowerId power : tiedForVictory(game.board(), game.rules(), position))
        names += powerName(game.board(), power);
    return names.isEmpty()
               ? QString()
               : TieWords::tr("%1 have reached their goals, none by more than another: nobody has won yet.", "powers")
                     .arg(joinNames(names));
}

} // namespace entente::app
