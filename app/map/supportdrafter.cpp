// Supports and flights: the lines that end on other lines.

#include "map/orderdrafter.h"

#include "map/unitpainter.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace entente::app {

std::vector<QPointF> Drafter::pathOver(QPointF from, const std::vector<QPointF> &over, QPointF to)
{
    std::vector<QPointF> points{from};
    points.insert(points.end(), over.begin(), over.end());
    points.push_back(to);
    return points;
}

void Drafter::drawSupport(const MapOrder &order, OrderDrawing &drawing, const Support &support,
                          const std::vector<QPointF> &over)
{
    const QPointF at = startOf(order);
    const std::vector<qreal> dashes{px(5), px(3.5)};
    Track line;
    const bool rings = support.toHold() || support.arrived;
    if (rings) { // who stays, or the place at which the unit is backed once it is there
        const QPointF held = support.arrived ? anchor(support.to) : m_sheet.unitAnchor(support.of, support.layer);
        line = laid(pathOver(at, over, held), clear(), ringRadius() + px(4));
        drawing.inks.push_back(ring(held, ringRadius(), px(2)));
    } else {
        Track spine;
        if (const OrderDrawing *move = moveOf(support.of, support.to); move && !move->spine.isEmpty()) {
            spine = move->spine;
        } else {
            const QPointF to = anchor(support.to);
            spine = straight(m_sheet.unitAnchor(support.of, support.layer), to).shortened(clear(), gapAt(to));
            drawing.inks.push_back(arrow(spine, thinForm()));
            drawing.inks.back().ghost = true;
        }
        line = lineToMove(spine, at, over, support);
    }
    drawing.spine = line;
    drawing.inks.push_back(stroke(line.points(), px(2.6), dashes));
    drawing.rings.push_back(line.back() + line.wayAt(line.length()) * px(rings ? 0.5 : 4.2));
    const QPointF middle = line.at(line.length() / 2);
    if (order.cut) {
        mark(drawing, Mark::Cut, middle);
        const QPointF way = line.wayAt(line.length() / 2);
        drawing.markAngle = qRadiansToDegrees(std::atan2(way.y(), way.x()));
    } else {
        markFailure(order, drawing, middle);
    }
    openDot(order, drawing);
}

void Drafter::drawAction(const MapOrder &order, OrderDrawing &drawing, const Flight &flight)
{
    if (order.unit.layer == Layer::Air) {
        drawTour(order, drawing, flight);
        return;
    }
    const QPointF end = anchor(m_board.mainRegion(flight.path.back()));
    std::vector<QPointF> over;
    for (int i = 0; i + 1 < flight.path.size(); ++i)
        over.push_back(passing(m_board.mainRegion(flight.path[i]), i ? over.back() : startOf(order), end));
    if (flight.mission == Mission::Cover) {
        const Backed &backed = flight.backed;
        drawSupport(order, drawing, {backed.kind, backed.of, backed.hops.empty() ? RegionId() : backed.hops.back()},
                    over);
        return;
    }
    ArrowForm arc = form(order);
    if (flight.mission == Mission::Bomb)
        arc.dashes = {px(5), px(3.5)};
    drawing.spine = laid(pathOver(startOf(order), over, end), clear(), gapAt(end));
    drawing.inks.push_back(arrow(drawing.spine, arc));
    if (flight.mission == Mission::Bomb)
        drawing.rings.push_back(drawing.spine.back());
    openDot(order, drawing);
    markFailure(order, drawing, drawing.spine.back() + drawing.spine.wayAt(drawing.spine.length()) * px(4));
}

