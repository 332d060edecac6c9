#pragma once

#include "io/jsoncursor.h"
#include "orders/position.h"

namespace entente {

class Board;

/// Whose land it is, and the state of the centres' supplies, as cases, answers and saved games write them.

/// {"Britain": ["Cly", "Wal"]}: who holds which land (1939 III 5). A centre in no list is held by its owner, so the
/// centres must have been read before.
void readOwnership(const JsonCursor &object, const Board &board, Position &position);
/// Every centre is held by its owner.
void holdCentres(const Board &board, Position &position);
/// {"Russia": {"bombed": ["Mos"], "points": 12}}: centres raided since the last winter, and what takes the place of
/// the points that the own centres yield.
void readSupply(const JsonCursor &object, const Board &board, Position &position);

/// What readOwnership reads: centres stand in it only where holder and owner differ.
JsonValue ownershipJson(const Board &board, const Position &position);
/// What readSupply reads. Raided centres that nobody owns stand under the power that nobody plays.
JsonValue supplyJson(const Board &board, const Position &position);

} // namespace entente
