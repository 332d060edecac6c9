#pragma once

#include "sheet/maplook.h"
#include "sheet/mapstate.h"

#include <QPolygonF>
#include <QRectF>

class QPainter;

namespace entente::app {

/// An arrow that is no order, as ink in sheet units at one scale: a dotted curve with an open head where somebody drew
/// it, unlike any order; dashed where it is the way of a unit that was put back.
struct ArrowDrawing {
    QPolygonF line;
    QPolygonF head; ///< a wing, the tip, the other wing
    qreal width = 0;
    bool byHand = true;

    QRectF box() const; ///< with room for the casing
};

/// Both are empty where the ends lie too near to each other for an arrow between them.
ArrowDrawing drawArrow(const MapLook &look, const MapArrow &arrow, qreal scale);

/// Paints in sheet units.
void paintArrow(QPainter &painter, const ArrowDrawing &arrow, const MapTheme &theme);
/// Its head alone, for where it lies on a name.
void paintArrowHead(QPainter &painter, const ArrowDrawing &arrow, const MapTheme &theme);

} // namespace entente::app
