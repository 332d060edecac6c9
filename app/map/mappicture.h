#pragma once

#include "sheet/maplook.h"
#include "sheet/mapstate.h"

#include <QRectF>

class QPainter;

namespace entente::app {

/// Paints what lies still: ground, borders, centres, names. The painter's coordinates are pixels
/// with `part` (sheet units) at its origin, `scale` pixels a sheet unit. Used for tiles, PNG, SVG
/// and PDF alike; callable from any thread that has a painter of its own.
void paintMap(QPainter &painter, const MapLook &look, const QRectF &part, qreal scale);

/// Paints what moves on top of it: orders and units, in the same coordinates.
void paintPieces(QPainter &painter, const MapLook &look, const MapState &state, const QRectF &part, qreal scale,
                 bool withOrders = true, bool withUnits = true);

} // namespace entente::app
