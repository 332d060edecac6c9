#include "exchange/chartink.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <sstream>

namespace entente {

namespace {

constexpr std::array<std::pair<const char *, const char *>, 16> colours{{{"sea", "#d9e1e6"},
                                                                         {"land", "#f7f0df"},
                                                                         {"inert", "#c5c4b5"},
                                                                         {"border", "#8a7a63"},
                                                                         {"major", "#4b3c2c"},
                                                                         {"coast", "#43535d"},
                                                                         {"sea-border", "#54778c"},
                                                                         {"crossing", "#7d3b2c"},
                                                                         {"ink", "#1c150e"},
                                                                         {"sea-ink", "#3a5d73"},
                                                                         {"halo", "#fdf9ef"},
                                                                         {"frame", "#4b3c2c"},
                                                                         {"box", "#f6efdc"},
                                                                         {"hatch", "#a5a08f"},
                                                                         {"shade", "#4d3f2c"},
                                                                         {"light", "#fffcf3"}}};

} // namespace

std::span<const std::pair<const char *, const char *>> chartColours()
{
    return colours;
}

std::string chartColour(std::string_view role)
{
    return std::find_if(colours.begin(), colours.end(), [&](const auto &entry) { return entry.first == role; })->second;
}

std::string shortNumber(double value)
{
    std::ostringstream out;
    out << std::round(value * 10) / 10;
    return out.str();
}

std::string chartPath(const std::vector<ChartPoint> &points, bool closed)
{
    std::string text;
    for (const ChartPoint &point : points) {
        text += text.empty() ? "M" : " L";
        text += shortNumber(point.x);
        text += ',';
        text += shortNumber(point.y);
    }
    return closed ? text + 'z' : text;
}

JsonValue shortJson(double value)
{
    return std::round(value * 10) / 10;
}

JsonValue pointJson(ChartPoint point)
{
    JsonValue list = JsonValue::list();
    list.add(shortJson(point.x));
    list.add(shortJson(point.y));
    return list;
}

} // namespace entente
