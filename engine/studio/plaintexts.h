#pragma once

#include "studio/drawing.h"

#include <map>
#include <string>
#include <vector>

namespace entente {

// Texts as people write them, with more in them than a name.

/// Leaves the name alone: "London (LON)" has a short name in brackets, "London *" the sign of a centre, "London 3" a
/// value if many others have one, and "London / Londres" the name in another language if most others do.
void tidyTexts(std::vector<DrawnText> &texts);

/// Is it no more than such a sign: a star, a dot?
bool isSign(const std::string &text);

/// A list of names beside the map: "LON  London", "12. London".
struct NameList {
    std::map<std::string, std::string> names; ///< by what stands for them on the map, folded; empty: there is no list
    std::vector<bool> lines;                  ///< by text of the drawing: is it a line of the list?

    /// The name for which that text stands; null if the list doesn't have it.
    const std::string *find(const std::string &text) const;
};

/// A list counts if the map shows most of what it explains.
NameList nameListOf(const Drawing &drawing);

} // namespace entente
