#include "map/mapviewparts.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QWheelEvent>

#include <cmath>
#include <utility>

// What the person does with the view: mouse, wheel, keys, focus.

namespace entente::app {

namespace {

constexpr int clickReach = 4; ///< pixels that a click may wander

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

void MapView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)
        return;
    // A button is down already; unless its release was lost to another window, when this press counts.
    if (d->pressed != Qt::NoButton && d->pressed != event->button() && event->buttons().testFlag(d->pressed))
        return;
    d->floats->showFocus(false); // who points with the mouse knows where they are
    d->pressed = event->button();
    d->pressedAt = d->draggedFrom = event->position().toPoint();
    d->dragging = false;
}

void MapView::mouseDoubleClickEvent(QMouseEvent *event)
{
    mousePressEvent(event); // two quick clicks are two clicks
}

void MapView::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    if (d->pressed == Qt::NoButton) {
        d->setUnder(unitAtViewPoint(at));
        return;
    }
    if (!d->dragging) {
        const QPoint way = at - d->pressedAt;
        if (QPoint::dotProduct(way, way) <= clickReach * clickReach)
            return;
        d->dragging = true;
        const UnitRef from = unitAtViewPoint(d->pressedAt);
        d->carrying = d->pressed == Qt::LeftButton && !d->spaceHeld && d->liftable && from.valid() && d->liftable(from);
        viewport()->setCursor(d->carrying ? Qt::DragMoveCursor : Qt::ClosedHandCursor);
        if (d->carrying)
            Q_EMIT lifted(from, viewport()->mapToGlobal(d->pressedAt));
        else
            d->fresh = false;
    }
    if (d->carrying) {
        d->setUnder(viewport()->rect().contains(at) ? unitAtViewPoint(at) : UnitRef());
        return;
    }
    const QPoint way = at - d->draggedFrom;
    d->draggedFrom = at;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - way.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - way.y());
}

void MapView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != d->pressed)
        return;
    const bool click = !d->dragging && d->pressed == Qt::LeftButton && !d->spaceHeld;
    const bool wasCarrying = d->carrying;
    d->pressed = Qt::NoButton;
    if (d->dragging) {
        d->dragging = d->carrying = false;
        viewport()->unsetCursor();
    }
    const QPoint at = event->position().toPoint();
    const UnitRef station = viewport()->rect().contains(at) ? unitAtViewPoint(at) : UnitRef();
    d->setUnder(station);
    if (wasCarrying)
        Q_EMIT dropped(station, event->globalPosition().toPoint());
    if (click && closeLegend())
        return;
    if (click && station.valid())
        Q_EMIT clicked(station, event->globalPosition().toPoint());
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
    const bool mouse = event->reason() == QContextMenuEvent::Mouse;
    const UnitRef at = mouse ? unitAtViewPoint(event->pos()) : d->under;
    if (at.valid())
        Q_EMIT contextRequested(at,
                                mouse ? event->globalPos() : viewport()->mapToGlobal(viewPointOf(at.region, at.layer)));
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
    if (event->type() == QEvent::Paint)
        d->layers.wake();
    if (event->type() == QEvent::Leave && d->pressed == Qt::NoButton) {
        d->setUnder(UnitRef());
        Q_EMIT leftMap();
    }
    return QGraphicsView::viewportEvent(event);
}

} // namespace entente::app
