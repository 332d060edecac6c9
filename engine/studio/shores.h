#pragma once

#include "studio/borders.h"

#include <optional>
#include <string>
#include <vector>

namespace entente {

/// A stretch of a land's coast that no way along the water joins to its others.
struct Shore {
    std::string coast;                      ///< "nc", "sc", "ec" or "wc", by where it lies
    std::vector<std::pair<int, int>> cells; ///< of the grid
    std::vector<int> waters;                ///< places that it borders on
};

/// By place: which coasts it has, where somebody knows; none: one that is not parted.
using KnownCoasts = std::vector<std::optional<std::vector<std::string>>>;

/// By place: its shores where water reaches it in several stretches that its neighbours part; otherwise none. Stretches
/// whose ends nearly meet are one, as on both sides of a strait; so is a nook of the water that the longest lies on.
/// Islands that belong to it do not count. A drawing that has shapes for coasts is believed: other places have none.
std::vector<std::vector<Shore>> shoresOf(const GrownGrid &grid, const std::vector<Ground> &grounds,
                                         const std::vector<SketchPlace> &places, const KnownCoasts &known = {});

/// The coasts of `shores` near to where their land meets `other`.
std::vector<std::string> coastsTowards(const std::vector<Shore> &shores, const GrownGrid &grid, int other);

} // namespace entente
