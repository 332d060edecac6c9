#include "map/orderdrawing.h"

#include "map/linerouter.h"
#include "map/mapscale.h"
#include "map/orderinks.h"
#include "map/unitpainter.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace entente::app {

namespace {

using Mark = OrderDrawing::Mark;
using State = MapOrder::State;

/// Draws the orders of one state, one after another; supports last, since they end on moves.
class Drafter {
public:
    Drafter(const MapLook &look, const MapState &state, qreal scale)
        : m_look(look)
        , m_sheet(*look.sheet)
        , m_board(*look.board)
        , m_state(state)
        , m_scale(scale)
        , m_pixel(linePixels(scale) / scale)
        , m_reach(unitPixels(scale) / scale / 2)
        , m_router(middles(look, state, scale), m_reach, m_pixel)
        , m_drawings(state.orders.size())
    {
    }

    std::vector<OrderDrawing> run()
    {
        for (const bool supports : {false, true}) {
            for (std::size_t i = 0; i < m_drawings.size(); ++i) {
                if (isSupport(m_state.orders[i].order) == supports)
                    draw(i);
            }
        }
        for (std::size_t i = 0; i < m_drawings.size(); ++i)
            measure(m_drawings[i]);
        return std::move(m_drawings);
    }

private:
    static std::vector<QPointF> middles(const MapLook &look, const MapState &state, qreal scale)
    {
        std::vector<QPointF> places;
        for (const MapUnit &unit : state.units)
            places.push_back(placeOf(*look.sheet, unit, scale));
        return places;
    }

    qreal px(qreal pixels) const { return pixels * m_pixel; }
    qreal clear() const { return m_reach + px(2.5); }      ///< from a unit's middle to where arrows begin
    qreal ringRadius() const { return m_reach * 1.38; }

    QPointF anchor(RegionId region) const { return m_sheet.unitAnchor(region); }

    QPointF startOf(const MapOrder &order) const
    {
        return order.fromDislodged ? dislodgedPlace(m_sheet, order.unit.region, order.unit.layer, m_scale)
                                   : standingPlace(m_sheet, order.unit, order.slot);
    }

    bool unitAt(QPointF place) const
    {
        return std::any_of(m_state.units.begin(), m_state.units.end(), [&](const MapUnit &unit) {
            const QPointF way = placeOf(m_sheet, unit, m_scale) - place;
            return std::hypot(way.x(), way.y()) < m_reach * 0.6;
        });
    }

    ProvinceId provinceOf(RegionId region) const { return m_board.provinceOf(region); }

    static bool isSupport(const Order &order)
    {
        const auto *flight = std::get_if<Flight>(&order.action);
        return is<Support>(order) || (flight && (flight->mission == Mission::Cover || flight->mission == Mission::Support));
    }

    void draw(std::size_t index)
    {
        const MapOrder &order = m_state.orders[index];
        OrderDrawing &drawing = m_drawings[index];
        if (!order.unit.region.valid())
            return; // a transfer, a permission: of no place
        if (order.unit.power.valid()) {
            drawing.colours = m_look.livery.of(order.unit.power, m_look.theme.isDark);
            drawing.colour = drawing.colours.line;
        }
        drawing.opacity = order.state == State::Assumed ? 0.78 : order.state == State::Void ? 0.72 : 1;
        if (m_state.veil && !order.lit)
            drawing.opacity *= 0.62;
        std::visit([&](const auto &action) { drawAction(order, drawing, action); }, order.order.action);
        drawing.strength = order.strength;
        drawing.strengthAt = drawing.spine.isEmpty() ? startOf(order) + QPointF(0, ringRadius())
                                                     : drawing.spine.at(drawing.spine.length() * 0.42);
    }

    ArrowForm form(const MapOrder &order) const
    {
        ArrowForm form = usualArrow(m_pixel, order.own);
        if (order.state == State::Assumed)
            form.dashes = {px(2.4), px(2.2)};
        else if (order.state == State::Void || (order.state == State::Failure && !order.bounced))
            form.dashes = {px(7), px(4)};
        return form;
    }

    void drawAction(const MapOrder &order, OrderDrawing &drawing, const Hold &)
    {
        if (order.dislodged)
            return; // the unit itself shows what became of it
        drawing.inks.push_back(ring(startOf(order), ringRadius(), px(2)));
        markFailure(order, drawing, startOf(order) + ringRadius() * QPointF(0.71, -0.71));
    }

