#pragma once

#include "game/notes.h"
#include "map/board.h"

#include <QString>

namespace entente::app {

/// What a note is about and what it says: "Spring 1901, moves · Vienna → Galicia: not before autumn".
QString noteSentence(const Board &board, const Note &note);

} // namespace entente::app
