#pragma once

#include "io/json.h"
#include "rules/variant.h"

namespace entente {

/// A position's parts as cases, answers and saved games write them (positionreader.h reads them): lists by power, each
/// in the house notation. Powers in the board's order, those with nothing left out; units and provinces by the board's
/// order.
JsonValue heldJson(const Board &board, const Position &position);
JsonValue unitsJson(const Board &board, const Position &position);
JsonValue centresJson(const Board &board, const Position &position);
JsonValue dislodgedJson(const Board &board, const Position &position);

/// {"phase": ..., "units": ..., "centres": ...} and in retreat phases "dislodged" and "contested": all of a
/// position, for saved games.
JsonValue positionJson(const Board &board, const Position &position);

} // namespace entente
