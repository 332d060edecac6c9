#pragma once

#include "io/json.h"
#include "studio/boardsketch.h"

#include <optional>

namespace entente {

/// The plate with a board's title, its author and what the marks mean, as layout.json has it ("cartouche"). It stands
/// on open water, near a corner of the sheet and clear of coasts, borders, units and names; none if no water has so
/// much room. The same board always gives the same plate.
std::optional<JsonValue> titlePlateOf(const BoardSketch &sketch);

} // namespace entente
