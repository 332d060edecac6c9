#pragma once

#include <QPointF>
#include <QPolygonF>

#include <vector>

class QPainterPath;

namespace entente::app {

/// A line of straight pieces that knows how long it is at each of its points. Order arrows are
/// made of these: lengths along a QPainterPath are far slower to come by.
class Track {
public:
    Track() = default;
    explicit Track(QPolygonF points);

    bool isEmpty() const { return m_points.size() < 2; }
    const QPolygonF &points() const { return m_points; }
    qreal length() const { return m_reach.empty() ? 0 : m_reach.back(); }
    QPointF front() const { return m_points.front(); }
    QPointF back() const { return m_points.back(); }

    QPointF at(qreal length) const;     ///< the point so far along; clamped to the ends
    QPointF wayAt(qreal length) const;  ///< the direction there, of length 1
    qreal nearest(QPointF place) const; ///< how far along it comes nearest to a place
    Track piece(qreal from, qreal to) const;
    /// Without its first `front` and last `back`; a tenth of it is always left.
    Track shortened(qreal front, qreal back) const;

private:
    std::size_t pieceAt(qreal length) const;

    QPolygonF m_points;
    std::vector<qreal> m_reach; ///< length up to each point
};

/// The shapes that order arrows are made of. Lengths in whatever unit the points are in.

/// A straight line moved sideways to its right.
Track straight(QPointF from, QPointF to, qreal aside = 0);
/// Straight pieces through the points whose corners are rounded: each begins to bend as far before its corner as
/// `radii` say, or half way to the next. There are as many radii as points; those of the ends say nothing.
Track rounded(const std::vector<QPointF> &points, const std::vector<qreal> &radii);
/// The line moved sideways to its right.
Track beside(const Track &line, qreal aside);
/// The line swung out to its right by `most`, farthest in `share` of its way; its ends stay.
Track swung(const Track &line, qreal share, qreal most);
/// The line bent out to its right by `aside` round a place on it, so far before and after it as `reach` says; all else
/// stays.
Track bulged(const Track &line, qreal place, qreal reach, qreal aside);
/// The line on a lane beside itself, to its right; its ends stay.
Track drifted(const Track &line, qreal aside);
/// The line with every corner spread over about `reach` to both sides; its ends stay.
Track softened(const Track &line, qreal reach);
/// One line after another.
Track joined(const std::vector<Track> &lines);
/// A smooth line through the points.
Track spline(const std::vector<QPointF> &points);
/// A wave along the line, running out straight over the last `straight`.
Track wave(const Track &line, qreal height, qreal length, qreal straight);
/// A circle, waving `waves` times.
QPolygonF wavyCircle(QPointF centre, qreal radius, int waves = 14);
inline constexpr qreal mostHead = 0.75; ///< of an arrow, where it is short
/// The head of an arrow whose tip is the end of the line.
QPolygonF arrowHead(const Track &line, qreal length, qreal width);

/// Fewer points that stay within `tolerance` of the path; its ends stay. For open or closed
/// paths of straight pieces.
QPainterPath simplified(const QPainterPath &path, qreal tolerance);

} // namespace entente::app
