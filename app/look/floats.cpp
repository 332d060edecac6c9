#include "look/floats.h"

#include "look/theme.h"

#include <QPainter>
#include <QWidget>

namespace entente::app {

void paintFloat(QWidget &widget)
{
    const UiColours &c = coloursOf(&widget);
    QPainter painter(&widget);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(c.accent, 1));
    painter.setBrush(c.tip);
    painter.drawRoundedRect(QRectF(widget.rect()).adjusted(0.5, 0.5, -0.5, -0.5), metrics::corner, metrics::corner);
}

} // namespace entente::app
