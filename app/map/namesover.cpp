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

NamesOver namesCrossed(const MapLook &look, const std::vector<OrderDrawing> &drawings, qreal scale)
{
    NamesOver over;
    if (drawings.empty())
        return over;
    const auto names = keptLabels(look, scale);
    for (const PlacedLabel &name : *names) {
        QPolygonF ink = name.ink;
        for (QPointF &corner : ink)
            corner /= scale;
        bool isCrossed = false;
        std::vector<std::size_t> heads;
        for (std::size_t i = 0; i < drawings.size(); ++i) {
            if (!drawings[i].box.intersects(ink.boundingRect()))
                continue;
            bool head = false;
            for (const OrderDrawing::Ink &stroke : drawings[i].inks) {
                isCrossed = isCrossed || touches(stroke.line, stroke.width / 2, ink);
                head = head || (!stroke.head.isEmpty() && stroke.head.intersects(ink));
            }
            if (head)
                heads.push_back(i);
        }
        if (!isCrossed)
            continue;
        over.names.push_back(name);
        over.heads.insert(over.heads.end(), heads.begin(), heads.end());
    }
    std::sort(over.heads.begin(), over.heads.end());
    over.heads.erase(std::unique(over.heads.begin(), over.heads.end()), over.heads.end());
    return over;
}

void paintNameOver(QPainter &painter, const MapLook &look, const PlacedLabel &name, qreal scale)
{
    painter.save();
    painter.scale(1 / scale, 1 / scale);
    paintLabels(painter, {name}, look.inks());
    painter.restore();
}

} // namespace entente::app
