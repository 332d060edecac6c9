#pragma once

#include "game/turn.h"
#include "map/board.h"
#include "words/pieces.h"
#include "words/tense.h"

namespace entente::app {

/// What became of Turn::results[result], in one plain sentence: "Bounced by F Norwegian Sea, 1 against 1."
QString verdictSentence(const Board &board, const Turn &turn, int result, Tense tense = Tense::Past);
/// The same with the culprits as links to their results.
Pieces verdictPieces(const Board &board, const Turn &turn, int result);

} // namespace entente::app
