#pragma once

#include <string>
#include <string_view>

namespace entente {

/// The code of a coast ("nc", "sc", "ec", "wc") that a folded word names ("sc", "southcoast",
/// "south"), or nothing.
std::string_view coastCode(std::string_view folded);

/// Takes a coast off the end of a folded name: "stpetersburgsouthcoast" becomes "stpetersburg"
/// and yields "sc". Yields nothing, and leaves the name, when it ends with no coast or is one.
std::string_view splitCoast(std::string_view &folded);

} // namespace entente
