#pragma once

#include "exchange/boarddraft.h"
#include "io/xml.h"

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace entente {

/// The shapes that an SVG element and all inside it draw (path, polygon, polyline, rect, circle), as rings of straight
/// lines, curves cut into eight pieces. `transform` attributes of the element and its inside are followed, those
/// around it are not. Nothing if a path or a transform is not understood.
std::optional<std::vector<std::vector<ChartPoint>>> shapeOf(const XmlElement &element);

/// Calls `take(element, rings)` for every element inside `root` that has an id and draws something, from outside to
/// inside, with its shapes where they lie on the whole drawing: all transforms around them are followed. What is not
/// understood is passed over.
void forEachShape(const XmlElement &root,
                  const std::function<void(const XmlElement &, std::vector<std::vector<ChartPoint>>)> &take);

/// The numbers of an attribute, up to the first that is none.
std::vector<double> numbersOf(std::string_view text);

/// The rings of an SVG path's `d`.
std::optional<std::vector<std::vector<ChartPoint>>> ringsOfPath(std::string_view d);

} // namespace entente
