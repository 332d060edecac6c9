#pragma once

#include "sheet/maplook.h"
#include "sheet/mapstate.h"
#include "sheet/theme.h"

#include <QPointF>
#include <QRectF>

#include <vector>

class QPainter;

namespace entente::app {

// Signs and routes of a state, painted in sheet units over units and orders. Boxes are in sheet units; `scale` is
// pixels a sheet unit.

/// The sign alone around the painter's origin, in pixels of line; `centre` is the width of the centre under a burst.
void paintSignShape(QPainter &painter, const MapTheme &theme, const MapSign &sign, qreal centre);

/// The plate of a siege's sign, with one figure on it.
QRectF siegePlate(const MapLook &look, const MapSign &sign, qreal scale);

/// What a sign covers at most.
QRectF signBox(const MapLook &look, const MapSign &sign, qreal scale);
/// Paints it where it stands.
void paintSign(QPainter &painter, const MapLook &look, const MapSign &sign, qreal scale);

/// A wash over the ground, or lines; `pixel` is one pixel of line in the painter's units.
void paintShade(QPainter &painter, const MapTheme &theme, const MapShade &shade, const QPainterPath &ground,
                qreal pixel);

/// What a route covers.
QRectF routeBox(const MapLook &look, const MapRoute &route, qreal scale);
/// The line alone, from the first point on, `pixel` being one pixel of line in the painter's units; at the point
/// `brokenAt` it is broken, -1: nowhere.
void paintRouteShape(QPainter &painter, const MapTheme &theme, const std::vector<QPointF> &points, int brokenAt,
                     qreal pixel);
/// From the centre over the seas: a line that ends in a ring at the edge of the board, or dashed and crossed where it
/// breaks.
void paintRoute(QPainter &painter, const MapLook &look, const MapRoute &route, qreal scale);

} // namespace entente::app
