#pragma once

#include "map/board.h"
#include "orders/order.h"
#include "rules/rulebook.h"

#include <vector>

namespace entente::judge {

/// Where a bomber comes down (1939 III 42 to 44).
struct Landing {
    Unit unit;             ///< at its base
    ProvinceId at;         ///< none: it is lost with its base
    bool aborted = false;  ///< nowhere else to land: it is back at its base, and its mission had no effect
    bool raided = false;   ///< its raid was flown
};

/// Where a centre is land of its owner since autumn, that owner takes the place of whoever was there last (ruling B9).
void ownCentresSinceAutumn(const Board &board, const Rulebook &rules, const Position &position, std::vector<PowerId> &holder);

/// Settles the landings of every bomber of the position, those that stand among them, in the order of the units. Who
/// owns the land is told by `holder`. Two that want one place both go to their next (ruling B14); a mission
/// that ends at its base that way is aborted, and the others are settled again without it.
std::vector<Landing> settleLandings(const Board &board, const Position &position, const std::vector<PowerId> &holder);

} // namespace entente::judge
