#include "studio/drawnclips.h"

#include <algorithm>
#include <utility>

namespace entente {

namespace {

/// Its left top and its right bottom corner.
std::pair<ChartPoint, ChartPoint> cornersOf(const Rings &rings)
{
    std::pair<ChartPoint, ChartPoint> corners(rings.front().front(), rings.front().front());
    for (const auto &ring : rings) {
        for (const ChartPoint &point : ring) {
            corners.first = {std::min(corners.first.x, point.x), std::min(corners.first.y, point.y)};
            corners.second = {std::max(corners.second.x, point.x), std::max(corners.second.y, point.y)};
        }
    }
    return corners;
}

} // namespace

std::shared_ptr<const Rings> clipOf(const XmlElement &clipPath, const Affine &where,
                                    std::shared_ptr<const Rings> otherwise)
{
    const auto own = transformOf(clipPath.attribute("transform"));
    auto all = std::make_shared<Rings>();
    for (const XmlElement &inner : clipPath.children) {
        const auto moved = transformOf(inner.attribute("transform"));
        auto rings = ownShapeOf(inner);
        if (!own || !moved || !rings)
            continue;
        const Affine here = where.after(*own).after(*moved);
        for (auto &ring : *rings) {
            for (ChartPoint &point : ring)
                point = here.of(point);
            all->push_back(std::move(ring));
        }
    }
    std::erase_if(*all, [](const auto &ring) { return ring.size() < 3; });
    return all->empty() ? otherwise : all;
}

bool spans(const Rings &shape, const Rings &clip)
{
    const auto [low, high] = cornersOf(shape);
    const auto [clipLow, clipHigh] = cornersOf(clip);
    return low.x <= clipLow.x && low.y <= clipLow.y && high.x >= clipHigh.x && high.y >= clipHigh.y;
}

} // namespace entente
