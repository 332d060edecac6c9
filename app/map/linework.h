#pragma once

#include <QPainterPath>
#include <QPointF>

#include <vector>

namespace entente::app {

/// The shapes that order arrows are made of. Lengths in whatever unit the points are in.

struct ArrowForm {
    qreal body = 2.6;
    qreal headLength = 9;
    qreal headWidth = 8.8;
    std::vector<qreal> dashes; ///< on, off, ... ; empty: solid
};

/// The outline of a line with a head at its end. The line ends at the tip.
QPainterPath arrow(const QPainterPath &line, const ArrowForm &form);
/// The outline of a line without a head.
QPainterPath stroke(const QPainterPath &line, qreal width, const std::vector<qreal> &dashes = {});
/// A ring of a given line width.
QPainterPath ring(QPointF centre, qreal radius, qreal width);
/// The same, waving `waves` times around.
QPainterPath wavyRing(QPointF centre, qreal radius, qreal width, int waves = 14);
/// A smooth line through the points.
QPainterPath spline(const std::vector<QPointF> &points);
/// A wave along the line, running out straight over the last `straight`.
QPainterPath wave(const QPainterPath &line, qreal height, qreal length, qreal straight);
/// The line without its first `front` and last `back`; never less than a tenth of it is left.
QPainterPath shortened(const QPainterPath &line, qreal front, qreal back);
/// A straight line moved sideways to its right.
QPainterPath straight(QPointF from, QPointF to, qreal aside = 0);

} // namespace entente::app
