#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QSizeF>
#include <QStringList>

#include <vector>

class QColor;
class QPainter;

namespace entente::app {

/// The letters of some lines around (0, 0), for type one pixel high; and how far they reach.
struct Block {
    QPainterPath letters;
    QSizeF extent;
};

/// Lands' names are bold, for capitals; waters' are italics.
Block setBlock(const QStringList &lines, bool sea);

/// One letter of a line that is bent along a curve; in pixels.
struct BentLetter {
    QPainterPath shape;
    QPointF at;      ///< its middle, on the curve
    QPointF up;      ///< from there to the top of the line
    qreal width = 0; ///< along the curve
};

/// A line of letters bent along a curve: centred, and spaced out if the curve is longer than the line. Empty if it is
/// shorter.
std::vector<BentLetter> bendLine(const QString &line, bool sea, qreal pixels, const QPainterPath &curve);

/// Lines put together again: a hyphen that ends one belongs to the division and not to the name.
QString inOneLine(const QStringList &lines);

/// A name in two lines, in every way there is, the most even first.
std::vector<QStringList> brokenInTwo(const QString &name);

/// A curve through the points; there is at least one.
QPainterPath curveThrough(const QPolygonF &points);

/// How high the letters stand that give a name its look, for type one pixel high: capitals of a
/// land's name, small letters of a water's.
qreal letterHeight(bool sea);

/// A line of the map's letters, one unit high, its middle at the origin: bold for titles and lands, or italics.
QPainterPath lettering(const QString &text, bool italic);

/// A heading over a map, in its titles' type of so many pixels: at the left of the line and on its middle, smaller
/// where it is longer than the line.
void paintHeading(QPainter &painter, const QString &text, const QRectF &line, qreal pixels, const QColor &ink);

/// The family of the map's type, for rich text beside it.
QString mapTypeface();

/// Loads the map's typefaces now and not at the first letter: call it in the application's thread before another
/// thread sets type. Needs a QGuiApplication.
void loadMapTypefaces();

} // namespace entente::app
