#pragma once

#include "exchange/boarddraft.h"
#include "io/xml.h"

#include <optional>
#include <string_view>
#include <vector>

namespace entente {

/// The shapes that an SVG element and all inside it draw (path, polygon, polyline, rect, circle), as rings of straight
/// lines, curves cut into eight pieces. `transform` attributes of the element and its inside are followed, those
/// around it are not. Nothing if a path or a transform is not understood.
std::optional<std::vector<std::vector<ChartPoint>>> shapeOf(const XmlElement &element);

/// The numbers of an attribute, up to the first that is none.
std::vector<double> numbersOf(std::string_view text);

/// The rings of an SVG path's `d`.
std::optional<std::vector<std::vector<ChartPoint>>> ringsOfPath(std::string_view d);

} // namespace entente
