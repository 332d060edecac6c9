#pragma once

#include <span>

namespace entente::app {

/// Where the table stands between two reveals.
enum class Step {
    None,      ///< no game
    Covered,   ///< curtain: the next player takes the seat
    Writing,   ///< one power writes, nobody else sees
    AllSealed, ///< curtain: everybody's orders are in; the reveal can come once the computers' are
    Away,      ///< curtain: whoever has not sealed writes away from the window
    Watched,   ///< only computers play: the board is seen, and nobody writes
    Open,      ///< no secrets: the orders of all are written together
    Results,   ///< the phase just played is looked at
    Over,      ///< somebody has won, or the players have agreed
};

/// What people do at the table.
enum class Act {
    Begin,
    Take,
    HandOver,
    TurnTo, ///< another power of whoever writes
    Seal,
    Reopen,
    Reveal,
    RevealEarly, ///< without everybody's seal: the table's decision, from the curtain
    Next,
    TakeBack, ///< the last season is to be written anew: the table's decision
    PlayOn,   ///< somebody has won, and the game goes on: the table's decision
    Undone,
};

/// What a transition may depend on besides the step.
struct TableFacts {
    bool hotseat = true;
    bool allSealed = false; ///< everybody who has something to order has sealed
    bool away = false;      ///< some have not, and all of these write away from the window
    bool over = false;      ///< somebody has won, or it was agreed
    bool unseen = false;    ///< what the last reveal showed was being looked at when the game was left
    bool mayPlayOn = false; ///< somebody has won, and others are left
    bool watched = false;   ///< only computers are left
    bool sameHand = false;  ///< the next seat is the same person's
    bool locked = false;    ///< orders of a seat wait for its PIN: without them nothing can be revealed
    bool played = false;    ///< there is a season to take back, and taking it back gives no secret away
};

/// A row of the table: `act` leads `from` one step `to` another `when` that is so.
struct Transition {
    Step from;
    Act act;
    bool (*when)(const TableFacts &);
    Step to;
};

/// The whole flow as a table; the first row that fits counts.
std::span<const Transition> transitions();
/// The step after `act`; `from` itself where the table has no row (the act is not open then).
Step stepAfter(Step from, Act act, const TableFacts &facts);
/// Has the table a row for it?
bool isOpen(Step from, Act act, const TableFacts &facts);

} // namespace entente::app
