#include "studio/anchors.h"

#include "exchange/boardchart.h"

#include <algorithm>

namespace entente {

ChartPoint anchorOf(const BoardSketch &sketch, int index, Anchor anchor)
{
    const BoardSketch::Place &place = sketch.place(index);
    const double scale = sketch.width / drawnWidth; // what is beside a unit on the map, on the drawing
    const auto beside = [&](ChartPoint way) {
        return ChartPoint{place.unitAt.x + way.x * scale, place.unitAt.y + way.y * scale};
    };
    switch (anchor) {
    case Anchor::Unit: return place.unitAt;
    case Anchor::Centre: return place.centreAt.value_or(beside(centreBesideUnit));
    case Anchor::Name: return place.nameAt.value_or(beside(nameBesideUnit));
    }
    return place.unitAt;
}

void moveAnchor(BoardSketch &sketch, int index, Anchor anchor, ChartPoint to)
{
    const ChartPoint at{std::clamp(to.x, 0.0, sketch.width), std::clamp(to.y, 0.0, sketch.height)};
    BoardSketch::Place &place = sketch.place(index);
    switch (anchor) {
    case Anchor::Unit: place.unitAt = at; break;
    case Anchor::Centre: place.centreAt = at; break;
    case Anchor::Name: place.nameAt = at; break;
    }
}

} // namespace entente
