#pragma once

#include "document/gamedocument.h"
#include "flow/tableflow.h"

namespace entente::app {

/// The turn that the table is at: the season just played while its results are looked at and once the game
/// is over, or else the present (the count of turns).
int turnAtHand(const GameDocument &document, const TableFlow &flow);
/// Whether an earlier turn is viewed than the one that the table is at.
bool looksBack(const GameDocument &document, const TableFlow &flow);
/// "Back to Spring 1902".
QString wayBack(const GameDocument &document, const TableFlow &flow);

} // namespace entente::app
