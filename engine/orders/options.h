#pragma once

#include "map/convoywaters.h"
#include "orders/legality.h"
#include "orders/occupancy.h"
#include "orders/order.h"
#include "orders/orderrules.h"

#include <vector>

namespace entente {

/// What the lists of all units are made from, gathered once for a position.
struct ListingGround {
    Occupancy occupancy;
    ConvoyWaters waters;
    std::vector<UnitId> byPlace;    ///< all units, by the province in which they stand
    std::vector<ProvinceSet> goals; ///< by unit: where it might go by a step, by sea or by air
};

/// Every legal order of a movement phase, unit by unit: each verb's module asks `checkOrder` about everything that it
/// could be used for (`VerbModule::list`). Make one for a position and ask it for each unit:
///
///     const OptionTable options(board, rules, position);
///     options.ordersOf(unit, out);
///
/// Orders come in a stable sequence: hold, moves, convoyed moves, supports to hold, supports to move by goal and
/// source, supports of marches that nothing else would bring there, convoys; then what is special to some boards.
/// Convoyed moves name no route; supports of a fleet name the coast where two are within its reach. Sorties: invasions,
/// raids, supports to hold, supports to move, each by every way. Keeps references to board and position.
class OptionTable {
public:
    OptionTable(const Board &board, const OrderRules &rules, const Position &position);

    /// Appends the legal orders of one unit. Whoever may not be ordered at all holds.
    void ordersOf(UnitId unit, std::vector<Order> &out) const;

private:
    const Board &m_board;
    OrderRules m_rules;
    const Position &m_position;
    ListingGround m_ground;
};

/// The tree of legal choices, flat: every legal order of one unit (moves phase), of one dislodged
/// unit (retreats), or of a power's adjustments.
void legalOrders(const Board &board, const OrderRules &rules, const Position &position, UnitId unit,
                 std::vector<Order> &out);
void legalRetreats(const Board &board, const Position &position, int dislodgedIndex, std::vector<Order> &out);
void legalAdjustments(const Board &board, const OrderRules &rules, const Position &position, PowerId power,
                      std::vector<Order> &out);

/// Builds due (> 0) or removals due (< 0) in an adjustment phase, after a fleet that is forfeit is gone. Where units
/// cost points: how many of the cheapest kind the own points pay, or the fewest units that must go.
int adjustmentsDue(const Board &board, const Position &position, PowerId power);

} // namespace entente
