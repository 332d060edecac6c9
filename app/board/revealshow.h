#pragma once

#include "game/conflicts.h"
#include "sheet/mapstate.h"
#include "tools/tool.h"

namespace entente::app {

/// A reveal as a table watches it: first all orders lie on the map and nobody knows what comes of them, then one
/// conflict after another is told with its strengths. Keeps how far it is; what is to be seen follows from that and the
/// turn.
class RevealShow {
public:
    /// `orders`: the map before anybody moves, with everybody's orders. The board must outlive it.
    RevealShow(const Board &board, const Turn &turn, MapState orders);

    bool hasConflicts() const { return !m_conflicts.empty(); }
    bool next(); ///< false: all has been told
    /// The map with the outcome of what has been told, and what is told now lit.
    MapState state() const;
    Sentence sentence() const;
    /// While a turn is played at once, without its conflicts being told.
    static Sentence sentenceOfFilm(const Board &board, const Turn &turn);

private:
    QString scales(const Conflict &conflict) const;

    const Board &m_board;
    Turn m_turn;
    MapState m_orders;
    std::vector<Conflict> m_conflicts;
    int m_at = -1; ///< the conflict that is told; -1: none yet
};

} // namespace entente::app
