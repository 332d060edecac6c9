#include "exchange/chartspots.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace entente {

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

ChartPoint fleetAtShore(ChartPoint unit, ChartPoint shore, const std::vector<std::vector<ChartPoint>> &outline,
                        double scale)
{
    constexpr int ways = 16;
    constexpr double half = 13; // of a unit, less what may lie over the shore
    const double off = half * scale;
    ChartPoint best = shore;
    int most = 0;
    for (int i = 0; i < ways; ++i) {
        const double angle = 2 * std::numbers::pi * i / ways;
        const ChartPoint at{shore.x + off * std::cos(angle), shore.y + off * std::sin(angle)};
        if (!isWithin(at, outline))
            continue;
        int good = 1;
        for (const ChartPoint way : {ChartPoint{-off, 0}, {off, 0}, {0, -off}, {0, off}})
            good += isWithin({at.x + way.x, at.y + way.y}, outline);
        const auto fromUnit = [&unit](const ChartPoint &point) {
            return std::hypot(point.x - unit.x, point.y - unit.y);
        };
        if (good > most || (good == most && fromUnit(at) < fromUnit(best))) {
            best = at;
            most = good;
        }
    }
    return best;
}

ChartPoint lettersBesideFleet(ChartPoint fleet, std::string_view coast,
                              const std::vector<std::vector<ChartPoint>> &outline)
{
    constexpr ChartPoint clear{28, 24}; // half a unit and half the letters, also where a window shows the whole board
    const ChartPoint way = wayToCoast(coast);
    ChartPoint best{};
    int most = -1;
    for (const ChartPoint off : {ChartPoint{-way.x * clear.x, -way.y * clear.y}, {0, -clear.y}, {0, clear.y}}) {
        const ChartPoint at{fleet.x + off.x, fleet.y + off.y};
        int good = 0;
        for (const double x : {-16, -8, 0, 8, 16}) {
            for (const double y : {-9, 0, 9})
                good += isWithin({at.x + x, at.y + y}, outline);
        }
        if (good > most) {
            best = at;
            most = good;
        }
    }
    return best;
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

ChartPoint wallsBeside(ChartPoint unit, const std::vector<std::vector<ChartPoint>> &outline, double scale,
                       const std::vector<ChartPoint> &taken)
{
    // As far as two units lie apart that do not touch; above it first, below it, where its name stands, last.
    static constexpr std::array ways{ChartPoint{0, -44}, ChartPoint{31, -31}, ChartPoint{-31, -31}, ChartPoint{-44, 0},
                                     ChartPoint{44, 0},  ChartPoint{-31, 31}, ChartPoint{31, 31},   ChartPoint{0, 48}};
    constexpr double half = 16; // of a unit
    constexpr double apart = 30;
    ChartPoint best{};
    int most = -1;
    for (const ChartPoint &way : ways) {
        const auto inside = [&](double x, double y) {
            return isWithin({unit.x + (way.x + x) * scale, unit.y + (way.y + y) * scale}, outline) ? 1 : 0;
        };
        const ChartPoint at{unit.x + way.x * scale, unit.y + way.y * scale};
        int good = 3 * inside(0, 0) + inside(-half, 0) + inside(half, 0) + inside(0, -half) + inside(0, half);
        for (const ChartPoint &other : taken)
            good += std::hypot(other.x - at.x, other.y - at.y) >= apart * scale ? 2 : 0;
        if (good > most) {
            best = at;
            most = good;
        }
    }
    return best;
}

std::vector<ChartPoint> standsWithin(ChartPoint unit, const std::vector<std::vector<ChartPoint>> &outline, double scale)
{
    constexpr int farthest = 3; // rows to each side
    constexpr std::size_t most = 12;
    constexpr ChartPoint step{46, 44}; // two units and their numbers do not touch
    std::vector<ChartPoint> stands;
    for (int down = -farthest; down <= farthest; ++down) {
        for (int right = -farthest; right <= farthest; ++right) {
            const ChartPoint at{unit.x + right * step.x * scale, unit.y + down * step.y * scale};
            if ((right == 0 && down == 0) || isWithin(at, outline))
                stands.push_back(at);
        }
    }
    std::stable_sort(stands.begin(), stands.end(), [&](const ChartPoint &a, const ChartPoint &b) {
        return std::hypot(a.x - unit.x, a.y - unit.y) < std::hypot(b.x - unit.x, b.y - unit.y);
    });
    stands.resize(std::min(stands.size(), most));
    return stands;
}

} // namespace entente
