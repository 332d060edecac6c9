#include "studio/outlines.h"

#include "studio/rings.h"

#include <algorithm>

namespace entente {

std::vector<Rings> outlinesOf(const Drawing &drawing, const std::vector<SketchPlace> &places)
{
    std::vector<Rings> drawn;
    std::vector<DrawnFrame> frames;
    for (const SketchPlace &place : places) {
        Rings &rings = drawn.emplace_back();
        for (const std::size_t shape : place.shapes)
            rings.insert(rings.end(), drawing.shapes[shape].rings.begin(), drawing.shapes[shape].rings.end());
        frames.push_back(frameOf(rings));
    }
    std::vector<Rings> outlines = drawn;
    for (std::size_t island = 0; island < drawn.size(); ++island) {
        for (const auto &ring : drawn[island]) {
            // The last that is painted before it is what one sees around it.
            for (std::size_t host = island; host-- > 0;) {
                if (frames[host].area() <= frameOf({ring}).area() || !isWithin(drawn[host], ring))
                    continue;
                outlines[host].push_back(ring);
                break;
            }
        }
    }
    return outlines;
}

} // namespace entente
