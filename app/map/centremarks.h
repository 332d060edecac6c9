#pragma once

#include "sheet/livery.h"
#include "sheet/theme.h"

#include <QPainterPath>
#include <QPointF>

class QPainter;

namespace entente::app {

/// A star about the origin, one point up; its points lie so far from there, and the corners between them.
QPainterPath star(int points, qreal outer, qreal inner);

/// The signs at a supply centre. Sizes are widths in the painter's units; safe in any thread.

/// A star for a home, a ring for the others; `owner` null: nobody's.
void paintCentre(QPainter &painter, bool home, QPointF centre, qreal size, const PowerColours *owner,
                 const MapTheme &theme);
/// The ring round a centre that counts twice.
void paintDoubleRing(QPainter &painter, QPointF centre, qreal size, const MapTheme &theme);
/// Wings either side of a home centre: squadrons are built here.
void paintAirBase(QPainter &painter, QPointF centre, qreal size, const MapTheme &theme);
/// An anchor on a disc: fleets are built here.
void paintHarbour(QPainter &painter, QPointF centre, qreal size, const MapTheme &theme);

} // namespace entente::app
