#pragma once

#include "orders/legality.h"
#include "orders/occupancy.h"
#include "orders/orderrules.h"
#include "orders/position.h"

namespace entente {

class Board;
struct MoveCheck;

// What `checkOrder` is made of, for those who know the unit or the winter already.

constexpr Legality legal()
{
    return {};
}
constexpr Legality refused(Refusal refusal, ProvinceId where = {})
{
    return {refusal, where, 0, 0};
}

/// A written kind against the kind that stands there (DATC 4.C.1 and 4.C.2); fills it in.
bool settleKind(const OrderRules &rules, KindId stands, KindId &written);
/// The coast written for a unit that stands on another (DATC 4.B.5); fills in where it stands.
bool settleCoast(const Board &board, const OrderRules &rules, RegionId stands, RegionId &written);

/// What the action of a unit that is known and obeys whoever ordered it must fulfil in a season's moves.
Legality checkAction(const Board &board, const OrderRules &rules, const Position &position, const Occupancy &occupancy,
                     const Unit &unit, Action &action);
/// An order of a winter where what the power has to build (or, below 0, to remove) has been counted, and a fleet that
/// went for want of a port is gone already.
Legality checkAdjustment(const Board &board, const OrderRules &rules, const Position &position, PowerId power,
                         Order &order, int due);

} // namespace entente
