#pragma once

#include "studio/grid.h"

#include <vector>

namespace entente {

/// A corner of cells: (0, 0) is the upper left one of the whole grid.
struct Corner {
    int x = 0;
    int y = 0;

    friend auto operator<=>(const Corner &, const Corner &) = default;
};

/// A stretch of border along the sides of cells: from a corner where three numbers meet, or where a border comes to
/// the edge of the grid, to the next; or all round, where it begins and ends anywhere.
struct CrackArc {
    int left = Grid::none; ///< the number to the left of whoever goes along it
    int right = Grid::none;
    std::vector<Corner> corners; ///< one step apart

    bool isClosed() const { return corners.front() == corners.back(); }
};

/// Joins cells of one number that touch at a corner alone, so that at each corner every number is in one piece.
void joinCorners(Grid &grid);

/// All borders of a grid whose corners are joined, each once. Outside of it lies `Grid::none`.
std::vector<CrackArc> cracksOf(const Grid &grid);

} // namespace entente
