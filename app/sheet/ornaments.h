#pragma once

#include "sheet/theme.h"

#include <QList>
#include <QPainterPath>
#include <QRectF>

#include <optional>

class QPainter;
class QXmlStreamAttributes;
class QXmlStreamReader;

namespace entente::app {

/// How a shape of the drawing is inked. A colour that is not valid is not painted.
struct DrawnInk {
    QColor fill;
    QColor stroke;
    QString fillRole; ///< what the colour is for (`Pigments`), if the layout says
    QString strokeRole;
    qreal width = 1;   ///< sheet units
    qreal opacity = 1; ///< of the stroke
    qreal fillOpacity = 1;
    QList<qreal> dash; ///< sheet units

    /// The same with what an element says itself.
    DrawnInk with(const QXmlStreamAttributes &attributes) const;
};

/// Something on the ground that is neither province nor border: a compass line, a peak, a barred
/// passage, an arrow to a box. It is painted as the author drew it, in the theme's colours.
struct Ornament {
    QPainterPath path;
    QRectF box; ///< with the stroke
    DrawnInk ink;
    qreal type = 0; ///< of words: their size in sheet units; 0: it is something else

    /// Whether words are large enough to be read at so many pixels a sheet unit; anything else is always shown.
    bool isShown(qreal scale) const;
    void paint(QPainter &painter, const MapTheme &theme) const;
};

/// The shape of a `path`, `circle` or `rect`, or nothing if the element is none or its data is bad.
std::optional<QPainterPath> drawnShape(const QXmlStreamReader &element);

} // namespace entente::app
