#include "look/shrinkinglabel.h"

#include <QPainter>

namespace entente::app {

void ShrinkingLabel::paintEvent(QPaintEvent *event)
{
    if (fontMetrics().horizontalAdvance(text()) <= width()) {
        QLabel::paintEvent(event);
        return;
    }
    ensurePolished();
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(text(), Qt::ElideRight, width()));
}

} // namespace entente::app
