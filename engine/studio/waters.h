#pragma once

#include "studio/grid.h"
#include "studio/placenames.h"
#include "studio/sketch.h"

namespace entente {

/// What each place is made of: as its layer, its classes or its name say; else as those of its colour are; else water
/// if its colour is blue, and land if not. Land is closed if its colour is that of closed land, or a grey of which
/// several places lie scattered. Unknown only where a drawing has neither names nor colours. `whole` is `grid`, dilated
/// until no gaps are left.
std::vector<Ground> groundsOf(const Drawing &drawing, const std::vector<SketchPlace> &places,
                              const std::vector<PlaceName> &names, const Grid &grid, const Grid &whole);

} // namespace entente
