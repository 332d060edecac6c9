#include "exchange/chartarcs.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <utility>

namespace entente {

namespace {

constexpr std::size_t mostPointsOfArc = 100; // vertices (maps/FORMAT.md)

/// A point to a tenth of a unit, as it is written.
using TenthPoint = std::pair<std::int64_t, std::int64_t>;
using OutlineSide = std::pair<TenthPoint, TenthPoint>; ///< the lesser end first

TenthPoint tenthsOf(const ChartPoint &point)
{
    return {std::llround(point.x * 10), std::llround(point.y * 10)};
}

OutlineSide outlineSideOf(const ChartPoint &from, const ChartPoint &to)
{
    return std::minmax(tenthsOf(from), tenthsOf(to));
}

} // namespace

std::vector<ChartArc> arcsOf(const std::vector<std::vector<std::vector<ChartPoint>>> &rings)
{
    std::map<OutlineSide, std::pair<int, int>> sides; // the first two places whose outline runs there
    const auto eachSegment = [&](const auto &visit) {
        for (std::size_t place = 0; place < rings.size(); ++place) {
            for (const auto &ring : rings[place]) {
                for (std::size_t i = 0; i < ring.size(); ++i)
                    visit(static_cast<int>(place), outlineSideOf(ring[i], ring[(i + 1) % ring.size()]));
            }
        }
    };
    eachSegment([&](int place, const OutlineSide &segment) {
        if (segment.first == segment.second)
            return;
        const auto [known, fresh] = sides.emplace(segment, std::pair(place, -1));
        if (!fresh && known->second.second < 0 && known->second.first != place)
            known->second.second = place;
    });

    std::vector<ChartArc> arcs;
    for (std::size_t place = 0; place < rings.size(); ++place) {
        const int own = static_cast<int>(place);
        for (const auto &ring : rings[place]) {
            // The other place on a side; "drawn" where the lesser of the two has drawn it, or it has no length.
            constexpr int drawn = -2;
            const auto beyond = [&](std::size_t i) {
                const auto found = sides.find(outlineSideOf(ring[i], ring[(i + 1) % ring.size()]));
                if (found == sides.end())
                    return drawn;
                const auto [one, other] = found->second;
                return one != own ? drawn : other;
            };
            // Begin where one piece ends, so that none is cut in two by where the ring happens to begin.
            std::size_t begin = 0;
            for (std::size_t i = 1; i < ring.size(); ++i) {
                if (beyond(i) != beyond(i - 1)) {
                    begin = i;
                    break;
                }
            }
            int last = drawn;
            for (std::size_t step = 0; step < ring.size(); ++step) {
                const std::size_t i = (begin + step) % ring.size();
                const int other = beyond(i);
                if (other == drawn) {
                    last = drawn;
                    continue;
                }
                if (other != last || arcs.back().points.size() >= mostPointsOfArc)
                    arcs.push_back({own, other, {ring[i]}});
                arcs.back().points.push_back(ring[(i + 1) % ring.size()]);
                last = other;
            }
        }
    }
    return arcs;
}

} // namespace entente
