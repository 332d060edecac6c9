#pragma once

#include "studio/drawing.h"

#include <functional>
#include <optional>
#include <vector>

namespace entente {

/// A shape in which no name stands: an island that is too small for its own.
struct NamelessShape {
    DrawnFrame frame;
    int host = -1; ///< what it lies in, as `HostOf` numbers it
};

/// On which shape or place a text stands; negative: on none.
using HostOf = std::function<int(const DrawnText &)>;

/// The text beside each shape that is its name, in Drawing::texts: the nearest that stands on what the shape lies in,
/// which has a name besides.
std::vector<std::optional<std::size_t>> textsBeside(const Drawing &drawing, const std::vector<NamelessShape> &shapes,
                                                    const HostOf &hostOf);

} // namespace entente
