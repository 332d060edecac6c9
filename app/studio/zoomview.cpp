#include "studio/zoomview.h"

#include <QKeyEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace entente::app {

namespace {

constexpr qreal viewMargin = 16;
constexpr qreal zoomStep = 1.25;
constexpr qreal leastZoom = 0.02;
constexpr qreal mostZoom = 60;

} // namespace

ZoomView::ZoomView(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(140, 200);
}

void ZoomView::fit()
{
    const QSizeF size = surface();
    if (size.isEmpty())
        return;
    const qreal scale = std::max(
        leastZoom, std::min((width() - 2 * viewMargin) / size.width(), (height() - 2 * viewMargin) / size.height()));
    m_view = QTransform::fromTranslate(-size.width() / 2, -size.height() / 2) * QTransform::fromScale(scale, scale)
             * QTransform::fromTranslate(width() / 2.0, height() / 2.0);
    m_fitted = true;
    update();
}

void ZoomView::zoomBy(qreal factor, QPointF around)
{
    const qreal wanted = std::clamp(m_view.m11() * factor, leastZoom, mostZoom) / m_view.m11();
    m_view *= QTransform::fromTranslate(-around.x(), -around.y()) * QTransform::fromScale(wanted, wanted)
              * QTransform::fromTranslate(around.x(), around.y());
    m_fitted = false;
    update();
}

void ZoomView::moveBy(QPointF way)
{
    m_view *= QTransform::fromTranslate(way.x(), way.y());
    m_fitted = false;
    update();
}

void ZoomView::reveal(QPointF point)
{
    if (!QRectF(rect()).adjusted(viewMargin, viewMargin, -viewMargin, -viewMargin).contains(point))
        m_view *= QTransform::fromTranslate(width() / 2.0 - point.x(), height() / 2.0 - point.y());
    update();
}

bool ZoomView::takeViewKey(const QKeyEvent &event)
{
    constexpr qreal step = 60;
    if (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier))
        return false;
    switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoomBy(zoomStep, rect().center()); return true;
    case Qt::Key_Minus: zoomBy(1 / zoomStep, rect().center()); return true;
    case Qt::Key_Home: fit(); return true;
    case Qt::Key_Left: moveBy({step, 0}); return true;
    case Qt::Key_Right: moveBy({-step, 0}); return true;
    case Qt::Key_Up: moveBy({0, step}); return true;
    case Qt::Key_Down: moveBy({0, -step}); return true;
    default: return false;
    }
}

void ZoomView::resizeEvent(QResizeEvent *)
{
    if (m_fitted)
        fit();
}

void ZoomView::wheelEvent(QWheelEvent *event)
{
    zoomBy(std::pow(zoomStep, event->angleDelta().y() / 120.0), event->position());
    event->accept();
}

void ZoomView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        update();
}

} // namespace entente::app
