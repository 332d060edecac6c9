#include "map/linerouter.h"

#include <algorithm>
#include <cmath>

namespace entente::app {

namespace {

qreal length(QPointF way)
{
    return std::hypot(way.x(), way.y());
}

/// The points with one more, beside the piece that ends in point `piece`, in `share` of its way.
std::vector<QPointF> bent(const std::vector<QPointF> &through, std::size_t piece, qreal share, qreal aside)
{
    const QPointF from = through[piece - 1];
    const QPointF way = through[piece] - from;
    const qreal far = length(way);
    const QPointF across = far > 0 ? QPointF(-way.y(), way.x()) / far : QPointF();
    std::vector<QPointF> points = through;
    points.insert(points.begin() + static_cast<std::ptrdiff_t>(piece), from + way * share + across * aside);
    return points;
}

/// The points with those between the ends moved aside.
std::vector<QPointF> moved(const std::vector<QPointF> &through, qreal aside)
{
    const QPointF way = through.back() - through.front();
    const qreal far = length(way);
    const QPointF across = far > 0 ? QPointF(-way.y(), way.x()) / far : QPointF();
    std::vector<QPointF> points = through;
    for (std::size_t i = 1; i + 1 < points.size(); ++i)
        points[i] += across * aside;
    return points;
}

} // namespace

LineRouter::LineRouter(std::vector<QPointF> units, qreal reach, qreal pixel)
    : m_units(std::move(units)), m_reach(reach), m_pixel(pixel)
{
}

LineRouter::Way LineRouter::find(const std::vector<QPointF> &through, qreal front, qreal back,
                                 const Ground &ground) const
{
    const auto made = [&](const std::vector<QPointF> &points) {
        return (points.size() == 2 ? straight(points.front(), points.back()) : spline(points)).shortened(front, back);
    };
    Way best{made(through), 0};
    best.cost = costOf(best.line);
    if (best.cost <= 0)
        return best;
    const auto offer = [&](const std::vector<QPointF> &points, qreal bend) {
        Way way{made(points), bend};
        if (ground)
            way.cost += ground(way.line);
        if (way.cost < best.cost)
            way.cost += costOf(way.line);
        if (way.cost < best.cost)
            best = std::move(way);
    };
    const qreal step = std::max(8 * m_pixel, 0.8 * m_reach);
    for (int k = 1; k <= 5; ++k) {
        for (const qreal share : {0.5, 0.28, 0.72}) {
            // A bend is worth something only if what it avoids is worse.
            const qreal bend = 0.5 * k + (share != 0.5 ? 0.3 : 0);
            for (std::size_t piece = 1; bend < best.cost && piece < through.size(); ++piece) {
                offer(bent(through, piece, share, k * step), bend);
                offer(bent(through, piece, share, -k * step), bend);
            }
        }
        // Leaving the stops aside is worse than bending between them.
        const qreal leave = k + 1;
        if (through.size() > 2 && leave < best.cost) {
            offer(moved(through, k * step / 2), leave);
            offer(moved(through, -k * step / 2), leave);
        }
    }
    return best;
}

LineRouter::Way LineRouter::find(const Track &line, qreal front, qreal back, const Ground &ground) const
{
    Way best{line.shortened(front, back), 0};
    best.cost = costOf(best.line);
    Track whole = line; // of the best
    const auto offer = [&](qreal bend, const auto &made) {
        if (bend >= best.cost)
            return; // a bend is worth something only if what it avoids is worse
        const Track other = made();
        Way way{other.shortened(front, back), bend + ground(other)};
        if (way.cost < best.cost)
            way.cost += costOf(way.line);
        if (way.cost < best.cost) {
            best = std::move(way);
            whole = other;
        }
    };
    const qreal step = std::max(8 * m_pixel, 0.8 * m_reach);
    const qreal lane = 5 * m_pixel;
    for (int k = 1; k <= 6; ++k) {
        for (const int side : {1, -1}) {
            offer(0.4 * k, [&] { return drifted(line, side * k * lane); });
            if (k <= 3) // ends beside its goal, as where two change places
                offer(0.5 * k, [&] { return beside(line, side * k * lane); });
            for (const qreal share : {0.5, 0.28, 0.72, 0.88, 0.12})
                offer(0.5 * k + 2 * std::abs(share - 0.5), [&] { return swung(line, share, side * k * step); });
        }
    }
    // What still meets a unit, as a long way through narrow waters may, bends round that unit alone.
    for (const QPointF unit : m_units) {
        const Track bent = whole;
        const qreal place = bent.nearest(unit);
        if (length(bent.at(place) - unit) > 0.98 * m_reach)
            continue;
        for (int k = 1; k <= 3; ++k) {
            for (const int side : {1, -1})
                offer(0.8 * k, [&] { return bulged(bent, place, 3.5 * m_reach, side * k * 0.6 * m_reach); });
        }
    }
    return best;
}

void LineRouter::keep(const Track &line)
{
    if (!line.isEmpty())
        m_lines.push_back({line, line.points().boundingRect()});
}

qreal LineRouter::costOf(const Track &line) const
{
    if (line.isEmpty())
        return 0;
    qreal cost = 0;
    const qreal clear = 0.98 * m_reach;
    const QRectF box = line.points().boundingRect().adjusted(-clear, -clear, clear, clear);
    for (const QPointF unit : m_units) {
        if (!box.contains(unit))
            continue;
        qreal nearest = clear;
        for (qsizetype i = 1; i < line.points().size(); ++i) {
            const QPointF from = line.points()[i - 1];
            const QPointF piece = line.points()[i] - from;
            const qreal length2 = QPointF::dotProduct(piece, piece);
            const qreal share = length2 > 0 ? qBound(0.0, QPointF::dotProduct(unit - from, piece) / length2, 1.0) : 0.0;
            nearest = std::min(nearest, length(unit - from - share * piece));
        }
        cost += 24 * (1 - nearest / clear);
    }
    for (const QPolygonF &name : m_names) {
        if (const qreal crossed = upon(line, name) / m_pixel; crossed > 2)
            cost += 0.3 + crossed / 20;
    }
    for (const Kept &other : m_lines) {
        const qreal shared = sharedWith(line, other) / m_pixel;
        if (shared > 9)
            cost += (shared - 4.5) / 3;
    }
    return cost;
}

/// How much of the line lies on a name.
qreal LineRouter::upon(const Track &line, const QPolygonF &name) const
{
    const QRectF box = name.boundingRect();
    const QPolygonF &points = line.points();
    qreal sum = 0;
    for (qsizetype i = 1; i < points.size(); ++i) {
        const QPointF from = points[i - 1], piece = points[i] - from;
        if (std::max(from.x(), points[i].x()) < box.left() || std::min(from.x(), points[i].x()) > box.right()
            || std::max(from.y(), points[i].y()) < box.top() || std::min(from.y(), points[i].y()) > box.bottom())
            continue;
        const qreal far = length(piece);
        const int steps = std::max(1, static_cast<int>(far / (3 * m_pixel)));
        for (int k = 0; k < steps; ++k) {
            const QPointF at = from + piece * ((k + 0.5) / steps);
            if (box.contains(at) && name.containsPoint(at, Qt::WindingFill))
                sum += far / steps;
        }
    }
    return sum;
}

/// How far the line runs along another one, nearer than their strokes allow.
qreal LineRouter::sharedWith(const Track &line, const Kept &other) const
{
    const qreal near = 3 * m_pixel;
    const QRectF box = other.box.adjusted(-near, -near, near, near);
    const QRectF own = line.points().boundingRect();
    if (own.right() < box.left() || own.left() > box.right() || own.bottom() < box.top() || own.top() > box.bottom())
        return 0;
    const qreal step = qBound(2 * m_pixel, line.length() / 60, 6 * m_pixel);
    const QPolygonF &points = other.line.points();
    qreal sum = 0;
    for (qreal along = 0; along <= line.length(); along += step) {
        const QPointF at = line.at(along);
        if (!box.contains(at))
            continue;
        const QPointF way = line.wayAt(along);
        for (qsizetype i = 1; i < points.size(); ++i) {
            const QPointF piece = points[i] - points[i - 1];
            const qreal far = length(piece);
            if (far <= 0)
                continue;
            const QPointF off = at - points[i - 1];
            const qreal ahead = QPointF::dotProduct(off, piece) / far;
            const qreal aside = std::abs(off.x() * piece.y() - off.y() * piece.x()) / far;
            if (ahead < -near || ahead > far + near || aside > near
                || std::abs(QPointF::dotProduct(way, piece)) < 0.93 * far)
                continue;
            sum += step;
            break;
        }
    }
    return sum;
}

} // namespace entente::app
