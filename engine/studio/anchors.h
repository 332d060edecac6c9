#pragma once

#include "studio/boardsketch.h"

namespace entente {

/// What has a spot of its own in a place.
enum class Anchor : std::uint8_t { Unit, Centre, Name };

/// Where it is on the drawing. Centre and name stay beside the unit until somebody moves them.
ChartPoint anchorOf(const BoardSketch &sketch, int place, Anchor anchor);
/// Moves it, as far as the drawing goes.
void moveAnchor(BoardSketch &sketch, int place, Anchor anchor, ChartPoint to);

} // namespace entente
