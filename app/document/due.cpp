#include "document/due.h"

#include "document/gamedocument.h"

namespace entente::app {

Deadline deadlineOf(const Table &table)
{
    return readStored(table.deadline);
}

QString dueAfter(const GameDocument &document, int turn)
{
    const bool present = turn < 0 || turn + 1 == document.game().turnCount();
    return present ? deadlineText(deadlineOf(document.table())) : QString();
}

void moveDeadlineOn(const Game &game, Table &table)
{
    if (table.deadline.isEmpty())
        return;
    const bool isShort = game.position().phase.stage != Stage::Moves;
    table.deadline = game.isOver()
                         ? QString()
                         : storedDeadline(nextDeadline(deadlineOf(table), isShort, QDateTime::currentDateTime()));
}

} // namespace entente::app
