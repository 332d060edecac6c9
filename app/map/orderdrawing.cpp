#include "map/orderdrafter.h"

#include "map/convoyways.h"
#include "map/unitpainter.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace entente::app {

std::vector<OrderDrawing> Drafter::run()
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

std::vector<QPointF> Drafter::middles(const MapLook &look, const MapState &state, qreal scale)
{
    std::vector<QPointF> places;
    for (const MapUnit &unit : state.units)
        places.push_back(placeOf(*look.sheet, unit, scale));
    return places;
}

QPointF Drafter::startOf(const MapOrder &order) const
{
    return order.fromDislodged ? dislodgedPlace(m_sheet, order.unit.region, order.unit.layer, m_scale)
                               : standingPlace(m_sheet, order.unit, order.slot, m_scale);
}

bool Drafter::unitAt(QPointF place) const
{
    return std::any_of(m_state.units.begin(), m_state.units.end(), [&](const MapUnit &unit) {
        const QPointF way = placeOf(m_sheet, unit, m_scale) - place;
        return std::hypot(way.x(), way.y()) < m_reach * 0.6;
    });
}

bool Drafter::isSupport(const Order &order)
{
    const auto *flight = std::get_if<Flight>(&order.action);
    return is<Support>(order) || (flight && (flight->mission == Mission::Cover || flight->mission == Mission::Support));
}

void Drafter::draw(std::size_t index)
{
    const MapOrder &order = m_state.orders[index];
    OrderDrawing &drawing = m_drawings[index];
    if (!order.unit.region.valid())
        return; // a transfer, a permission: of no place
    if (order.unit.power.valid()) {
        drawing.colours = m_look.livery.of(order.unit.power, m_look.theme.isDark);
        drawing.colour = order.state == State::Doomed ? m_look.theme.panelQuiet : drawing.colours.line;
    }
    drawing.opacity = order.state == State::Assumed ? 0.9 : order.state == State::Void ? 0.72 : 1;
    if (order.faint)
        drawing.opacity *= 0.5;
    if (m_state.veil && !order.lit)
        drawing.opacity *= 0.62;
    if (m_state.hush && !order.lit)
        drawing.opacity *= 0.26;
    std::visit([&](const auto &action) { drawAction(order, drawing, action); }, order.order.action);
    for (OrderDrawing::Ink &ink : drawing.inks) {
        ink.failed = order.state == State::Failure;
        if (order.state == State::Assumed)
            hatch(ink, m_pixel);
    }
    drawing.strength = order.strength;
    drawing.strengthAt = drawing.spine.isEmpty() ? startOf(order) + QPointF(0, ringRadius())
                                                 : drawing.spine.at(drawing.spine.length() * 0.42);
}

ArrowForm Drafter::form(const MapOrder &order) const
{
    ArrowForm form = usualArrow(m_pixel, order.own);
    if (order.state == State::Void || order.state == State::Doomed || (order.state == State::Failure && !order.bounced))
        form.dashes = {px(7), px(4)};
    return form;
}

void Drafter::drawAction(const MapOrder &order, OrderDrawing &drawing, const Hold &)
{
    if (order.dislodged)
        return; // the unit itself shows what became of it
    drawing.inks.push_back(ring(startOf(order), ringRadius(), px(2)));
    markFailure(order, drawing, startOf(order) + ringRadius() * QPointF(0.71, -0.71));
}

void Drafter::drawAction(const MapOrder &order, OrderDrawing &drawing, const Move &move)
{
    drawGoing(order, drawing, move);
}

void Drafter::drawAction(const MapOrder &order, OrderDrawing &drawing, const Retreat &retreat)
{
    ArrowForm broken = form(order);
    broken.dashes = {px(7.5), px(3.2)};
    // Its own region means behind the walls.
    const bool inside = retreat.to == order.unit.region;
    const QPointF to = inside ? wallsPlace(m_sheet, retreat.to, m_scale) : anchor(retreat.to);
    drawing.spine = laid({startOf(order), to}, leaving(startOf(order)), gapAt(to));
    drawing.inks.push_back(arrow(drawing.spine, broken));
    markFailure(order, drawing, drawing.spine.back());
}

