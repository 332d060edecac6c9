#pragma once

#include "io/jsoncursor.h"
#include "orders/position.h"

namespace entente {

class Board;

/// Bombers between take-off and landing, and the permissions to land, as saved games write them: an object that is
/// empty when nobody flies.
JsonValue flightsJson(const Board &board, const Position &position);
void readFlights(const JsonCursor &object, const Board &board, Position &position);

} // namespace entente
