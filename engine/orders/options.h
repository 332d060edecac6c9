#pragma once

#include "map/convoywaters.h"
#include "orders/legality.h"
#include "orders/occupancy.h"
#include "orders/order.h"
#include "orders/orderrules.h"

#include <cstdint>
#include <span>
#include <vector>

namespace entente {

/// What the lists of all units are made from, gathered once for a position.
struct ListingGround {
    ListingGround(const Board &board, const OrderRules &rules, const Position &position);

    Occupancy occupancy;
    ConvoyWaters waters;
    std::vector<UnitId> byPlace;       ///< all units, by the province in which they stand
    std::vector<ProvinceSet> goals;    ///< by unit: where it might go by a step, by sea or by air
    std::vector<std::uint8_t> numbers; ///< by unit: which it is of several in a box; 0 outside of boxes

    /// A unit on the field or aboard that might go to a place, and the region that it would enter: a coast within its
    /// reach, or the province itself.
    struct Comer {
        UnitId unit;
        RegionId to;
        bool marches = false; ///< by several hops on land only; listed on boards where squadrons could cover it
    };
    /// Those who might come, by the places where they stand.
    std::span<const Comer> comersTo(ProvinceId place) const
    {
        const auto row = m_rows.begin() + place.index();
        return {m_comers.data() + row[0], m_comers.data() + row[1]};
    }

private:
    void gatherGoals(const Board &board, const OrderRules &rules, const Position &position);
    void gatherComers(const Board &board, const Position &position);

    std::vector<Comer> m_comers;       ///< by place
    std::vector<std::uint32_t> m_rows; ///< by place: where its comers begin, and at last where all end
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
