#pragma once

#include "orders/order.h"

namespace entente {

class Board;

// What an order is for, whatever kind of unit was given it.

/// Where it brings its unit if all goes well; where the unit stands, if it stays or comes back.
RegionId goalOf(const Board &board, const Order &order);
/// Does it help the unit to carry out that order: by a support, from the air, by a convoy?
bool backs(const Board &board, const Order &helper, const Unit &unit, const Order &its);
/// The place of the unit that it helps; none if it helps nobody.
ProvinceId backedBy(const Board &board, const Order &order);

} // namespace entente
