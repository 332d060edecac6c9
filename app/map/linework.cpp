#include "map/linework.h"

#include <QPainterPathStroker>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace entente::app {
namespace {

QPointF unit(QPointF way)
{
    const qreal length = std::hypot(way.x(), way.y());
    return length > 0 ? way / length : QPointF(1, 0);
}

/// The part of a line between two lengths along it, as short straight pieces where it is curved.
QPainterPath piece(const QPainterPath &line, qreal from, qreal to)
{
    QPainterPath part;
    const bool simple = line.elementCount() == 2;
    const int steps = simple ? 1 : std::max(2, static_cast<int>((to - from) / (line.length() / 80)));
    for (int i = 0; i <= steps; ++i) {
        const QPointF point = line.pointAtPercent(qBound(0.0, line.percentAtLength(from + (to - from) * i / steps), 1.0));
        if (i)
            part.lineTo(point);
        else
            part.moveTo(point);
    }
    return part;
}

} // namespace

QPainterPath stroke(const QPainterPath &line, qreal width, const std::vector<qreal> &dashes)
{
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setCapStyle(Qt::FlatCap);
    stroker.setJoinStyle(Qt::RoundJoin);
    if (!dashes.empty()) {
        QList<qreal> pattern;
        for (const qreal dash : dashes)
            pattern.push_back(dash / width);
        stroker.setDashPattern(pattern);
    }
    QPainterPath outline = stroker.createStroke(line);
    outline.setFillRule(Qt::WindingFill);
    return outline;
}

QPainterPath arrow(const QPainterPath &line, const ArrowForm &form)
{
    const qreal length = line.length();
    const qreal head = std::min(form.headLength, length * 0.6);
    const QPointF tip = line.pointAtPercent(1);
    const QPointF neck = line.pointAtPercent(qBound(0.0, line.percentAtLength(length - head), 1.0));
    const QPointF along = unit(tip - neck);
    const QPointF across(-along.y(), along.x());
    QPainterPath shape = stroke(piece(line, 0, length - head * 0.85), form.body, form.dashes);
    QPainterPath point;
    point.addPolygon(QPolygonF({tip, tip - along * head - across * form.headWidth / 2,
                                tip - along * head + across * form.headWidth / 2, tip}));
    shape.addPath(point);
    shape.setFillRule(Qt::WindingFill);
    return shape;
}

QPainterPath ring(QPointF centre, qreal radius, qreal width)
{
    QPainterPath circle;
    circle.addEllipse(centre, radius, radius);
    return stroke(circle, width);
}

QPainterPath wavyRing(QPointF centre, qreal radius, qreal width, int waves)
{
    QPainterPath circle;
    const int steps = waves * 10;
    for (int i = 0; i < steps; ++i) {
        const qreal angle = 2 * M_PI * i / steps;
        const qreal r = radius * (1 + 0.075 * std::cos(angle * waves));
        const QPointF point = centre + r * QPointF(std::cos(angle), std::sin(angle));
        if (i)
            circle.lineTo(point);
        else
            circle.moveTo(point);
    }
    circle.closeSubpath();
    return stroke(circle, width);
}

QPainterPath spline(const std::vector<QPointF> &points)
{
    QPainterPath path;
    if (points.empty())
        return path;
    path.moveTo(points.front());
    const int count = static_cast<int>(points.size());
    const auto at = [&](int i) { return points[static_cast<std::size_t>(std::clamp(i, 0, count - 1))]; };
    for (int i = 0; i + 1 < count; ++i) {
        const QPointF a = at(i) + (at(i + 1) - at(i - 1)) / 6;
        const QPointF b = at(i + 1) - (at(i + 2) - at(i)) / 6;
        path.cubicTo(a, b, at(i + 1));
    }
    return path;
}

QPainterPath wave(const QPainterPath &line, qreal height, qreal length, qreal straight)
{
    const qreal total = line.length();
    const qreal waving = total - straight;
    if (waving < length)
        return line;
    // Whole half-waves, so that the wave meets the straight end on the line.
    const int halves = std::max(1, static_cast<int>(std::lround(2 * waving / length)));
    const int steps = halves * 7;
    QPainterPath path;
    path.moveTo(line.pointAtPercent(0));
    QPointF at = path.currentPosition();
    for (int i = 1; i <= steps; ++i) {
        const QPointF next = line.pointAtPercent(qBound(0.0, line.percentAtLength(waving * i / steps), 1.0));
        const QPointF along = unit(next - at);
        path.lineTo(next + QPointF(-along.y(), along.x()) * height * std::sin(M_PI * halves * i / steps));
        at = next;
    }
    path.lineTo(line.pointAtPercent(1));
    return path;
}

QPainterPath shortened(const QPainterPath &line, qreal front, qreal back)
{
    const qreal length = line.length();
    const qreal most = length * 0.9;
    if (front + back > most && front + back > 0) {
        const qreal share = most / (front + back);
        front *= share;
        back *= share;
    }
    return piece(line, front, length - back);
}

QPainterPath straight(QPointF from, QPointF to, qreal aside)
{
    const QPointF along = unit(to - from);
    const QPointF shift = QPointF(-along.y(), along.x()) * aside;
    QPainterPath path(from + shift);
    path.lineTo(to + shift);
    return path;
}

} // namespace entente::app
