#pragma once

#include "map/board.h"
#include "orders/order.h"
#include "rules/rulebook.h"

#include <span>
#include <vector>

namespace entente::judge {

/// Where a bomber comes down (1939 III 42 to 44).
struct Landing {
    Unit unit;            ///< at its base
    ProvinceId at;        ///< none: it is lost with its base
    bool aborted = false; ///< nowhere else to land: it is back at its base, and its mission had no effect
    bool raided = false;  ///< its raid was flown
    /// Another that wanted the place where this one was ordered to land, or rested there (36); no kind: none did.
    Unit rival = {};
};

/// Where a centre is land of its owner since autumn, that owner takes the place of whoever was there last (ruling B9).
void ownCentresSinceAutumn(const Board &board, const Rulebook &rules, const Position &position,
                           std::vector<PowerId> &holder);

/// What there is to settle: bombers that fly and bombers that stand, and whom they may visit.
struct LandingField {
    std::span<const Unit> bombers;      ///< sorted
    std::span<const Airborne> airborne; ///< sorted
    std::span<const Leave> leaves;
    std::span<const PowerId> holder; ///< by province: who owns the land
    ProvinceSet held;                ///< where an army or fleet stands
};

/// Settles the landings of every bomber, in their order. Two that want one place both go to their next (ruling B14); a
/// mission that ends at its base that way is aborted, and the others are settled again without it.
std::vector<Landing> settleLandings(const Board &board, const LandingField &field);
/// The same for a position, those that stand among them, in the order of the units.
std::vector<Landing> settleLandings(const Board &board, const Position &position, const std::vector<PowerId> &holder);

} // namespace entente::judge
