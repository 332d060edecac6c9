#pragma once

#include "io/gamefile.h"
#include "io/jsoncursor.h"

namespace entente {

// How the table of a saved game was set, and what is locked away in it, as JSON.

/// How often something may have been done, as far as a file is believed.
inline constexpr int mostTimes = 1000000;

/// The table; what is as usual is left out.
JsonValue tableJson(const TableSetup &table);
TableSetup readTable(const JsonCursor &object);

/// The locked texts, as they are.
JsonValue lockedJson(const LockedOrders &locked);
LockedOrders readLocked(const JsonCursor &object);

} // namespace entente
