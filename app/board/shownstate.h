#pragma once

#include "document/gamedocument.h"
#include "sheet/mapstate.h"

namespace entente::app {

/// Which of the orders that may be seen are drawn.
enum class OrdersShown { All, Own, Selected, Failed, None };

/// What of a game is to be seen, and how it is looked at. The page of the board owns one; what the table and the tool
/// decide of it (seat, own, selected ...) is filled in whenever it is shown.
struct BoardView {
    OrdersShown shown = OrdersShown::All;
    PowerId own;                     ///< with OrdersShown::Own
    UnitRef selected;                ///< with OrdersShown::Selected
    UnitRef lit;                     ///< the unit whose order stands out; none: all do
    PowerId seat;                    ///< whose orders may be seen; none: see `everyone`
    std::vector<PowerId> alsoOwn;    ///< other powers of the same player: their orders may be seen too, and are faint
    bool everyone = false;           ///< all orders may be seen
    PowerId pointedOut;              ///< this power's units and centres stand out; none: all are alike
    PowerId filter;                  ///< only this power's orders; none: all that may be seen
    int lookedAt = -1;               ///< a result looked at: everything else under a veil
    int happening = -1;              ///< what happened there is looked at: an index into happeningsOf(the turn)
    int pointed = -1;                ///< of the results concerned: the one to show alone
    bool missing = false;            ///< the writer's units without orders stand out: they are about to be left so
    bool strengths = false;          ///< of a turn of the past, written on the orders
    std::vector<GivenOrder> instead; ///< orders that would have changed the result, drawn in the place of those given
};

/// The turn whose results are shown, or -1 where the present is.
int shownTurn(const GameDocument &document);
/// The result of the unit whose symbol stood there before the turn, or else of any in its place; -1: none.
int resultAt(const Board &board, const Turn &turn, const UnitRef &at);
/// The map's state for the turn that is viewed: the present with the orders that may be seen, or a
/// turn of the past with its results.
MapState shownState(const GameDocument &document, const BoardView &view);

} // namespace entente::app
