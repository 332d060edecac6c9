#pragma once

#include "orders/order.h"

namespace entente {

class Board;
struct Position;

/// Whose unit an order speaks of, where nobody said who gives it: whoever has the unit there, of retreats the dislodged
/// one; of a build, and in winters where nothing stands, the owner of the centre, else whose home it is. None where
/// there is no such unit.
PowerId ownerOf(const Board &board, const Position &position, const Order &order);

} // namespace entente
