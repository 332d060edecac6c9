#pragma once

#include "game/play.h"
#include "io/gamecase.h"

#include <memory>

namespace entente::app {

/// Plays cases one after another and keeps its judge as long as board and rules stay the same.
class CaseRunner {
public:
    Turn play(const GameCase &gameCase);
    Adjudicator &judgeFor(const GameCase &gameCase);

private:
    std::unique_ptr<Adjudicator> m_judge;
    std::shared_ptr<const Board> m_board;
    Rulebook m_rules;
};

} // namespace entente::app
