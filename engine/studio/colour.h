#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace entente {

/// Red, green and blue, 0 to 255.
struct Tint {
    double red = 0;
    double green = 0;
    double blue = 0;
};

/// A colour as SVG and CSS write it, in small letters: a name, `#rgb`, `rgb()`, `hsl()`. Nothing if it is none.
std::optional<Tint> tintOf(std::string_view colour);
/// The colour that CSS calls so.
std::optional<Tint> tintCalled(std::string_view name);
/// As `#rrggbb`.
std::string colourOf(const Tint &tint);

/// Is it `#rrggbb` and nothing more, so that it may be written into a file?
bool isHexColour(std::string_view text);

/// `#rrggbb` where it is a colour, otherwise as it is.
std::string plainColour(const std::string &colour);

/// Does one see nothing of it: "none", "transparent", or a colour that is all but clear?
bool isClear(std::string_view colour);

/// Is this colour one that waters are drawn in?
bool isBlue(std::string_view colour);

/// Is it between green and blue, as waters are drawn where nothing is blue?
bool isTeal(std::string_view colour);

/// Do they look the same, but for a blurred edge or a texture?
bool areAlike(std::string_view colour, std::string_view other);

/// Is it nearly without colour, neither white nor black, as closed lands are drawn?
bool isGrey(std::string_view colour);

} // namespace entente