    void drawAction(const MapOrder &order, OrderDrawing &drawing, const Move &move)
    {
        drawGoing(order, drawing, move);
    }

    void drawAction(const MapOrder &order, OrderDrawing &drawing, const Retreat &retreat)
    {
        ArrowForm broken = form(order);
        broken.dashes = {px(7.5), px(3.2)};
        // Its own region means behind the walls.
        const bool inside = retreat.to == order.unit.region;
        const QPointF to = inside ? m_sheet.unitAnchor(retreat.to, Layer::Walls) : anchor(retreat.to);
        drawing.spine = laid({startOf(order), to}, clear(), gapAt(to));
        drawing.inks.push_back(arrow(drawing.spine, broken));
        markFailure(order, drawing, drawing.spine.back());
    }

    void drawAction(const MapOrder &order, OrderDrawing &drawing, const Build &)
    {
        drawing.unitSymbol = m_look.livery.symbol(order.unit.kind);
        drawing.unitAt = startOf(order);
        mark(drawing, Mark::Plus, drawing.unitAt + m_reach * QPointF(0.95, -0.95));
        markFailure(order, drawing, drawing.markAt);
    }

    void drawAction(const MapOrder &order, OrderDrawing &drawing, const Disband &)
    {
        mark(drawing, Mark::Strike, startOf(order));
    }

    void drawAction(const MapOrder &, OrderDrawing &, const Waive &) {}
    void drawAction(const MapOrder &, OrderDrawing &, const Transfer &) {}
    void drawAction(const MapOrder &, OrderDrawing &, const Permission &) {}
    void drawAction(const MapOrder &, OrderDrawing &, const Contract &) {}

    /// An arrow that stops short of the walls: whoever raises a siege stays at home.
    void drawAction(const MapOrder &order, OrderDrawing &drawing, const Raise &raise)
    {
        const QPointF to = anchor(raise.of);
        ArrowForm broken = form(order);
        broken.dashes = {px(7.5), px(3.2)};
        drawing.spine = laid({startOf(order), to}, clear(), gapAt(to) + px(3));
        drawing.inks.push_back(arrow(drawing.spine, broken));
        drawing.inks.push_back(ring(to, ringRadius() * 1.15, px(2)));
        openDot(order, drawing);
        markFailure(order, drawing, drawing.spine.back());
    }

    void drawAction(const MapOrder &order, OrderDrawing &drawing, const Convoy &convoy)
    {
        const QPointF at = startOf(order);
        drawing.inks.push_back(stroke(wavyCircle(at, ringRadius() * 1.08), px(2)));
        if (!moveOf(convoy.army, convoy.to)) {
            // Nobody shows the army's own order: hint at what is carried where.
            const QPointF to = anchor(convoy.to);
            const Track way = spline({anchor(convoy.army), beside(at, anchor(convoy.army), to), to});
            drawing.inks.push_back(waveArrow(way.shortened(clear(), gapAt(to)), thinForm(), m_pixel));
            drawing.inks.back().ghost = true;
        }
        markFailure(order, drawing, at + ringRadius() * QPointF(0.75, -0.75));
    }

    void drawAction(const MapOrder &order, OrderDrawing &drawing, const Support &support) { drawSupport(order, drawing, support, {}); }

    /// The points of a way that leads over the places flown over.
    static std::vector<QPointF> pathOver(QPointF from, const std::vector<QPointF> &over, QPointF to)
    {
        std::vector<QPointF> points{from};
        points.insert(points.end(), over.begin(), over.end());
        points.push_back(to);
        return points;
    }

