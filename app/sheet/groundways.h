#pragma once

#include "sheet/linework.h"
#include "sheet/mapsheet.h"

#include <map>
#include <mutex>
#include <vector>

namespace entente::app {

/// Leads the lines of orders over the ground of one sheet: where the straight way from one place to another would cross
/// a third, it goes round that, through the places it belongs to. Ways are kept once they are found. Any thread.
class GroundWays {
public:
    GroundWays(const MapSheet &sheet, const Board &board);

    /// What a line may cross.
    struct Terms {
        std::vector<ProvinceId> places; ///< its own: of a move both its ends, of a convoy the waters too
        bool sails = false;             ///< beside its places water is better than land
        bool anyWater = false;          ///< all water is as good as its places
    };

    /// A line between two points that bends as seldom and as gently as it can; the straight one where that serves.
    Track way(QPointF from, QPointF to, const Terms &terms) const;
    /// How much of a line lies where it should not.
    qreal strayed(const Track &line, const Terms &terms) const;

private:
    using Key = std::vector<int>;

    qreal unseemly(const Track &line, const Terms &terms) const;
    Track overAnyWater(QPointF from, QPointF to, Terms terms) const;
    Track found(QPointF from, QPointF to, const Terms &terms) const;
    bool mayCross(ProvinceId at, const Terms &terms) const;

    const MapSheet &m_sheet;
    ProvinceSet m_seas;
    mutable std::mutex m_guard;
    mutable std::map<Key, Track> m_kept;
};

} // namespace entente::app
