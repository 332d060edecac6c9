#include "studio/colour.h"

#include "io/svgpath.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <string>

namespace entente {

namespace {

struct Tint {
    double red;
    double green;
    double blue;
};

std::optional<Tint> tintOf(std::string_view colour)
{
    if (colour.starts_with('#') && (colour.size() == 4 || colour.size() == 7)) {
        const bool brief = colour.size() == 4;
        std::array<double, 3> parts{};
        for (std::size_t i = 0; i < 3; ++i) {
            const std::string hex(colour.substr(1 + i * (brief ? 1 : 2), brief ? 1 : 2));
            if (!std::all_of(hex.begin(), hex.end(), [](unsigned char c) { return std::isxdigit(c); }))
                return std::nullopt;
            parts[i] = static_cast<double>(std::stoi(hex, nullptr, 16)) * (brief ? 17 : 1);
        }
        return Tint{parts[0], parts[1], parts[2]};
    }
    if (colour.starts_with("rgb")) {
        const std::size_t open = colour.find('(');
        const auto parts = open == std::string_view::npos ? std::vector<double>() : numbersOf(colour.substr(open + 1));
        if (parts.size() >= 3)
            return Tint{parts[0], parts[1], parts[2]};
    }
    return std::nullopt;
}

} // namespace

bool isBlue(std::string_view colour)
{
    static constexpr std::array names{"aliceblue",      "aqua",          "azure",          "blue",       "cadetblue",
                                      "cornflowerblue", "cyan",          "deepskyblue",    "dodgerblue", "lightblue",
                                      "lightcyan",      "lightskyblue",  "lightsteelblue", "mediumblue", "midnightblue",
                                      "navy",           "paleturquoise", "powderblue",     "royalblue",  "skyblue",
                                      "steelblue",      "turquoise"};
    if (const auto tint = tintOf(colour)) {
        constexpr double clearly = 8; // of 255
        return tint->blue > tint->red + clearly && tint->blue + clearly >= tint->green
               && tint->green + 2 * clearly >= tint->red;
    }
    return std::find(names.begin(), names.end(), colour) != names.end();
}

bool isGrey(std::string_view colour)
{
    const auto tint = tintOf(colour);
    if (!tint)
        return false;
    const auto [least, most] = std::minmax({tint->red, tint->green, tint->blue});
    constexpr double pale = 26; // of 255
    constexpr double darkest = 90;
    constexpr double lightest = 220;
    return most - least < pale && least > darkest && most < lightest;
}

} // namespace entente