    void drawSupport(const MapOrder &order, OrderDrawing &drawing, const Support &support, const std::vector<QPointF> &over)
    {
        const QPointF at = startOf(order);
        const std::vector<qreal> dashes = order.state == State::Assumed ? std::vector<qreal>{px(2.2), px(2.6)}
                                                                        : std::vector<qreal>{px(5), px(3.5)};
        Track line;
        if (support.toHold()) {
            const QPointF held = m_sheet.unitAnchor(support.of, support.layer);
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
        drawing.rings.push_back(line.back() + line.wayAt(line.length()) * px(support.toHold() ? 0.5 : 4.2));
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

    /// An arc over every place of the path. Who comes home the same way is drawn there and not back.
    void drawAction(const MapOrder &order, OrderDrawing &drawing, const Flight &flight)
    {
        if (order.unit.layer == Layer::Air) {
            drawTour(order, drawing, flight);
            return;
        }
        std::vector<QPointF> over;
        for (const ProvinceId place : flight.path)
            over.push_back(anchor(m_board.mainRegion(place)));
        const QPointF end = over.back();
        if (flight.mission == Mission::Cover) {
            over.pop_back();
            const Backed &backed = flight.backed;
            drawSupport(order, drawing, {backed.kind, backed.of, backed.hops.empty() ? RegionId() : backed.hops.back()}, over);
            return;
        }
        ArrowForm arc = form(order);
        if (flight.mission == Mission::Bomb)
            arc.dashes = {px(5), px(3.5)};
        over.pop_back();
        drawing.spine = laid(pathOver(startOf(order), over, end), clear(), gapAt(end));
        drawing.inks.push_back(arrow(drawing.spine, arc));
        if (flight.mission == Mission::Bomb)
            drawing.rings.push_back(drawing.spine.back());
        openDot(order, drawing);
        markFailure(order, drawing, drawing.spine.back() + drawing.spine.wayAt(drawing.spine.length()) * px(4));
    }

    /// A flight along a path, above whatever stands in the fields below.
    void drawTour(const MapOrder &order, OrderDrawing &drawing, const Flight &flight)
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
            OrderDrawing::Leg leg{points[static_cast<std::size_t>(i) + 1], QString::number(i + 1), {}, Act::None, i + 1 == flight.path.size()};
            if (static_cast<std::size_t>(i) < order.legNotes.size())
                leg.note = order.legNotes[static_cast<std::size_t>(i)];
            if (flight.mission != Mission::None && i == flight.leg)
                leg.act = flight.mission == Mission::Support ? Act::Support : flight.mission == Mission::Cut ? Act::Cut : Act::Raid;
            drawing.legs.push_back(leg);
        }
        if (flight.mission == Mission::Support)
            drawBacked(order, drawing, flight);
        openDot(order, drawing);
        markFailure(order, drawing, drawing.spine.at(drawing.spine.length() / 2));
    }

    /// From the leg where a flight supports, a dashed line to what it supports.
    void drawBacked(const MapOrder &order, OrderDrawing &drawing, const Flight &flight)
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
            const Track spine = move && !move->spine.isEmpty() ? move->spine : straight(anchor(support.of), anchor(support.to)).shortened(clear(), gapAt(anchor(support.to)));
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

    void drawGoing(const MapOrder &order, OrderDrawing &drawing, const Move &move)
    {
        const QPointF from = startOf(order);
        const QPointF to = anchor(move.to());
        const std::vector<QPointF> waters = watersOf(order, move);
        std::vector<QPointF> points{from};
        for (const QPointF water : waters)
            points.push_back(beside(water, from, to));
        if (waters.empty()) {
            for (int i = 0; i + 1 < move.hops.size(); ++i)
                points.push_back(anchor(move.hops[i]));
        }
        points.push_back(to);
        if (points.size() == 2 && hasOpposite(order, move)) {
            // Each keeps to its right.
            const Track lane = straight(from, to, px(4.6));
            points = {lane.front(), lane.back()};
        }
        qreal gap = gapAt(to);
        if (order.bounced)
            gap = std::min(std::max({gap + px(7), m_reach + px(9), borderGap(points, provinceOf(move.to()))}), straight(from, to).length() * 0.55);
        drawing.spine = laid(points, clear(), gap);
        drawing.inks.push_back(waters.empty() ? arrow(drawing.spine, form(order)) : waveArrow(drawing.spine, form(order), m_pixel));
        openDot(order, drawing);
        markFailure(order, drawing, drawing.spine.back() + drawing.spine.wayAt(drawing.spine.length()) * px(4));
    }

    ArrowForm thinForm() const
    {
        return {.body = px(1.5), .headLength = px(7.5), .headWidth = px(7), .dashes = {px(1.8), px(2.6)}};
    }

    /// What must stay free before a destination.
    qreal gapAt(QPointF place) const { return unitAt(place) ? clear() + px(1) : px(2); }

    /// How far from its end the last piece of a way enters the province: there a unit is turned back, and
    /// there its mark stands clear of names.
    qreal borderGap(const std::vector<QPointF> &points, ProvinceId province) const
    {
        const QPointF to = points.back();
        const QPointF way = points[points.size() - 2] - to;
        qreal inside = 0;
        qreal outside = 1;
        for (int i = 0; i < 6; ++i) {
            const qreal middle = (inside + outside) / 2;
            (m_sheet.provinceAt(to + middle * way) == province ? inside : outside) = middle;
        }
        return outside * std::hypot(way.x(), way.y()) + px(1);
    }

