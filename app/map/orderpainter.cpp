#include "map/orderdrawing.h"

#include "map/mapscale.h"
#include "map/symbols.h"

#include <QPainter>
#include <QPen>

namespace entente::app {
namespace {

QPen roundPen(const QColor &colour, qreal width)
{
    return QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

/// A shape with its casing and its edge, in that order, so that it reads on any ground.
void paintInk(QPainter &painter, const QPainterPath &ink, const QColor &colour, const MapTheme &theme, qreal pixel)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(roundPen(theme.casing, 2 * (0.6 + 1.7) * pixel));
    painter.drawPath(ink);
    painter.setPen(roundPen(theme.unitEdge, 1.2 * pixel));
    painter.drawPath(ink);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPath(ink);
}

void paintPlus(QPainter &painter, QPointF at, qreal radius, const MapTheme &theme)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.panel);
    painter.drawEllipse(at, radius * 1.25, radius * 1.25);
    painter.setBrush(theme.accent);
    painter.drawEllipse(at, radius, radius);
    painter.setPen(roundPen(theme.panel, radius * 0.34));
    painter.drawLine(at - QPointF(radius * 0.5, 0), at + QPointF(radius * 0.5, 0));
    painter.drawLine(at - QPointF(0, radius * 0.5), at + QPointF(0, radius * 0.5));
}

void paintLines(QPainter &painter, const QLineF *lines, int count, const QColor &colour, qreal width,
                const QColor &casing, qreal casingWidth)
{
    painter.setPen(roundPen(casing, casingWidth));
    painter.drawLines(lines, count);
    painter.setPen(roundPen(colour, width));
    painter.drawLines(lines, count);
}

} // namespace

void paintOrder(QPainter &painter, const OrderDrawing &drawing, const MapTheme &theme, qreal scale)
{
    const qreal pixel = linePixels(scale) / scale;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (!drawing.ghost.isEmpty()) {
        painter.setOpacity(drawing.opacity * 0.55);
        paintInk(painter, drawing.ghost, drawing.colour, theme, pixel * 0.8);
    }
    painter.setOpacity(drawing.opacity);
    if (!drawing.ink.isEmpty())
        paintInk(painter, drawing.ink, drawing.colour, theme, pixel);
    const QColor paper = theme.isDark ? theme.casing : theme.unitHalo;
    for (const QPointF at : drawing.rings) {
        painter.setBrush(paper);
        painter.setPen(QPen(theme.unitEdge, 3.4 * pixel));
        painter.drawEllipse(at, 3.6 * pixel, 3.6 * pixel);
        painter.setPen(QPen(drawing.colour, 2.1 * pixel));
        painter.drawEllipse(at, 3.6 * pixel, 3.6 * pixel);
    }
    if (drawing.dot) {
        painter.setBrush(paper);
        painter.setPen(QPen(theme.casing, 3.6 * pixel));
        painter.drawEllipse(drawing.dotAt, 2.7 * pixel, 2.7 * pixel);
        painter.setPen(QPen(theme.isDark ? drawing.colour : theme.unitEdge, 1.4 * pixel));
        painter.drawEllipse(drawing.dotAt, 2.7 * pixel, 2.7 * pixel);
    }
    if (!drawing.unitSymbol.isEmpty())
        paintUnit(painter, drawing.unitSymbol, drawing.unitAt, unitPixels(scale) / scale, drawing.colours, theme);
    painter.restore();
}

void paintOrderMark(QPainter &painter, const OrderDrawing &drawing, const MapTheme &theme, qreal scale)
{
    const qreal pixel = linePixels(scale) / scale;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(drawing.opacity < 0.6 ? 0.7 : 1);
    switch (drawing.mark) {
    case OrderDrawing::Mark::None:
        break;
    case OrderDrawing::Mark::Cross:
        paintCross(painter, drawing.markAt, 11.5 * pixel, theme);
        break;
    case OrderDrawing::Mark::Void:
        paintVoid(painter, drawing.markAt, 11.5 * pixel, theme);
        break;
    case OrderDrawing::Mark::Plus:
        paintPlus(painter, drawing.markAt, 5 * pixel, theme);
        break;
    case OrderDrawing::Mark::Cut: {
        painter.translate(drawing.markAt);
        painter.rotate(drawing.markAngle + 68);
        const qreal half = 6.5 * pixel;
        const qreal apart = 2.2 * pixel;
        const QLineF lines[] = {QLineF(-half, -apart, half, -apart), QLineF(-half, apart, half, apart)};
        paintLines(painter, lines, 2, theme.failure, 2.2 * pixel, theme.casing, 4.6 * pixel);
        break;
    }
    case OrderDrawing::Mark::Strike: {
        const qreal half = unitPixels(scale) / scale * 0.52;
        painter.translate(drawing.markAt);
        const QLineF lines[] = {QLineF(-half, -half, half, half), QLineF(-half, half, half, -half)};
        paintLines(painter, lines, 2, theme.failure, 2.8 * pixel, theme.casing, 6 * pixel);
        break;
    }
    }
    painter.restore();
}

} // namespace entente::app
