#include "map/turnreplay.h"

#include "map/orderdrawing.h"
#include "map/turnstate.h"
#include "map/unitpainter.h"

namespace entente::app {

namespace {

constexpr qreal setOut = 0.14;
constexpr qreal arrive = 0.72;
constexpr qreal leave = 0.6; ///< the driven out step aside while their dislodgers come
constexpr qreal end = 0.84;

/// Gently off, gently on.
qreal eased(qreal share)
{
    const qreal t = qBound(0.0, share, 1.0);
    return t * t * (3 - 2 * t);
}

Track along(QPointF from, const Track &spine, QPointF to)
{
    QPolygonF points{from};
    points += spine.points();
    points.push_back(to);
    return Track(points);
}

} // namespace

TurnReplay::TurnReplay(const MapLook &look, const Turn &turn, qreal scale)
{
    m_before = stateOf(*look.board, turn.before);
    for (int i = 0; i < static_cast<int>(turn.results.size()); ++i) {
        const OrderResult &result = turn.results[static_cast<std::size_t>(i)];
        if ((!result.given && is<Hold>(result.order)) || !result.unit.region.valid())
            continue;
        MapOrder order = resultOrder(*look.board, turn, i);
        order.state = MapOrder::State::Given;
        order.bounced = order.cut = order.dislodged = false;
        m_before.orders.push_back(order);
    }
    m_journeys.resize(m_before.units.size());
    addMoves(look, turn, scale);
    addAside(look, turn, scale);
}

void TurnReplay::layFog(const Board &board, const ProvinceSet &seen)
{
    addFog(m_before, board, seen);
}

TurnReplay::Journey &TurnReplay::journeyOf(const Unit &unit)
{
    for (std::size_t i = 0; i < m_before.units.size(); ++i) {
        if (m_before.units[i].unit == unit)
            return m_journeys[i];
    }
    return m_nobody;
}

void TurnReplay::addMoves(const MapLook &look, const Turn &turn, qreal scale)
{
    const std::vector<OrderDrawing> drawings = drawOrders(look, m_before, scale);
    const auto spineOf = [&](const Unit &unit) {
        for (std::size_t i = 0; i < drawings.size(); ++i) {
            if (m_before.orders[i].unit == unit)
                return drawings[i].spine;
        }
        return Track();
    };
    const auto placeBefore = [&](const Unit &unit) {
        for (const MapUnit &shown : m_before.units) {
            if (shown.unit == unit)
                return placeOf(*look.sheet, shown, scale);
        }
        return look.sheet->unitAnchor(unit.region, unit.layer);
    };
    for (const Event &event : turn.events) {
        if (const auto *moved = std::get_if<event::Moved>(&event)) {
            journeyOf(moved->unit) = {along(placeBefore(moved->unit), spineOf(moved->unit),
                                            look.sheet->unitAnchor(moved->to, moved->unit.layer)),
                                      false, setOut, arrive};
        } else if (const auto *retreated = std::get_if<event::Retreated>(&event)) {
            journeyOf(retreated->unit) = {along(placeBefore(retreated->unit), spineOf(retreated->unit),
                                                look.sheet->unitAnchor(retreated->to, retreated->unit.layer)),
                                          false, setOut, arrive};
        } else if (const auto *bounced = std::get_if<event::Bounced>(&event)) {
            const Track spine = spineOf(bounced->unit);
            if (!spine.isEmpty()) {
                const Track whole =
                    along(placeBefore(bounced->unit), spine, look.sheet->unitAnchor(bounced->at, bounced->unit.layer));
                journeyOf(bounced->unit) = {whole.piece(0, whole.length() * 0.62), true, setOut, end};
            }
        }
    }
}

void TurnReplay::addAside(const MapLook &look, const Turn &turn, qreal scale)
{
    for (const Event &event : turn.events) {
        const auto *dislodged = std::get_if<event::Dislodged>(&event);
        if (!dislodged)
            continue;
        const Unit &unit = dislodged->unit.unit;
        Journey &journey = journeyOf(unit);
        const QPointF place = look.sheet->unitAnchor(unit.region, unit.layer);
        if (journey.way.isEmpty())
            journey = {Track(QPolygonF({place, dislodgedPlace(*look.sheet, unit.region, unit.layer, scale)})), false,
                       leave, end};
    }
}

std::vector<QPointF> TurnReplay::offsetsAt(qreal time) const
{
    std::vector<QPointF> offsets;
    for (const Journey &journey : m_journeys) {
        if (journey.way.isEmpty()) {
            offsets.push_back({});
            continue;
        }
        const qreal share = qBound(0.0, (time - journey.from) / (journey.until - journey.from), 1.0);
        const qreal gone = journey.back ? eased(share < 0.5 ? 2 * share : 2 - 2 * share) : eased(share);
        offsets.push_back(journey.way.at(gone * journey.way.length()) - journey.way.front());
    }
    return offsets;
}

} // namespace entente::app
