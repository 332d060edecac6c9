#pragma once

#include "sheet/linework.h"

#include <QRectF>

#include <functional>
#include <vector>

namespace entente::app {

/// Finds ways for the lines of orders on one map: around units that have nothing to do with them, and
/// beside lines that are there already. A line that is free as it is stays straight.
class LineRouter {
public:
    /// `units`: the middles of all symbols; `reach`: half a symbol; `pixel`: one pixel of line. Sheet units.
    LineRouter(std::vector<QPointF> units, qreal reach, qreal pixel);

    /// What it costs a line to leave the ground that is its own.
    using Ground = std::function<qreal(const Track &)>;

    struct Way {
        Track line;
        qreal cost = 0; ///< 0: free of everything
    };
    /// A way through the points, without its first `front` and last `back`: the straight (or smooth)
    /// one, or the gentlest bend that serves better.
    Way find(const std::vector<QPointF> &through, qreal front, qreal back, const Ground &ground = {}) const;
    /// The same along a line that has reasons to bend as it does.
    Way find(const Track &line, qreal front, qreal back, const Ground &ground) const;
    /// Lines keep off names, if that is no long way round: `names` are polygons round their letters, in sheet units.
    void shun(std::vector<QPolygonF> names) { m_names = std::move(names); }
    /// Lines found later keep off this one.
    void keep(const Track &line);

private:
    struct Kept {
        Track line;
        QRectF box;
    };

    qreal costOf(const Track &line) const;
    qreal upon(const Track &line, const QPolygonF &name) const;
    qreal sharedWith(const Track &line, const Kept &other) const;

    std::vector<QPointF> m_units;
    qreal m_reach;
    qreal m_pixel;
    std::vector<QPolygonF> m_names;
    std::vector<Kept> m_lines;
};

} // namespace entente::app
