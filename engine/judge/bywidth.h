#pragma once

#include "judge/masks.h"
#include "judge/movesengine.h"

namespace entente::judge {

/// A judge is a template over the width of its sets. The width is chosen here, by the number of units; judges for more
/// than 64 of them, and for more than 128, are made when the first such phase comes.
template <template <class> class Judge>
class ByWidth {
public:
    ByWidth(const Board &board, const Rulebook &rules) : m_board(board), m_rules(rules), m_narrow(board, rules) {}

    template <class Orders>
    void run(const Position &position, const Orders &orders, Waters &waters, MovesOutcome &out)
    {
        const std::size_t units = position.units.size();
        if (units <= room<Narrow>)
            m_narrow.run(position, orders, waters, out);
        else if (units <= room<Wide>)
            made(m_wide).run(position, orders, waters, out);
        else
            made(m_vast).run(position, orders, waters, out);
    }

private:
    static_assert(room<Vast> >= maxUnits);

    template <class OfWidth>
    OfWidth &made(std::unique_ptr<OfWidth> &judge)
    {
        if (!judge)
            judge = std::make_unique<OfWidth>(m_board, m_rules);
        return *judge;
    }

    const Board &m_board;
    const Rulebook &m_rules;
    Judge<Narrow> m_narrow;
    std::unique_ptr<Judge<Wide>> m_wide;
    std::unique_ptr<Judge<Vast>> m_vast;
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
