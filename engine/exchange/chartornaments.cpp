#include "exchange/chartornaments.h"

#include "exchange/chartink.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>

namespace entente {

namespace {

using Course = std::vector<ChartPoint>;

constexpr std::size_t longestStroke = 100; // vertices (maps/FORMAT.md)
constexpr double mostReach = 1e5;

bool canBeDrawn(const Course &line)
{
    return line.size() > 1 && std::all_of(line.begin(), line.end(), [](ChartPoint point) {
               return std::abs(point.x) <= mostReach && std::abs(point.y) <= mostReach;
           });
}

/// A stroke alone may be cut anywhere; what is filled stays whole.
std::vector<Course> piecesOf(Course line, bool mayCut)
{
    std::vector<Course> pieces;
    while (mayCut && line.size() > longestStroke) {
        const auto end = line.begin() + static_cast<std::ptrdiff_t>(longestStroke);
        pieces.emplace_back(line.begin(), end);
        line.erase(line.begin(), end - 1);
    }
    pieces.push_back(std::move(line));
    return pieces;
}

std::string attribute(const char *name, const std::string &value)
{
    return ' ' + std::string(name) + "=\"" + value + '"';
}

std::string inkOf(const ChartOrnament &ornament, double scale)
{
    std::string ink = attribute("fill", ornament.fill.empty() ? "none" : ornament.fill);
    if (!ornament.stroke.empty())
        ink += attribute("stroke", ornament.stroke) + attribute("stroke-width", shortNumber(ornament.width * scale));
    if (ornament.opacity < 1 && !ornament.stroke.empty())
        ink += attribute("stroke-opacity", shortNumber(ornament.opacity));
    return ink;
}

} // namespace

std::string ornamentLayer(std::string_view layer, const ChartOrnaments &ornaments, double scale)
{
    std::string text;
    for (const ChartOrnament &ornament : ornaments) {
        if (ornament.layer != layer)
            continue;
        const bool filled = !ornament.fill.empty();
        for (const Course &drawn : ornament.lines) {
            if (!canBeDrawn(drawn))
                continue;
            Course line;
            std::transform(drawn.begin(), drawn.end(), std::back_inserter(line), [scale](ChartPoint point) {
                return ChartPoint{point.x * scale, point.y * scale};
            });
            // One that is both filled and long is drawn without its edge.
            const bool edged = !filled || line.size() < longestStroke;
            if (ornament.closed && !filled)
                line.push_back(line.front());
            ChartOrnament ink = ornament;
            if (!edged)
                ink.stroke.clear();
            for (const Course &piece : piecesOf(std::move(line), !filled))
                text += "<path" + inkOf(ink, scale) + attribute("d", chartPath(piece, filled)) + "/>\n";
        }
    }
    if (text.empty())
        return text;
    return "<g" + attribute("id", std::string(layer)) + attribute("stroke-linejoin", "round")
           + attribute("stroke-linecap", "round") + ">\n" + text + "</g>\n";
}

} // namespace entente
