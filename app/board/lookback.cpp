#include "board/lookback.h"

#include "words/tablewords.h"

#include <QCoreApplication>

namespace entente::app {

int turnAtHand(const GameDocument &document, const TableFlow &flow)
{
    const int count = document.game().turnCount();
    const bool played =
        document.isTrial() || flow.step() == Step::Results || flow.step() == Step::Watched || flow.step() == Step::Over;
    return played && count > 0 ? count - 1 : count;
}

bool looksBack(const GameDocument &document, const TableFlow &flow)
{
    return document.hasGame() && !flow.isCovered() && document.viewedTurn() < turnAtHand(document, flow);
}

QString wayBack(const GameDocument &document, const TableFlow &flow)
{
    const int turn = turnAtHand(document, flow);
    const Phase phase =
        turn < document.game().turnCount() ? document.turn(turn).before.phase : document.game().position().phase;
    return QCoreApplication::translate("LookBack", "Back to %1", "the season that the table is at")
        .arg(seasonOf(document.board(), phase));
}

} // namespace entente::app
