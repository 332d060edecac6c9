#include "exchange/chartspots.h"

#include <algorithm>
#include <array>

namespace entente {

namespace {

/// Is the point within an odd number of the rings?
bool isWithin(ChartPoint point, const std::vector<std::vector<ChartPoint>> &rings)
{
    bool within = false;
    for (const std::vector<ChartPoint> &ring : rings) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const ChartPoint &a = ring[i];
            const ChartPoint &b = ring[(i + 1) % ring.size()];
            if ((a.y > point.y) != (b.y > point.y) && point.x < a.x + (point.y - a.y) * (b.x - a.x) / (b.y - a.y))
                within = !within;
        }
    }
    return within;
}

} // namespace

ChartPoint wayToCoast(std::string_view coast)
{
    if (coast == "nc")
        return {0, -1};
    if (coast == "sc")
        return {0, 1};
    return {coast == "wc" ? -1.0 : 1.0, 0};
}

ChartPoint coastBesideUnit(std::string_view coast)
{
    const ChartPoint side = wayToCoast(coast);
    return {side.x * 22, side.y * 22};
}

ChartPoint centreBeside(ChartPoint unit, const std::vector<std::vector<ChartPoint>> &outline, double scale)
{
    const auto at = [&](ChartPoint way) { return ChartPoint{unit.x + way.x * scale, unit.y + way.y * scale}; };
    // As high or as low beside it, then straight above, below and beside it, then nearer.
    static constexpr std::array ways{centreBesideUnit,     ChartPoint{-20, -14}, ChartPoint{20, 14},
                                     ChartPoint{-20, 14},  ChartPoint{0, -24},   ChartPoint{0, 24},
                                     ChartPoint{24, 0},    ChartPoint{-24, 0},   ChartPoint{14, -14},
                                     ChartPoint{-14, -14}, ChartPoint{14, 14},   ChartPoint{-14, 14}};
    const auto *free =
        std::find_if(ways.begin(), ways.end(), [&](ChartPoint way) { return isWithin(at(way), outline); });
    return at(free == ways.end() ? centreBesideUnit : *free);
}

} // namespace entente
