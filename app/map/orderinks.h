#pragma once

#include "map/orderdrawing.h"

namespace entente::app {

// The strokes that the drawings of orders are made of. Lengths are in sheet units; `pixel` is one pixel of line at the
// scale.

/// How thick an arrow is, and how large its head.
struct ArrowForm {
    qreal body = 0;
    qreal headLength = 0;
    qreal headWidth = 0;
    std::vector<qreal> dashes; ///< on, off, ... ; empty: solid
};

/// That of a move; `own`: the viewer's, which is a little stronger.
ArrowForm usualArrow(qreal pixel, bool own = false);

/// An arrow along the whole line; its head ends where the line does.
OrderDrawing::Ink arrow(const Track &line, const ArrowForm &form);
/// An arrow that waves along its line: by sea.
OrderDrawing::Ink waveArrow(const Track &line, const ArrowForm &form, qreal pixel);
/// A line without a head. `dashes`: on, off, ... ; empty: solid.
OrderDrawing::Ink stroke(const QPolygonF &line, qreal width, std::vector<qreal> dashes = {});
OrderDrawing::Ink ring(QPointF centre, qreal radius, qreal width);
/// Makes an ink that of an order which nobody gave: slanting strokes between two edges, or alone where it is dashed.
void hatch(OrderDrawing::Ink &ink, qreal pixel);

} // namespace entente::app