void Drafter::drawAction(const MapOrder &order, OrderDrawing &drawing, const Build &)
{
    drawing.unitSymbol = m_look.livery.symbol(order.unit.kind);
    drawing.unitAt = startOf(order);
    mark(drawing, Mark::Plus, drawing.unitAt + m_reach * QPointF(0.95, -0.95));
    markFailure(order, drawing, drawing.markAt);
}

void Drafter::drawAction(const MapOrder &order, OrderDrawing &drawing, const Disband &)
{
    mark(drawing, Mark::Strike, startOf(order));
}

void Drafter::drawAction(const MapOrder &order, OrderDrawing &drawing, const Raise &raise)
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

void Drafter::drawAction(const MapOrder &order, OrderDrawing &drawing, const Convoy &convoy)
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

void Drafter::drawGoing(const MapOrder &order, OrderDrawing &drawing, const Move &move)
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
    std::optional<QPointF> gate;
    if (points.size() == 2)
        gate = m_gates.neededGate(provinceOf(order.unit.region), provinceOf(move.to()), from, to);
    if (points.size() == 2 && hasOpposite(order, move)) {
        gate.reset();
        // Each keeps to its right.
        const Track lane = straight(from, to, px(4.6));
        points = {lane.front(), lane.back()};
    }
    qreal gap = gapAt(to);
    if (order.bounced) {
        const qreal border = borderGap(gate ? std::vector{*gate, to} : points, provinceOf(move.to()));
        gap = std::min(std::max({gap + px(7), m_reach + px(9), border}), straight(from, to).length() * 0.55);
    }
    drawing.spine = gate ? laidThrough(*gate, points, leaving(from), gap) : laid(points, leaving(from), gap);
    drawing.inks.push_back(waters.empty() ? arrow(drawing.spine, form(order))
                                          : waveArrow(drawing.spine, form(order), m_pixel));
    numberLegs(order, drawing, points, waters);
    openDot(order, drawing);
    markFailure(order, drawing, drawing.spine.back() + drawing.spine.wayAt(drawing.spine.length()) * px(4));
}

/// A disc with its number where the way passes each place on it: beside the unit that stands there, not upon it. One
/// fleet alone needs no number, once the order is given.
void Drafter::numberLegs(const MapOrder &order, OrderDrawing &drawing, const std::vector<QPointF> &points,
                         const std::vector<QPointF> &waters) const
{
    if (points.size() < 3 ? !order.numbered : waters.size() == 1 && !order.numbered)
        return;
    const std::size_t count = points.size() - (order.numbered ? 1 : 2);
    for (std::size_t i = 1; i <= count; ++i) {
        const bool last = i + 1 == points.size();
        const QPointF place = i <= waters.size() ? waters[i - 1] : points[i];
        QPointF at = last ? drawing.spine.back() : drawing.spine.at(drawing.spine.nearest(place));
        if (!last && unitAt(place)) {
            QPointF aside = at - place;
            const qreal distance = std::hypot(aside.x(), aside.y());
            aside = distance > 0 ? aside / distance : QPointF(0, -1);
            at = place + aside * std::max(distance, m_reach + px(10));
        }
        drawing.legs.push_back({at, QString::number(i), {}, OrderDrawing::Leg::Act::None, last});
    }
}

ArrowForm Drafter::thinForm() const
{
    return {.body = px(1.5), .headLength = px(7.5), .headWidth = px(7), .dashes = {px(1.8), px(2.6)}};
}

qreal Drafter::borderGap(const std::vector<QPointF> &points, ProvinceId province) const
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

void Drafter::openDot(const MapOrder &order, OrderDrawing &drawing) const
{
    if (unitAt(startOf(order)))
        return;
    drawing.dot = true;
    drawing.dotAt = startOf(order);
}

