#include "game/tally.h"

namespace entente {

namespace {

Tally tallyOf(const Board &board, const Position &position, const Phase &phase)
{
    Tally tally{phase, std::vector<int>(static_cast<std::size_t>(board.powerCount())),
                std::vector<int>(static_cast<std::size_t>(board.powerCount()))};
    for (int p = 0; p < board.powerCount(); ++p) {
        tally.centres[static_cast<std::size_t>(p)] = centreCountOf(position, PowerId(p));
        tally.units[static_cast<std::size_t>(p)] = unitCountOf(position, PowerId(p));
    }
    for (const DislodgedUnit &dislodged : position.dislodged)
        ++tally.units[static_cast<std::size_t>(dislodged.unit.power.index())];
    return tally;
}

} // namespace

std::vector<Tally> talliesOf(const Game &game)
{
    std::vector<Tally> tallies{tallyOf(game.board(), game.start(), game.start().phase)};
    for (int i = 0; i < game.turnCount(); ++i)
        tallies.push_back(tallyOf(game.board(), game.positionAfter(i + 1), game.turn(i).before.phase));
    return tallies;
}

std::vector<Tally> yearsOf(const Game &game)
{
    const std::vector<Tally> all = talliesOf(game);
    std::vector<Tally> years{all.front()};
    for (std::size_t i = 1; i < all.size(); ++i) {
        if (i + 1 == all.size() || all[i + 1].phase.year != all[i].phase.year)
            years.push_back(all[i]);
    }
    return years;
}

} // namespace entente
