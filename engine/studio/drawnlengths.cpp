#include "studio/drawnlengths.h"

#include "exchange/lines.h"
#include "io/svgpath.h"

#include <algorithm>
#include <cctype>
#include <utility>
#include <vector>

namespace entente {

std::optional<double> lengthOf(std::string_view written, std::optional<double> em)
{
    const std::string_view text = trimmed(written);
    const std::vector<double> number = numbersOf(text);
    if (number.empty())
        return std::nullopt;
    constexpr double inch = 96;
    constexpr double half = 0.5; // an x is about as high
    if (text.ends_with('%'))
        return em ? std::optional(*em * number.front() / 100) : std::nullopt;
    const auto unit = std::find_if_not(text.rbegin(), text.rend(), [](unsigned char c) { return std::isalpha(c); });
    const std::string_view name = text.substr(static_cast<std::size_t>(text.rend() - unit));
    if (name == "em" || name == "rem" || name == "ex")
        return em ? std::optional(*em * number.front() * (name == "ex" ? half : 1)) : std::nullopt;
    for (const auto &[known, size] :
         {std::pair("mm", inch / 25.4), {"cm", inch / 2.54}, {"in", inch}, {"pt", inch / 72}, {"pc", inch / 6}}) {
        if (name == known)
            return number.front() * size;
    }
    return number.front();
}

Affine viewWithin(const XmlElement &element, std::optional<double> width, std::optional<double> height)
{
    const std::vector<double> box = numbersOf(element.attribute("viewBox"));
    if (box.size() != 4 || box[2] <= 0 || box[3] <= 0)
        return {};
    const Affine corner{1, 0, 0, 1, -box[0], -box[1]};
    if (!width && !height)
        return corner;
    double across = width.value_or(*height * box[2] / box[3]) / box[2];
    double down = height.value_or(*width * box[3] / box[2]) / box[3];
    Affine placed;
    if (trimmed(element.attribute("preserveAspectRatio")) != "none") {
        const double both = std::min(across, down);
        placed = {1, 0, 0, 1, box[2] * (across - both) / 2, box[3] * (down - both) / 2};
        across = down = both;
    }
    return placed.after({across, 0, 0, down, 0, 0}).after(corner);
}

} // namespace entente
