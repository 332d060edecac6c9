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
    // Clear of a unit, also where a window shows the whole board: above it, below it, or beside it. The whole sign
    // within the place; else its middle. Where nothing of that serves, upon the unit's edge.
    static constexpr std::array clear{centreBesideUnit,   ChartPoint{-30, 18}, ChartPoint{30, 18}, ChartPoint{30, -22},
                                      ChartPoint{0, -29}, ChartPoint{29, 0},   ChartPoint{-29, 0}, ChartPoint{0, 29}};
    static constexpr std::array near{ChartPoint{-20, -14}, ChartPoint{20, 14},   ChartPoint{20, -14},
                                     ChartPoint{-20, 14},  ChartPoint{-14, -14}, ChartPoint{14, 14},
                                     ChartPoint{14, -14},  ChartPoint{-14, 14}};
    const auto middle = [&](ChartPoint way) { return isWithin(at(way), outline); };
    const auto whole = [&](ChartPoint way) {
        constexpr double reach = 9;
        return middle(way) && middle({way.x - reach, way.y}) && middle({way.x + reach, way.y})
               && middle({way.x, way.y - reach}) && middle({way.x, way.y + reach});
    };
    if (const auto *best = std::find_if(clear.begin(), clear.end(), whole); best != clear.end())
        return at(*best);
    if (const auto *best = std::find_if(clear.begin(), clear.end(), middle); best != clear.end())
        return at(*best);
    const auto *best = std::find_if(near.begin(), near.end(), middle);
    return at(best == near.end() ? centreBesideUnit : *best);
}

} // namespace entente
