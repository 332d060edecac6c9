#include "game/missedpuzzles.h"

#include <utility>

namespace entente {

MissedPuzzles::MissedPuzzles(Game game) : m_game(std::move(game))
{
    goOn();
}

/// On to the next power, and turn, of which something is to be asked.
void MissedPuzzles::goOn()
{
    m_search.reset();
    for (++m_power; !done(); m_power = 0, ++m_turn) {
        const Turn &turn = m_game.turn(m_turn);
        if (turn.before.phase.stage != Stage::Moves || !turn.countsCentres)
            continue;
        while (m_power < m_game.board().powerCount() && !m_game.board().power(PowerId(m_power)).playable)
            ++m_power;
        if (m_power < m_game.board().powerCount()) {
            m_search.emplace(m_game.variantPointer()->board, m_game.rules(), turn.before, PowerId(m_power), had());
            return;
        }
    }
}

/// Where the power's units came to stand, and its own centres that nobody came to.
ProvinceSet MissedPuzzles::had() const
{
    const Board &board = m_game.board();
    const Turn &turn = m_game.turn(m_turn);
    const PowerId power(m_power);
    ProvinceSet places;
    for (int p = 0; p < board.provinceCount(); ++p) {
        if (turn.before.owner[static_cast<std::size_t>(p)] == power)
            places.insert(ProvinceId(p));
    }
    for (const Unit &unit : turn.after.units) {
        const ProvinceId place = board.provinceOf(unit.region);
        if (unit.power == power)
            places.insert(place);
        else if (board.kind(unit.kind).captures)
            places.erase(place);
    }
    return places;
}

void MissedPuzzles::tryMore(int count)
{
    if (done())
        return;
    m_search->tryMore(count);
    if (!m_search->done())
        return;
    if (!m_search->found().empty())
        m_found.push_back({m_search->found().front(), m_turn});
    goOn();
}

} // namespace entente
