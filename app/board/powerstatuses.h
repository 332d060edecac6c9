#pragma once

#include "flow/tableflow.h"
#include "panels/powerspanel.h"

#include <map>

namespace entente::app {

/// What each power is doing, as its row at the left says it: how its orders fared in the turn that is
/// looked at (`turn`), or (-1) how far it is with those of the present.
std::map<PowerId, PowerStatus> powerStatuses(const GameDocument &document, const TableFlow &flow, int turn);

} // namespace entente::app
