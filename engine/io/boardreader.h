#pragma once

#include "io/jsoncursor.h"
#include "map/board.h"

namespace entente {

/// Reads the board's part of variant.json: kinds, powers, provinces and passages. What is wrong
/// becomes faults; the data are fit for a Board only if there was none.
Board::Data readBoardData(const JsonCursor &variant);

} // namespace entente
