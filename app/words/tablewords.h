#pragma once

#include "game/game.h"

#include <QStringList>

namespace entente::app {

/// A phase as the table speaks of it: "Spring 1901" for its moves, else "Spring 1901, retreats".
QString seasonOf(const Board &board, const Phase &phase);
/// "Spring 1901 was taken back once.": a sentence for each phase that was written anew after everybody had seen it.
QStringList takenBackSentences(const Game &game);
/// What everybody is told where the sealed orders of a seat gave way to a computer's.
QString gaveWaySentence(const Board &board, PowerId power, const Phase &phase);

} // namespace entente::app
