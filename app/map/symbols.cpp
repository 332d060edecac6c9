#include "map/symbols.h"

#include "sheet/colourdistance.h"
#include "sheet/pathdata.h"
#include "sheet/pens.h"
#include "sheet/sharedpath.h"

#include <QFile>
#include <QHash>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPathStroker>
#include <QPen>
#include <QPixmapCache>
#include <QXmlStreamReader>

#include <cmath>
#include <functional>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal grid = 24; ///< the symbols are drawn on a square of this side

struct UnitShape {
    QPainterPath body;
    QPainterPath detail;
};

struct UnitShapes {
    QHash<SymbolSet, QStringList> names;
    QHash<QString, UnitShape> shapes;
};

void readShapes(SymbolSet set, const QString &path, UnitShapes &all)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement || xml.name() != "path"_L1)
            continue;
        const QString id = xml.attributes().value("id"_L1).toString();
        const QString kind = id.section(u'-', 0, 0);
        const QString name = set == SymbolSet::Figures ? kind : symbolSetWord(set) + u'/' + kind;
        auto outline = readPathData(xml.attributes().value("d"_L1)).value_or(QPainterPath());
        outline.setFillRule(Qt::WindingFill);
        if (!all.shapes.contains(name))
            all.names[set].push_back(name);
        (id.endsWith("-body"_L1) ? all.shapes[name].body : all.shapes[name].detail) = ready(outline);
    }
}

UnitShapes readShapes()
{
    UnitShapes all;
    for (const SymbolSet set : everySymbolSet)
        readShapes(set, u":/symbols/%1.svg"_s.arg(set == SymbolSet::Figures ? u"units"_s : symbolSetWord(set)), all);
    return all;
}

const UnitShapes &shapes()
{
    static const UnitShapes all = readShapes();
    return all;
}

const UnitShape &shapeOf(const QString &symbol)
{
    static const UnitShape disc = [] {
        UnitShape shape;
        shape.body.addEllipse(QPointF(12, 12), 9, 9);
        shape.body = ready(shape.body);
        return shape;
    }();
    auto found = shapes().shapes.constFind(symbol);
    if (found == shapes().shapes.constEnd())
        found = shapes().shapes.constFind(symbol.section(u'/', -1));
    return found == shapes().shapes.constEnd() ? disc : *found;
}

/// Halo, edge, body, detail, in the coordinates of the grid.
void paintShape(QPainter &painter, const UnitShape &shape, const PowerColours &colours, const MapTheme &theme)
{
    const qreal halo = theme.isDark ? 4.0 : 5.4;
    painter.setBrush(theme.unitHalo);
    painter.setPen(roundPen(theme.unitHalo, halo));
    painter.drawPath(shape.body);
    painter.setBrush(theme.unitEdge);
    painter.setPen(roundPen(theme.unitEdge, 2.1));
    painter.drawPath(shape.body);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.unit);
    painter.drawPath(shape.body);
    painter.setBrush(unitInk(colours.unit, theme));
    painter.drawPath(shape.detail);
}

QPainterPath shield()
{
    QPainterPath path;
    path.moveTo(0, 0.09);
    path.quadTo(0.27, 0.09, 0.5, 0);
    path.quadTo(0.73, 0.09, 1, 0.09);
    path.lineTo(1, 0.5);
    path.cubicTo(1, 0.78, 0.76, 0.92, 0.5, 1.04);
    path.cubicTo(0.24, 0.92, 0, 0.78, 0, 0.5);
    path.closeSubpath();
    return path;
}

QPixmap blank(int size, qreal ratio)
{
    QPixmap pixmap(qCeil(size * ratio), qCeil(size * ratio));
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    return pixmap;
}

/// Ink for a pattern on a power's unit colour: whichever of white and near-black differs more.
QColor inkOn(const QColor &ground)
{
    return qGray(ground.rgb()) > 140 ? QColor(0x2b, 0x21, 0x18, 215) : QColor(255, 255, 255, 235);
}

} // namespace

QStringList unitSymbols(SymbolSet set)
{
    return shapes().names.value(set);
}

QColor unitInk(const QColor &unit, const MapTheme &theme)
{
    constexpr qreal legible = 4.5;
    QColor best = theme.unitDetail;
    // On any colour at all one of the last two is legible.
    for (const QColor &next : {theme.unitEdge, QColor(Qt::black), QColor(Qt::white)}) {
        if (contrast(best, unit) >= legible)
            break;
        if (contrast(next, unit) > contrast(best, unit))
            best = next;
    }
    return best;
}

QPainterPath unitOutline(const QString &symbol)
{
    return shapes().shapes.value(symbol).body;
}

