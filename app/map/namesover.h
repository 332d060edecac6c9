#pragma once

#include "lettering/labels.h"
#include "map/maparrows.h"
#include "map/orderdrawing.h"

#include <cstddef>
#include <vector>

class QPainter;

namespace entente::app {

/// Names that lines of orders, or other arrows, run over. They are painted once more, above the lines and below the
/// units, so that what is crossed is the line and not the word. The heads of arrows are painted above them again: they
/// say where it leads.
struct NamesOver {
    std::vector<PlacedLabel> names;
    std::vector<std::size_t> heads;      ///< which drawings have one that lies on such a name
    std::vector<std::size_t> arrowHeads; ///< the same of arrows that are no orders
};
/// What these drawings and arrows run over at a scale of so many pixels a sheet unit; all three lists are in the order
/// of what they are taken from.
NamesOver namesCrossed(const MapLook &look, const std::vector<OrderDrawing> &drawings,
                       const std::vector<ArrowDrawing> &arrows, qreal scale);

/// The names on places where fog lies: they are painted once more above it, so that they can be read.
std::vector<PlacedLabel> namesInFog(const MapLook &look, const MapState &state, qreal scale);

/// Paints one in sheet units; `scale` as in `namesCrossed`.
void paintNameOver(QPainter &painter, const MapLook &look, const PlacedLabel &name, qreal scale);

} // namespace entente::app