Track Drafter::laid(const std::vector<QPointF> &points, qreal front, qreal back)
{
    Track line = m_router.find(points, front, back).line;
    m_router.keep(line);
    return line;
}

Track Drafter::laidThrough(QPointF gate, const std::vector<QPointF> &points, qreal front, qreal back)
{
    LineRouter::Way best = m_router.find({points.front(), gate, points.back()}, front, back);
    if (best.cost > 0)
        best = m_router.find(points, front, back);
    m_router.keep(best.line);
    return best.line;
}

QPointF Drafter::beside(QPointF fleet, QPointF from, QPointF to) const
{
    const QPointF way = to - from;
    const qreal length2 = QPointF::dotProduct(way, way);
    const qreal share = length2 > 0 ? qBound(0.0, QPointF::dotProduct(fleet - from, way) / length2, 1.0) : 0.0;
    const QPointF toWay = from + share * way - fleet;
    const qreal distance = std::hypot(toWay.x(), toWay.y());
    const qreal aside = std::min(distance, ringRadius() + px(3));
    return distance > 0 ? fleet + toWay * (aside / distance) : fleet;
}

std::vector<QPointF> Drafter::watersOf(const MapOrder &order, const Move &move) const
{
    std::vector<ProvinceId> waters = order.waters;
    if (waters.empty())
        waters.assign(move.waters.begin(), move.waters.end());
    if (waters.empty() && !walks(order, move))
        waters = convoyWay(m_board, m_state.orders, order, move.to());
    std::vector<QPointF> points;
    for (const ProvinceId water : waters)
        points.push_back(anchor(m_board.mainRegion(water)));
    // A way over the sea is a wave from the first, before any fleet is ordered.
    const bool carried = move.way == Way::ByConvoy
                         || (order.unit.kind.valid() && m_board.kind(order.unit.kind).isConvoyed
                             && m_board.kind(order.unit.kind).hops <= 1 && move.hops.size() == 1
                             && order.unit.layer == Layer::Field && !m_board.isSea(provinceOf(move.to())));
    if (points.empty() && carried && !walks(order, move))
        points.push_back((startOf(order) + anchor(move.to())) / 2);
    return points;
}

bool Drafter::walks(const MapOrder &order, const Move &move) const
{
    if (move.way != Way::Unsaid || !order.unit.kind.valid())
        return false;
    return m_board.adjacent(m_board.kind(order.unit.kind).travel, order.unit.region, move.to());
}

bool Drafter::hasOpposite(const MapOrder &order, const Move &move) const
{
    return std::any_of(m_state.orders.begin(), m_state.orders.end(), [&](const MapOrder &other) {
        const auto *back = std::get_if<Move>(&other.order.action);
        return back && provinceOf(other.unit.region) == provinceOf(move.to())
            && provinceOf(back->to()) == provinceOf(order.unit.region);
    });
}

const OrderDrawing *Drafter::moveOf(RegionId of, RegionId to) const
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

void Drafter::mark(OrderDrawing &drawing, Mark mark, QPointF at) const
{
    drawing.mark = mark;
    drawing.markAt = at;
}

void Drafter::markFailure(const MapOrder &order, OrderDrawing &drawing, QPointF at) const
{
    if (order.state == State::Void)
        mark(drawing, Mark::Void, at);
    else if (order.state == State::Doomed)
        mark(drawing, Mark::Warning, at);
    else if (order.state == State::Failure)
        mark(drawing, Mark::Cross, at);
}

void Drafter::measure(OrderDrawing &drawing) const
{
    QRectF box;
    for (const OrderDrawing::Ink &ink : drawing.inks) {
        const qreal half = (ink.width + ink.bedWidth) / 2;
        box |= ink.line.boundingRect().adjusted(-half, -half, half, half) | ink.head.boundingRect();
    }
    const auto add = [&box](QPointF at, qreal radius) {
        box |= QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
    };
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

OrderDrawing drawContested(const MapLook &look, ProvinceId province, qreal scale)
{
    OrderDrawing drawing;
    drawing.mark = OrderDrawing::Mark::Void;
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
