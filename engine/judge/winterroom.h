#pragma once

#include "orders/legality.h"
#include "orders/order.h"
#include "rules/rulebook.h"

#include <span>

namespace entente {

// What the judge of winters makes of one power's list while it is being written. Nobody else's orders are looked at, so
// nothing is said that hangs on them.

/// Why the list of the power that gave order `index` has no room for it: every build or removal that is due is written
/// (NoBuildLeft, NoRemovalDue), what is left must be the fleet that goes for want of a port (FleetFirst), or the gifts
/// come to more than may be given together (OverTransfer, with figures). Legal where there is room, and for all other
/// faults: those of the order alone are for `checkOrder` to say.
Legality winterRoom(const Board &board, const Rulebook &rules, const Position &position,
                    std::span<const GivenOrder> orders, std::size_t index);

/// The same of a place, before it is known what is ordered there: legal if there is room for some order there, or if
/// there is none to give. `orders` are those written elsewhere.
Legality winterRoomAt(const Board &board, const Rulebook &rules, const Position &position,
                      std::span<const GivenOrder> orders, PowerId power, ProvinceId place);

/// Where a fleet of the power's goes for want of a port (City State 5): the one that it has ordered to. None: none
/// goes, or none is named yet.
RegionId leavingFleet(const Board &board, const Rulebook &rules, const Position &position,
                      std::span<const GivenOrder> orders, PowerId power);

} // namespace entente
