#pragma once

#include "flow/tableflow.h"
#include "panels/powerspanel.h"

#include <map>

namespace entente::app {

/// What each power is doing, as its row at the left says it: how its orders fared in the turn that is
/// looked at (`turn`), or (-1) how far it is with those of the present.
std::map<PowerId, PowerStatus> powerStatuses(const GameDocument &document, const TableFlow &flow, int turn);

/// What is still without an order, as the sentence that is said before sealing; empty if nothing is.
QString missingOrders(const GameDocument &document, PowerId power);
/// What the button then says: "Seal anyway: 3 units hold".
QString sealAnyway(const GameDocument &document, PowerId power);
/// The same of every power, for a table at which one person writes for all; empty: nothing is to be said.
QString missingOrdersOfAll(const GameDocument &document);
/// What comes of each of these powers if it gives no orders, a line each; tells nothing of what is written.
QStringList withoutOrders(const GameDocument &document, const std::vector<PowerId> &powers);

} // namespace entente::app
