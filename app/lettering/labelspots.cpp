#include "lettering/labelspots.h"

#include "sheet/boxes.h"
#include "sheet/mapscale.h"

#include <QTransform>

#include <algorithm>
#include <cmath>

namespace entente::app {

namespace {

constexpr int parts = 14;          ///< into so many parts a province is divided either way
constexpr qreal leaningMargin = 1; ///< round a name that leans, whose corners are sharp
constexpr qreal levelMargin = 0.5; ///< beside one that does not
constexpr qreal slants[] = {-15, 15, -30, 30, -45, 45};
constexpr qreal mostSlant[] = {60, 30}; ///< of lands, and of waters

/// But for boxes and other waters with a paint of their own.
ProvinceSet openSeas(const MapLook &look)
{
    ProvinceSet seas;
    look.board->seas().forEach([&](ProvinceId sea) {
        if (look.sheet->paintOf(sea).isEmpty())
            seas.insert(sea);
    });
    return seas;
}

} // namespace

LabelSpots::LabelSpots(const MapLook &look, const LabelRoom &room, qreal scale)
    : m_look(look), m_sheet(*look.sheet), m_room(room), m_scale(scale), m_openSea(look.sheet->mask(), openSeas(look))
{
}

qreal LabelSpots::unitSide() const
{
    return unitPixels(m_scale) / m_scale;
}

std::vector<QPointF> LabelSpots::grid(ProvinceId id) const
{
    const QRectF box = m_sheet.box(id);
    std::vector<QPointF> points;
    for (int i = 1; i < parts; ++i) {
        for (int j = 1; j < parts; ++j)
            points.push_back({box.left() + box.width() * i / parts, box.top() + box.height() * j / parts});
    }
    return points;
}

/// The best first; whichever is perfect is taken.
std::vector<QPointF> LabelSpots::wishes(ProvinceId id, QSizeF size, QPointF wished) const
{
    const QPointF unit = m_sheet.unitAnchor(m_sheet.mainRegion(id));
    const qreal gap = (unitSide() + size.height()) / 2 + 1.5;
    const qreal side = (unitSide() + size.width()) / 2 + 2;
    const qreal wide = gap + unitSide() * 0.33;
    std::vector<QPointF> wishes{wished, unit + QPointF(0, wide), unit - QPointF(0, wide), unit + QPointF(0, gap),
                                unit - QPointF(0, gap)};
    const qreal step = 5;
    for (int ring = 1; ring <= 5; ++ring) {
        for (int i = 0; i < 8; ++i) {
            const qreal angle = i * M_PI / 4;
            wishes.push_back(wished + ring * step * QPointF(1.6 * std::cos(angle), std::sin(angle)));
        }
    }
    for (int i = 1; i <= 4; ++i) {
        for (const qreal sign : {1.0, -1.0}) {
            wishes.push_back(unit + QPointF(sign * step * i * 1.6, gap));
            wishes.push_back(unit + QPointF(sign * step * i * 1.6, -gap));
        }
    }
    wishes.push_back(unit + QPointF(side, 0));
    wishes.push_back(unit - QPointF(side, 0));
    const std::vector<QPointF> everywhere = grid(id);
    wishes.insert(wishes.end(), everywhere.begin(), everywhere.end());
    return wishes;
}

std::optional<LabelSpots::Spot> LabelSpots::level(ProvinceId id, QSizeF size, QPointF wished) const
{
    size += QSizeF(levelMargin, levelMargin / 2);
    if (m_sheet.mask().at(wished) != id) // the author has it off its land: upon that, where the abbreviation goes
        wished = m_sheet.label(id).shortAt;
    const std::vector<QPointF> places = wishes(id, size, wished);
    QRectF reach;
    for (const QPointF &place : places)
        reach |= boxAround(place, size);
    const LabelRoom::Neighbours near = m_room.within(reach);
    QPointF best = wished;
    LabelRoom::Conflict least{1e9, 0};
    for (const QPointF &place : places) {
        const LabelRoom::Conflict here = m_room.conflict(id, boxAround(place, size), near, least.sum());
        if (here.sum() < least.sum()) {
            least = here;
            best = place;
        }
        if (here.sum() == 0)
            break;
    }
    if (least.wrong > 0)
        return std::nullopt;
    const QRectF box = boxAround(best, size);
    return Spot{best, 0, near.isCrowded(box), {}, !m_room.bounds(id).contains(box)};
}

bool LabelSpots::fits(ProvinceId id, QSizeF size, const Spot &spot) const
{
    const QRectF flat = boxAround({}, size + QSizeF(leaningMargin, leaningMargin));
    QTransform turn;
    turn.translate(spot.at.x(), spot.at.y());
    turn.rotate(spot.angle);
    constexpr int across = 33;
    for (int i = 0; i < across; ++i) {
        for (const qreal down : {0.0, 1.0, 0.5}) {
            const QPointF at =
                turn.map(flat.topLeft() + QPointF(flat.width() * i / (across - 1), flat.height() * down));
            if (m_look.sheet->mask().at(at) != id || !m_room.bounds(id).contains(at)
                || !m_room.isFree(boxAround(at, {0.1, 0.1})))
                return false;
        }
    }
    for (int i = 0; i < across; ++i) { // as boxes along it
        const QPointF at = turn.map(QPointF(flat.left() + flat.width() * i / (across - 1), 0));
        if (!m_room.isFree(boxAround(at, QSizeF(size.height(), size.height()) * 0.9)))
            return false;
    }
    return true;
}

std::optional<LabelSpots::Spot> LabelSpots::asDrawn(ProvinceId id, QSizeF size) const
{
    const LabelPlace &label = m_sheet.label(id);
    const Spot spot{label.at, label.angle};
    const bool may = std::abs(label.angle) <= mostSlant[0] && fits(id, size, spot);
    return may ? std::optional(spot) : std::nullopt;
}

std::optional<LabelSpots::Spot> LabelSpots::leaning(ProvinceId id, QSizeF size) const
{
    const LabelPlace &label = m_sheet.label(id);
    const qreal most = mostSlant[m_look.board->isSea(id)];
    const std::vector<QPointF> places = grid(id);
    for (const qreal slant : slants) {
        if (std::abs(slant) > most)
            break;
        std::optional<Spot> best;
        qreal least = 1e9;
        for (const QPointF &place : places) {
            const QPointF way = place - label.at;
            const qreal far = std::hypot(way.x(), way.y());
            if (far < least && fits(id, size, {place, slant})) {
                least = far;
                best = Spot{place, slant};
            }
        }
        if (best) {
            const QTransform turn = QTransform().rotate(slant);
            for (const qreal along : {-0.4, -0.2, 0.0, 0.2, 0.4}) {
                const QRectF box = boxAround(best->at + turn.map(QPointF(along * size.width(), 0)),
                                             QSizeF(size.height(), size.height()));
                best->crowded = best->crowded || m_room.within(box).isCrowded(box);
            }
            return best;
        }
    }
    return std::nullopt;
}

std::optional<LabelSpots::Spot> LabelSpots::anywhere(ProvinceId id, QSizeF size, qreal most, bool dry) const
{
    const qreal step = dry ? 2 : 3;
    constexpr qreal farness = 4e-3;
    const QRectF box = dry ? m_sheet.box(id) : m_sheet.box(id).adjusted(-18, -18, 18, 18);
    const QPointF unit = m_sheet.unitAnchor(m_sheet.mainRegion(id));
    const LabelRoom::Neighbours near =
        m_room.within(boxAround(box.topLeft(), size) | boxAround(box.bottomRight(), size));
    QPointF best = unit;
    qreal least = 1e9;
    qreal wrong = 1e9;
    for (qreal x = box.left(); x < box.right(); x += step) {
        for (qreal y = box.top(); y < box.bottom(); y += step) {
            const QPointF way = QPointF(x, y) - unit;
            const qreal distance = farness * std::hypot(way.x(), way.y());
            if (distance >= least)
                continue;
            const LabelRoom::Conflict conflict =
                m_room.conflict(id, boxAround({x, y}, size), near, least - distance, !dry && !m_look.board->isSea(id));
            if (distance + conflict.sum() < least) {
                least = distance + conflict.sum();
                wrong = conflict.wrong;
                best = QPointF(x, y);
            }
        }
    }
    if (wrong > most)
        return std::nullopt;
    const QRectF found = boxAround(best, size);
    return Spot{best, 0, near.isCrowded(found), {}, !m_room.bounds(id).contains(found)};
}

} // namespace entente::app
