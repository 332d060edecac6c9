#include "map/unitrings.h"

#include "sheet/boxes.h"
#include "lettering/labels.h"
#include "sheet/mapscale.h"

#include <QPainter>
#include <QPen>

#include <algorithm>
#include <cmath>

namespace entente::app {

namespace {

constexpr int steps = 180;           ///< in which a circle is drawn
constexpr qreal chosenRadius = 0.78; ///< of a unit's side
constexpr qreal clear = 1;           ///< pixels between a ring's casing and letters

/// How far a point lies from a polygon; 0 within it. Any unit.
qreal distanceTo(const QPolygonF &polygon, QPointF point)
{
    if (polygon.containsPoint(point, Qt::WindingFill))
        return 0;
    qreal least = 1e9;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF from = polygon[i];
        const QPointF side = polygon[(i + 1) % polygon.size()] - from;
        const qreal square = QPointF::dotProduct(side, side);
        const qreal along = square > 0 ? qBound(0.0, QPointF::dotProduct(point - from, side) / square, 1.0) : 0.0;
        const QPointF way = from + side * along - point;
        least = std::min(least, std::hypot(way.x(), way.y()));
    }
    return least;
}

/// The letters of all names that reach into a box, in sheet units.
std::vector<QPolygonF> lettersWithin(const MapLook &look, const QRectF &box, qreal scale)
{
    std::vector<QPolygonF> letters;
    if (!look.sheet || !look.board)
        return letters;
    const auto names = keptLabels(look, scale);
    for (const PlacedLabel &name : *names) {
        if (!QRectF(name.box.topLeft() / scale, name.box.size() / scale).intersects(box))
            continue;
        letters.push_back(name.ink);
        for (QPointF &corner : letters.back())
            corner /= scale;
    }
    return letters;
}

/// A circle, and of it what keeps so far off all letters.
QPainterPath openCircle(QPointF middle, qreal radius, const std::vector<QPolygonF> &letters, qreal apart)
{
    QPainterPath path;
    if (letters.empty()) {
        path.addEllipse(middle, radius, radius);
        return path;
    }
    const auto at = [&](int step) {
        const qreal angle = 2 * M_PI * step / steps;
        return middle + radius * QPointF(std::cos(angle), std::sin(angle));
    };
    const auto isFree = [&](int step) {
        return std::none_of(letters.begin(), letters.end(),
                            [&](const QPolygonF &ink) { return distanceTo(ink, at(step)) < apart; });
    };
    int first = 0; // a gap, so that no arc is cut where the circle begins
    while (first < steps && isFree(first))
        ++first;
    bool drawing = false;
    for (int step = first; step <= first + steps; ++step) {
        const bool free = isFree(step);
        if (free && drawing)
            path.lineTo(at(step));
        else if (free)
            path.moveTo(at(step));
        drawing = free;
    }
    return path;
}

} // namespace

void paintUnitRing(QPainter &painter, const MapLook &look, UnitRing ring, QPointF at, qreal scale, qreal share)
{
    const qreal pixel = linePixels(scale) / scale;
    const bool isChosen = ring == UnitRing::Chosen;
    const qreal width = isChosen ? 2.2 * pixel : 1.6 * pixel;
    const qreal casing = isChosen ? 2 * width : waitingCasing * pixel;
    const qreal radius =
        share * (isChosen ? chosenRadius * unitPixels(scale) / scale : waitingPixels(scale) / scale - casing / 2);
    if (isChosen) {
        QColor wash = look.theme.accent;
        wash.setAlphaF(0.16F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(wash);
        painter.drawEllipse(at, radius, radius);
    }
    const qreal reach = 2 * (radius + casing);
    const QPainterPath circle =
        openCircle(at, radius, lettersWithin(look, boxAround(at, {reach, reach}), scale), casing / 2 + clear / scale);
    QPen accent(look.theme.accent, width, Qt::SolidLine, Qt::FlatCap);
    if (!isChosen)
        accent.setDashPattern({2.4, 2});
    painter.strokePath(circle, QPen(look.theme.casing, casing, Qt::SolidLine, Qt::FlatCap));
    painter.strokePath(circle, accent);
}

} // namespace entente::app
