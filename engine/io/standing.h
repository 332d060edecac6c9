#pragma once

#include "base/result.h"
#include "io/fault.h"
#include "orders/parser.h"
#include "rules/variant.h"

#include <optional>

namespace entente {

/// What every reader asks before a unit or a position is put on the board. The judge is built on the answers: whatever
/// a file says, and whichever program wrote it, nothing gets past these.

/// A unit as written, made to fit: an army's coast counts for nothing. The error says why no such unit stands there.
Result<Unit, Wording> standingUnit(const Board &board, PowerId power, const ParsedUnit &written);

/// Where the unit comes to stand when it is sent to `region`: armies on the province, fleets on the coast that is
/// meant.
/// None: it can't stand there.
RegionId standingPlace(const Board &board, const Unit &unit, RegionId region);

/// Why the position, saved as a game's start, would not be read again; nothing if it would, as the very same position.
/// The order of acting is left out, which no file holds openly.
std::optional<Fault> barOfPosition(const Variant &variant, const Position &position);

} // namespace entente
