#pragma once

#include "game/game.h"
#include "orders/legality.h"

#include <vector>

namespace entente {

/// Going back in a game to correct a phase, without losing what followed: its orders wait as those of later phases
/// (`Game::later`) and are offered again, as written orders, when the game comes to their phase once more.

/// What was kept of a later phase and does not fit what the game has become.
struct Misfit {
    enum class Kind {
        NobodyThere, ///< no such unit of the power is there: the order is left out
        Illegal,     ///< the unit is there but can't follow the order: it stands as it was given
        TooMany,     ///< more builds or removals than are due: the order is left out
        PhaseGone,   ///< the phase does not come up any more: the order is left out
        SetUpAgain,  ///< no order: the position that was set up then stands again
        Unread,      ///< no order: `text` can't be read as one
    };
    Kind kind = Kind::NobodyThere;
    Phase phase;
    GivenOrder order;
    Legality legality; ///< of Illegal
    Position position; ///< the one that the order was held against
    std::string text;  ///< of Unread
};

/// What of these orders still has somebody to follow it in the present phase; the rest is told, and so is what is kept
/// although it can't be followed.
std::vector<GivenOrder> fittingOrders(const Game &game, const std::vector<GivenOrder> &orders,
                                      std::vector<Misfit> &misfits);

/// Takes the last turn back: its orders are written again, and what followed waits. The game must have a turn.
void stepBack(Game &game);

/// Writes the orders that wait for the present phase, after it has come up; tells what of them, and of phases that were
/// passed over, does not fit.
std::vector<Misfit> offerLater(Game &game);

/// Judges phase after phase with the orders that are written and those that wait, up to where the game stood before
/// somebody went back. Ends before that in a phase that did not come up before, since nobody has ordered for it.
std::vector<Misfit> judgeUpToNow(Game &game);

} // namespace entente
