#include "look/shrinkinglabel.h"

#include <QPainter>

namespace entente::app {

void ShrinkingLabel::setShorter(const QString &text)
{
    m_shorter = text;
    update();
}

void ShrinkingLabel::paintEvent(QPaintEvent *event)
{
    if (fontMetrics().horizontalAdvance(text()) <= width()) {
        QLabel::paintEvent(event);
        return;
    }
    ensurePolished();
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    const bool isShort = !m_shorter.isEmpty() && fontMetrics().horizontalAdvance(m_shorter) <= width();
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter,
                     isShort ? m_shorter : fontMetrics().elidedText(text(), Qt::ElideRight, width()));
}

} // namespace entente::app