void paintUnit(QPainter &painter, const QString &symbol, QPointF centre, qreal size, const PowerColours &colours,
               const MapTheme &theme)
{
    painter.save();
    painter.translate(centre);
    painter.scale(size / grid, size / grid);
    painter.translate(-grid / 2, -grid / 2);
    paintShape(painter, shapeOf(symbol), colours, theme);
    painter.restore();
}

void paintDislodgedUnit(QPainter &painter, const QString &symbol, QPointF centre, qreal size,
                        const PowerColours &colours, const MapTheme &theme)
{
    painter.save();
    painter.translate(centre);
    painter.scale(size / grid, size / grid);
    painter.save();
    painter.rotate(-24);
    painter.translate(-grid / 2, -grid / 2);
    paintShape(painter, shapeOf(symbol), colours, theme);
    painter.restore();
    paintCross(painter, QPointF(10, -9), 9.5, theme);
    painter.restore();
}

namespace {

/// The lines of a pattern over a box, as a path to be stroked. Lines start on a lattice of the
/// coordinates, not of the box, so that the pieces of one power's land join without a seam.
QPainterPath patternLines(const QRectF &box, const QString &pattern, qreal step)
{
    QPainterPath lines;
    const auto line = [&lines](qreal x1, qreal y1, qreal x2, qreal y2) {
        lines.moveTo(x1, y1);
        lines.lineTo(x2, y2);
    };
    const qreal left = std::floor(box.left() / step) * step;
    const qreal top = std::floor(box.top() / step) * step;
    const qreal height = box.bottom() - top;
    const bool lattice = pattern == "lattice"_L1;
    const qreal slant = step * (lattice ? 1.6 : 1.4);
    if (lattice || pattern == "rising"_L1) {
        for (qreal c = std::floor((box.left() + top) / slant) * slant; c < box.right() + box.bottom(); c += slant)
            line(c - top, top, c - top - height, top + height);
    }
    if (lattice || pattern == "falling"_L1) {
        for (qreal c = std::floor((box.left() - box.bottom()) / slant) * slant; c < box.right() - top; c += slant)
            line(c + top, top, c + top + height, top + height);
    }
    if (pattern == "level"_L1) {
        for (qreal y = top; y < box.bottom(); y += step)
            line(box.left(), y, box.right(), y);
    }
    if (pattern == "upright"_L1) {
        for (qreal x = left; x < box.right(); x += step)
            line(x, box.top(), x, box.bottom());
    }
    if (pattern == "zigzag"_L1) {
        for (qreal y = top - step; y < box.bottom() + step; y += step) {
            lines.moveTo(left - step, y);
            for (qreal x = left - step; x < box.right() + step; x += step) {
                lines.lineTo(x + step / 2, y + step / 2);
                lines.lineTo(x + step, y);
            }
        }
    }
    return lines;
}

QPainterPath patternDots(const QRectF &box, qreal step, qreal radius)
{
    QPainterPath dots;
    const qreal left = std::floor(box.left() / step) * step;
    for (qreal y = std::floor(box.top() / step) * step; y < box.bottom() + step; y += step) {
        const qreal shift = std::lround(y / step) % 2 ? step / 2 : 0;
        for (qreal x = left; x < box.right() + step; x += step)
            dots.addEllipse(QPointF(x + shift, y), radius, radius);
    }
    return dots;
}

} // namespace

void paintPattern(QPainter &painter, const QPainterPath &area, const QString &pattern, const QColor &ink, qreal step)
{
    const QRectF box = area.boundingRect();
    const qreal weight = step * 0.2;
    const bool dots = pattern == "dots"_L1;
    const QPainterPath lines = dots ? patternDots(box, step, weight) : patternLines(box, pattern, step);
    painter.save();
    if (painter.paintEngine()->type() == QPaintEngine::SVG) {
        // SVG pictures know no clipping: the pattern is cut out as a path.
        QPainterPathStroker stroker(QPen(ink, weight));
        painter.fillPath((dots ? lines : stroker.createStroke(lines)).intersected(area), ink);
    } else {
        painter.setClipPath(area, Qt::IntersectClip);
        if (dots)
            painter.fillPath(lines, ink);
        else
            painter.strokePath(lines, QPen(ink, weight));
    }
    painter.restore();
}

void paintEmblem(QPainter &painter, const QRectF &box, const PowerColours &colours, const MapTheme &theme)
{
    const qreal edge = qMax(1.0, box.width() / 16);
    const QRectF inner =
        box.adjusted(box.width() * 0.08, box.height() * 0.03, -box.width() * 0.08, -box.height() * 0.07);
    QTransform place;
    place.translate(inner.left(), inner.top());
    place.scale(inner.width(), inner.height());
    const QPainterPath outline = place.map(shield());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.unit);
    painter.drawPath(outline);
    QTransform smaller;
    smaller.translate(inner.center().x(), inner.center().y());
    smaller.scale(0.76, 0.76);
    smaller.translate(-inner.center().x(), -inner.center().y());
    painter.save();
    painter.translate(inner.center());
    paintPattern(painter, smaller.map(outline).translated(-inner.center()), colours.pattern, inkOn(colours.unit),
                 inner.width() / 3.9);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(roundPen(theme.isDark ? theme.unitHalo : theme.unitEdge, edge));
    painter.drawPath(outline);
    painter.restore();
}

