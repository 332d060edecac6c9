#pragma once

#include "document/gamedocument.h"
#include "game/hints.h"
#include "words/refusals.h"

#include <QString>

namespace entente::app {

/// What the judge says of the orders of the document's present phase before they are sealed: of those that one seat
/// knows, its own; without a seat of everybody's at the table. The hints' order indices are those of `Game::orders`.
Hints outlook(const GameDocument &document, PowerId seat = {});

/// The same of a game that holds the seat's own orders and no others.
Hints outlook(const Game &game, PowerId seat);

/// A sentence that was worked out on `GameDocument::game()`, as it may be told: under fog it holds for what is seen and
/// no more, and says so. Whoever promises or proves anything of the present asks here.
QString asFarAsSeen(const GameDocument &document, const QString &found);

/// Under fog: nothing of a power is seen in a position that is shown, so no number tells what it has.
bool isUnseen(const GameDocument &document, const Position &shown, PowerId power);

/// What the refusal of an order of the present phase speaks of: the position as it is seen, and how far that is.
RefusalContext refusalContext(const GameDocument &document, const GivenOrder &given);

/// What befalls the units of a power if it writes no order at all, whoever else writes what.
Hints outlookWithoutOrders(const GameDocument &document, PowerId power);

} // namespace entente::app