    /// A dot marks the start of an order whose unit no longer stands there.
    void openDot(const MapOrder &order, OrderDrawing &drawing) const
    {
        if (unitAt(startOf(order)))
            return;
        drawing.dot = true;
        drawing.dotAt = startOf(order);
    }

    /// A way through the points that later lines keep off.
    Track laid(const std::vector<QPointF> &points, qreal front, qreal back)
    {
        Track line = m_router.find(points, front, back).line;
        m_router.keep(line);
        return line;
    }

    /// A point near a fleet, on the side of the straight way, so that the wave passes by it.
    QPointF beside(QPointF fleet, QPointF from, QPointF to) const
    {
        const QPointF way = to - from;
        const qreal length2 = QPointF::dotProduct(way, way);
        const qreal share = length2 > 0 ? qBound(0.0, QPointF::dotProduct(fleet - from, way) / length2, 1.0) : 0.0;
        const QPointF toWay = from + share * way - fleet;
        const qreal distance = std::hypot(toWay.x(), toWay.y());
        const qreal aside = std::min(distance, ringRadius() + px(3));
        return distance > 0 ? fleet + toWay * (aside / distance) : fleet;
    }

    std::vector<QPointF> watersOf(const MapOrder &order, const Move &move) const
    {
        std::vector<ProvinceId> waters = order.waters;
        if (waters.empty())
            waters.assign(move.waters.begin(), move.waters.end());
        if (waters.empty() && !walks(order, move)) {
            for (const MapOrder &other : m_state.orders) {
                const auto *convoy = std::get_if<Convoy>(&other.order.action);
                if (convoy && provinceOf(convoy->army) == provinceOf(order.unit.region)
                    && provinceOf(convoy->to) == provinceOf(move.to()))
                    waters.push_back(provinceOf(other.unit.region));
            }
            sortAlong(waters, startOf(order));
        }
        std::vector<QPointF> points;
        for (const ProvinceId water : waters)
            points.push_back(anchor(m_board.mainRegion(water)));
        if (points.empty() && move.way == Way::ByConvoy && !walks(order, move))
            points.push_back((startOf(order) + anchor(move.to())) / 2);
        return points;
    }

    bool walks(const MapOrder &order, const Move &move) const
    {
        if (move.way != Way::Unsaid || !order.unit.kind.valid())
            return false;
        return m_board.adjacent(m_board.kind(order.unit.kind).travel, order.unit.region, move.to());
    }

    /// Each next water is the nearest of those that are left.
    void sortAlong(std::vector<ProvinceId> &waters, QPointF at) const
    {
        for (auto next = waters.begin(); next != waters.end(); ++next) {
            const auto nearest = std::min_element(next, waters.end(), [&](ProvinceId a, ProvinceId b) {
                const QPointF toA = anchor(m_board.mainRegion(a)) - at;
                const QPointF toB = anchor(m_board.mainRegion(b)) - at;
                return QPointF::dotProduct(toA, toA) < QPointF::dotProduct(toB, toB);
            });
            std::iter_swap(next, nearest);
            at = anchor(m_board.mainRegion(*next));
        }
    }

    bool hasOpposite(const MapOrder &order, const Move &move) const
    {
        return std::any_of(m_state.orders.begin(), m_state.orders.end(), [&](const MapOrder &other) {
            const auto *back = std::get_if<Move>(&other.order.action);
            return back && provinceOf(other.unit.region) == provinceOf(move.to())
                && provinceOf(back->to()) == provinceOf(order.unit.region);
        });
    }

    /// The drawing of the unit in `of` going to `to`, if it is shown.
    const OrderDrawing *moveOf(RegionId of, RegionId to) const
    {
        for (std::size_t i = 0; i < m_state.orders.size(); ++i) {
            const MapOrder &order = m_state.orders[i];
            const auto *move = std::get_if<Move>(&order.order.action);
            const auto *flight = std::get_if<Flight>(&order.order.action);
            const bool goesThere = move ? provinceOf(move->to()) == provinceOf(to)
                : flight && flight->mission == Mission::Invade && flight->path.back() == provinceOf(to);
            if (goesThere && provinceOf(order.unit.region) == provinceOf(of))
                return &m_drawings[i];
        }
        return nullptr;
    }

