#pragma once

#include "exchange/boarddraft.h"
#include "io/json.h"

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace entente {

/// The colours of a drawn chart by what they are for: "sea", "land", "ink".
std::span<const std::pair<const char *, const char *>> chartColours();
std::string chartColour(std::string_view role);

/// As drawings and layouts write a length: a tenth of a unit is the finest.
std::string shortNumber(double value);

/// What an SVG path says of these points.
std::string chartPath(const std::vector<ChartPoint> &points, bool closed);

JsonValue shortJson(double value);
JsonValue pointJson(ChartPoint point);

} // namespace entente
