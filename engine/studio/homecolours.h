#pragma once

#include "studio/sketch.h"

#include <string>
#include <vector>

namespace entente {

/// A power as a drawing colours it.
struct ColouredPower {
    std::string name;       ///< of the group that holds its lands; empty: the drawing doesn't say
    std::string colour;     ///< "#rrggbb"
    std::vector<int> homes; ///< places with a centre
};

/// The powers of a drawing that colours their lands and marks centres: colours of lands with several centres, but for
/// the palest of those that many lands have. None unless there are at least two. `grounds`, `centres`: by place.
std::vector<ColouredPower> colouredPowersOf(const Drawing &drawing, const std::vector<SketchPlace> &places,
                                            const std::vector<Ground> &grounds, const std::vector<bool> &centres);

} // namespace entente
