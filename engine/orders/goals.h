#pragma once

#include "orders/orderrules.h"
#include "orders/position.h"

#include <vector>

namespace entente {

class Board;

/// Where a unit may go.
struct UnitGoals {
    Unit unit;
    ProvinceSet steps;   ///< by itself: by a move, a retreat or a flight
    ProvinceSet convoys; ///< by convoy alone
};

/// Of all units of the position in a phase of moves, of the dislodged ones in one of retreats; else of none. Taken from
/// the lists of legal orders (`OptionTable`, `legalRetreats`).
std::vector<UnitGoals> goalsOf(const Board &board, const OrderRules &rules, const Position &position);

} // namespace entente
