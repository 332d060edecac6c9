#pragma once

#include "exchange/boarddraft.h"

#include <optional>
#include <string_view>
#include <vector>

namespace entente {

/// What a drawing made for jDip says of a board: shapes by the names of the provinces, and where units stand.
struct JdipDrawing {
    struct Place {
        std::vector<std::vector<ChartPoint>> outline;
        std::optional<ChartPoint> unitAt;
    };
    double width = 0;
    double height = 0;
    std::vector<Place> places; ///< in the order of the draft's spaces
    std::size_t shapes = 0;    ///< places that have one
};

/// Reads an SVG as jDip has it. A shape is called by its province with "_" before, or, where a drawing has no such
/// ids, plainly. Nothing if it is no SVG or names no size.
std::optional<JdipDrawing> readJdipDrawing(std::string_view svg, BoardDraft &draft);

/// Gives the draft the drawing, unless it lacks more than a few of the shapes. Each space that it lacks becomes a small
/// field, which is told.
void applyJdipDrawing(const JdipDrawing &drawing, BoardDraft &draft);

} // namespace entente
