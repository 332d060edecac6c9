#pragma once

#include "io/gamefile.h"
#include "io/jsoncursor.h"

namespace entente {

/// The changes that can be undone, as a list for a file, oldest first. Each says only what differs from the state that
/// follows it (the last from `saved` itself), so that a long game stays small:
///
///     {"name": "A Vie - Gal", "kind": "orders", "power": "Austria", "at": 3, "drop": 1, "orders": {"Austria": ["A Vie
///     H"]}}
///
/// Going back drops `drop` orders from place `at` of the list (sorted by power) and puts these in. `turn`: going back
/// takes the last turn off the board; its orders are then the list. `sealed`, `lenient`: how the table stood before.
JsonValue historyJson(const SavedGame &saved);
/// Reads such a list into `saved.history`, for the game and the orders that `saved` holds. After a fault it is empty.
void readHistory(const JsonCursor &list, SavedGame &saved);

} // namespace entente
