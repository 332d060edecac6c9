#pragma once

#include "sheet/livery.h"
#include "sheet/theme.h"

#include <QPainterPath>
#include <QPixmap>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>

class QPainter;

namespace entente::app {

/// Units, centres and emblems, drawn from resources/symbols. A shape tells the kind, a colour the
/// power. Safe in any thread but for the functions that return a QPixmap.

/// "army", "fleet", ... in the order of the set's file; of other sets than the figures "blocks/army", ...
QStringList unitSymbols(SymbolSet set = SymbolSet::Figures);
/// The outline of a unit symbol on its grid of 24 by 24, or an empty path if there is none of that name.
QPainterPath unitOutline(const QString &symbol);

/// Of letters and signs on a unit of that colour: the theme's own ink where it can be read (4.5 to 1: WCAG 2.1, 1.4.3),
/// else that of the edge, else black or white.
QColor unitInk(const QColor &unit, const MapTheme &theme);

/// Draws a unit `size` wide around `centre`; a symbol that its set lacks becomes the figure, an unknown one a plain
/// disc.
void paintUnit(QPainter &painter, const QString &symbol, QPointF centre, qreal size, const PowerColours &colours,
               const MapTheme &theme);
/// The same, driven out: tilted, with a cross.
void paintDislodgedUnit(QPainter &painter, const QString &symbol, QPointF centre, qreal size,
                        const PowerColours &colours, const MapTheme &theme);

/// A shield with the power's pattern, for lists.
void paintEmblem(QPainter &painter, const QRectF &box, const PowerColours &colours, const MapTheme &theme);

/// Fills the path with a power's pattern; `step` is the distance of its lines in the painter's units.
void paintPattern(QPainter &painter, const QPainterPath &area, const QString &pattern, const QColor &ink, qreal step);

/// The marks of failure, `size` wide around `centre`: a cross in a red disc, ...
void paintCross(QPainter &painter, QPointF centre, qreal size, const MapTheme &theme);
/// ... a triangle for orders that can't be followed, ...
void paintWarning(QPainter &painter, QPointF centre, qreal size, const MapTheme &theme);
/// ... and a slashed ring for those that could not count.
void paintVoid(QPainter &painter, QPointF centre, qreal size, const MapTheme &theme);
/// Two strokes through a unit `size` wide that is to go.
void paintStrike(QPainter &painter, QPointF centre, qreal size, const MapTheme &theme);

/// Pictures `size` logical pixels square.
QPixmap unitPixmap(const QString &symbol, int size, qreal devicePixelRatio, const PowerColours &colours,
                   const MapTheme &theme);
/// The shield of `paintEmblem`.
QPixmap emblemPixmap(int size, qreal devicePixelRatio, const PowerColours &colours, const MapTheme &theme);

} // namespace entente::app
