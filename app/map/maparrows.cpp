#include "map/maparrows.h"

#include "sheet/linework.h"
#include "sheet/mapscale.h"
#include "sheet/pens.h"
#include "map/unitpainter.h"

#include <QPainter>
#include <QPen>

#include <algorithm>
#include <cmath>

namespace entente::app {

namespace {

constexpr qreal body = 2.4; ///< pixels of line
constexpr qreal headReach = 9;

/// Bent to one side, so that it lies apart from the straight lines of orders.
Track trackOf(const MapLook &look, const MapArrow &arrow, qreal scale)
{
    const MapSheet &sheet = *look.sheet;
    const auto standing = [&](ProvinceId id) {
        return standingPlace(sheet, Unit{PowerId(), KindId(), sheet.mainRegion(id), arrow.layer}, 0, scale);
    };
    const QPointF from = standing(arrow.from);
    const QPointF to = standing(arrow.to);
    const QPointF way = to - from;
    const QPointF middle = (from + to) / 2 + 0.18 * QPointF(way.y(), -way.x());
    const qreal room = 0.6 * unitPixels(scale) / scale;
    return spline({from, middle, to}).shortened(room, room);
}

/// The body's ink, undashed.
QPen penOf(const ArrowDrawing &arrow, const MapTheme &theme)
{
    return roundPen(arrow.byHand ? theme.label : theme.failure, arrow.width);
}

QPen casingOf(const ArrowDrawing &arrow, const MapTheme &theme)
{
    return roundPen(theme.casing, arrow.width * 4.6 / body);
}

} // namespace

QRectF ArrowDrawing::box() const
{
    const qreal room = 2 * width;
    return line.isEmpty() ? QRectF() : (line.boundingRect() | head.boundingRect()).adjusted(-room, -room, room, room);
}

ArrowDrawing drawArrow(const MapLook &look, const MapArrow &arrow, qreal scale)
{
    const qreal pixel = linePixels(scale) / scale;
    const auto points = trackOf(look, arrow, scale).points();
    ArrowDrawing drawing;
    drawing.width = body * pixel;
    drawing.byHand = arrow.byHand;
    if (points.size() < 2)
        return drawing;
    drawing.line = QPolygonF(points);
    const QPointF tip = points.back();
    QPointF back = points[points.size() - 2] - tip;
    for (auto i = points.size() - 2; i > 0 && std::hypot(back.x(), back.y()) < 6 * pixel; --i)
        back = points[i - 1] - tip;
    const qreal length = std::max(1e-6, std::hypot(back.x(), back.y()));
    const QPointF along = back * (headReach * pixel / length);
    const QPointF across(-along.y() * 0.55, along.x() * 0.55);
    drawing.head = {tip + along + across, tip, tip + along - across};
    return drawing;
}

void paintArrow(QPainter &painter, const ArrowDrawing &arrow, const MapTheme &theme)
{
    if (arrow.line.isEmpty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(casingOf(arrow, theme));
    painter.drawPolyline(arrow.line);
    QPen dots = penOf(arrow, theme);
    if (arrow.byHand)
        dots.setDashPattern({0.1, 2.1});
    else
        dots.setDashPattern({3, 2.4});
    painter.setPen(dots);
    painter.drawPolyline(arrow.line);
    painter.restore();
    paintArrowHead(painter, arrow, theme);
}

void paintArrowHead(QPainter &painter, const ArrowDrawing &arrow, const MapTheme &theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(casingOf(arrow, theme));
    painter.drawPolyline(arrow.head);
    painter.setPen(penOf(arrow, theme));
    painter.drawPolyline(arrow.head);
    painter.restore();
}

} // namespace entente::app
