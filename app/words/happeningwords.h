#pragma once

#include "game/happenings.h"
#include "words/pieces.h"

#include <QStringList>

namespace entente::app {

/// What befell a unit, a centre or a power, in one sentence: "A Lodi of Milan is free: A Milano has raised the siege."
QString happeningSentence(const Board &board, const Turn &turn, const Happening &happening);
/// The same with a link to the order that brought it about.
Pieces happeningPieces(const Board &board, const Turn &turn, const Happening &happening);
/// The same in a word or two, for a list under its power's name: "A Lodi is free again", "Takes Spain".
QString happeningTitle(const Board &board, const Happening &happening);
/// The sentence with its rule: for reports.
QString happeningLine(const Board &board, const Turn &turn, const Happening &happening);
/// "1 surrendered", "Emperor is out of the game": for a turn in a line; centres are counted together.
QStringList happeningCounts(const Board &board, const std::vector<Happening> &happenings);

/// "Emperor is out of the game after spring 1302 unless a double army stands on the board by then."
QString perilSentence(const Board &board, PowerId power, const Peril &peril);

} // namespace entente::app
