#include "flow/graticule.h"

#include "look/theme.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>

namespace entente::app {

void paintGraticule(QPainter &painter, const QRectF &area, const UiColours &colours)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF centre = area.center();
    QLinearGradient fade(area.topLeft(), area.topRight());
    QColor edge = colours.line;
    QColor none = colours.line;
    none.setAlpha(0);
    fade.setColorAt(0, edge);
    fade.setColorAt(0.32, none);
    fade.setColorAt(0.68, none);
    fade.setColorAt(1, edge);
    painter.setPen(QPen(QBrush(fade), 1));
    for (int i = -8; i <= 8; ++i) {
        QPainterPath meridian(QPointF(centre.x() + i * 84, area.top()));
        meridian.quadTo(QPointF(centre.x() + i * 112, centre.y()), QPointF(centre.x() + i * 128, area.bottom()));
        painter.drawPath(meridian);
    }
    for (int i = 1; i < 9; ++i) {
        const qreal y = area.top() + i * area.height() / 9;
        QPainterPath parallel(QPointF(area.left(), y + 22));
        parallel.quadTo(QPointF(centre.x(), y - 26), QPointF(area.right(), y + 22));
        painter.drawPath(parallel);
    }
}

} // namespace entente::app
