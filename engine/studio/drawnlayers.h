#pragma once

#include "studio/drawing.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace entente {

/// A layer of a drawing, which a person may take or leave.
struct DrawnLayer {
    std::string name;   ///< as its author calls it; empty: what lies in no layer
    int group = -1;     ///< in Drawing::groups; -1: what lies in no layer
    double share = 0;   ///< of the sheet, as far as one sees it: 0 to 1
    bool taken = false; ///< places come from it

    friend bool operator==(const DrawnLayer &, const DrawnLayer &) = default;
};

/// The layers from which places shall come, by their names. None: those that cover the sheet.
using LayerChoice = std::optional<std::set<std::string>>;

/// What a drawing program calls layers; where there are none, the outermost groups that part what is drawn.
std::vector<DrawnLayer> layersOf(const Drawing &drawing);

/// In which of the layers a group lies, itself or within; `layers.size()` if in none.
std::size_t layerAround(const Drawing &drawing, const std::vector<DrawnLayer> &layers, int group);

/// What one sees of a shape where only some are painted, in cells of a coarse grid.
struct SeenCells {
    int seen = 0;
    int open = 0; ///< of these, those that are not covered otherwise
};

/// What one sees of each of `shapes`, painted in that order, and what of it `covering` leaves open.
std::vector<SeenCells> seenOf(const Drawing &drawing, const std::vector<std::size_t> &shapes,
                              const std::vector<std::size_t> &covering);

/// The cells of that grid, all in all.
int cellsOfSheet(const Drawing &drawing);

} // namespace entente
