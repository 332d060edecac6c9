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

/// Once each, in their order.
void tidy(std::vector<std::size_t> &which)
{
    std::sort(which.begin(), which.end());
    which.erase(std::unique(which.begin(), which.end()), which.end());
}

/// What of a name lies under lines.
struct Crossing {
    bool isCrossed = false;
    std::vector<std::size_t> heads;
    std::vector<std::size_t> arrowHeads;
};

Crossing crossingOf(const QPolygonF &ink, const std::vector<OrderDrawing> &drawings,
                    const std::vector<ArrowDrawing> &arrows)
{
    Crossing found;
    for (std::size_t i = 0; i < drawings.size(); ++i) {
        if (!drawings[i].box.intersects(ink.boundingRect()))
            continue;
        bool head = false;
        for (const OrderDrawing::Ink &stroke : drawings[i].inks) {
            found.isCrossed = found.isCrossed || touches(stroke.line, stroke.width / 2, ink);
            head = head || (!stroke.head.isEmpty() && stroke.head.intersects(ink));
        }
        if (head)
            found.heads.push_back(i);
    }
    for (std::size_t i = 0; i < arrows.size(); ++i) {
        if (!arrows[i].box().intersects(ink.boundingRect()))
            continue;
        found.isCrossed = found.isCrossed || touches(arrows[i].line, arrows[i].width / 2, ink);
        if (arrows[i].head.intersects(ink))
            found.arrowHeads.push_back(i);
    }
    return found;
}

} // namespace

NamesOver namesCrossed(const MapLook &look, const std::vector<OrderDrawing> &drawings,
                       const std::vector<ArrowDrawing> &arrows, qreal scale)
{
    NamesOver over;
    if (drawings.empty() && arrows.empty())
        return over;
    const auto names = keptLabels(look, scale);
    for (const PlacedLabel &name : *names) {
        QPolygonF ink = name.ink;
        for (QPointF &corner : ink)
            corner /= scale;
        const Crossing crossing = crossingOf(ink, drawings, arrows);
        if (!crossing.isCrossed)
            continue;
        over.names.push_back(name);
        over.heads.insert(over.heads.end(), crossing.heads.begin(), crossing.heads.end());
        over.arrowHeads.insert(over.arrowHeads.end(), crossing.arrowHeads.begin(), crossing.arrowHeads.end());
    }
    tidy(over.heads);
    tidy(over.arrowHeads);
    return over;
}

std::vector<PlacedLabel> namesInFog(const MapLook &look, const MapState &state, qreal scale)
{
    std::vector<PlacedLabel> names;
    QPainterPath fog;
    for (const MapShade &shade : state.shades) {
        if (shade.kind == MapShade::Kind::Unseen)
            fog.addPath(look.sheet->outline(shade.province));
    }
    if (fog.isEmpty())
        return names;
    for (const PlacedLabel &name : *keptLabels(look, scale)) {
        const QRectF box = name.ink.boundingRect();
        if (fog.intersects(QRectF(box.topLeft() / scale, box.size() / scale)))
            names.push_back(name);
    }
    return names;
}

void paintNameOver(QPainter &painter, const MapLook &look, const PlacedLabel &name, qreal scale)
{
    painter.save();
    painter.scale(1 / scale, 1 / scale);
    paintLabels(painter, {name}, look.inks());
    painter.restore();
}

} // namespace entente::app
