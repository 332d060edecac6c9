#pragma once

#include "game/turn.h"
#include "sheet/linework.h"
#include "sheet/maplook.h"
#include "sheet/mapstate.h"

#include <vector>

namespace entente::app {

/// One turn as a short film made from its events: the orders lie on the map, units go their ways, those
/// who are turned back come back, those who are driven out step aside, and the results stand there.
/// Time runs from 0 to 1.
class TurnReplay {
public:
    TurnReplay(const MapLook &look, const Turn &turn, qreal scale);
    /// Fog lies on what is not in `seen`, all the time.
    void layFog(const Board &board, const ProvinceSet &seen);

    /// What the map shows until `isOver`: the units where they stood, and the orders without results.
    const MapState &before() const { return m_before; }
    /// From here on the results are shown.
    static bool isOver(qreal time) { return time >= 0.86; }
    /// How far each unit of before() is from its place, in sheet units.
    std::vector<QPointF> offsetsAt(qreal time) const;

private:
    struct Journey {
        Track way;         ///< empty: stays
        bool back = false; ///< only so far, and back again
        qreal from = 0;    ///< when it sets out
        qreal until = 1;
    };

    void addMoves(const MapLook &look, const Turn &turn, qreal scale);
    void addAside(const MapLook &look, const Turn &turn, qreal scale);
    Journey &journeyOf(const Unit &unit);

    MapState m_before;
    std::vector<Journey> m_journeys; ///< one a unit of m_before
    Journey m_nobody;
};

} // namespace entente::app
