#pragma once

#include "io/json.h"
#include "studio/boardsketch.h"

#include <optional>

namespace entente {

/// The plate with a board's title, its author and what the marks mean, as layout.json has it ("cartouche"). It stands
/// on open water, near a corner of the sheet and clear of coasts, borders, units and names; none if no water has so
/// much room. The same board always gives the same plate. The drawing is taken to have the units of the sheet.
std::optional<JsonValue> titlePlateOf(const BoardSketch &sketch);

/// The same for a drawing of any size: its sheet is `drawnWidth` wide.
std::optional<JsonValue> titlePlateOnSheet(const BoardSketch &sketch);

} // namespace entente
