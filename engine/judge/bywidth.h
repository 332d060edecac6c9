#pragma once

#include "judge/masks.h"
#include "judge/movesengine.h"

namespace entente::judge {

/// A judge is a template over the width of its sets. The width is chosen here, by the number of units; a judge for
/// more than 64 of them is made when the first such phase comes.
template <template <class> class Judge>
class ByWidth {
public:
    ByWidth(const Board &board, const Rulebook &rules) : m_board(board), m_rules(rules), m_narrow(board, rules) {}

    template <class Orders>
    void run(const Position &position, const Orders &orders, Waters &waters, MovesOutcome &out)
    {
        if (position.units.size() <= 8 * sizeof(Narrow)) {
            m_narrow.run(position, orders, waters, out);
            return;
        }
        if (!m_wide)
            m_wide = std::make_unique<Judge<Wide>>(m_board, m_rules);
        m_wide->run(position, orders, waters, out);
    }

private:
    const Board &m_board;
    const Rulebook &m_rules;
    Judge<Narrow> m_narrow;
    std::unique_ptr<Judge<Wide>> m_wide;
};

/// A judge of any number of units that takes the orders as they come.
template <template <class> class Judge>
class EngineOf : public MovesEngine {
public:
    EngineOf(const Board &board, const Rulebook &rules) : m_judge(board, rules) {}
    void run(const Position &position, std::span<const GivenOrder> orders, Waters &waters, MovesOutcome &out) override
    {
        m_judge.run(position, orders, waters, out);
    }

private:
    ByWidth<Judge> m_judge;
};

} // namespace entente::judge
