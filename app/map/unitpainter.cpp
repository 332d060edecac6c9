#include "map/unitpainter.h"

#include "lettering/labels.h"
#include "map/board.h"
#include "map/symbols.h"
#include "sheet/boxes.h"
#include "sheet/maplook.h"
#include "sheet/mapscale.h"

#include <QPainter>
#include <QPen>
#include <QPointF>

#include <algorithm>
#include <cmath>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// Which ring a unit has.
enum class UnitRing {
    Waiting, ///< dashed: no order yet
    Chosen,  ///< full, with a wash within
};

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

/// A ring of the accent round a unit at `at`, in sheet units; `share` of the usual size. It leaves off where the
/// letters of a name lie: its casing would cut them. The painter is left with another pen and brush.
void paintUnitRing(QPainter &painter, const MapLook &look, UnitRing ring, QPointF at, qreal scale, qreal share = 1)
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

} // namespace

QPointF dislodgedPlace(const MapSheet &sheet, RegionId region, Layer layer, qreal scale)
{
    const QPointF stood = sheet.unitAnchor(region, layer);
    const QPointF way = sheet.dislodgedAnchor(region) - stood;
    const qreal length = std::hypot(way.x(), way.y());
    const qreal least = unitPixels(scale) / scale * 1.02;
    return length > 0 && length < least ? stood + way * (least / length) : stood + way;
}

/// Where a unit of a further layer stands: clear of the one in the field, however large both are drawn.
QPointF asidePlace(const MapSheet &sheet, RegionId region, Layer layer, qreal scale)
{
    const QPointF field = sheet.unitAnchor(region);
    const QPointF way = sheet.unitAnchor(region, layer) - field;
    const qreal unit = unitPixels(scale) / scale;
    // Symbols are wider than high: one above the other they may stand nearer.
    const qreal apart = std::max(std::abs(way.x()), std::abs(way.y()) / 0.9);
    return apart > 0 && apart < unit ? field + way * (unit / apart) : field + way;
}

QPointF wallsPlace(const MapSheet &sheet, RegionId region, qreal scale)
{
    return asidePlace(sheet, region, Layer::Walls, scale);
}

/// A unit in a fleet's hold is drawn small, over its bow.
QPointF overTheBow(const Unit &unit, qreal scale)
{
    return unit.layer == Layer::Aboard ? QPointF(0.52, -0.44) * (unitPixels(scale) / scale) : QPointF();
}

QPointF standingPlace(const MapSheet &sheet, const Unit &unit, int slot, qreal scale)
{
    return unit.layer == Layer::Field || unit.layer == Layer::Aboard
               ? sheet.slotAnchor(unit.region, slot)
               : asidePlace(sheet, unit.region, unit.layer, scale);
}

QPointF placeOf(const MapSheet &sheet, const MapUnit &unit, qreal scale)
{
    const QPointF place = unit.dislodged ? dislodgedPlace(sheet, unit.unit.region, unit.unit.layer, scale)
                                         : standingPlace(sheet, unit.unit, unit.slot, scale);
    return place + overTheBow(unit.unit, scale);
}

/// What its power's letters are measured by: one in a hold is drawn small.
qreal letteredSize(const MapUnit &unit, qreal size)
{
    return unit.unit.layer == Layer::Aboard ? size * 0.7 : size;
}

void paintUnitSymbol(QPainter &painter, const MapLook &look, const MapUnit &unit, QPointF at, qreal size,
                     QPointF letters)
{
    const QString symbol = look.livery.symbol(unit.unit.kind);
    const PowerColours &colours = look.livery.of(unit.unit.power, look.theme.isDark);
    if (unit.unit.layer == Layer::Aboard) {
        paintUnit(painter, symbol, at, size * 0.62, colours, look.theme);
    } else if (unit.dislodged) {
        paintDislodgedUnit(painter, symbol, at, size, colours, look.theme);
    } else if (unit.unit.layer == Layer::Walls) {
        paintUnit(painter, symbol, at - QPointF(0, size * 0.2), size * 0.72, colours, look.theme);
        PowerColours stone;
        stone.unit = QColor(0xefe7d6);
        MapTheme dark = look.theme;
        dark.unitDetail = look.theme.unitEdge;
        paintUnit(painter, u"wall"_s, at, size, stone, dark);
    } else {
        paintUnit(painter, symbol, at, size, colours, look.theme);
    }
    if (look.theme.lettered)
        paintPowerLetters(painter, look, unit.unit.power, at, letteredSize(unit, size), letters);
}

void paintUnitSurroundings(QPainter &painter, const MapLook &look, const MapUnit &unit, qreal scale)
{
    const qreal pixel = linePixels(scale) / scale;
    const QPointF at = placeOf(*look.sheet, unit, scale);
    if (unit.dislodged && unit.unit.layer != Layer::Aboard) {
        // From the edge of whoever stands there now, if the two leave anything between them.
        const QPointF stood = look.sheet->unitAnchor(unit.unit.region, unit.unit.layer);
        const QPointF way = at - stood;
        const qreal distance = std::hypot(way.x(), way.y());
        const qreal reach = unitPixels(scale) / scale * 0.55;
        if (distance > 2 * reach + 3 * pixel) {
            QPen tether(look.theme.isDark ? look.theme.unitHalo : look.theme.unitEdge, 1.3 * pixel);
            tether.setDashPattern({2, 2});
            painter.setPen(tether);
            painter.drawLine(stood + way * (reach / distance), at - way * (reach / distance));
        }
    }
    if (unit.ringed)
        paintUnitRing(painter, look, UnitRing::Chosen, at, scale, unit.unit.layer == Layer::Aboard ? 0.64 : 1);
    else if (unit.waiting)
        paintUnitRing(painter, look, UnitRing::Waiting, at, scale);
}

void paintMapUnit(QPainter &painter, const MapLook &look, const MapUnit &unit, qreal scale)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintUnitSurroundings(painter, look, unit, scale);
    if (unit.faded)
        painter.setOpacity(0.5);
    const QPointF at = placeOf(*look.sheet, unit, scale);
    const qreal size = unitPixels(scale) / scale;
    const QPointF letters = look.theme.lettered
                                ? lettersOffNames(look, unit.unit.power, at, letteredSize(unit, size), scale)
                                : lettersAtFoot;
    paintUnitSymbol(painter, look, unit, at, size, letters);
    painter.restore();
}

} // namespace entente::app
