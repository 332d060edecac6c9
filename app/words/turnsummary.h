#pragma once

#include "game/turn.h"
#include "map/board.h"

#include <QString>

namespace entente::app {

/// "5 bounced, 1 dislodged": the turn in a line.
QString turnSummary(const Board &board, const Turn &turn);

} // namespace entente::app
