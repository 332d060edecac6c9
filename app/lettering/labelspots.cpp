#include "lettering/labelspots.h"

#include "sheet/boxes.h"
#include "sheet/mapscale.h"
#include "sheet/mapsheet.h"
#include "sheet/provincemask.h"

#include <QTransform>

#include <algorithm>
#include <cmath>
#include <utility>

namespace entente::app {

namespace {

constexpr int partsOfPlace = 14;   ///< into so many parts a province is divided either way
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
    for (int i = 1; i < partsOfPlace; ++i) {
        for (int j = 1; j < partsOfPlace; ++j)
            points.push_back(
                {box.left() + box.width() * i / partsOfPlace, box.top() + box.height() * j / partsOfPlace});
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

// Names that have no room on their land and stand on the water off its shore.

namespace {

constexpr qreal ashore = 7;    ///< so far a hairline reaches into its land
constexpr qreal farOff = 4;    ///< a name stands so many of its own heights off its land at most
constexpr qreal farthest = 36; ///< and so many pixels, though it be in two lines
constexpr qreal drawnOff = 90; ///< pixels, where its author has it

QPointF nearestOf(const QRectF &box, QPointF point)
{
    return {qBound(box.left(), point.x(), box.right()), qBound(box.top(), point.y(), box.bottom())};
}

/// The point of many that is nearest to a box.
struct Nearest {
    QPointF at;
    qreal away = 1e9;
};

Nearest nearestTo(const QRectF &box, const std::vector<QPointF> &points)
{
    Nearest nearest;
    qreal least = nearest.away * nearest.away;
    for (const QPointF &point : points) {
        const QPointF way = point - nearestOf(box, point);
        if (const qreal square = QPointF::dotProduct(way, way); square < least) {
            nearest = {point, std::hypot(way.x(), way.y())};
            least = square;
        }
    }
    return nearest;
}

constexpr qreal ringed = 2; ///< what it costs to lie in the ring of a unit that waits for its order
constexpr qreal gridStep = 3;

/// Places over a part of the sheet on a grid that begins at its corner or `offset` from there, by how far they are from
/// a point; only those that `isOpen`.
template <class IsOpen>
std::vector<std::pair<qreal, QPointF>> nearestFirst(const QRectF &part, QPointF from, QPointF offset, IsOpen &&isOpen)
{
    std::vector<std::pair<qreal, QPointF>> places;
    for (qreal x = part.left() + offset.x(); x < part.right(); x += gridStep) {
        for (qreal y = part.top() + offset.y(); y < part.bottom(); y += gridStep) {
            if (isOpen(QPointF(x, y)))
                places.emplace_back(std::hypot(x - from.x(), y - from.y()), QPointF(x, y));
        }
    }
    std::sort(places.begin(), places.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    return places;
}

/// The part of a place on which its unit stands.
QPolygonF partWith(const MapSheet &sheet, ProvinceId id)
{
    const QPointF unit = sheet.unitAnchor(sheet.mainRegion(id));
    for (const QPolygonF &part : sheet.outline(id).toSubpathPolygons()) {
        if (part.containsPoint(unit, Qt::OddEvenFill))
            return part;
    }
    return {};
}

} // namespace

/// The shores around a place as points: those of its own main part, and all others.
struct LabelShores {
    std::vector<QPointF> own, others;

    LabelShores(const MapSheet &sheet, ProvinceId id, const QRectF &reach)
    {
        const QPolygonF mainland = partWith(sheet, id);
        for (const Arc &arc : sheet.coasts()) {
            if (!arc.box.intersects(reach))
                continue;
            const bool isOwn = arc.sides[0] == id || arc.sides[1] == id;
            const QPointF middle = arc.path.elementAt(arc.path.elementCount() / 2);
            if (!isOwn)
                sample(arc.path, others);
            else if (isOn(mainland, middle)) // a hairline to an islet misleads
                sample(arc.path, own);
        }
    }

private:
    static bool isOn(const QPolygonF &outline, QPointF point)
    {
        constexpr qreal same = 0.1;
        return std::any_of(outline.begin(), outline.end(),
                           [&](const QPointF &corner) { return (corner - point).manhattanLength() < same; });
    }

    static void sample(const QPainterPath &line, std::vector<QPointF> &points)
    {
        constexpr qreal stride = 5;
        QPointF last(-stride, -stride);
        for (int i = 0; i < line.elementCount(); ++i) {
            const QPointF next = line.elementAt(i);
            const QPointF way = next - last;
            const qreal far = std::hypot(way.x(), way.y());
            if (i > 0 && far < stride && i + 1 < line.elementCount())
                continue;
            for (qreal along = stride; i > 0 && along < far; along += stride)
                points.push_back(last + way * (along / far));
            points.push_back(next);
            last = next;
        }
    }
};

namespace {

/// Whether a name off its land reads as that land's at a glance, as those of lone islands do.
bool hugs(qreal away, qreal other, qreal height)
{
    return away < 0.7 * height && other > 3 * away + height;
}

} // namespace

/// From a name past a point of its shore a little way inland: off the middle of a side, or straight up or down. Begun
/// at a corner of the letters it would be read as an accent or as a stroke over them. The best of those that lead to
/// this land alone.
std::optional<QLineF> LabelSpots::leader(ProvinceId id, const QRectF &box, const std::vector<QPointF> &shore) const
{
    constexpr qreal off = 0.2;   // of the name's height
    constexpr qreal slant = 1.5; // what it costs to lean by a unit
    constexpr std::size_t most = 12;
    const qreal gap = off * box.height();
    const qreal inner = std::min(box.height(), box.width()) / 2;
    const QPointF middle = box.center();
    std::vector<std::pair<qreal, QLineF>> lines;
    const auto offer = [&lines](QPointF from, QPointF to, qreal leaning) {
        const QPointF way = to - from;
        lines.emplace_back(std::hypot(way.x(), way.y()) + slant * leaning, QLineF(from, to));
    };
    for (const QPointF point : shore) {
        const QPointF side(point.x() < middle.x() ? box.left() - gap : box.right() + gap, middle.y());
        if (std::abs(point.x() - middle.x()) > std::abs(side.x() - middle.x()))
            offer(side, point, std::abs(point.y() - side.y()));
        const QPointF edge(qBound(box.left() + inner, point.x(), box.right() - inner),
                           point.y() < middle.y() ? box.top() - gap : box.bottom() + gap);
        if (std::abs(point.y() - middle.y()) > std::abs(edge.y() - middle.y()))
            offer(edge, point, std::abs(point.x() - edge.x()));
    }
    const std::size_t tried = std::min(most, lines.size());
    std::partial_sort(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(tried), lines.end(),
                      [](const auto &a, const auto &b) { return a.first < b.first; });
    for (std::size_t i = 0; i < tried; ++i) {
        const QLineF line = reachingInland(id, lines[i].second);
        if (!meetsOthers(id, line) && !m_room.crosses(line))
            return line;
    }
    return std::nullopt;
}

/// A line to a point of a shore, a little longer.
QLineF LabelSpots::reachingInland(ProvinceId id, QLineF line) const
{
    const qreal length = std::max(line.length(), 0.1);
    for (qreal inland = 1; inland <= ashore; ++inland) {
        QLineF longer = line;
        longer.setLength(length + inland);
        if (m_sheet.mask().at(longer.p2()) == id)
            line.setP2(longer.p2());
        else if (inland > 3) // the mask is coarse along the coast
            break;
    }
    return line;
}

/// Whether a hairline runs over land that is not its own.
bool LabelSpots::meetsOthers(ProvinceId id, const QLineF &leader) const
{
    const int steps = std::max(50, static_cast<int>(2 * leader.length()));
    for (int i = 0; i <= steps; ++i) {
        const ProvinceId under = m_sheet.mask().at(leader.pointAt(qreal(i) / steps));
        if (under != id && !(under.valid() && m_look.board->isSea(under)))
            return true;
    }
    return m_sheet.mask().at(leader.p2()) != id;
}

std::optional<QLineF> LabelSpots::downFrom(ProvinceId id, const std::vector<QRectF> &letters) const
{
    constexpr qreal aside = 0.5; // what it costs to begin a unit to the side of the land's centre, or of its unit
    constexpr qreal onto = 20;   // and to end on a sign
    const qreal wished =
        m_sheet.hasCentre(id) ? m_sheet.centreAnchor(id).x() : m_sheet.unitAnchor(m_sheet.mainRegion(id)).x();
    std::optional<QLineF> best;
    qreal least = 1e9;
    for (const QRectF &letter : letters) {
        if (letter.isEmpty())
            continue;
        const QPointF begin(letter.center().x(), letter.bottom() + 3 / m_scale);
        QPointF at = begin;
        while (m_sheet.rect().contains(at) && m_sheet.mask().at(at) != id)
            at.ry() += 1;
        const QLineF line = reachingInland(id, {begin, at});
        if (meetsOthers(id, line) || m_room.crosses(line))
            continue;
        const qreal cost =
            line.dy() + aside * std::abs(begin.x() - wished) + (m_room.isFree(boxAround(line.p2(), {3, 3})) ? 0 : onto);
        if (cost < least) {
            least = cost;
            best = line;
        }
    }
    return best;
}

std::optional<LabelSpots::Spot> LabelSpots::besideAsDrawn(ProvinceId id, QSizeF size, bool far) const
{
    const LabelPlace &label = m_sheet.label(id);
    if (m_look.board->isSea(id) || label.lines.isEmpty())
        return std::nullopt;
    std::optional<Spot> spot = besideAt(id, size, label.at);
    for (auto at = label.off.begin(); far && at != label.off.end() && !spot; ++at)
        spot = besideAt(id, size, *at);
    return spot;
}

std::optional<LabelSpots::Spot> LabelSpots::besideAt(ProvinceId id, QSizeF size, QPointF at) const
{
    const QRectF letters = boxAround(at, size);
    // The letters alone: what the author sees fit to squeeze between two coasts is so on purpose.
    if (!m_openSea.contains(letters) || !m_room.bounds(id).contains(letters))
        return std::nullopt;
    const qreal around = drawnOff / m_scale;
    const QRectF reach = letters.adjusted(-around, -around, around, around);
    const LabelRoom::Neighbours near = m_room.within(reach);
    const LabelShores shores(m_sheet, id, reach);
    if (shores.own.empty() || near.isCrowded(letters) || m_room.joinsName(letters) || !near.isFree(letters))
        return std::nullopt;
    const std::optional<QLineF> hairline = leader(id, letters, shores.own);
    if (!hairline)
        return std::nullopt;
    const Nearest own = nearestTo(letters, shores.own);
    const Nearest other = nearestTo(letters, shores.others);
    return Spot{at, 0, false, *hairline, false, hugs(own.away, other.away, size.height())};
}

std::optional<LabelSpots::Spot> LabelSpots::beside(ProvinceId id, QSizeF size) const
{
    const Terrain terrain = m_look.board->province(id).terrain;
    if (m_look.board->isSea(id) || terrain == Terrain::Impassable)
        return std::nullopt;
    const qreal most = std::min(farOff * size.height(), farthest / m_scale);
    const QRectF reach =
        m_sheet.box(id).adjusted(-size.width(), -size.height() - most, size.width(), size.height() + most);
    const LabelShores shores(m_sheet, id, reach.adjusted(-most, -most, most, most));
    if (shores.own.empty())
        return std::nullopt;
    const LabelRoom::Neighbours near = m_room.within(reach.adjusted(-size.width(), -most, size.width(), most));
    // Where there is just room for a name, the first grid may step over it.
    constexpr qreal half = gridStep / 2;
    for (const QPointF offset : {QPointF(0, 0), QPointF(half, half), QPointF(half, 0), QPointF(0, half)}) {
        const auto places = nearestFirst(reach, m_sheet.unitAnchor(m_sheet.mainRegion(id)), offset,
                                         [this](QPointF at) { return m_openSea.contains(at); });
        if (const std::optional<Spot> best = cheapestOf(places, id, size, most, shores, near))
            return best;
    }
    return std::nullopt;
}

std::optional<LabelSpots::Spot> LabelSpots::cheapestOf(const Places &places, ProvinceId id, QSizeF size, qreal most,
                                                       const LabelShores &shores,
                                                       const LabelRoom::Neighbours &near) const
{
    const QSizeF wide = size + QSizeF(3, 2);
    std::optional<Spot> best;
    qreal least = 1e9;
    for (const auto &[far, at] : places) {
        if (0.12 * far >= least)
            break;
        const QRectF box = boxAround(at, wide);
        if (!m_openSea.contains(box) || !m_room.bounds(id).contains(box) || !near.isFree(box))
            continue;
        const Nearest own = nearestTo(box, shores.own);
        if (own.away > most || own.away + 0.12 * far >= least)
            continue;
        const Nearest other = nearestTo(box, shores.others);
        if (other.away < 1.3 || other.away < own.away / 4)
            continue;
        const qreal cost =
            own.away + 0.12 * far + std::max(0.0, 6 + own.away - other.away) + (near.isRinged(box) ? ringed : 0);
        if (cost >= least || near.isCrowded(box) || m_room.joinsName(boxAround(at, size)))
            continue;
        const std::optional<QLineF> hairline = leader(id, boxAround(at, size), shores.own);
        if (!hairline)
            continue;
        least = cost;
        best = Spot{at, 0, false, *hairline, false, hugs(own.away, other.away, size.height())};
    }
    return best;
}

} // namespace entente::app
