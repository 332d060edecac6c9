#include "cli/caserunner.h"

#include "game/causes.h"

namespace entente::app {

Adjudicator &CaseRunner::judgeFor(const GameCase &gameCase)
{
    if (!m_judge || m_board != gameCase.variant->board || !(m_rules == gameCase.rules)) {
        m_board = gameCase.variant->board;
        m_rules = gameCase.rules;
        m_judge = std::make_unique<Adjudicator>(m_board, m_rules);
    }
    return *m_judge;
}

Turn CaseRunner::play(const GameCase &gameCase)
{
    Adjudicator &judge = judgeFor(gameCase);
    Turn turn = playPhase(judge, *gameCase.variant, gameCase.position, gameCase.orders);
    findCauses(judge, *gameCase.variant, turn);
    return turn;
}

} // namespace entente::app
