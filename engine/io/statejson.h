#pragma once

#include "io/jsoncursor.h"
#include "orders/order.h"
#include "rules/variant.h"

#include <span>
#include <vector>

namespace entente {

/// What belongs to a position beside units and centres, as cases write it among their settings and answers and
/// saved games give it back: how long units have stood behind walls, units lost that will return, the order in
/// which the powers act, and contracts.

/// Is this the name of such a thing, and no rule?
bool isStateName(std::string_view name);

/// Reads those that a case's settings hold. Contracts become orders of both parties.
void readState(const JsonCursor &settings, const Board &board, Position &position, std::vector<GivenOrder> &orders);

/// {"Milan A ((Lod))": 1}
JsonValue siegesJson(const Board &board, const Position &position);
void readSieges(const JsonCursor &object, const Board &board, Position &position);
/// ["S1301", "F1301"]
JsonValue lossesJson(const Position &position);
void readLosses(const JsonCursor &list, Position &position);
/// ["Emperor"]: powers that are out of the game while their last units still stand
JsonValue eliminatedJson(const Board &board, const Position &position);
void readEliminated(const JsonCursor &list, const Board &board, Position &position);
/// ["Austria", "Russia"], or "simultaneous"
JsonValue scheduleJson(const Board &board, std::span<const PowerId> schedule);
std::vector<PowerId> readSchedule(const JsonCursor &list, const Board &board);

} // namespace entente
