#include "map/namesover.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace entente::app {

namespace {

/// Whether a line, `half` to either side of it, touches a polygon. Any unit.
bool touches(const QPolygonF &line, qreal half, const QPolygonF &polygon)
{
    const QRectF box = polygon.boundingRect().adjusted(-half, -half, half, half);
    if (!line.boundingRect().adjusted(-1e-3, -1e-3, 1e-3, 1e-3).intersects(box))
        return false;
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QPointF from = line[i - 1];
        const QPointF piece = line[i] - from;
        const qreal far = std::hypot(piece.x(), piece.y());
        const QPointF aside = far > 0 ? QPointF(-piece.y(), piece.x()) * (half / far) : QPointF();
        const int steps = std::max(1, static_cast<int>(std::ceil(far / std::max(half, 0.5))));
        for (int k = 0; k <= steps; ++k) {
            const QPointF at = from + piece * (static_cast<qreal>(k) / steps);
            if (!box.contains(at))
                continue;
            for (const QPointF &point : {at, at + aside, at - aside}) {
                if (polygon.containsPoint(point, Qt::WindingFill))
                    return true;
            }
        }
    }
    return false;
}

} // namespace

std::vector<PlacedLabel> namesCrossed(const MapLook &look, const std::vector<OrderDrawing> &drawings, qreal scale)
{
    std::vector<PlacedLabel> crossed;
    if (drawings.empty())
        return crossed;
    const auto names = keptLabels(look, scale);
    for (const PlacedLabel &name : *names) {
        QPolygonF ink = name.ink;
        for (QPointF &corner : ink)
            corner /= scale;
        bool line = false;
        bool head = false;
        for (const OrderDrawing &drawing : drawings) {
            if (!drawing.box.intersects(ink.boundingRect()))
                continue;
            for (const OrderDrawing::Ink &stroke : drawing.inks) {
                line = line || touches(stroke.line, stroke.width / 2, ink);
                head = head || (!stroke.head.isEmpty() && stroke.head.intersects(ink));
            }
        }
        if (line && !head)
            crossed.push_back(name);
    }
    return crossed;
}

void paintNameOver(QPainter &painter, const MapLook &look, const PlacedLabel &name, qreal scale)
{
    painter.save();
    painter.scale(1 / scale, 1 / scale);
    paintLabels(painter, {name}, look.inks());
    painter.restore();
}

} // namespace entente::app
