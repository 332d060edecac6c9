#include "sheet/linework.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace entente::app {
namespace {

QPointF unit(QPointF way)
{
    const qreal length = std::hypot(way.x(), way.y());
    return length > 0 ? way / length : QPointF(1, 0);
}

QPointF rightOf(QPointF way)
{
    return QPointF(-way.y(), way.x());
}

qreal squaredDistance(QPointF point, QPointF from, QPointF to)
{
    const QPointF way = to - from;
    const qreal length2 = QPointF::dotProduct(way, way);
    const qreal share = length2 > 0 ? qBound(0.0, QPointF::dotProduct(point - from, way) / length2, 1.0) : 0.0;
    const QPointF off = point - from - share * way;
    return QPointF::dotProduct(off, off);
}

/// Ramer, Douglas and Peucker: marks the points to keep between two that are kept.
void keepBetween(const QPolygonF &points, qsizetype first, qsizetype last, qreal tolerance2, std::vector<bool> &keep)
{
    qreal most = tolerance2;
    qsizetype farthest = -1;
    for (qsizetype i = first + 1; i < last; ++i) {
        const qreal distance = squaredDistance(points[i], points[first], points[last]);
        if (distance > most) {
            most = distance;
            farthest = i;
        }
    }
    if (farthest < 0)
        return;
    keep[static_cast<std::size_t>(farthest)] = true;
    keepBetween(points, first, farthest, tolerance2, keep);
    keepBetween(points, farthest, last, tolerance2, keep);
}

} // namespace

Track::Track(QPolygonF points) : m_points(std::move(points))
{
    qreal sum = 0;
    for (qsizetype i = 0; i < m_points.size(); ++i) {
        if (i)
            sum += std::hypot(m_points[i].x() - m_points[i - 1].x(), m_points[i].y() - m_points[i - 1].y());
        m_reach.push_back(sum);
    }
}

std::size_t Track::pieceAt(qreal length) const
{
    const auto next = std::upper_bound(m_reach.begin() + 1, m_reach.end() - 1, length);
    return static_cast<std::size_t>(next - m_reach.begin()) - 1;
}

QPointF Track::at(qreal length) const
{
    if (isEmpty())
        return m_points.isEmpty() ? QPointF() : m_points.front();
    const std::size_t i = pieceAt(length);
    const qreal span = m_reach[i + 1] - m_reach[i];
    const qreal share = span > 0 ? qBound(0.0, (length - m_reach[i]) / span, 1.0) : 0.0;
    const auto index = static_cast<qsizetype>(i);
    return m_points[index] + share * (m_points[index + 1] - m_points[index]);
}

QPointF Track::wayAt(qreal length) const
{
    if (isEmpty())
        return QPointF(1, 0);
    const auto i = static_cast<qsizetype>(pieceAt(length));
    return unit(m_points[i + 1] - m_points[i]);
}

qreal Track::nearest(QPointF place) const
{
    qreal best = 0;
    qreal least = -1;
    for (qsizetype i = 0; i + 1 < m_points.size(); ++i) {
        const QPointF way = m_points[i + 1] - m_points[i];
        const qreal length2 = QPointF::dotProduct(way, way);
        const qreal share =
            length2 > 0 ? qBound(0.0, QPointF::dotProduct(place - m_points[i], way) / length2, 1.0) : 0.0;
        const QPointF off = place - m_points[i] - share * way;
        if (const qreal distance = QPointF::dotProduct(off, off); least < 0 || distance < least) {
            least = distance;
            best = m_reach[static_cast<std::size_t>(i)] + share * std::sqrt(length2);
        }
    }
    return best;
}

Track Track::piece(qreal from, qreal to) const
{
    QPolygonF part{at(from)};
    for (std::size_t i = 0; i < m_reach.size(); ++i) {
        if (m_reach[i] > from && m_reach[i] < to)
            part.push_back(m_points[static_cast<qsizetype>(i)]);
    }
    part.push_back(at(to));
    return Track(part);
}

