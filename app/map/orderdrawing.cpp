#include "map/orderdrafter.h"

#include "lettering/labels.h"
#include "map/unitpainter.h"
#include "sheet/boxes.h"
#include "sheet/provincemask.h"

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
    spreadMarks();
    showHeads();
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

std::vector<QPolygonF> Drafter::names(const MapLook &look, const MapState &state, qreal scale)
{
    std::vector<QPolygonF> polygons;
    if (state.orders.empty())
        return polygons;
    const auto placed = keptLabels(look, scale);
    for (const PlacedLabel &label : *placed) {
        polygons.push_back(label.ink);
        for (QPointF &point : polygons.back())
            point /= scale;
    }
    if (const QRectF plate = look.sheet->cartouche().box; !plate.isEmpty()) // it holds names too
        polygons.push_back(QPolygonF(plate));
    return polygons;
}

QPointF Drafter::startOf(const MapOrder &order) const
{
    const Order &given = order.order;
    const auto *move = std::get_if<Move>(&given.action);
    const auto *retreat = std::get_if<Retreat>(&given.action);
    const auto *support = std::get_if<Support>(&given.action);
    const RegionId to = move ? move->to() : retreat ? retreat->to : support ? support->to : RegionId();
    const auto gate = to.valid() ? m_sheet.gate(order.unit.region, provinceOf(to)) : std::nullopt;
    if (gate)
        return support ? besideGate(*gate) : *gate;
    return order.fromDislodged ? dislodgedPlace(m_sheet, order.unit.region, order.unit.layer, m_scale)
                               : standingPlace(m_sheet, order.unit, order.slot, m_scale);
}

/// Who supports stands beside who leaves, in the same part of the box.
QPointF Drafter::besideGate(QPointF gate) const
{
    const qreal off = 2 * ringRadius();
    for (const QPointF aside : {QPointF(-off, 0), QPointF(off, 0), QPointF(0, off)}) {
        if (m_sheet.mask().at(gate + aside) == m_sheet.mask().at(gate))
            return gate + aside;
    }
    return gate + QPointF(0, -off);
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
    drawing.strengthAt = drawing.spine.isEmpty() ? startOf(order) + QPointF(0, ringRadius()) : strengthPlace(drawing);
}

ArrowForm Drafter::form(const MapOrder &order) const
{
    ArrowForm form = usualArrow(m_pixel, order.own);
    if (order.state == State::Void || order.state == State::Doomed || (order.state == State::Failure && !order.bounced))
        form.dashes = {px(7), px(4)};
    return form;
}

void Drafter::drawStaying(const MapOrder &order, OrderDrawing &drawing)
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
    const QPointF to = inside ? wallsPlace(m_sheet, retreat.to, m_scale) : reached(order.unit.region, retreat.to);
    const GroundWays::Terms terms{{provinceOf(order.unit.region), provinceOf(retreat.to)}, sails(order.unit.kind)};
    drawing.spine = laid(m_sheet.ways().way(startOf(order), to, terms), terms, leaving(startOf(order)), gapAt(to));
    drawing.inks.push_back(arrow(drawing.spine, broken));
    markFailure(order, drawing, drawing.spine.back());
}

namespace {

bool fails(const MapOrder &order)
{
    return order.state == MapOrder::State::Failure || order.state == MapOrder::State::Void;
}

} // namespace

void Drafter::drawAction(const MapOrder &order, OrderDrawing &drawing, const Build &)
{
    if (fails(order)) { // nothing stands there
        markFailure(order, drawing, startOf(order));
        return;
    }
    drawing.unitSymbol = m_look.livery.symbol(order.unit.kind);
    drawing.unitAt = startOf(order);
    mark(drawing, Mark::Plus, drawing.unitAt + m_reach * QPointF(0.95, -0.95));
    markFailure(order, drawing, drawing.markAt);
}

