#pragma once

#include "sheet/maplook.h"

#include <QHash>
#include <QImage>
#include <QPoint>

#include <vector>

namespace entente::app {

/// Whole maps that lie still, painted once and kept for the next view that shows the same: every seat has a view of its
/// own, and the ground below is the same for all. Only whole maps are kept, so nothing tells which part of one somebody
/// looked at. Used in the thread of the window.
class GroundShelf {
public:
    struct Ground {
        MapLook look;
        qreal scale = 1;             ///< device pixels a sheet unit
        qreal ratio = 1;             ///< device pixels a logical one
        QHash<QPoint, QImage> tiles; ///< all that the sheet has
        QImage preview;
    };

    void keep(Ground ground);
    /// The one that looks so at this size; null if there is none. Valid until something is kept.
    const Ground *find(const MapLook &look, qreal scale, qreal ratio) const;
    /// The small picture of what looks so, at whatever size; null image if there is none.
    QImage preview(const MapLook &look) const;

private:
    std::vector<Ground> m_grounds; ///< the newest last
};

} // namespace entente::app
