#include "map/mapviewparts.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QTouchEvent>
#include <QWheelEvent>

#include <cmath>
#include <utility>

// What the person does with the view: mouse, wheel, keys, focus. What a press, a drag and a release mean is the same
// for fingers (mapviewtouch.cpp).

namespace entente::app {

namespace {

constexpr int clickReach = 4; ///< pixels that a click may wander
constexpr int tapReach = 12;  ///< and a tap

} // namespace

void MapView::Private::setUnder(const UnitRef &at)
{
    if (at == under)
        return;
    under = at;
    layers.setUnder(at.valid() ? look.board->provinceOf(at.region) : ProvinceId());
    Q_EMIT q->hovered(at);
}

void MapView::Private::panByKey(int key)
{
    constexpr int step = 64;
    fresh = false;
    const bool across = key == Qt::Key_Left || key == Qt::Key_Right;
    QScrollBar *bar = across ? q->horizontalScrollBar() : q->verticalScrollBar();
    bar->setValue(bar->value() + (key == Qt::Key_Left || key == Qt::Key_Up ? -step : step));
}

void MapView::setLiftable(std::function<bool(const UnitRef &)> liftable)
{
    d->liftable = std::move(liftable);
}

bool MapView::closeLegend()
{
    return d->floats->closeLegend();
}

void MapView::Private::grasp(QPoint at, Qt::MouseButton button)
{
    floats->showFocus(false); // who points knows where they are
    pressed = button;
    pressedAt = draggedFrom = at;
    dragging = false;
}

void MapView::Private::pan(QPoint by)
{
    q->horizontalScrollBar()->setValue(q->horizontalScrollBar()->value() - by.x());
    q->verticalScrollBar()->setValue(q->verticalScrollBar()->value() - by.y());
}

void MapView::Private::drag(QPoint at)
{
    if (!dragging) {
        const QPoint way = at - pressedAt;
        const int reach = byFinger ? tapReach : clickReach;
        if (QPoint::dotProduct(way, way) <= reach * reach)
            return;
        dragging = true;
        if (pressed == Qt::RightButton) {
            q->viewport()->setCursor(Qt::CrossCursor);
            return setUnder(q->unitAtViewPoint(at));
        }
        const UnitRef from = q->unitAtViewPoint(pressedAt);
        carrying = pressed == Qt::LeftButton && !spaceHeld && liftable && from.valid() && liftable(from);
        q->viewport()->setCursor(carrying ? Qt::DragMoveCursor : Qt::ClosedHandCursor);
        if (carrying)
            Q_EMIT q->lifted(from, q->viewport()->mapToGlobal(pressedAt));
        else
            fresh = false;
    }
    if (carrying || pressed == Qt::RightButton) {
        setUnder(q->viewport()->rect().contains(at) ? q->unitAtViewPoint(at) : UnitRef());
        return;
    }
    const QPoint way = at - draggedFrom;
    draggedFrom = at;
    pan(way);
}

void MapView::Private::endDrag()
{
    pressed = Qt::NoButton;
    if (dragging) {
        dragging = carrying = false;
        q->viewport()->unsetCursor();
    }
}

void MapView::Private::letGo(QPoint at)
{
    const bool click = !dragging && pressed == Qt::LeftButton && !spaceHeld;
    const bool wasCarrying = carrying;
    const bool drawn = dragging && pressed == Qt::RightButton;
    const bool asks = !dragging && pressed == Qt::RightButton;
    endDrag();
    const bool inside = q->viewport()->rect().contains(at);
    const UnitRef station = !inside ? UnitRef() : byFinger && click ? underFinger(at) : q->unitAtViewPoint(at);
    setUnder(station);
    if (wasCarrying)
        Q_EMIT q->dropped(station, q->viewport()->mapToGlobal(at));
    const UnitRef from = drawn ? q->unitAtViewPoint(pressedAt) : UnitRef();
    if (drawn && from.valid() && station.valid())
        Q_EMIT q->sketched(from, station);
    if (asks && station.valid())
        Q_EMIT q->contextRequested(station, q->viewport()->mapToGlobal(at));
    if (click && q->closeLegend())
        return;
    if (click && station.valid())
        Q_EMIT q->clicked(station, q->viewport()->mapToGlobal(at));
}

void MapView::mousePressEvent(QMouseEvent *event)
{
    const Qt::MouseButton button = event->button();
    if (button != Qt::LeftButton && button != Qt::MiddleButton && button != Qt::RightButton)
        return;
    // A button is down already; unless its release was lost to another window, when this press counts.
    if (d->pressed != Qt::NoButton && d->pressed != button && event->buttons().testFlag(d->pressed))
        return;
    d->grasp(event->position().toPoint(), button);
}

void MapView::mouseDoubleClickEvent(QMouseEvent *event)
{
    mousePressEvent(event); // two quick clicks are two clicks
}

void MapView::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    if (d->pressed == Qt::NoButton)
        d->setUnder(unitAtViewPoint(at));
    else
        d->drag(at);
}