    /// A support's line to the arrow that it supports: it ends about abreast of the supporter, away from
    /// where another one ends, on the point of the arrow that is reached most freely.
    Track lineToMove(const Track &spine, QPointF supporter, const std::vector<QPointF> &over, const Support &support)
    {
        const QPointF from = spine.front();
        const QPointF way = spine.back() - from;
        const qreal length2 = QPointF::dotProduct(way, way);
        const qreal abreast = qBound(0.35, length2 > 0 ? QPointF::dotProduct(supporter - from, way) / length2 : 0.5, 0.66);
        const ProvinceId of = provinceOf(support.of);
        LineRouter::Way best;
        qreal bestShare = -1;
        for (int i = 0; i < 9; ++i) {
            const qreal share = qBound(0.15, abreast + (i % 2 ? 1 : -1) * ((i + 1) / 2) * 0.12, 0.85);
            const QPointF end = spine.at(share * spine.length());
            LineRouter::Way found = m_router.find(pathOver(supporter, over, end), clear(), px(4.2));
            found.cost += 0.15 * i;
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
            if (best.cost <= 0.15 * i)
                break;
        }
        m_meetings.push_back({of, bestShare});
        m_router.keep(best.line);
        return best.line;
    }

    void mark(OrderDrawing &drawing, Mark mark, QPointF at) const
    {
        drawing.mark = mark;
        drawing.markAt = at;
    }

    void markFailure(const MapOrder &order, OrderDrawing &drawing, QPointF at) const
    {
        if (order.state == State::Void)
            mark(drawing, Mark::Void, at);
        else if (order.state == State::Failure)
            mark(drawing, Mark::Cross, at);
    }

    void measure(OrderDrawing &drawing) const
    {
        QRectF box;
        for (const OrderDrawing::Ink &ink : drawing.inks) {
            const qreal half = (ink.width + ink.bedWidth) / 2;
            box |= ink.line.boundingRect().adjusted(-half, -half, half, half) | ink.head.boundingRect();
        }
        const auto add = [&box](QPointF at, qreal radius) { box |= QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius); };
        for (const QPointF at : drawing.rings)
            add(at, px(6));

        if (drawing.dot)
            add(drawing.dotAt, px(5));
        if (!drawing.unitSymbol.isEmpty())
            add(drawing.unitAt, m_reach * 1.4);
        const qreal room = px(3.5); // edge, casing and a pixel of blur
        drawing.box = box.isEmpty() ? QRectF() : box.adjusted(-room, -room, room, room);
        if (drawing.mark != Mark::None) {
            const qreal radius = drawing.mark == Mark::Strike ? m_reach * 1.5 : px(10);
            drawing.markBox = QRectF(drawing.markAt.x() - radius, drawing.markAt.y() - radius, 2 * radius, 2 * radius);
        }
        for (const OrderDrawing::Leg &leg : drawing.legs) {
            const qreal reach = px(leg.note.isEmpty() ? 20 : 60);
            drawing.markBox |= QRectF(leg.at.x() - reach, leg.at.y() - px(20), 2 * reach, px(40));
        }
        if (!drawing.strength.isEmpty())
            drawing.markBox |= strengthPlate(drawing, m_pixel).adjusted(-room, -room, room, room);
    }

    struct Meeting {
        ProvinceId of;
        qreal share;
    };

    const MapLook &m_look;
    const MapSheet &m_sheet;
    const Board &m_board;
    const MapState &m_state;
    qreal m_scale;
    qreal m_pixel; ///< one pixel of line, in sheet units
    qreal m_reach; ///< half a unit's symbol
    LineRouter m_router;
    std::vector<OrderDrawing> m_drawings;
    std::vector<Meeting> m_meetings;
};

} // namespace

OrderDrawing drawContested(const MapLook &look, ProvinceId province, qreal scale)
{
    OrderDrawing drawing;
    drawing.mark = Mark::Void;
    drawing.markAt = look.sheet->unitAnchor(look.board->mainRegion(province));
    const qreal radius = 10 * linePixels(scale) / scale;
    drawing.markBox = QRectF(drawing.markAt.x() - radius, drawing.markAt.y() - radius, 2 * radius, 2 * radius);
    return drawing;
}

std::vector<OrderDrawing> drawOrders(const MapLook &look, const MapState &state, qreal scale)
{
    return Drafter(look, state, scale).run();
}

} // namespace entente::app
