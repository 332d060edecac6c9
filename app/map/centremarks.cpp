#include "map/centremarks.h"

#include "sheet/pens.h"
#include "sheet/sharedpath.h"

#include <QPainter>
#include <QPen>

#include <cmath>

namespace entente::app {

namespace {

QColor inkOf(const MapTheme &theme)
{
    return theme.isDark ? theme.unitHalo : QColor(0x2b2118);
}

QColor paperOf(const MapTheme &theme)
{
    return theme.isDark ? theme.unitEdge : QColor(0xfffcf5);
}

/// Shank, stock and flukes, on a square of 18 about the origin.
QPainterPath anchor()
{
    QPainterPath path;
    path.addEllipse(QPointF(0, -4.9), 1.5, 1.5);
    path.moveTo(0, -3.4);
    path.lineTo(0, 5.6);
    path.moveTo(-2.9, -1.5);
    path.lineTo(2.9, -1.5);
    path.moveTo(-5.2, 1.2);
    path.cubicTo(-4.6, 7.1, 4.6, 7.1, 5.2, 1.2);
    return path;
}

/// A wing of three feathers to the right of a star of 18 about the origin.
QPainterPath wing()
{
    QPainterPath path;
    path.moveTo(6.5, 2.6);
    path.cubicTo(10, 2.2, 15, 0.4, 18.5, -4.6);
    path.cubicTo(18.4, -1.6, 17.2, 0.8, 15.4, 2.4);
    path.cubicTo(14.6, 4.2, 12.8, 5.6, 11, 6);
    path.cubicTo(9.4, 6.6, 7.4, 6.2, 6, 5.2);
    path.closeSubpath();
    return path;
}

} // namespace

QPainterPath star(int points, qreal outer, qreal inner)
{
    QPolygonF corners;
    for (int i = 0; i < 2 * points; ++i) {
        const qreal angle = -M_PI / 2 + i * M_PI / points;
        corners += (i % 2 ? inner : outer) * QPointF(std::cos(angle), std::sin(angle));
    }
    QPainterPath path;
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

void paintCentre(QPainter &painter, bool home, QPointF centre, qreal size, const PowerColours *owner,
                 const MapTheme &theme)
{
    const QColor ink = inkOf(theme);
    const QColor paper = paperOf(theme);
    painter.save();
    painter.translate(centre);
    painter.scale(size / 18, size / 18);
    if (home) {
        static const QPainterPath shape = ready(star(5, 9, 3.9));
        painter.setBrush(paper);
        painter.setPen(roundPen(paper, 4.6));
        painter.drawPath(shape);
        painter.setBrush(owner ? owner->unit : paper);
        painter.setPen(roundPen(ink, 1.5));
        painter.drawPath(shape);
    } else {
        painter.setBrush(paper);
        painter.setPen(QPen(paper, 3.6));
        painter.drawEllipse(QPointF(), 6, 6);
        painter.setPen(QPen(ink, 1.6));
        painter.drawEllipse(QPointF(), 6, 6);
        painter.setPen(Qt::NoPen);
        painter.setBrush(owner ? owner->unit : ink);
        painter.drawEllipse(QPointF(), owner ? 3.7 : 2.9, owner ? 3.7 : 2.9);
    }
    painter.restore();
}

void paintDoubleRing(QPainter &painter, QPointF centre, qreal size, const MapTheme &theme)
{
    painter.save();
    painter.translate(centre);
    painter.scale(size / 24, size / 24);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(paperOf(theme), 4.2));
    painter.drawEllipse(QPointF(), 11, 11);
    painter.setPen(QPen(inkOf(theme), 1.7));
    painter.drawEllipse(QPointF(), 11, 11);
    painter.restore();
}

void paintAirBase(QPainter &painter, QPointF centre, qreal size, const MapTheme &theme)
{
    static const QPainterPath shape = ready(wing());
    painter.save();
    painter.translate(centre);
    painter.scale(size / 18, size / 18);
    for (int side = 0; side < 2; ++side) {
        painter.setBrush(paperOf(theme));
        painter.setPen(roundPen(paperOf(theme), 3.6));
        painter.drawPath(shape);
        painter.setBrush(inkOf(theme));
        painter.setPen(roundPen(inkOf(theme), 0.8));
        painter.drawPath(shape);
        painter.scale(-1, 1);
    }
    painter.restore();
}

void paintHarbour(QPainter &painter, QPointF centre, qreal size, const MapTheme &theme)
{
    static const QPainterPath shape = ready(anchor());
    painter.save();
    painter.translate(centre);
    painter.scale(size / 18, size / 18);
    painter.setBrush(paperOf(theme));
    painter.setPen(QPen(theme.seaLabel, 1.2));
    painter.drawEllipse(QPointF(), 8.6, 8.6);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(roundPen(theme.isDark ? inkOf(theme) : theme.seaLabel, 1.6));
    painter.drawPath(shape);
    painter.restore();
}

} // namespace entente::app
