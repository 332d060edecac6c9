#include "map/orderdrawing.h"

#include "sheet/mapscale.h"
#include "sheet/pens.h"
#include "map/symbols.h"
#include "lettering/typesetting.h"

#include <QPainter>
#include <QPen>
#include <QTransform>

#include <cmath>

namespace entente::app {
namespace {

constexpr qreal edge = 0.6;
constexpr qreal casing = 1.7;

void strokeLine(QPainter &painter, const QPolygonF &line, const QColor &colour, qreal width, bool fine)
{
    // Bevels are a good deal faster than round joins and look the same on short pieces.
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap, fine ? Qt::BevelJoin : Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
}

/// Dashes that are `more` longer on each side, so that an edge shows around them.
void strokeDashes(QPainter &painter, const OrderDrawing::Ink &ink, const QColor &colour, qreal width, qreal more)
{
    QPen pen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin);
    QList<qreal> pattern;
    for (std::size_t i = 0; i < ink.dashes.size(); ++i)
        pattern.push_back((ink.dashes[i] + (i % 2 ? -2 : 2) * more) / width);
    pen.setDashPattern(pattern);
    pen.setDashOffset(more / width);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(ink.line);
}

void paintHead(QPainter &painter, const QPolygonF &head, const QColor &colour, qreal around)
{
    if (head.isEmpty())
        return;
    painter.setBrush(colour);
    painter.setPen(around > 0 ? QPen(colour, 2 * around, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin) : QPen(Qt::NoPen));
    painter.drawPolygon(head);
}

/// The head of a hatched line, within its casing.
void paintEmptyHead(QPainter &painter, const QPolygonF &head, const QColor &colour, const MapTheme &theme, qreal pixel)
{
    if (head.isEmpty())
        return;
    paintHead(painter, head, theme.unitEdge, edge * pixel);
    painter.setBrush(theme.isDark ? theme.casing : theme.unitHalo);
    painter.setPen(QPen(colour, 1.6 * pixel, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawPolygon(head);
}

/// Two edges with slanting strokes between them, or (where the line is dashed) the strokes alone, and an empty head.
void paintHatched(QPainter &painter, const OrderDrawing::Ink &ink, const QColor &colour, const MapTheme &theme,
                  qreal pixel)
{
    const QColor paper = theme.isDark ? theme.casing : theme.unitHalo;
    const bool winding = !ink.bed.isEmpty();
    strokeLine(painter, winding ? ink.bed : ink.line, theme.casing,
               ink.width + ink.bedWidth + 2 * (edge + casing) * pixel, true);
    paintHead(painter, ink.head, theme.casing, (edge + casing) * pixel);
    if (ink.dashes.empty()) {
        strokeLine(painter, ink.line, theme.unitEdge, ink.width + 2 * edge * pixel, true);
        strokeLine(painter, ink.line, colour, ink.width, true);
        strokeLine(painter, ink.line, paper, ink.width - 2 * pixel, true);
    }
    painter.setPen(QPen(colour, 1.5 * pixel, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(ink.hatch.data(), static_cast<int>(ink.hatch.size()));
    paintEmptyHead(painter, ink.head, colour, theme, pixel);
}

/// Casing, edge and body, each of the line and of the head, so that it reads on any ground.
void paintInk(QPainter &painter, const OrderDrawing::Ink &ink, const QColor &colour, const MapTheme &theme, qreal pixel)
{
    const bool fine = ink.line.size() > 8;
    const bool winding = !ink.bed.isEmpty();
    strokeLine(painter, winding ? ink.bed : ink.line, theme.casing,
               ink.width + ink.bedWidth + 2 * (edge + casing) * pixel, true);
    paintHead(painter, ink.head, theme.casing, (edge + casing) * pixel);
    if (ink.dashes.empty())
        strokeLine(painter, ink.line, theme.unitEdge, ink.width + 2 * edge * pixel, fine);
    else
        strokeDashes(painter, ink, theme.unitEdge, ink.width + 2 * edge * pixel, edge * pixel);
    paintHead(painter, ink.head, theme.unitEdge, edge * pixel);
    if (ink.dashes.empty())
        strokeLine(painter, ink.line, colour, ink.width, fine);
    else
        strokeDashes(painter, ink, colour, ink.width, 0);
    paintHead(painter, ink.head, colour, 0);
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
                const QColor &under, qreal underWidth)
{
    painter.setPen(roundPen(under, underWidth));
    painter.drawLines(lines, count);
    painter.setPen(roundPen(colour, width));
    painter.drawLines(lines, count);
}

constexpr qreal figureHeight = 14; ///< pixels of type

void paintStrength(QPainter &painter, const OrderDrawing &drawing, const MapTheme &theme, qreal pixel)
{
    const QRectF plate = strengthPlate(drawing, pixel);
    painter.setPen(QPen(theme.casing, 3 * pixel));
    painter.setBrush(theme.panel);
    painter.drawRoundedRect(plate, 4 * pixel, 4 * pixel);
    painter.setPen(QPen(drawing.colour, 1.4 * pixel));
    painter.drawRoundedRect(plate, 4 * pixel, 4 * pixel);
    QTransform place;
    place.translate(plate.center().x(), plate.center().y());
    place.scale(figureHeight * pixel, figureHeight * pixel);
    painter.fillPath(place.map(lettering(drawing.strength, false)), theme.panelText);
}

/// Letters `size` high in the painter's units, around the middle of the box that they need.
QRectF paintLetters(QPainter &painter, const QString &text, QPointF at, qreal size, const QColor &ink)
{
    const QPainterPath letters = lettering(text, false);
    const QRectF box = letters.boundingRect();
    painter.save();
    painter.translate(at);
    painter.scale(size, size);
    painter.translate(-box.center());
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPath(letters);
    painter.restore();
    return QRectF(QPointF(), box.size() * size);
}

/// What is done over a leg, in a small disc at `at`.
void paintAct(QPainter &painter, OrderDrawing::Leg::Act act, QPointF at, const QColor &colour, const MapTheme &theme,
              qreal pixel)
{
    using Act = OrderDrawing::Leg::Act;
    const QColor paper = theme.isDark ? theme.casing : theme.unitHalo;
    const QColor ink = theme.isDark ? colour : theme.unitEdge;
    painter.setBrush(paper);
    painter.setPen(QPen(theme.casing, 2.6 * pixel));
    painter.drawEllipse(at, 6.4 * pixel, 6.4 * pixel);
    painter.setPen(QPen(ink, 1.2 * pixel));
    painter.drawEllipse(at, 6.4 * pixel, 6.4 * pixel);
    painter.setPen(roundPen(act == Act::Support ? ink : theme.failure, 1.7 * pixel));
    if (act == Act::Support) {
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(at, 2.8 * pixel, 2.8 * pixel);
    } else if (act == Act::Cut) {
        for (const qreal aside : {-1.6, 1.6})
            painter.drawLine(at + QPointF(aside - 1.2, 3.4) * pixel, at + QPointF(aside + 1.2, -3.4) * pixel);
    } else {
        for (int i = 0; i < 4; ++i) {
            const qreal angle = i * M_PI / 4;
            const QPointF arm = (i % 2 ? 2.4 : 3.8) * pixel * QPointF(std::cos(angle), std::sin(angle));
            painter.drawLine(at - arm, at + arm);
        }
    }
}

void paintLeg(QPainter &painter, const OrderDrawing::Leg &leg, const OrderDrawing &drawing, const MapTheme &theme,
              qreal pixel)
{
    const qreal radius = 7.2 * pixel;
    const QColor paper = theme.isDark ? theme.casing : theme.unitHalo;
    const QColor ink = theme.isDark ? drawing.colour : theme.unitEdge;
    if (!leg.note.isEmpty()) {
        const QRectF letters = lettering(leg.note, false).boundingRect();
        const qreal type = 12 * pixel;
        const QRectF plate(leg.at.x() + radius - 2 * pixel, leg.at.y() - 7 * pixel, letters.width() * type + 15 * pixel,
                           14 * pixel);
        painter.setPen(QPen(theme.panelLine, pixel));
        painter.setBrush(theme.panel);
        painter.drawRoundedRect(plate, 6 * pixel, 6 * pixel);
        paintLetters(painter, leg.note, plate.center() + QPointF(3 * pixel, 0), type, theme.panelText);
    }
    painter.setBrush(leg.last ? ink : paper);
    painter.setPen(QPen(theme.casing, 3.4 * pixel));
    painter.drawEllipse(leg.at, radius, radius);
    painter.setPen(QPen(ink, 1.5 * pixel));
    painter.drawEllipse(leg.at, radius, radius);
    paintLetters(painter, leg.number, leg.at, 14 * pixel, leg.last ? paper : ink);
    if (leg.act != OrderDrawing::Leg::Act::None)
        paintAct(painter, leg.act, leg.at - QPointF(9.5, 8.5) * pixel, drawing.colour, theme, pixel);
}

/// How opaque a stroke is.
qreal strengthOf(const OrderDrawing::Ink &ink)
{
    return ink.ghost ? 0.55 : ink.failed ? 0.67 : 1;
}

} // namespace

QRectF strengthPlate(const OrderDrawing &drawing, qreal pixel)
{
    const QRectF ink = lettering(drawing.strength, false).boundingRect();
    const QSizeF size = QSizeF(ink.width() * figureHeight + 10, figureHeight + 3) * pixel;
    return QRectF(drawing.strengthAt - QPointF(size.width() / 2, size.height() / 2), size);
}

void paintOrder(QPainter &painter, const OrderDrawing &drawing, const MapTheme &theme, qreal scale)
{
    const qreal pixel = linePixels(scale) / scale;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const OrderDrawing::Ink &ink : drawing.inks) {
        painter.setOpacity(drawing.opacity * strengthOf(ink));
        if (ink.hatch.empty())
            paintInk(painter, ink, drawing.colour, theme, pixel);
        else
            paintHatched(painter, ink, drawing.colour, theme, pixel);
    }
    painter.setOpacity(drawing.opacity);
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

void paintOrderHeads(QPainter &painter, const OrderDrawing &drawing, const MapTheme &theme, qreal scale)
{
    const qreal pixel = linePixels(scale) / scale;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const OrderDrawing::Ink &ink : drawing.inks) {
        painter.setOpacity(drawing.opacity * strengthOf(ink));
        if (ink.hatch.empty()) {
            paintHead(painter, ink.head, theme.unitEdge, edge * pixel);
            paintHead(painter, ink.head, drawing.colour, 0);
        } else {
            paintEmptyHead(painter, ink.head, drawing.colour, theme, pixel);
        }
    }
    painter.restore();
}

QRectF headsOf(const OrderDrawing &drawing, qreal scale)
{
    const qreal around = 2 * linePixels(scale) / scale;
    QRectF box;
    for (const OrderDrawing::Ink &ink : drawing.inks) {
        if (!ink.head.isEmpty())
            box |= ink.head.boundingRect().adjusted(-around, -around, around, around);
    }
    return box;
}

void paintOrderMark(QPainter &painter, const OrderDrawing &drawing, const MapTheme &theme, qreal scale)
{
    const qreal pixel = linePixels(scale) / scale;
    const qreal small = markPixels(scale) / scale;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(drawing.opacity < 0.3 ? drawing.opacity : drawing.opacity < 0.6 ? 0.7 : 1);
    for (const OrderDrawing::Leg &leg : drawing.legs)
        paintLeg(painter, leg, drawing, theme, pixel);
    if (!drawing.strength.isEmpty())
        paintStrength(painter, drawing, theme, pixel);
    switch (drawing.mark) {
    case OrderDrawing::Mark::None: break;
    case OrderDrawing::Mark::Cross: paintCross(painter, drawing.markAt, crossWidth * small, theme); break;
    case OrderDrawing::Mark::Void: paintVoid(painter, drawing.markAt, crossWidth * small, theme); break;
    case OrderDrawing::Mark::Warning: paintWarning(painter, drawing.markAt, 15 * pixel, theme); break;
    case OrderDrawing::Mark::Plus: paintPlus(painter, drawing.markAt, 5 * pixel, theme); break;
    case OrderDrawing::Mark::Cut: {
        painter.translate(drawing.markAt);
        painter.rotate(drawing.markAngle + 68);
        const qreal half = 6.5 * small;
        const qreal apart = 2.2 * small;
        const QLineF lines[] = {QLineF(-half, -apart, half, -apart), QLineF(-half, apart, half, apart)};
        paintLines(painter, lines, 2, theme.failure, 2.2 * small, theme.casing, 4.6 * small);
        break;
    }
    case OrderDrawing::Mark::Strike: paintStrike(painter, drawing.markAt, unitPixels(scale) / scale, theme); break;
    }
    painter.restore();
}

} // namespace entente::app
