#pragma once

#include "studio/borders.h"
#include "studio/placenames.h"
#include "studio/sketch.h"

#include <vector>

namespace entente {

/// Which places may be none, but a legend, a title or a frame: upright boxes where hardly any place is one, what all
/// four sides of the sheet hold within it, a list of other places' names, and what meets nothing but such. `names`,
/// `cells` and `borders` are of these places.
std::vector<bool> straysOf(const Drawing &drawing, const std::vector<SketchPlace> &places,
                           const std::vector<PlaceName> &names, const Grid &cells, const Borders &borders);

} // namespace entente
