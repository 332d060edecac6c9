#pragma once

#include "orders/legality.h"
#include "orders/order.h"

#include <vector>

namespace entente {

/// The tree of legal choices, flat: every legal order of one unit (moves phase), of one dislodged
/// unit (retreats), or of a power's adjustments, in a stable order: hold, moves, convoyed moves,
/// supports to hold, supports to move, convoys. Convoyed moves name no route.
void legalOrders(const Board &board, const OrderRules &rules, const Position &position, UnitId unit, std::vector<Order> &out);
void legalRetreats(const Board &board, const Position &position, int dislodgedIndex, std::vector<Order> &out);
void legalAdjustments(const Board &board, const OrderRules &rules, const Position &position, PowerId power, std::vector<Order> &out);

/// Builds due (> 0) or removals due (< 0) in an adjustment phase.
int adjustmentsDue(const Board &board, const Position &position, PowerId power);

} // namespace entente
