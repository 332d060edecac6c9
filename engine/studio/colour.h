#pragma once

#include <string_view>

namespace entente {

/// Is this colour, as SVG and CSS write it, one that waters are drawn in?
bool isBlue(std::string_view colour);

/// Is it nearly without colour, neither white nor black, as closed lands are drawn?
bool isGrey(std::string_view colour);

} // namespace entente
