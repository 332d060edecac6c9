#include "studio/rings.h"

#include <cmath>

namespace entente {

double areaOf(std::span<const std::vector<ChartPoint>> rings)
{
    double twice = 0;
    for (const auto &ring : rings) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const ChartPoint &next = ring[(i + 1) % ring.size()];
            twice += ring[i].x * next.y - next.x * ring[i].y;
        }
    }
    return std::abs(twice) / 2;
}

bool holds(const Rings &rings, ChartPoint point)
{
    bool inside = false;
    for (const auto &ring : rings) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const ChartPoint &one = ring[i], &two = ring[(i + 1) % ring.size()];
            if ((one.y > point.y) != (two.y > point.y)
                && point.x < one.x + (point.y - one.y) / (two.y - one.y) * (two.x - one.x))
                inside = !inside;
        }
    }
    return inside;
}

bool isWithin(const Rings &rings, const std::vector<ChartPoint> &ring)
{
    constexpr std::size_t mostPoints = 32;
    constexpr std::size_t nearlyAll = 9; // of ten: drawn by hand, one may stick out a little
    const std::size_t step = ring.size() / mostPoints + 1;
    const DrawnFrame around = frameOf(rings);
    std::size_t all = 0, inside = 0;
    for (std::size_t i = 0; i < ring.size(); i += step) {
        const ChartPoint &point = ring[i];
        const bool isNear =
            point.x >= around.low.x && point.x <= around.high.x && point.y >= around.low.y && point.y <= around.high.y;
        inside += isNear && holds(rings, point);
        ++all;
    }
    return 10 * inside >= nearlyAll * all;
}

} // namespace entente