void Drafter::drawTour(const MapOrder &order, OrderDrawing &drawing, const Flight &flight)
{
    std::vector<QPointF> points{startOf(order)};
    for (const ProvinceId place : flight.path)
        points.push_back(m_sheet.unitAnchor(m_board.mainRegion(place), Layer::Air));
    ArrowForm arc = form(order);
    arc.body *= 0.8;
    if (arc.dashes.empty())
        arc.dashes = {px(6), px(2)};
    drawing.spine = spline(points).shortened(clear(), px(9));
    drawing.inks.push_back(arrow(drawing.spine, arc));
    using Act = OrderDrawing::Leg::Act;
    for (int i = 0; i < flight.path.size(); ++i) {
        OrderDrawing::Leg leg{points[static_cast<std::size_t>(i) + 1],
                              QString::number(i + 1),
                              {},
                              Act::None,
                              i + 1 == flight.path.size()};
        if (static_cast<std::size_t>(i) < order.legNotes.size())
            leg.note = order.legNotes[static_cast<std::size_t>(i)];
        if (flight.mission != Mission::None && i == flight.leg)
            leg.act = flight.mission == Mission::Support ? Act::Support
                      : flight.mission == Mission::Cut   ? Act::Cut
                                                         : Act::Raid;
        drawing.legs.push_back(leg);
    }
    if (flight.mission == Mission::Support)
        drawBacked(order, drawing, flight);
    openDot(order, drawing);
    markFailure(order, drawing, drawing.spine.at(drawing.spine.length() / 2));
}

void Drafter::drawBacked(const MapOrder &order, OrderDrawing &drawing, const Flight &flight)
{
    const Backed &backed = flight.backed;
    const QPointF at = drawing.legs[flight.leg].at;
    const Support support{backed.kind, backed.of, backed.hops.empty() ? RegionId() : backed.hops.back()};
    Track line;
    if (backed.hops.empty()) {
        const QPointF held = anchor(backed.of);
        line = straight(at, held).shortened(px(8), ringRadius() + px(3));
        drawing.inks.push_back(ring(held, ringRadius(), px(2)));
    } else {
        const OrderDrawing *move = moveOf(support.of, support.to);
        const Track spine =
            move && !move->spine.isEmpty()
                ? move->spine
                : straight(anchor(support.of), anchor(support.to)).shortened(clear(), gapAt(anchor(support.to)));
        if (!move || move->spine.isEmpty()) {
            drawing.inks.push_back(arrow(spine, thinForm()));
            drawing.inks.back().ghost = true;
        }
        line = straight(at, spine.at(spine.length() * 0.6)).shortened(px(8), px(4));
    }
    drawing.inks.push_back(stroke(line.points(), px(2.2), {px(2.4), px(2.4)}));
    drawing.rings.push_back(line.back());
    if (order.cut)
        mark(drawing, Mark::Cut, line.at(line.length() / 2));
}

Track Drafter::lineToMove(const Track &spine, QPointF supporter, const std::vector<QPointF> &over,
                          const Support &support)
{
    const QPointF from = spine.front();
    const QPointF way = spine.back() - from;
    const qreal length2 = QPointF::dotProduct(way, way);
    // An arrow that goes a long way round is met where it comes nearest, be that short of its head.
    const bool roundabout = spine.length() > 1.2 * std::sqrt(length2);
    const qreal nearest = roundabout    ? spine.nearest(supporter) / spine.length()
                          : length2 > 0 ? QPointF::dotProduct(supporter - from, way) / length2
                                        : 0.5;
    const qreal abreast = qBound(0.35, nearest, roundabout ? 0.8 : 0.66);
    const qreal elsewhere = roundabout ? 0.8 : 0.15; // what it costs to meet it in the next place but for that
    const ProvinceId of = provinceOf(support.of);
    LineRouter::Way best;
    qreal bestShare = -1;
    for (int i = 0; i < 9; ++i) {
        const qreal share = qBound(0.15, abreast + (i % 2 ? 1 : -1) * ((i + 1) / 2) * 0.12, 0.85);
        const QPointF end = spine.at(share * spine.length());
        LineRouter::Way found = m_router.find(pathOver(supporter, over, end), clear(), px(4.2));
        found.cost += elsewhere * i;
        for (const Meeting &meeting : m_meetings) {
            if (meeting.of == of && std::abs(meeting.share - share) * std::sqrt(length2) < px(9))
                found.cost += 6;
        }
        const QPointF off = end - supporter;
        const qreal room = std::hypot(off.x(), off.y()) - clear() - px(10);
        if (room < 0) // no room for a line beside the supporter's own symbol
            found.cost -= 12 * room / clear();
        if (bestShare < 0 || found.cost < best.cost) {
            best = std::move(found);
            bestShare = share;
        }
        if (best.cost <= elsewhere * i)
            break;
    }
    m_meetings.push_back({of, bestShare});
    m_router.keep(best.line);
    return best.line;
}

} // namespace entente::app
