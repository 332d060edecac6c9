#include "map/unitpainter.h"

#include "map/board.h"
#include "map/boxes.h"
#include "map/labels.h"
#include "map/mapscale.h"
#include "map/symbols.h"
#include "map/unitrings.h"

#include <QPainter>
#include <QPen>

#include <cmath>
#include <vector>

namespace entente::app {

using namespace Qt::StringLiterals;

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

namespace {

/// How much of a sign's box is taken by something; a touch counts.
qreal shareTaken(const QRectF &sign, const QRectF &thing)
{
    const QRectF shared = thing & sign;
    return shared.isEmpty() ? 0 : 0.1 + shared.width() * shared.height() / (sign.width() * sign.height());
}

/// How much of a sign of a siege would lie on names and centres.
qreal coveredBySign(const MapLook &look, const QRectF &sign, qreal scale)
{
    qreal covered = 0;
    const auto names = keptLabels(look, scale);
    const QRectF pixels(sign.topLeft() * scale, sign.size() * scale);
    for (const PlacedLabel &name : *names)
        covered += std::max(shareTaken(pixels, name.letters.boundingRect()),
                            1.2 * shareTaken(name.letters.boundingRect(), pixels)); // a short name is soon hidden
    const qreal centre = centrePixels(scale) / scale;
    for (int i = 0; i < look.board->provinceCount(); ++i) {
        if (look.sheet->hasCentre(ProvinceId(i)))
            covered += shareTaken(sign, boxAround(look.sheet->centreAnchor(ProvinceId(i)), {centre, centre}));
    }
    return covered;
}

/// Where the sign of one siege stands, off those that have their places.
QPointF siegeSignPlaceOff(const std::vector<QPointF> &taken, const MapLook &look, RegionId region, qreal scale)
{
    const MapSheet &sheet = *look.sheet;
    const qreal unit = unitPixels(scale) / scale;
    const QPointF walls = wallsPlace(sheet, region, scale);
    const QPointF sides[] = {{0, 0.95},    {0, -0.95},    {1.2, 0},     {-1.2, 0},     {0.75, 0.85}, {-0.75, 0.85},
                             {0.9, -0.75}, {-0.9, -0.75}, {1.15, 0.45}, {-1.15, 0.45}, {1.15, -0.4}, {-1.15, -0.4}};
    const auto room = [&](QPointF at) {
        qreal least = 4; // in units; farther away is no better
        const auto keepFrom = [&](QPointF there, qreal more) {
            const QPointF way = (there - at) / unit;
            least = std::min(least, std::max(std::abs(way.x()) / 1.1, std::abs(way.y()) / 0.8) + more);
        };
        for (int i = 0; i < look.board->provinceCount(); ++i) {
            const RegionId other = look.board->mainRegion(ProvinceId(i));
            // What stands in another city may be half covered rather than this city's unit touched.
            keepFrom(sheet.unitAnchor(other), other == region ? 0 : 0.3);
            if (other != region && sheet.unitAnchor(other, Layer::Walls) != sheet.unitAnchor(other))
                keepFrom(wallsPlace(sheet, other, scale), 0.3);
        }
        const QSizeF plate = QSizeF(1.1, 0.75) * unit;
        qreal covered = coveredBySign(look, boxAround(at, plate), scale);
        for (const QPointF &other : taken)
            covered += shareTaken(boxAround(at, plate), boxAround(other, plate));
        return std::min(least, 1.5) - covered;
    };
    QPointF best = walls + sides[0] * unit;
    for (const QPointF &side : sides) {
        if (room(walls + side * unit) > room(best) + 0.01)
            best = walls + side * unit;
    }
    return best;
}

} // namespace

QPointF siegeSignPlace(const MapLook &look, RegionId region, qreal scale, std::span<const RegionId> earlier)
{
    std::vector<QPointF> taken;
    for (const RegionId city : earlier)
        taken.push_back(siegeSignPlaceOff(taken, look, city, scale));
    return siegeSignPlaceOff(taken, look, region, scale);
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
