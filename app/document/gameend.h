#pragma once

#include "document/table.h"
#include "game/game.h"

#include <QDateTime>

namespace entente::app {

/// The next such hour of the day, as `ClockRules::endsAt` has it: today's, or tomorrow's where that is past.
QString nextHour(const QTime &hour, const QDateTime &now);

/// To be called when a phase was played: once the hour is past, the game ends when the centres of a year were counted.
void endAtHour(Game &game, const Table &table, const QDateTime &now);

/// "Austria wins with 16, Turkey with 20": the powers that need another number of centres than all others; empty: none.
QString whoWinsWithOther(const Game &game);

/// "ends after Autumn 1907 or with the first count after 23:00"; empty where neither a season nor an hour is set, or
/// the game is over.
QString whenItEnds(const Game &game, const Table &table);

} // namespace entente::app
