#pragma once

#include "document/gamedocument.h"
#include "game/hints.h"

#include <QString>
#include <QStringList>

namespace entente::app {

// What a power leaves undone, as it is asked before its orders are sealed; at the window and away from it.

/// What is still without an order, and what will fail, as the sentence that is said before sealing, and below it the
/// details; empty if nothing is. `hints`: of the power's own orders (document/outlook.h).
QString missingOrders(const GameDocument &document, PowerId power, const Hints &hints);
/// What the button then says: "Seal anyway: 3 units hold".
QString sealAnyway(const GameDocument &document, PowerId power, const Hints &hints);
/// The same of every power, for a table at which one person writes for all; empty: nothing is to be said.
QString missingOrdersOfAll(const GameDocument &document);
/// What comes of each of these powers if it gives no orders, a line each; tells nothing of what is written.
QStringList withoutOrders(const GameDocument &document, const std::vector<PowerId> &powers);

} // namespace entente::app
