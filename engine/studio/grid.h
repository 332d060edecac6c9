#pragma once

#include "studio/drawing.h"

#include <cstdint>
#include <vector>

namespace entente {

/// A drawing cut into small squares ("cells"), each with the number of the shape or place that covers it.
class Grid {
public:
    static constexpr std::int16_t none = -1;

    /// As many cells as make the longer side of the drawing `cells` long.
    Grid(double width, double height, int cells);

    int width() const { return m_width; }
    int height() const { return m_height; }
    double scale() const { return m_scale; } ///< cells to a unit of the drawing
    std::int16_t at(int x, int y) const { return m_cells[index(x, y)]; }
    std::int16_t &at(int x, int y) { return m_cells[index(x, y)]; }
    bool holds(int x, int y) const { return x >= 0 && y >= 0 && x < m_width && y < m_height; }

    /// Covers what the rings enclose, by the rule of the shape.
    void paint(const Rings &rings, bool evenOdd, std::int16_t number);

private:
    std::size_t index(int x, int y) const
    {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(m_width) + static_cast<std::size_t>(x);
    }

    double m_scale;
    int m_width;
    int m_height;
    std::vector<std::int16_t> m_cells;
};

/// The cell of a place that is farthest from its edge.
struct InnermostCell {
    double depth = 0; ///< how far, in cells, as a chess king walks
    int x = 0;
    int y = 0;
};

/// By number, 0 to `count` - 1. The edge of the grid is an edge.
std::vector<InnermostCell> innermostCells(const Grid &grid, std::size_t count);

/// What lies open between the places of a grid, given to the nearest of them.
struct GrownGrid {
    Grid cells;
    std::vector<std::uint8_t> distance; ///< by cell, row by row: from its place, in cells; 0 where it is covered
};

/// Grows the places of `grid` into open cells, up to `reach` cells far.
GrownGrid grown(const Grid &grid, int reach);

} // namespace entente
