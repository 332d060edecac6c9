#pragma once

#include "judge/bywidth.h"
#include "judge/movesjudge.h"
#include "judge/ordersheet.h"

#include <memory>

namespace entente::judge {

/// The judge of boards where armies and fleets on the field are all there is.
class FieldEngine : public MovesEngine {
public:
    FieldEngine(const Board &board, const Rulebook &rules) : m_board(board), m_judge(board, rules) {}

    void run(const Position &position, std::span<const GivenOrder> orders, Waters &waters, MovesOutcome &out) override
    {
        m_sheet.write(m_board, orders);
        m_judge.run(position, m_sheet, waters, out);
    }

private:
    const Board &m_board;
    ByWidth<MovesJudge> m_judge;
    OrderSheet m_sheet; ///< keeps its memory from season to season
};

} // namespace entente::judge
