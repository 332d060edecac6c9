#include "board/endsentence.h"

#include "document/callnames.h"
#include "actions/actions.h"
#include "words/names.h"

#include <QCoreApplication>

namespace entente::app {

namespace {

QString say(const char *text)
{
    return QCoreApplication::translate("EndSentence", text);
}

/// By the key that the command has now; none where somebody took it away, or where it does nothing.
void addHint(Sentence &sentence, const QAction &action, const QString &does)
{
    const QKeySequence key = action.shortcut();
    if (!key.isEmpty() && action.isEnabled())
        sentence.keys.append({key.toString(QKeySequence::NativeText), does, key[0].toCombined()});
}

} // namespace

Sentence endSentence(const GameDocument &document, const Actions &actions)
{
    const Game &game = document.game();
    Sentence sentence;
    sentence.main = game.agreed() ? endingText(game) : powerHasWon(document, game.winner());
    sentence.detail = document.canUndo()
                          ? say(QT_TRANSLATE_NOOP("EndSentence", "The game is over. Undo takes the end back."))
                          : say(QT_TRANSLATE_NOOP("EndSentence", "The game is over."));
    addHint(sentence, *actions.standings, say(QT_TRANSLATE_NOOP("EndSentence", "standings")));
    addHint(sentence, *actions.replayGame, say(QT_TRANSLATE_NOOP("EndSentence", "replay the game")));
    return sentence;
}

} // namespace entente::app
