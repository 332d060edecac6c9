#pragma once

#include "document/table.h"

#include <QStringList>

namespace entente::app {

// The people who played here, for the next evening. Kept for the user, in no game.

/// Everybody who was at a table of this user, those of the last one first.
QStringList knownPlayers();
/// Those of the last table, in seating order, each once.
QStringList lastPlayers();
/// Remembers everybody at this table, as the last; changes nothing where nobody is named.
void notePlayers(const Table &table);

} // namespace entente::app
