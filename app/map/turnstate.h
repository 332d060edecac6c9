#pragma once

#include "game/notes.h"
#include "game/turn.h"
#include "sheet/mapstate.h"

namespace entente::app {

/// A position as it stands: land, units, dislodged units, spaces closed to retreats.
MapState stateOf(const Board &board, const Position &position);

/// What a turn did: units where they now stand, every order with what became of it. The land shows
/// whose it was before, since centres change hands only when the turn's end says so.
MapState resultsOf(const Board &board, const Turn &turn);

/// Fog on every place that is not seen: last, since what lies in it is not in the state anyway.
void addFog(MapState &state, const Board &board, const ProvinceSet &seen);

/// One order of a turn's results as the map shows it; `id` is its index.
MapOrder resultOrder(const Board &board, const Turn &turn, int index);

/// Writes on moves what they came with and, where they met somebody, against what; on units that were
/// attacked what they held with.
void showStrengths(MapState &state, const Turn &turn);

/// Arrows, rings, leaves of paper and marks ("!?") at their places.
void addNotes(MapState &state, const Board &board, const Notes &notes);

/// An order that was written and not yet played.
MapOrder writtenOrder(const Board &board, const Position &position, const GivenOrder &given);

} // namespace entente::app
