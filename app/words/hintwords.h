#pragma once

#include "game/hints.h"
#include "map/board.h"
#include "words/pieces.h"

namespace entente::app {

/// What a hint says, in the judge's own sentence: "If nobody else moves: Bounced by A Vienna, 1 against 1."
QString hintSentence(const Board &board, const Hints &hints, const Hint &hint);

} // namespace entente::app