void paintCross(QPainter &painter, QPointF centre, qreal size, const MapTheme &theme)
{
    const qreal radius = size / 2;
    const qreal arm = radius * 0.38;
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.isDark ? theme.casing : theme.unitHalo);
    painter.drawEllipse(centre, radius * 1.22, radius * 1.22);
    painter.setBrush(theme.failure);
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(roundPen(theme.isDark ? theme.casing : QColor(Qt::white), size * 0.15));
    painter.drawLine(centre - QPointF(arm, arm), centre + QPointF(arm, arm));
    painter.drawLine(centre - QPointF(arm, -arm), centre + QPointF(arm, -arm));
    painter.restore();
}

void paintVoid(QPainter &painter, QPointF centre, qreal size, const MapTheme &theme)
{
    const qreal radius = size / 2;
    const qreal arm = radius * 0.6;
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.panel);
    painter.drawEllipse(centre, radius * 1.15, radius * 1.15);
    painter.setPen(roundPen(theme.panelQuiet, size * 0.14));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, radius * 0.86, radius * 0.86);
    painter.drawLine(centre - QPointF(arm, -arm), centre + QPointF(arm, -arm));
    painter.restore();
}

void paintWarning(QPainter &painter, QPointF centre, qreal size, const MapTheme &theme)
{
    const qreal half = size / 2;
    const QPolygonF triangle{centre + QPointF(0, -half), centre + QPointF(half, half * 0.78),
                             centre + QPointF(-half, half * 0.78)};
    painter.save();
    painter.setBrush(theme.panel);
    painter.setPen(roundPen(theme.panel, size * 0.34));
    painter.drawPolygon(triangle);
    painter.setPen(roundPen(theme.failure, size * 0.13));
    painter.drawPolygon(triangle);
    painter.drawLine(centre + QPointF(0, -half * 0.34), centre + QPointF(0, half * 0.2));
    painter.drawPoint(centre + QPointF(0, half * 0.5));
    painter.restore();
}

void paintStrike(QPainter &painter, QPointF centre, qreal size, const MapTheme &theme)
{
    const qreal half = size * 0.52;
    const QLineF lines[] = {QLineF(-half, -half, half, half), QLineF(-half, half, half, -half)};
    painter.save();
    painter.translate(centre);
    painter.setPen(roundPen(theme.casing, size * 0.27));
    painter.drawLines(lines, 2);
    painter.setPen(roundPen(theme.failure, size * 0.13));
    painter.drawLines(lines, 2);
    painter.restore();
}

namespace {

/// Lists paint the same few signs again and again: each is drawn once and kept while there is room (QPixmapCache). The
/// key names all that the sign is drawn with.
QPixmap keptPixmap(const QString &sign, int size, qreal devicePixelRatio, const PowerColours &colours,
                   const MapTheme &theme, const std::function<void(QPainter &)> &paint)
{
    QString key =
        u"sign/%1/%2/%3/%4/%5"_s.arg(sign).arg(size).arg(devicePixelRatio).arg(colours.pattern).arg(theme.isDark);
    for (const QColor &colour :
         {colours.tint, colours.unit, colours.line, theme.unitHalo, theme.unitEdge, theme.unitDetail})
        key += u'/' + colour.name(QColor::HexArgb);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    pixmap = blank(size, devicePixelRatio);
    QPainter painter(&pixmap);
    paint(painter);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

} // namespace

QPixmap unitPixmap(const QString &symbol, int size, qreal devicePixelRatio, const PowerColours &colours,
                   const MapTheme &theme)
{
    return keptPixmap(symbol, size, devicePixelRatio, colours, theme, [&](QPainter &painter) {
        painter.setRenderHint(QPainter::Antialiasing);
        paintUnit(painter, symbol, QPointF(size / 2.0, size / 2.0), size * 0.86, colours, theme);
    });
}

QPixmap emblemPixmap(int size, qreal devicePixelRatio, const PowerColours &colours, const MapTheme &theme)
{
    return keptPixmap(u"emblem"_s, size, devicePixelRatio, colours, theme,
                      [&](QPainter &painter) { paintEmblem(painter, QRectF(0, 0, size, size), colours, theme); });
}

} // namespace entente::app
