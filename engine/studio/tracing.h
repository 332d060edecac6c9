#pragma once

#include "studio/patchsketch.h"

#include <map>

namespace entente {

/// A stretch of border between two patches, from one point where three meet to the next, or all round an island.
struct TracedArc {
    int left = Grid::none; ///< the patch to the left of whoever goes along it; none: nothing lies there
    int right = Grid::none;
    std::vector<ChartPoint> points; ///< a closed one ends where it begins
};

/// The borders of the patches as smooth lines, each once: what two patches have in common is the same line for both.
/// Nothing if `watch` ended the work.
std::vector<TracedArc> tracedArcs(const Grid &patches, const Watch &watch = {});

/// The outline of each patch by its number, in cells, by the rule of even and odd; neighbours share their points.
std::map<int, Rings> tracedOutlines(Grid patches, const Watch &watch = {});

/// The patches as shapes of a drawing that is as large as the picture, in a layer of places; what is left out is not
/// there. A fault if `watch` ended the work.
Result<Drawing, Fault> drawingOf(const PatchSketch &sketch, const Watch &watch = {});

} // namespace entente
