#pragma once

#include <QPolygonF>

#include <cmath>

namespace entente::app {

/// The area of a polygon whose sides don't cross, in the square of its unit; either way round.
inline qreal areaOf(const QPolygonF &polygon)
{
    qreal sum = 0;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF a = polygon[i];
        const QPointF b = polygon[(i + 1) % polygon.size()];
        sum += a.x() * b.y() - a.y() * b.x();
    }
    return std::abs(sum) / 2;
}

} // namespace entente::app
