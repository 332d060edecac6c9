#pragma once

#include "map/board.h"
#include "orders/position.h"

#include <QString>

namespace entente::app {

/// What is to be said of a place whoever asks: whose it is, what it is worth, what became of it. Plain sentences; the
/// units that stand there are left to the caller, but for the clock of a siege. Under fog the position is as it is
/// seen, and of a place that is not `seen` no more is said than the board shows.
QString placeSentences(const Board &board, const Position &position, ProvinceId province, bool seen = true);

/// How long whoever is behind the walls can hold out: "one season more". Empty for any other unit.
QString siegeSentence(const Board &board, const Position &position, const Unit &unit);

/// Whether a double centre counts two and why: the seas that join it to the edge, or who breaks the chain. Empty for
/// any other province, and where its home power does not own it.
QString tradeSentence(const Board &board, const Position &position, ProvinceId centre);

} // namespace entente::app
