#include "map/siegeplaces.h"

#include "map/board.h"
#include "sheet/boxes.h"
#include "lettering/labels.h"
#include "sheet/mapscale.h"
#include "sheet/polygons.h"
#include "map/unitpainter.h"

#include <QPolygonF>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <vector>

namespace entente::app {

namespace {

constexpr QSizeF plateSize(27, 15); ///< pixels of line, with some of what lightens the ground round it
constexpr qreal reach = 3;          ///< widths of a unit, from the walls: what lies farther off is in no sign's way

/// The same, of where a sign may stand. Of two that hide as much the first is taken.
constexpr QPointF sides[] = {
    {0, 0.95},     {0, -0.95},     {1.2, 0},      {-1.2, 0},    {0.75, 0.85},  {-0.75, 0.85}, {0.9, -0.75},
    {-0.9, -0.75}, {1.15, 0.45},   {-1.15, 0.45}, {1.15, -0.4}, {-1.15, -0.4}, {0.4, 0.95},   {-0.4, 0.95},
    {0.45, -0.95}, {-0.45, -0.95}, {1.2, 0.85},   {-1.2, 0.85}, {1.25, -0.8},  {-1.25, -0.8}, {0, 1.2},
    {0, -1.2},     {1.45, 0.2},    {-1.45, 0.2},  {0.75, 1.1},  {-0.75, 1.1},
};

/// What may lie in a sign's way, how much it weighs that it is hidden, and how much that the sign is.
struct Thing {
    QPolygonF outline;
    qreal hidden = 0;
    qreal hides = 0;
};

/// What covering it, or being covered by it, costs a sign; a touch counts.
qreal priceOf(const Thing &thing, const QPolygonF &plate)
{
    if (!thing.outline.boundingRect().intersects(plate.boundingRect()))
        return 0;
    const qreal shared = areaOf(thing.outline.intersected(plate));
    if (shared <= 0)
        return 0;
    return std::max(thing.hidden * (0.1 + shared / areaOf(thing.outline)),
                    thing.hides * (0.1 + shared / areaOf(plate)));
}

QPolygonF outlineOf(const QRectF &box)
{
    return {box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()};
}

class SiegePlacer {
public:
    SiegePlacer(const MapLook &look, qreal scale)
        : m_look(look), m_sheet(*look.sheet), m_scale(scale), m_unit(unitPixels(scale) / scale),
          m_plate(plateSize * linePixels(scale) / scale), m_names(keptLabels(look, scale))
    {
    }

    /// Off what was placed before it.
    QPointF place(RegionId region)
    {
        const QPointF walls = wallsPlace(m_sheet, region, m_scale);
        lookAround(region, walls);
        QPointF best;
        qreal least = 1e9;
        for (const QPointF &side : sides) {
            const QPointF at = walls + side * m_unit;
            const qreal here = price(at);
            if (here < least - 0.01) {
                least = here;
                best = at;
            }
        }
        m_signs.push_back(boxAround(best, m_plate));
        return best;
    }

private:
    void lookAround(RegionId region, QPointF about)
    {
        m_things.clear();
        m_keepOff.clear();
        const QRectF near = boxAround(about, QSizeF(2 * reach, 2 * reach) * m_unit);
        const auto add = [&](const QPolygonF &outline, qreal hidden, qreal hides) {
            if (outline.boundingRect().intersects(near))
                m_things.push_back({outline, hidden, hides});
        };
        const QTransform toSheet = QTransform::fromScale(1 / m_scale, 1 / m_scale);
        for (const PlacedLabel &name : *m_names) // a short one is soon hidden
            add(toSheet.map(name.ink), 2.2, 1.2);
        for (const QRectF &sign : m_signs)
            add(outlineOf(sign), 6, 0);
        const qreal centre = centrePixels(m_scale) / m_scale;
        for (int i = 0; i < m_look.board->provinceCount(); ++i) {
            const ProvinceId id(i);
            const RegionId other = m_look.board->mainRegion(id);
            if (m_sheet.hasCentre(id)) {
                const qreal across = m_sheet.isDouble(id) ? 1.7 * centre : centre;
                add(outlineOf(boxAround(m_sheet.centreAnchor(id), {across, across})), 0, 1);
            }
            if (m_sheet.hasPort(id))
                add(outlineOf(boxAround(m_sheet.portAnchor(id), {1.3 * centre, 1.3 * centre})), 0, 1);
            const QPointF field = m_sheet.unitAnchor(other);
            const QSizeF unit = QSizeF(1, 0.8) * m_unit;
            // What stands in another city may be touched rather than this city's unit.
            m_keepOff.push_back({field, other == region ? 0 : 0.3});
            if (other == region) { // those between whom the sign tells the time
                add(outlineOf(boxAround(field, unit)), 4, 0);
                continue;
            }
            add(outlineOf(boxAround(field, unit)), 1, 0);
            if (m_sheet.unitAnchor(other, Layer::Walls) != field) {
                const QPointF walls = wallsPlace(m_sheet, other, m_scale);
                m_keepOff.push_back({walls, 0.3});
                add(outlineOf(boxAround(walls, unit)), 1, 0);
            }
        }
    }

    qreal price(QPointF at) const
    {
        qreal room = 1.5; // in units; farther away is no better
        for (const auto &[there, more] : m_keepOff) {
            const QPointF way = (there - at) / m_unit;
            room = std::min(room, std::max(std::abs(way.x()) / 1.1, std::abs(way.y()) / 0.8) + more);
        }
        const QPolygonF plate = outlineOf(boxAround(at, m_plate));
        qreal covered = m_sheet.rect().contains(plate.boundingRect()) ? 0 : 4; // beyond the frame nobody sees it
        for (const Thing &thing : m_things)
            covered += priceOf(thing, plate);
        return covered - room;
    }

    struct Off {
        QPointF at;
        qreal more; ///< by so much nearer the sign may come
    };

    const MapLook &m_look;
    const MapSheet &m_sheet;
    qreal m_scale;
    qreal m_unit;
    QSizeF m_plate;
    std::shared_ptr<const std::vector<PlacedLabel>> m_names;
    std::vector<QRectF> m_signs; ///< that have their places
    std::vector<Thing> m_things;
    std::vector<Off> m_keepOff;
};

} // namespace

QPointF siegeSignPlace(const MapLook &look, RegionId region, qreal scale, std::span<const RegionId> earlier)
{
    SiegePlacer placer(look, scale);
    for (const RegionId city : earlier)
        placer.place(city);
    return placer.place(region);
}

} // namespace entente::app
