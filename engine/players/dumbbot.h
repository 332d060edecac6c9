#pragma once

#include "base/lots.h"
#include "players/seatview.h"

#include <vector>

namespace entente {

/// The orders of the seat for the present phase by the rules of DumbBot (David Norman, 2003), which other programs are
/// measured against since then. They are kept as they were published: a centre is worth the size of its owner, or of
/// whoever can enter it, what is near to it a part of that; units choose places in an order drawn by lot, and help
/// each other where a place is contested. It orders no convoys, flights or sieges, makes no deals, and looks at nothing
/// that was ordered before.
std::vector<GivenOrder> dumbBotsOrders(const SeatView &view, Lots &lots);

} // namespace entente
