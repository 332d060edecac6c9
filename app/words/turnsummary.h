#pragma once

#include "game/turn.h"
#include "map/board.h"

#include <QString>

namespace entente::app {

/// "5 bounced, 1 dislodged": the turn in a line; not `whole`: as much of it as is in sight.
QString turnSummary(const Board &board, const Turn &turn, bool whole = true);
/// "1 build unused": what the power had left in a winter (game/play.h); empty: nothing.
QString unusedText(const Board &board, const Turn &turn, PowerId power);
/// "2 of 3 succeeded, 1 held": what became of the power's orders; units that stood without one are counted apart.
/// "1 build unused": what it had left in a winter. Empty: it had nothing to order.
QString tallyText(const Board &board, const Turn &turn, PowerId power);

} // namespace entente::app
