#pragma once

#include "words/deadlines.h"

#include <QString>

namespace entente {
class Game;
}

namespace entente::app {

class GameDocument;
struct Table;

/// When the orders of the present phase are due.
Deadline deadlineOf(const Table &table);

/// The same in words for a report of a turn: it speaks of the phase after the last turn, so other turns tell nothing.
/// `turn` -1: the report is of no turn.
QString dueAfter(const GameDocument &document, int turn);

/// When a phase has been judged: the deadline of the next moves on with the rhythm that was set, or is gone.
void moveDeadlineOn(const Game &game, Table &table);

} // namespace entente::app
