#pragma once

#include "game/game.h"
#include "game/puzzles.h"

#include <optional>
#include <vector>

namespace entente {

/// What did they miss? The centres that a power could surely have taken or kept in a game and did not, as puzzles: of
/// each season after which centres are counted, and each power, the hardest one. Knows no clock, as PuzzleSearch.
class MissedPuzzles {
public:
    explicit MissedPuzzles(Game game);

    void tryMore(int count); ///< judges about so many further seasons
    bool done() const { return m_turn >= m_game.turnCount(); }
    int turn() const { return m_turn; } ///< the one that is looked at now
    const Game &game() const { return m_game; }
    struct Found {
        Puzzle puzzle;
        int turn = 0; ///< of the game
    };
    const std::vector<Found> &found() const { return m_found; } ///< in the order of the game

private:
    void goOn();
    ProvinceSet had() const;

    Game m_game;
    int m_turn = 0;
    int m_power = -1;
    std::optional<PuzzleSearch> m_search;
    std::vector<Found> m_found;
};

} // namespace entente
