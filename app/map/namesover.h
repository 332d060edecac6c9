#pragma once

#include "map/labels.h"
#include "map/orderdrawing.h"

#include <vector>

class QPainter;

namespace entente::app {

/// Names that lines of orders run over. They are painted once more, above the lines and below the units, so that what
/// is crossed is the line and not the word. A name under the head of an arrow stays there: the head says where it
/// leads.
std::vector<PlacedLabel> namesCrossed(const MapLook &look, const std::vector<OrderDrawing> &drawings, qreal scale);

/// Paints one in sheet units; `scale` as in `namesCrossed`.
void paintNameOver(QPainter &painter, const MapLook &look, const PlacedLabel &name, qreal scale);

} // namespace entente::app
