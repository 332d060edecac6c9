#pragma once

#include "exchange/boarddraft.h"

#include <vector>

namespace entente {

/// A piece of the outlines of a drawing.
struct ChartArc {
    int one = 0;    ///< whose outline it is; with another the lesser of the two
    int other = -1; ///< who lies on its far side; -1: nobody, or nobody whose outline shares its points
    std::vector<ChartPoint> points;
};

/// The outlines (by place, in closed rings) cut where another neighbour begins: what two places have in common is
/// there once. Places share a border where they share its points to a tenth of a unit.
std::vector<ChartArc> arcsOf(const std::vector<std::vector<std::vector<ChartPoint>>> &rings);

} // namespace entente
