#pragma once

#include "orders/orderrules.h"
#include "orders/position.h"

#include <vector>

namespace entente {

class Board;

/// Where a unit may go.
struct UnitGoals {
    Unit unit;
    ProvinceSet steps;            ///< by itself: by a move, a retreat or a flight
    ProvinceSet convoys;          ///< by convoy alone
    std::vector<RegionId> coasts; ///< which coasts those steps end at, each once

    /// By a step: of a province any part, of a coast this one.
    bool stepsTo(const Board &board, RegionId place) const;
};

/// Of all units of the position in a phase of moves, of the dislodged ones in one of retreats; else of none. Taken from
/// the lists of legal orders (`OptionTable`, `legalRetreats`).
std::vector<UnitGoals> goalsOf(const Board &board, const OrderRules &rules, const Position &position);

/// Whoever has a legal order to support the unit that stands in `from`, in its move to `to` or (none) to hold, in a
/// phase of moves; each once. Taken from the list of legal orders (`OptionTable`).
std::vector<Unit> supportersOf(const Board &board, const OrderRules &rules, const Position &position, ProvinceId from,
                               ProvinceId to);

} // namespace entente