Track Track::shortened(qreal front, qreal back) const
{
    const qreal most = length() * 0.9;
    if (front + back > most && front + back > 0) {
        const qreal share = most / (front + back);
        front *= share;
        back *= share;
    }
    return piece(front, length() - back);
}

Track straight(QPointF from, QPointF to, qreal aside)
{
    const QPointF shift = rightOf(unit(to - from)) * aside;
    return Track(QPolygonF({from + shift, to + shift}));
}

Track rounded(const std::vector<QPointF> &points, const std::vector<qreal> &radii)
{
    constexpr int steps = 10;
    QPolygonF line{points.front()};
    for (std::size_t i = 1; i + 1 < points.size(); ++i) {
        const QPointF corner = points[i];
        const QPointF back = points[i - 1] - corner;
        const QPointF ahead = points[i + 1] - corner;
        const qreal bend =
            std::min({radii[i], std::hypot(back.x(), back.y()) / 2, std::hypot(ahead.x(), ahead.y()) / 2});
        const QPointF begin = corner + unit(back) * bend;
        const QPointF end = corner + unit(ahead) * bend;
        for (int step = 0; bend > 0 && step <= steps; ++step) {
            const qreal t = static_cast<qreal>(step) / steps;
            line.push_back((1 - t) * (1 - t) * begin + 2 * (1 - t) * t * corner + t * t * end);
        }
        if (bend <= 0)
            line.push_back(corner);
    }
    line.push_back(points.back());
    return Track(line);
}

Track beside(const Track &line, qreal aside)
{
    QPolygonF points;
    for (qsizetype i = 0; i < line.points().size(); ++i) {
        const QPointF before = i > 0 ? unit(line.points()[i] - line.points()[i - 1]) : QPointF();
        const QPointF after = i + 1 < line.points().size() ? unit(line.points()[i + 1] - line.points()[i]) : QPointF();
        points.push_back(line.points()[i] + rightOf(unit(before + after)) * aside);
    }
    return Track(points);
}

namespace {

/// The line moved to its right, as far as `aside` says of each share of its way.
template <class Aside>
Track shifted(const Track &line, const Aside &aside)
{
    constexpr int steps = 24;
    QPolygonF points;
    for (int step = 0; step <= steps; ++step) {
        const qreal share = static_cast<qreal>(step) / steps;
        const qreal along = share * line.length();
        points.push_back(line.at(along) + rightOf(line.wayAt(along)) * aside(share));
    }
    return Track(points);
}

} // namespace

Track swung(const Track &line, qreal share, qreal most)
{
    return shifted(line, [=](qreal along) { // half a wave that has its crest where it should be
        const qreal bent = std::sin(M_PI / 2 * (along < share ? along / share : (1 - along) / (1 - share)));
        return most * bent * bent;
    });
}

Track bulged(const Track &line, qreal place, qreal reach, qreal aside)
{
    constexpr int steps = 16;
    reach = std::min({reach, place, line.length() - place});
    if (reach <= 0)
        return line;
    QPolygonF points;
    const auto addUpTo = [&](qreal from, qreal to) {
        const Track part = line.piece(from, to);
        points << part.points();
    };
    const qreal begin = place - reach;
    const qreal end = place + reach;
    if (begin > 0)
        addUpTo(0, begin);
    for (int step = 0; step <= steps; ++step) {
        const qreal along = begin + (end - begin) * step / steps;
        const qreal wave = std::cos(M_PI / 2 * (along - place) / reach);
        points.push_back(line.at(along) + rightOf(line.wayAt(along)) * (aside * wave * wave));
    }
    if (end < line.length())
        addUpTo(end, line.length());
    return Track(points);
}

Track drifted(const Track &line, qreal aside)
{
    const qreal ramp = std::min(0.15, 5 * std::abs(aside) / std::max(line.length(), 1.0));
    return shifted(line, [=](qreal along) { return aside * std::min({1.0, along / ramp, (1 - along) / ramp}); });
}

