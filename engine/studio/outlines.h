#pragma once

#include "studio/sketch.h"

namespace entente {

/// The outline of each place, by the rule of even and odd: what its shapes draw, without the islands that are painted
/// over it later.
std::vector<Rings> outlinesOf(const Drawing &drawing, const std::vector<SketchPlace> &places);

} // namespace entente
