#pragma once

#include "game/hints.h"
#include "map/board.h"

#include <QString>
#include <QStringList>

namespace entente::app {

/// What a hint says, in the judge's own sentence: "If nobody else moves: Bounced by A Vienna, 1 against 1."
QString hintSentence(const Board &board, const Hints &hints, const Hint &hint);

/// What befalls the units of a power that have no order.
struct Fates {
    QStringList hold, disband; ///< by name
    QStringList otherwise;     ///< of those that fare in another way, a sentence each: a name, and what the judge says

    int count() const { return static_cast<int>(hold.size() + disband.size() + otherwise.size()); }
};
Fates fatesOf(const Board &board, const Hints &hints, PowerId power);

} // namespace entente::app
