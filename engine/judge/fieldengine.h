#pragma once

#include "judge/movesengine.h"
#include "judge/movesjudge.h"

#include <memory>

namespace entente::judge {

/// The judge of boards where armies and fleets on the field are all there is. Chooses the width of its sets by the
/// number of units.
class FieldEngine : public MovesEngine {
public:
    FieldEngine(const Board &board, const Rulebook &rules) : m_board(board), m_rules(rules), m_narrow(board, rules) {}

    void run(const Position &position, std::span<const GivenOrder> orders, Waters &waters, MovesOutcome &out) override
    {
        m_sheet.write(m_board, orders);
        run(position, m_sheet, waters, out);
    }

    /// The same for orders that are sorted already.
    void run(const Position &position, const OrderSheet &sheet, Waters &waters, MovesOutcome &out)
    {
        if (position.units.size() <= 64) {
            m_narrow.run(position, sheet, waters, out);
            return;
        }
        if (!m_wide)
            m_wide = std::make_unique<MovesJudge<Wide>>(m_board, m_rules);
        m_wide->run(position, sheet, waters, out);
    }

private:
    const Board &m_board;
    const Rulebook &m_rules;
    MovesJudge<Narrow> m_narrow;
    std::unique_ptr<MovesJudge<Wide>> m_wide; ///< made when a phase has more than 64 units
    OrderSheet m_sheet;                       ///< of orders that came without one
};

} // namespace entente::judge
