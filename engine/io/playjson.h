#pragma once

#include "game/game.h"
#include "io/fault.h"
#include "io/jsoncursor.h"

#include <map>
#include <vector>

namespace entente {

// What was played, in a saved game: turns with their orders, how the game ended, and the orders that are written now.
// Verdicts are not kept: reading plays every turn again.

/// Adds what was played from the turn `first` on, and the orders written now.
void addPlay(JsonValue &object, const Game &game, int first);
/// Reads the turns, the end and the orders of `game`, and appends them to what it has played. Every turn must come to
/// what the file says of it; the first that does not is a fault, and nothing is read behind it. With `orderLost` the
/// secret order of acting is not known, and one is looked for that leads where the file says. Where the file agrees
/// with itself and the turn comes out otherwise, the rules have changed since: the board goes on as it was, as if it
/// had been set up by hand, and the remarks say so once. They also tell which retreats of the position to be ordered
/// were closed.
struct PlayReading {
    Faults &faults;
    bool orderLost = false;
    std::vector<Wording> &remarks;
    bool changedRules = false;                  ///< some turn came out otherwise; it was said
    std::map<const Turn *, Position> kept = {}; ///< by such a turn: the board that stood behind it
};
void readPlay(const JsonCursor &object, Game &game, PlayReading &reading);

/// How often a phase was taken back after its reveal.
JsonValue takenBackJson(const Game &game);
void readTakenBack(const JsonCursor &object, Game &game);

} // namespace entente
