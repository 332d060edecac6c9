#include "studio/outlinepath.h"

namespace entente::app {

QPainterPath pathOf(const Rings &rings, qreal detail)
{
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    for (const auto &ring : rings) {
        QPointF last;
        bool begun = false;
        for (const ChartPoint &corner : ring) {
            const QPointF point(corner.x, corner.y);
            if (begun && (point - last).manhattanLength() < detail)
                continue;
            begun ? path.lineTo(point) : path.moveTo(point);
            begun = true;
            last = point;
        }
        path.closeSubpath();
    }
    return path;
}

} // namespace entente::app
