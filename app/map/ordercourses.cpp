// What orders lead over: from stop to stop, through the places that are theirs.

#include "map/orderdrafter.h"

#include "map/convoyways.h"
#include "sheet/provincemask.h"

#include <QLineF>

#include <algorithm>
#include <cmath>

namespace entente::app {

namespace {

constexpr qreal softness = 26; ///< sheet units; how gently a line turns at a stop

} // namespace

Drafter::Course Drafter::courseOf(const MapOrder &order, const Move &move) const
{
    Course course;
    const QPointF from = startOf(order);
    const QPointF to = anchor(move.to());
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
    if (course.stops.size() == 2 && hasOpposite(order, move))
        course.line = beside(course.line, px(4.6)); // each keeps to its right
    return course;
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

} // namespace entente::app
