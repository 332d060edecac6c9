#pragma once

#include "map/board.h"
#include "orders/legality.h"
#include "orders/orderrules.h"

namespace entente {

/// Which coast an order means. Answers the region that a unit standing in `from` enters when `to` is
/// written, for one step; no id and the reason in `why` where it can enter none or the order leaves
/// two open. `why` is NotAdjacent where no step leads into the province at all.
RegionId arrivalOf(const Board &board, const OrderRules &rules, Travel travel, RegionId from, RegionId to,
                   Refusal &why);

/// An army's destination without the coast that somebody wrote (DATC 4.B.6).
RegionId withoutCoast(const Board &board, const OrderRules &rules, RegionId region, Refusal &why);

/// May a unit that travels so stand anywhere in the province?
bool canStandIn(const Board &board, Travel travel, ProvinceId province);

} // namespace entente
