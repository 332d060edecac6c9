#pragma once

#include "studio/grid.h"
#include "studio/sketch.h"

namespace entente {

struct PlaceName {
    std::string id; ///< small letters and digits, one of its kind
    std::string name;
    std::string abbreviation; ///< one of its kind
    bool told = false;        ///< by the drawing; otherwise "Place 7"
};

/// A name for each place: what its shape is called, or the texts that stand in it. Where the drawing has only short
/// names, they are both; where it has only full ones, short ones are made of their letters.
std::vector<PlaceName> namesOf(const Drawing &drawing, const std::vector<SketchPlace> &places, const Grid &grid);

/// Three letters that begin as the name does, and are not among those that are `taken`, in small letters.
std::string abbreviationOf(const std::string &name, const std::set<std::string> &taken);

} // namespace entente
