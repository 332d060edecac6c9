#pragma once

#include "game/turn.h"
#include "map/board.h"

#include <QString>

namespace entente::app {

// Orders and results as plain text, for the clipboard and for mails. Orders stand in the house notation,
// a power's name above them; the parser reads them back.

/// Orders as they are written, power by power, in the board's order of powers.
QString ordersText(const Board &board, const std::vector<GivenOrder> &orders, Stage stage);

/// A turn: every order with a mark and, where it failed, why; then who must retreat, and who owns how much.
QString turnReport(const Board &board, const Turn &turn);

} // namespace entente::app
