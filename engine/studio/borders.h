#pragma once

#include "studio/grid.h"
#include "studio/sketch.h"

#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace entente {

/// Where two places of a drawing meet. All lengths in cells of the grid.
struct Border {
    int one = 0;
    int other = 0;
    double length = 0;      ///< of what they have in common
    double gap = 0;         ///< how far apart they are there, on the average: 0 if they touch
    bool apart = false;     ///< wider than the tolerance, but side by side for long
    bool nearWater = false; ///< the same if one looks farther: fleets may pass
    bool atWater = false;   ///< water that borders on both reaches an end of it, so that fleets pass along the coast
    ChartPoint middle;      ///< of it, on the drawing
};

struct Borders {
    double tolerance = 0; ///< the gap up to which places meet; found for each drawing
    std::vector<Border> all;
    std::set<std::pair<int, int>> nearby; ///< who would meet if any gap counted, lesser first
};

/// How long a border is at least, in cells, for a grid whose longer side is `finestGrid`.
inline constexpr int finestGrid = 1800;
/// How far places grow into the open space between them, in cells: no gap that is wider than twice that is a border.
inline constexpr int reachOfCells = 12;
/// The same where hardly any place would meet another, as between thick lines.
inline constexpr int farthestReach = 48;
inline constexpr double shortestBorder = 4;

/// The places of `grid`, of which there are `count`, grown as far as most of them need to meet another.
GrownGrid grownToMeet(const Grid &grid, std::size_t count);

/// Where the places of a grid meet. Drawings leave gaps of different widths between places, for lines drawn between
/// them; the tolerance is where the number of borders stops growing, unless one is given (in units of the drawing).
Borders bordersOf(const GrownGrid &grid, const std::vector<Ground> &grounds, std::optional<double> tolerance = {});

} // namespace entente
