#include "studio/drawnornaments.h"

#include "base/names.h"
#include "exchange/svgshape.h"
#include "studio/colour.h"
#include "studio/drawnlengths.h"
#include "studio/drawnlines.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace entente {

namespace {

/// What the innermost element says that says anything.
std::string_view saidAlong(const XmlPath &path, const char *name)
{
    for (auto element = path.rbegin(); element != path.rend(); ++element) {
        if (const std::string_view said = (*element)->attribute(name); !said.empty())
            return said;
    }
    return {};
}

double numberAlong(const XmlPath &path, const char *name, double otherwise)
{
    const std::string_view said = saidAlong(path, name);
    return said.empty() ? otherwise : lengthOf(said).value_or(otherwise);
}

/// The layer of map.svg for which a group is; empty: it draws the board.
std::string layerOf(const Drawing &drawing, int group)
{
    for (const DrawnGroup *each : drawing.around(group)) {
        for (const std::string &name : {foldName(each->id), foldName(each->label)}) {
            if (name == "seaornaments")
                return "offing";
            if (name == "landornaments")
                return "terrain";
        }
    }
    return {};
}

/// Nothing if it draws nothing.
std::optional<ChartOrnament> ornamentOf(const XmlPath &path, const Affine &where, const std::string &fill)
{
    const XmlElement &element = *path.back();
    ChartOrnament ornament;
    ornament.closed = isClosedShape(element);
    ornament.lines = ornament.closed ? ownShapeOf(element).value_or(Rings()) : ownLinesOf(element);
    std::erase_if(ornament.lines, [](const auto &line) { return line.size() < 2; });
    if (ornament.lines.empty())
        return std::nullopt;
    for (auto &line : ornament.lines) {
        for (ChartPoint &point : line) { // as exactly as a board's file holds it
            const ChartPoint at = where.of(point);
            point = {std::round(at.x * 100) / 100, std::round(at.y * 100) / 100};
        }
    }
    if (ornament.closed && isHexColour(fill))
        ornament.fill = fill;
    if (const auto stroke = tintOf(saidAlong(path, "stroke")))
        ornament.stroke = colourOf(*stroke);
    if (ornament.fill.empty() && ornament.stroke.empty())
        return std::nullopt;
    const double larger = std::sqrt(std::abs(where.a * where.d - where.b * where.c));
    ornament.width = std::clamp(numberAlong(path, "stroke-width", 1) * larger, 0.1, 50.0);
    const char *opacity = ornament.fill.empty() ? "stroke-opacity" : "fill-opacity";
    ornament.opacity = std::clamp(numberAlong(path, opacity, 1), 0.0, 1.0);
    return ornament;
}

} // namespace

bool takeOrnament(Drawing &drawing, const XmlPath &path, const Affine &where, const DrawnStyle &style, int group)
{
    const std::string layer = layerOf(drawing, group);
    if (layer.empty())
        return false;
    auto ornament = ornamentOf(path, where, style.fill);
    if (ornament && style.shown && style.visible && drawing.ornaments.size() < mostDrawnShapes) {
        ornament->layer = layer;
        drawing.ornaments.push_back(*std::move(ornament));
    }
    return true;
}

} // namespace entente
