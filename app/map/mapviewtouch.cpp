#include "map/mapviewparts.h"

#include <QLineF>
#include <QTouchEvent>
#include <QtMath>

#include <algorithm>
#include <utility>
#include <vector>

// What the person does with fingers: one taps, drags and rests as the mouse clicks, drags and asks for a menu; two push
// the map along and pull it nearer.

namespace entente::app {

namespace {

constexpr int fingerReach = 22;   ///< pixels from a finger's middle to what it may be meant for
constexpr int restsFor = 500;     ///< milliseconds until a finger that rests asks for the menu
constexpr qreal leastSpread = 24; ///< pixels: fingers that are nearer to each other pull nothing

} // namespace

UnitRef MapView::Private::underFinger(QPoint at) const
{
    const UnitRef there = q->unitAtViewPoint(at);
    const std::vector<ProvinceId> &offers = layers.state().offers;
    const auto isUnit = [this](QPoint point) {
        return layers.symbolAt(q->viewportTransform().inverted().map(QPointF(point) + QPointF(0.5, 0.5))) != nullptr;
    };
    const auto isOffered = [&](const UnitRef &ref) {
        return ref.valid()
               && std::find(offers.begin(), offers.end(), look.board->provinceOf(ref.region)) != offers.end();
    };
    if (!ready() || isUnit(at) || isOffered(there))
        return there;
    // While something can be chosen, the nearest of that; else the nearest unit.
    constexpr int step = 2, around = 24;
    for (int away = step; away <= fingerReach; away += step) {
        for (int i = 0; i < around; ++i) {
            const qreal turn = 2 * M_PI * i / around;
            const QPoint near = at + QPointF(away * qCos(turn), away * qSin(turn)).toPoint();
            if (offers.empty() ? isUnit(near) : isOffered(q->unitAtViewPoint(near)))
                return q->unitAtViewPoint(near);
        }
    }
    return there;
}

void MapView::Private::pinch(QPointF one, QPointF other)
{
    const QPoint middle = ((one + other) / 2).toPoint();
    const qreal now = qMax(leastSpread, QLineF(one, other).length());
    if (spread > 0) {
        fresh = false;
        pan(middle - draggedFrom);
        q->setZoom(scale * now / spread, middle);
    }
    draggedFrom = middle;
    spread = now;
}

void MapView::Private::touch(const QTouchEvent &event)
{
    std::vector<QPointF> down;
    for (const QEventPoint &point : event.points()) {
        if (point.state() != QEventPoint::Released)
            down.push_back(point.position());
    }
    const bool ends = event.isEndEvent() || event.type() == QEvent::TouchCancel || down.empty();
    if (event.isBeginEvent() && !down.empty()) {
        byFinger = true;
        spent = false;
        spread = 0;
        grasp(down.front().toPoint(), Qt::LeftButton);
        hold.start(restsFor);
    }
    if (down.size() > 1 || event.type() == QEvent::TouchCancel) {
        hold.stop();
        spent = true;
        if (std::exchange(pressed, Qt::NoButton) != Qt::NoButton) { // a unit that was taken up goes back
            const bool wasCarrying = carrying;
            endDrag();
            if (wasCarrying)
                Q_EMIT q->dropped({}, QPoint());
        }
    }
    if (down.size() > 1)
        pinch(down[0], down[1]);
    else
        spread = 0; // one of two is off: it begins anew when another comes
    if (down.size() == 1 && !spent) {
        drag(down.front().toPoint());
        if (dragging)
            hold.stop();
    }
    if (ends) {
        hold.stop();
        if (!spent && !event.points().empty())
            letGo(event.points().front().position().toPoint());
        byFinger = false;
        setUnder({}); // a finger that is off points at nothing
        Q_EMIT q->leftMap();
        showTiles(true);
    }
}

/// A finger that rests is the mouse's other button.
void MapView::Private::askByHolding()
{
    spent = true;
    const UnitRef at = underFinger(pressedAt);
    endDrag();
    if (at.valid())
        Q_EMIT q->contextRequested(at, q->viewport()->mapToGlobal(pressedAt));
}

} // namespace entente::app
