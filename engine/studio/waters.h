#pragma once

#include "studio/grid.h"
#include "studio/placenames.h"
#include "studio/sketch.h"

#include <vector>

namespace entente {

/// What each place is made of, and how certain that is: 0 to 1, by place.
struct Grounds {
    std::vector<Ground> each;
    std::vector<double> certainty;
};

/// As its layer, its classes or its name say; else as those of its colour are, of the colour that lies below all places
/// where they look alike, or of the look of their names; else water if its colour is blue, and land if not. Land is
/// closed if its colour is that of closed land, or a grey of which several places lie scattered. `centres`: marks of
/// supply centres, which lie on land. Unknown only where a drawing has neither names nor colours. `whole` is `grid`,
/// dilated until no gaps are left.
Grounds groundsOf(const Drawing &drawing, const std::vector<SketchPlace> &places, const std::vector<PlaceName> &names,
                  const Grid &grid, const Grid &whole, const std::vector<ChartPoint> &centres);

} // namespace entente
