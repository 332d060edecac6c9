#pragma once

#include "studio/borders.h"

namespace entente {

/// Places that a line joins, without those that meet anyway: a line in a layer of crossings ("straits", "bridges",
/// "ferries"), or one of a few that are dashed or have an arrow's head and run over water from one land to another.
/// Fleets use it as well where one water borders on both.
std::vector<Border> crossingsOf(const Drawing &drawing, const GrownGrid &grid, const std::vector<Ground> &grounds,
                                const Borders &borders);

} // namespace entente
