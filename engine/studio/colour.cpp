#include "studio/colour.h"

#include "io/svgpath.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <string>
#include <vector>

namespace entente {

namespace {

constexpr double full = 255;

/// "#abc", "#abcd", "#aabbcc", "#aabbccdd" as numbers from 0 to 255.
std::vector<double> hexParts(std::string_view colour)
{
    const std::string_view digits = colour.substr(1);
    const bool brief = digits.size() == 3 || digits.size() == 4;
    if ((!brief && digits.size() != 6 && digits.size() != 8)
        || !std::all_of(digits.begin(), digits.end(), [](unsigned char c) { return std::isxdigit(c); }))
        return {};
    std::vector<double> parts;
    for (std::size_t i = 0; i < digits.size(); i += brief ? 1 : 2)
        parts.push_back(std::stoi(std::string(digits.substr(i, brief ? 1 : 2)), nullptr, 16) * (brief ? 17 : 1));
    return parts;
}

/// What stands between the brackets, percentages as their share of `whole`.
std::vector<double> bracketParts(std::string_view colour, double whole)
{
    std::vector<double> parts;
    const std::size_t open = colour.find('(');
    std::string_view rest = open == std::string_view::npos ? std::string_view() : colour.substr(open + 1);
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find_first_of(" ,/)"), rest.size());
        const std::string_view word = rest.substr(0, end);
        if (const std::vector<double> number = numbersOf(word); !number.empty())
            parts.push_back(word.ends_with('%') ? number.front() * whole / 100 : number.front());
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return parts;
}

Tint ofHue(double hue, double saturation, double lightness)
{
    const auto part = [&](double shift) {
        const double k = std::fmod(shift + std::fmod(hue, 360) / 30 + 12, 12);
        const double depth = saturation * std::min(lightness, 1 - lightness);
        return full * (lightness - depth * std::max(-1.0, std::min({k - 3, 9 - k, 1.0})));
    };
    return {part(0), part(8), part(4)};
}

} // namespace

std::optional<Tint> tintOf(std::string_view colour)
{
    if (colour.starts_with('#')) {
        const std::vector<double> parts = hexParts(colour);
        return parts.size() < 3 ? std::nullopt : std::optional(Tint{parts[0], parts[1], parts[2]});
    }
    if (colour.starts_with("rgb")) {
        const std::vector<double> parts = bracketParts(colour, full);
        return parts.size() < 3 ? std::nullopt : std::optional(Tint{parts[0], parts[1], parts[2]});
    }
    if (colour.starts_with("hsl")) {
        const std::vector<double> parts = bracketParts(colour, 1);
        return parts.size() < 3 ? std::nullopt : std::optional(ofHue(parts[0], parts[1], parts[2]));
    }
    return tintCalled(colour);
}

std::string colourOf(const Tint &tint)
{
    std::string text = "#";
    for (const double part : {tint.red, tint.green, tint.blue}) {
        const auto value = static_cast<std::size_t>(std::lround(std::clamp(part, 0.0, full)));
        text += "0123456789abcdef"[value / 16];
        text += "0123456789abcdef"[value % 16];
    }
    return text;
}

bool isHexColour(std::string_view text)
{
    return text.size() == 7 && text.front() == '#'
           && text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string_view::npos;
}

std::string plainColour(const std::string &colour)
{
    const auto tint = tintOf(colour);
    return tint ? colourOf(*tint) : colour;
}

bool isClear(std::string_view colour)
{
    constexpr double glass = 0.05;
    if (colour.empty() || colour == "none" || colour == "transparent")
        return true;
    const bool hex = colour.starts_with('#');
    const std::vector<double> parts = hex                                                      ? hexParts(colour)
                                      : colour.starts_with("rgb") || colour.starts_with("hsl") ? bracketParts(colour, 1)
                                                                                               : std::vector<double>();
    return parts.size() == 4 && parts[3] < glass * (hex ? full : 1);
}

bool isBlue(std::string_view colour)
{
    const auto tint = tintOf(colour);
    constexpr double clearly = 8; // of 255
    return tint && tint->blue > tint->red + clearly && tint->blue + clearly >= tint->green
           && tint->green + 2 * clearly >= tint->red;
}

bool isTeal(std::string_view colour)
{
    const auto tint = tintOf(colour);
    constexpr double clearly = 24; // of 255
    return tint && tint->blue > tint->red + clearly && tint->green > tint->red + clearly;
}

bool areAlike(std::string_view colour, std::string_view other)
{
    const auto one = tintOf(colour), two = tintOf(other);
    constexpr double hardly = 12; // of 255
    return one && two && std::abs(one->red - two->red) < hardly && std::abs(one->green - two->green) < hardly
           && std::abs(one->blue - two->blue) < hardly;
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
