#pragma once

#include "base/result.h"
#include "game/game.h"
#include "io/fault.h"
#include "io/gamecase.h"

#include <string>
#include <string_view>

namespace entente {

/// What a saved game holds beside the game itself: how the table was set. All of it is optional.
struct TableSetup {
    std::string mode;                       ///< "hotseat", ...
    std::vector<std::string> seats;         ///< power ids in seating order
    std::map<std::string, std::string> players; ///< power id to player's name
    std::vector<std::string> sealed;        ///< power ids that have sealed their orders
    std::string viewer;                     ///< power id whose seat is taken, or empty
    friend bool operator==(const TableSetup &, const TableSetup &) = default;
};

/// Orders of the present phase that are locked away: opaque text by power id, and the name of the key. The
/// engine hands them through; who holds the key opens them.
struct LockedOrders {
    std::string key;
    std::map<std::string, std::string> orders;
    friend bool operator==(const LockedOrders &, const LockedOrders &) = default;
};

struct SavedGame {
    Game game;
    TableSetup table;
    LockedOrders locked;
};

/// The saved game (`.entente`): one JSON object, documented in the manual, versioned. The file holds start
/// position, settings, and for each turn its orders, the position after, and a digest of both; on reading,
/// every turn is adjudicated again and must give the same position, so a damaged file is found out.
inline constexpr int gameFileVersion = 1;

std::string writeGame(const SavedGame &saved);
Result<SavedGame, Fault> readGame(std::string_view bytes, const VariantFinder &variants);

} // namespace entente