void Drafter::drawAction(const MapOrder &order, OrderDrawing &drawing, const Disband &)
{
    if (fails(order)) // the unit stays
        markFailure(order, drawing, startOf(order) + m_reach * QPointF(0.95, -0.95));
    else
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
        const QPointF from = anchor(convoy.army);
        const QPointF to = anchor(convoy.to);
        const QPointF by = besideFleet(at, straight(from, to));
        const ProvinceId water = provinceOf(order.unit.region);
        const GroundWays &ways = m_sheet.ways();
        const Track way = joined({ways.way(from, by, {{provinceOf(convoy.army), water}, true, true}),
                                  ways.way(by, to, {{water, provinceOf(convoy.to)}, true, true})});
        drawing.inks.push_back(waveArrow(way.shortened(clear(), gapAt(to)), thinForm(), m_pixel));
        drawing.inks.back().ghost = true;
    }
    markFailure(order, drawing, at + ringRadius() * QPointF(0.75, -0.75));
}

void Drafter::drawGoing(const MapOrder &order, OrderDrawing &drawing, const Move &move)
{
    const QPointF from = startOf(order);
    const QPointF to = reached(order.unit.region, move.to());
    const Course course = courseOf(order, move);
    qreal gap = gapAt(to);
    if (order.bounced) {
        const qreal shaft = px(order.strength.isEmpty() ? 18 : 36); // long enough to be seen, and to carry figures
        const qreal most = std::max(course.line.length() * 0.55, course.line.length() - leaving(from) - shaft);
        const qreal least = std::max(gap + px(7), m_reach + px(9));
        gap = std::min(std::max(least, borderGap(course.line, provinceOf(move.to()))), most);
        gap = clearOfNames(course.line, gap, std::min(least, most), most);
    }
    drawing.spine = laid(course.line, course.terms, leaving(from), gap);
    if (!order.bounced)
        drawing.spine = headOffNames(drawing.spine, form(order), provinceOf(move.to()));
    drawing.inks.push_back(course.waves ? waveArrow(drawing.spine, form(order), m_pixel)
                                        : arrow(drawing.spine, form(order)));
    numberLegs(order, drawing, course);
    openDot(order, drawing);
    markFailure(order, drawing, drawing.spine.back() + drawing.spine.wayAt(drawing.spine.length()) * px(markAhead));
}

/// A disc with its number where the way passes each place on it: beside the unit that stands there, not upon it. One
/// fleet alone needs no number, once the order is given.
void Drafter::numberLegs(const MapOrder &order, OrderDrawing &drawing, const Course &course) const
{
    const std::vector<QPointF> &stops = course.stops;
    const std::vector<ProvinceId> &waters = course.waters;
    if (stops.size() < 3 ? !order.numbered : waters.size() == 1 && !order.numbered)
        return;
    const std::size_t count = stops.size() - (order.numbered ? 1 : 2);
    for (std::size_t i = 1; i <= count; ++i) {
        const bool last = i + 1 == stops.size();
        const QPointF place = i <= waters.size() ? anchor(m_board.mainRegion(waters[i - 1])) : stops[i];
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

qreal Drafter::borderGap(const Track &line, ProvinceId province) const
{
    qreal inside = 0;
    while (inside < line.length() && m_sheet.provinceAt(line.at(line.length() - inside)) == province)
        inside += px(2);
    return inside;
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

Track Drafter::laid(const Track &line, const GroundWays::Terms &terms, qreal front, qreal back)
{
    const qreal usual = m_sheet.ways().strayed(line, terms);
    const auto ground = [&](const Track &other) {
        return std::max(0.0, m_sheet.ways().strayed(other, terms) - usual) / px(3);
    };
    const Track found = line.points().size() == 2 ? m_router.find({line.front(), line.back()}, front, back, ground).line
                                                  : m_router.find(line, front, back, ground).line;
    m_router.keep(found);
    return found;
}

const OrderDrawing *Drafter::moveOf(RegionId of, RegionId to) const
{
    for (std::size_t i = 0; i < m_state.orders.size(); ++i) {
        const MapOrder &order = m_state.orders[i];
        const auto *move = std::get_if<Move>(&order.order.action);
        const auto *flight = std::get_if<Flight>(&order.order.action);
        const bool goesThere =
            move ? provinceOf(move->to()) == provinceOf(to)
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

// Supports and flights: the lines that end on other lines.

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
            const QPointF to = reached(support.of, support.to);
            const QPointF stands = m_sheet.unitAnchor(support.of, support.layer);
            spine = straight(m_sheet.gate(support.of, provinceOf(support.to)).value_or(stands), to)
                        .shortened(clear(), gapAt(to));
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
