#pragma once

#include "exchange/boarddraft.h"
#include "io/xml.h"

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace entente {

/// What an SVG's `transform` does to a point: x' = a x + c y + e, y' = b x + d y + f.
struct Affine {
    double a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;

    ChartPoint of(ChartPoint p) const { return {a * p.x + c * p.y + e, b * p.x + d * p.y + f}; }
    /// This one after `inner`.
    Affine after(const Affine &inner) const;
};

/// All that a `transform` attribute says, one after the other. Nothing if it isn't understood.
std::optional<Affine> transformOf(std::string_view attribute);

/// What an element itself draws (path, polygon, polyline, rect, circle, ellipse), before any transform; curves are cut
/// into eight pieces. No rings for other elements; nothing if a path isn't understood.
std::optional<std::vector<std::vector<ChartPoint>>> ownShapeOf(const XmlElement &element);

/// The shapes that an SVG element and all inside it draw, as rings of straight lines (see `ownShapeOf`). `transform`
/// attributes of the element and its inside are followed, those around it are not. Nothing if a path or a transform is
/// not understood.
std::optional<std::vector<std::vector<ChartPoint>>> shapeOf(const XmlElement &element);

/// Calls `take(element, rings)` for every element inside `root` that has an id and draws something, from outside to
/// inside, with its shapes where they lie on the whole drawing: all transforms around them are followed. What is not
/// understood is passed over.
void forEachShape(const XmlElement &root,
                  const std::function<void(const XmlElement &, std::vector<std::vector<ChartPoint>>)> &take);

/// The lines of a path, line or polyline, those of two points as well; none for other elements.
std::vector<std::vector<ChartPoint>> ownLinesOf(const XmlElement &element);

/// The rings of an SVG path's `d`.
std::optional<std::vector<std::vector<ChartPoint>>> ringsOfPath(std::string_view d);

} // namespace entente
