#include "studio/patchview.h"

#include "look/theme.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int borderPart = 500; ///< of the longer side: how wide borders are
constexpr int glowOfChosen = 110;
constexpr int veilOfLeftOut = 170;
constexpr int veilOfNothing = 120;

} // namespace

PatchView::PatchView(PatchDocument &document, QWidget *parent) : ZoomView(parent), m_document(document)
{
    setObjectName(u"studioPicture"_s);
    setAccessibleName(tr("Picture"));
    connect(&document, &PatchDocument::changed, this, &PatchView::renew);
    connect(&document, &PatchDocument::chosenChanged, this, &PatchView::renew);
}

/// Borders between areas, a glow on what is chosen, a veil over what is left out and over what is no area.
void PatchView::renew()
{
    if (!m_document.isOpen()) {
        m_overlay = {};
        m_spot.reset();
        return;
    }
    const QSize size = m_document.picture().size();
    if (m_overlay.size() != size)
        m_spot.reset();
    m_overlay = QImage(size, QImage::Format_ARGB32_Premultiplied);
    m_overlay.fill(Qt::transparent);
    const PatchSketch &sketch = m_document.sketch();
    const UiColours &colours = coloursOf(this);
    const auto veil = [](QColor colour, int alpha) {
        colour.setAlpha(alpha);
        return qPremultiply(colour.rgba());
    };
    const QRgb border = veil(colours.accent, 255), chosen = veil(colours.accent, glowOfChosen);
    const QRgb out = veil(colours.panel, veilOfLeftOut), nothing = veil(colours.failure, veilOfNothing);
    const int wide = std::max(1, std::max(size.width(), size.height()) / borderPart);
    const auto areaAt = [&](int x, int y) {
        return sketch.patchAt(std::min(x, size.width() - 1), std::min(y, size.height() - 1));
    };
    for (int y = 0; y < size.height(); ++y) {
        auto *row = reinterpret_cast<QRgb *>(m_overlay.scanLine(y));
        for (int x = 0; x < size.width(); ++x) {
            const int area = areaAt(x, y);
            if (area != areaAt(x + wide, y) || area != areaAt(x, y + wide))
                row[x] = border;
            else if (area < 0)
                row[x] = nothing;
            else if (sketch.leftOut[static_cast<std::size_t>(area)])
                row[x] = out;
            if (area >= 0 && row[x] != border && m_document.chosen().count(area))
                row[x] = chosen;
        }
    }
    update();
}

void PatchView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), coloursOf(this).track);
    if (!m_document.isOpen())
        return;
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setTransform(transform());
    painter.drawImage(0, 0, m_document.picture());
    painter.drawImage(0, 0, m_overlay);
    painter.resetTransform();
    if (!m_spot || !hasFocus())
        return;
    const QPointF cross = at(QPointF(*m_spot) + QPointF(0.5, 0.5));
    for (const auto &[colour, width] : {std::pair(QColor(Qt::white), 4), {QColor(Qt::black), 2}}) {
        painter.setPen(QPen(colour, width));
        painter.drawLine(cross - QPointF(8, 0), cross + QPointF(8, 0));
        painter.drawLine(cross - QPointF(0, 8), cross + QPointF(0, 8));
    }
}

void PatchView::mousePressEvent(QMouseEvent *event)
{
    m_pressed = true;
    m_moved = false;
    m_press = m_mouse = event->position();
}

void PatchView::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_pressed)
        return;
    if ((event->position() - m_press).manhattanLength() >= QApplication::startDragDistance())
        m_moved = true;
    if (!m_moved)
        return;
    moveBy(event->position() - m_mouse);
    m_mouse = event->position();
}

void PatchView::mouseReleaseEvent(QMouseEvent *event)
{
    m_pressed = false;
    const QPointF spot = spotAt(event->position());
    const QPoint pixel(static_cast<int>(std::floor(spot.x())), static_cast<int>(std::floor(spot.y())));
    if (m_moved || !m_document.picture().valid(pixel))
        return;
    m_spot = pixel;
    Q_EMIT pointed(pixel, event->modifiers() & Qt::ControlModifier);
    update();
}

void PatchView::moveCross(int right, int down)
{
    const QSize size = m_document.picture().size();
    const QPoint from = m_spot.value_or(QPoint(size.width() / 2, size.height() / 2));
    m_spot =
        QPoint(std::clamp(from.x() + right, 0, size.width() - 1), std::clamp(from.y() + down, 0, size.height() - 1));
    reveal(at(QPointF(*m_spot)));
}

void PatchView::keyPressEvent(QKeyEvent *event)
{
    if (!m_document.isOpen())
        return QWidget::keyPressEvent(event);
    const int step = event->modifiers() & Qt::ShiftModifier ? 1 : std::max(1, m_document.picture().width() / 40);
    switch (event->key()) {
    case Qt::Key_Left: return moveCross(-step, 0);
    case Qt::Key_Right: return moveCross(step, 0);
    case Qt::Key_Up: return moveCross(0, -step);
    case Qt::Key_Down: return moveCross(0, step);
    case Qt::Key_Space:
        if (!m_spot)
            moveCross(0, 0);
        Q_EMIT pointed(*m_spot, event->modifiers() & Qt::ControlModifier);
        return;
    default: break;
    }
    if (takeViewKey(*event))
        return;
    if (!(event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier))
        && (event->key() == Qt::Key_Delete || event->text().size() == 1))
        Q_EMIT keyed(event->key());
    else
        QWidget::keyPressEvent(event);
}

void PatchView::changeEvent(QEvent *event)
{
    ZoomView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        renew();
}

} // namespace entente::app
