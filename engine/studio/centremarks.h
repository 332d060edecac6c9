#pragma once

#include "studio/drawing.h"
#include "studio/grid.h"

#include <vector>

namespace entente {

/// Where the drawing marks supply centres: in a layer called after them, else small shapes of one size and colour of
/// which several of the `count` places have one each, but not all. Empty if it marks none.
std::vector<ChartPoint> centreMarksOf(const Drawing &drawing, const Grid &places, std::size_t count);

} // namespace entente