void MapView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == d->pressed)
        d->letGo(event->position().toPoint());
}

void MapView::wheelEvent(QWheelEvent *event)
{
    const qreal turned = event->angleDelta().y() != 0 ? event->angleDelta().y() : event->pixelDelta().y();
    setZoom(zoom() * std::pow(1.0016, turned), event->position().toPoint());
    event->accept();
}

void MapView::keyPressEvent(QKeyEvent *event)
{
    const bool plain = !(event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier | Qt::ControlModifier));
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        if (plain)
            return zoomIn();
        break;
    case Qt::Key_Minus:
        if (plain)
            return zoomOut();
        break;
    case Qt::Key_0:
        if (plain)
            return fit();
        break;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (event->modifiers() == Qt::ShiftModifier)
            return d->panByKey(event->key());
        break;
    case Qt::Key_Space:
        if (!event->isAutoRepeat()) {
            d->spaceHeld = true;
            viewport()->setCursor(Qt::OpenHandCursor);
        }
        return;
    default: break;
    }
    event->ignore(); // the window's tools want the other keys
}

void MapView::keyReleaseEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        d->spaceHeld = false;
        viewport()->unsetCursor();
        return;
    }
    event->ignore();
}

void MapView::contextMenuEvent(QContextMenuEvent *event)
{
    const UnitRef at = d->under;
    if (event->reason() != QContextMenuEvent::Mouse && at.valid()) // the mouse asks when its button is let go
        Q_EMIT contextRequested(at, viewport()->mapToGlobal(viewPointOf(at.region, at.layer)));
}

void MapView::showEvent(QShowEvent *event)
{
    QGraphicsView::showEvent(event);
    d->showTiles(true);
}

void MapView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    d->placeFloats();
    if (d->fresh)
        fit();
    else
        d->showTiles(true);
}

void MapView::scrollContentsBy(int dx, int dy)
{
    QGraphicsView::scrollContentsBy(dx, dy);
    d->showTiles(!d->dragging);
}

void MapView::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    const Qt::FocusReason reason = event->reason();
    d->floats->showFocus(reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason);
}

void MapView::focusOutEvent(QFocusEvent *event)
{
    QGraphicsView::focusOutEvent(event);
    d->floats->showFocus(false);
    d->spaceHeld = false;
}

void MapView::changeEvent(QEvent *event)
{
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        d->name();
    else if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        d->placeFloats();
}

bool MapView::viewportEvent(QEvent *event)
{
    switch (event->type()) {
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
        if (d->ready())
            d->touch(*static_cast<QTouchEvent *>(event));
        event->setAccepted(d->ready()); // nobody makes clicks of them then
        return true;
    default: break;
    }
    if (event->type() == QEvent::Paint)
        d->layers.wake();
    if (event->type() == QEvent::Leave && d->pressed == Qt::NoButton) {
        d->setUnder(UnitRef());
        Q_EMIT leftMap();
    }
    return QGraphicsView::viewportEvent(event);
}

} // namespace entente::app
