#pragma once

#include "studio/drawing.h"

#include <cstddef>
#include <cstdint>
#include <set>
#include <vector>

namespace entente {

/// The places of a drawing that has no layers for them.
struct UnlayeredShapes {
    std::vector<std::size_t> shapes;     ///< in Drawing::shapes, in the order in which they are painted
    std::set<const DrawnGroup *> layers; ///< groups that hold most of what is drawn: their names are of no place
};

/// Which shapes may be places: those that are filled, bare outlines, or outlines where hardly any is filled.
enum class Drawn : std::uint8_t { Filled, Bare, Either };

/// Filled shapes, neither tiny nor the ground of the whole drawing, of which most can be seen. Signs are left out:
/// shapes of one size that lie in as many others; and, where most places have a name, what lies on them and has none.
/// Only what is `allowed` is looked at (by shape; empty: all).
UnlayeredShapes unlayeredShapesOf(const Drawing &drawing, const std::vector<bool> &allowed = {},
                                  Drawn drawn = Drawn::Either);

} // namespace entente
