#pragma once

#include "studio/grid.h"
#include "studio/sketch.h"

namespace entente {

struct PlaceName {
    std::string id; ///< small letters and digits, one of its kind
    std::string name;
    std::string abbreviation; ///< one of its kind
    bool told = false;        ///< by the drawing; otherwise "Place 7"
    bool full = false;        ///< it is more than an id, or than letters that stand for a name
    std::string look;         ///< of the text that says it, as in DrawnText; empty: none does
};

/// A name for each place: the texts that stand in it or beside it, or what its shape is called; a text beats what looks
/// like an id. Where the drawing has only short names, they are both; where it has only full ones, short ones are made
/// of their letters.
std::vector<PlaceName> namesOf(const Drawing &drawing, const std::vector<SketchPlace> &places, const Grid &grid);

/// Three letters that begin as the name does, and are not among those that are `taken`, in small letters.
std::string abbreviationOf(const std::string &name, const std::set<std::string> &taken);

} // namespace entente
