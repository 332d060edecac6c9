#include "map/orderdrafter.h"

#include "map/convoyways.h"
#include "map/happeningsigns.h"
#include "sheet/boxes.h"
#include "sheet/polygons.h"
#include "sheet/provincemask.h"

#include <QLineF>

#include <algorithm>
#include <cmath>

namespace entente::app {

// What orders lead over: from stop to stop, through the places that are theirs.

namespace {

constexpr qreal mostStray = 4;  ///< sheet units that a bow may lie on others' ground
constexpr qreal leastArrow = 7; ///< pixels; shorter ones are not seen between two units
constexpr qreal softness = 26;  ///< sheet units; how gently a line turns at a stop

} // namespace

Drafter::Course Drafter::courseOf(const MapOrder &order, const Move &move) const
{
    Course course;
    const QPointF from = startOf(order);
    const QPointF to = reached(order.unit.region, move.to());
    course.waters = watersOf(order, move);
    course.waves = !course.waters.empty() || isCarried(order, move);
    course.terms.places = {provinceOf(order.unit.region), provinceOf(move.to())};
    course.terms.sails = course.waves || sails(order.unit.kind);
    course.terms.anyWater = course.waves && course.waters.empty();
    std::vector<ProvinceId> places = course.waters;
    if (!course.waves) {
        for (int i = 0; i + 1 < move.hops.size(); ++i)
            places.push_back(provinceOf(move.hops[i]));
    }
    course.terms.places.insert(course.terms.places.begin() + 1, places.begin(), places.end());
    course.stops.push_back(from);
    const Track free = course.waters.empty() ? Track() : m_sheet.ways().way(from, to, course.terms);
    for (std::size_t i = 0; i < places.size(); ++i) {
        course.stops.push_back(course.waves ? besideFleet(anchor(m_board.mainRegion(places[i])), free)
                                            : passing(move.hops[static_cast<int>(i)], course.stops.back(), to));
    }
    course.stops.push_back(to);
    course.line = leads(order, move, course) ? legs(course) : straight(from, to);
    const bool opposite = hasOpposite(order, move);
    if (course.stops.size() == 2 && course.line.length() < 2 * clear() + px(leastArrow))
        course.line = bowed(course, opposite);
    else if (course.stops.size() == 2 && opposite)
        course.line = beside(course.line, px(4.6)); // each keeps to its right
    return course;
}

Track Drafter::bowed(const Course &course, bool opposite) const
{
    const QPointF from = course.stops.front();
    const QPointF to = course.stops.back();
    const QPointF way = to - from;
    const qreal length = std::hypot(way.x(), way.y());
    if (length < 1)
        return course.line;
    const QPointF aside = QPointF(way.y(), -way.x()) / length * (1.7 * m_reach + px(4));
    const Track left = spline({from, (from + to) / 2 + aside, to});
    const Track right = spline({from, (from + to) / 2 - aside, to});
    const GroundWays &ways = m_sheet.ways();
    const Track &bow = opposite || ways.strayed(left, course.terms) <= ways.strayed(right, course.terms) ? left : right;
    const bool sallies = course.terms.places.front() == course.terms.places.back();
    const qreal usual = ways.strayed(course.line, course.terms);
    return sallies || ways.strayed(bow, course.terms) <= usual + mostStray ? bow : course.line;
}

bool Drafter::leads(const MapOrder &order, const Move &move, const Course &course) const
{
    const ProvinceSet &shores = m_board.shores();
    if (course.waves && course.waters.empty())
        return shores.contains(course.terms.places.front()) && shores.contains(course.terms.places.back());
    return course.stops.size() > 2 || canStep(order, move);
}

Track Drafter::legs(const Course &course) const
{
    std::vector<Track> lines;
    bool bent = false;
    for (std::size_t i = 1; i < course.stops.size(); ++i) {
        GroundWays::Terms terms = course.terms;
        terms.places = {course.terms.places[i - 1], course.terms.places[i]};
        lines.push_back(m_sheet.ways().way(course.stops[i - 1], course.stops[i], terms));
        bent = bent || lines.back().points().size() > 2;
    }
    if (lines.size() == 1)
        return lines.front();
    return bent ? softened(joined(lines), softness) : spline(course.stops);
}

QPointF Drafter::passing(RegionId over, QPointF from, QPointF to) const
{
    constexpr qreal most = 1.5; // times the straight way; what is no longer is no detour
    constexpr qreal step = 6;
    constexpr qreal strayed = 5; // as good as so much of a way over its places
    const auto length = [&](QPointF by) { return QLineF(from, by).length() + QLineF(by, to).length(); };
    const QPointF stands = anchor(over);
    if (length(stands) <= most * QLineF(from, to).length())
        return stands;
    const ProvinceMask &mask = m_sheet.mask();
    const ProvinceId own[] = {mask.at(from), provinceOf(over), mask.at(to)};
    const auto astray = [&](const QLineF &leg) {
        const int count = std::max(1, static_cast<int>(leg.length() / step));
        int beside = 0;
        for (int i = 1; i < count; ++i)
            beside +=
                std::count(std::begin(own), std::end(own), mask.at(leg.pointAt(static_cast<qreal>(i) / count))) == 0;
        return leg.length() * beside / count;
    };
    const auto isWithin = [&](QPointF at) {
        for (int i = 0; i < 8; ++i) {
            const QPointF off(std::cos(i * M_PI / 4), std::sin(i * M_PI / 4));
            if (mask.at(at + ringRadius() * off) != own[1])
                return false;
        }
        return mask.at(at) == own[1];
    };
    QPointF best = stands;
    qreal least = length(stands) + strayed * (astray({from, stands}) + astray({stands, to}));
    const QRectF box = m_sheet.box(own[1]);
    for (qreal x = box.left(); x < box.right(); x += step) {
        for (qreal y = box.top(); y < box.bottom(); y += step) {
            const QPointF at(x, y);
            if (length(at) >= std::min(least, length(stands)) || !isWithin(at))
                continue;
            const qreal cost = length(at) + strayed * (astray({from, at}) + astray({at, to}));
            if (cost < least) {
                least = cost;
                best = at;
            }
        }
    }
    return best;
}

QPointF Drafter::besideFleet(QPointF fleet, const Track &line) const
{
    const qreal along = line.nearest(fleet);
    QPointF toLine = line.at(along) - fleet;
    if (std::hypot(toLine.x(), toLine.y()) < 1)
        toLine = QPointF(-line.wayAt(along).y(), line.wayAt(along).x());
    toLine *= (ringRadius() + px(3)) / std::hypot(toLine.x(), toLine.y());
    // On the other side where this one is another's ground.
    const ProvinceId water = m_sheet.mask().at(fleet);
    return m_sheet.mask().at(fleet + toLine) == water ? fleet + toLine : fleet - toLine;
}

std::vector<ProvinceId> Drafter::watersOf(const MapOrder &order, const Move &move) const
{
    std::vector<ProvinceId> waters = order.waters;
    if (waters.empty())
        waters.assign(move.waters.begin(), move.waters.end());
    if (waters.empty() && !walks(order, move))
        waters = convoyWay(m_board, m_state.orders, order, move.to());
    return waters;
}

/// A way over the sea is a wave from the first, before any fleet is ordered.
bool Drafter::isCarried(const MapOrder &order, const Move &move) const
{
    const bool carried = move.way == Way::ByConvoy
                         || (order.unit.kind.valid() && m_board.kind(order.unit.kind).isConvoyed
                             && m_board.kind(order.unit.kind).hops <= 1 && move.hops.size() == 1
                             && order.unit.layer == Layer::Field && !m_board.isSea(provinceOf(move.to())));
    return carried && !walks(order, move);
}

bool Drafter::canStep(const MapOrder &order, const Move &move) const
{
    return order.unit.kind.valid()
           && m_board.adjacent(m_board.kind(order.unit.kind).travel, order.unit.region, move.to());
}

bool Drafter::walks(const MapOrder &order, const Move &move) const
{
    return move.way == Way::Unsaid && canStep(order, move);
}

bool Drafter::hasOpposite(const MapOrder &order, const Move &move) const
{
    return std::any_of(m_state.orders.begin(), m_state.orders.end(), [&](const MapOrder &other) {
        const auto *back = std::get_if<Move>(&other.order.action);
        return back && provinceOf(other.unit.region) == provinceOf(move.to())
               && provinceOf(back->to()) == provinceOf(order.unit.region);
    });
}

/// How orders leave names readable: their figures, marks and heads keep off them where they have a choice.

QPointF Drafter::strengthPlace(OrderDrawing drawing) const
{
    constexpr qreal usual = 0.42;
    if (!drawing.strength.isEmpty()) {
        for (const qreal share : {usual, 0.5, 0.34, 0.58, 0.27, 0.66}) {
            drawing.strengthAt = drawing.spine.at(drawing.spine.length() * share);
            const QPolygonF plate(strengthPlate(drawing, m_pixel));
            if (std::none_of(m_names.begin(), m_names.end(),
                             [&](const QPolygonF &name) { return name.intersects(plate); }))
                return drawing.strengthAt;
        }
    }
    return drawing.spine.at(drawing.spine.length() * usual);
}

qreal Drafter::clearOfNames(const Track &line, qreal gap, qreal least, qreal most) const
{
    constexpr qreal steps[] = {0, -3, 3, -6, 6, -9, 9, -12, 12, -15, 15};
    for (const qreal step : steps) {
        const qreal other = gap + px(step);
        if (other < least || other > most)
            continue;
        const QPointF middle = line.at(line.length() - other + px(markAhead));
        const QRectF mark = boxAround(middle, QSizeF(px(11), px(11)));
        if (std::none_of(m_names.begin(), m_names.end(), [&](const QPolygonF &name) {
                return name.boundingRect().intersects(mark) && name.intersects(QPolygonF(mark));
            }))
            return other;
    }
    return gap;
}

Track Drafter::headOffNames(const Track &line, const ArrowForm &form, ProvinceId into) const
{
    const auto hidden = [&](const Track &shorter) {
        const QPolygonF head = arrowHead(shorter, form.headLength, form.headWidth);
        qreal sum = 0;
        for (const QPolygonF &name : m_names) {
            if (name.boundingRect().intersects(head.boundingRect()))
                sum += areaOf(name.intersected(head));
        }
        return sum;
    };
    constexpr qreal steps[] = {3, 6, 9, 12, 15};
    constexpr qreal shaft = 12; ///< pixels that are left of it at least, before its head
    qreal least = hidden(line);
    Track best = line;
    for (const qreal step : steps) {
        if (least <= 0 || line.length() - px(step) < form.headLength + px(shaft))
            break;
        Track shorter = line.piece(0, line.length() - px(step));
        if (m_sheet.mask().at(shorter.back()) != into)
            break;
        if (const qreal now = hidden(shorter); now < 0.7 * least) {
            least = now;
            best = std::move(shorter);
        }
    }
    return best;
}

void Drafter::spreadMarks()
{
    struct Disc {
        QPointF at;
        qreal radius;
    };
    const qreal pixel = markPixels(m_scale) / m_scale;
    const qreal own = crossWidth * pixel * 0.61; // with its halo
    std::vector<Disc> taken;
    for (const MapSign &sign : m_state.signs) {
        if (sign.kind == MapSign::Kind::Happened)
            taken.push_back({happeningPlace(m_look, sign, m_scale), (happeningRadius + 1.6) * pixel});
    }
    const auto overlap = [&](QPointF at) {
        qreal sum = 0;
        for (const Disc &other : taken)
            sum += std::max(0.0, own + other.radius - QLineF(at, other.at).length());
        for (const OrderDrawing &drawing : m_drawings) {
            if (drawing.strength.isEmpty())
                continue;
            const QRectF plate = strengthPlate(drawing, m_pixel);
            const QPointF nearest(std::clamp(at.x(), plate.left(), plate.right()),
                                  std::clamp(at.y(), plate.top(), plate.bottom()));
            sum += std::max(0.0, own - QLineF(at, nearest).length());
        }
        return sum;
    };
    for (OrderDrawing &drawing : m_drawings) {
        if (drawing.mark != Mark::Cross && drawing.mark != Mark::Void)
            continue;
        qreal least = overlap(drawing.markAt);
        const qreal length = drawing.spine.isEmpty() ? 0 : drawing.spine.length();
        for (qreal back = 0; least > 0 && back < 0.6 * length; back += px(1.5)) {
            const QPointF at = drawing.spine.at(length - back);
            if (const qreal now = overlap(at); now < 0.8 * least) {
                least = now;
                drawing.markAt = at;
            }
        }
        taken.push_back({drawing.markAt, own});
    }
}

void Drafter::showHeads()
{
    const qreal radius = crossWidth / 2 * markPixels(m_scale) / m_scale;
    for (std::size_t i = 0; i < m_drawings.size(); ++i) {
        OrderDrawing &drawing = m_drawings[i];
        const bool covers = drawing.mark == Mark::Cross || drawing.mark == Mark::Void;
        if (!covers || drawing.spine.isEmpty() || drawing.inks.size() != 1 || drawing.inks.front().head.isEmpty()
            || drawing.inks.front().bedWidth > 0)
            continue;
        const Track &line = drawing.spine;
        const qreal along = line.nearest(drawing.markAt);
        const qreal rim = along + QLineF(line.at(along), drawing.markAt).length() - radius;
        const ArrowForm usual = form(m_state.orders[i]);
        const bool isShort = rim < usual.headLength + px(5);
        const qreal far = rim + 2 * radius; // where the mark ends
        const qreal now = std::max(std::min(usual.headLength, line.length() * mostHead), px(1));
        const qreal seen = std::max(0.0, rim - (line.length() - now))
                           + std::max(0.0, line.length() - std::max(far, line.length() - now));
        if (!isShort && seen > 0.6 * now)
            continue;
        if (isShort && seen > std::min(usual.headLength, rim + px(2.5)))
            continue; // beyond the mark it shows best
        const qreal nearer = isShort && unitAt(startOf(m_state.orders[i])) ? clear() - 0.65 * m_reach : 0;
        const QPointF begin = line.front() - nearer * line.wayAt(0);
        std::vector<Track> parts{line};
        if (nearer > 0)
            parts.insert(parts.begin(), straight(begin, line.front()));
        const Track whole = joined(parts);
        const qreal least = px(6);
        const Track shown =
            whole.piece(0, std::clamp(nearer + rim + px(1), std::min(least, whole.length()), whole.length()));
        OrderDrawing::Ink &ink = drawing.inks.front();
        const OrderDrawing::Ink shorter = arrow(shown, usual);
        ink.line = shorter.line;
        ink.head = shorter.head;
    }
}

} // namespace entente::app
