#pragma once

#include "game/notes.h"
#include "io/jsoncursor.h"
#include "map/board.h"

namespace entente {

/// [{"phase": "S1901M", "at": "vie", "to": "gal", "by": "austria", "text": "..."}]; each key but "text" may be missing.
JsonValue notesJson(const Board &board, const Notes &notes);
Notes readNotes(const JsonCursor &list, const Board &board);

} // namespace entente