Track softened(const Track &line, qreal reach)
{
    constexpr int samples = 8; // to each side
    const int steps = std::max(2, static_cast<int>(line.length() / 5));
    QPolygonF points;
    for (int step = 0; step <= steps; ++step) {
        const qreal along = line.length() * step / steps;
        const qreal room = std::min({reach, along, line.length() - along});
        QPointF sum;
        for (int i = -samples; i <= samples; ++i)
            sum += line.at(along + room * i / samples);
        points.push_back(sum / (2 * samples + 1));
    }
    return Track(points);
}

Track joined(const std::vector<Track> &lines)
{
    QPolygonF points;
    for (const Track &line : lines) {
        for (const QPointF point : line.points()) {
            if (points.isEmpty() || points.back() != point)
                points.push_back(point);
        }
    }
    return Track(points);
}

Track spline(const std::vector<QPointF> &points)
{
    const int count = static_cast<int>(points.size());
    const auto at = [&](int i) { return points[static_cast<std::size_t>(std::clamp(i, 0, count - 1))]; };
    constexpr int steps = 16;
    QPolygonF line;
    for (int i = 0; i + 1 < count; ++i) {
        const QPointF a = at(i) + (at(i + 1) - at(i - 1)) / 6;
        const QPointF b = at(i + 1) - (at(i + 2) - at(i)) / 6;
        for (int step = i ? 1 : 0; step <= steps; ++step) {
            const qreal t = static_cast<qreal>(step) / steps;
            const qreal s = 1 - t;
            line.push_back(s * s * s * at(i) + 3 * s * s * t * a + 3 * s * t * t * b + t * t * t * at(i + 1));
        }
    }
    return Track(line);
}

Track wave(const Track &line, qreal height, qreal length, qreal straight)
{
    const qreal waving = line.length() - straight;
    if (waving < length)
        return line;
    // Whole half-waves, so that the wave meets the straight end on the line.
    const int halves = std::max(1, static_cast<int>(std::lround(2 * waving / length)));
    constexpr int steps = 5;
    QPolygonF points{line.front()};
    for (int i = 1; i <= halves * steps; ++i) {
        const qreal along = waving * i / (halves * steps);
        points.push_back(line.at(along) + rightOf(line.wayAt(along)) * height * std::sin(M_PI * i / steps));
    }
    points.push_back(line.back());
    return Track(points);
}

QPolygonF wavyCircle(QPointF centre, qreal radius, int waves)
{
    QPolygonF circle;
    const int steps = waves * 8;
    for (int i = 0; i <= steps; ++i) {
        const qreal angle = 2 * M_PI * i / steps;
        const qreal r = radius * (1 + 0.075 * std::cos(angle * waves));
        circle.push_back(centre + r * QPointF(std::cos(angle), std::sin(angle)));
    }
    return circle;
}

QPolygonF arrowHead(const Track &line, qreal length, qreal width)
{
    const QPointF tip = line.back();
    const qreal head = std::min(length, line.length() * mostHead);
    const QPointF along = unit(tip - line.at(line.length() - head));
    const QPointF across = rightOf(along) * (width / 2);
    return QPolygonF({tip, tip - along * head - across, tip - along * head + across});
}

QPainterPath simplified(const QPainterPath &path, qreal tolerance)
{
    QPainterPath result;
    result.setFillRule(path.fillRule());
    for (const QPolygonF &points : path.toSubpathPolygons()) {
        if (points.size() < 3) {
            result.addPolygon(points);
            continue;
        }
        std::vector<bool> keep(static_cast<std::size_t>(points.size()), false);
        keep.front() = keep.back() = true;
        qsizetype middle = points.size() - 1;
        if (points.isClosed()) {
            // A ring has no ends; the point opposite its start serves as the other one.
            middle = points.size() / 2;
            keep[static_cast<std::size_t>(middle)] = true;
            keepBetween(points, middle, points.size() - 1, tolerance * tolerance, keep);
        }
        keepBetween(points, 0, middle, tolerance * tolerance, keep);
        QPolygonF kept;
        for (qsizetype i = 0; i < points.size(); ++i) {
            if (keep[static_cast<std::size_t>(i)])
                kept.push_back(points[i]);
        }
        result.addPolygon(kept);
    }
    return result;
}

} // namespace entente::app
