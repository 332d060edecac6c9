#pragma once

#include "orders/legality.h"
#include "orders/order.h"
#include "rules/rulebook.h"

#include <span>
#include <vector>

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

/// A kind of unit that might be built in a place, and why it would not be, given the orders written so far.
struct BuildChoice {
    KindId kind;
    int cost = 0; ///< in points; 0 where units cost none
    Legality why;

    /// A build that is only too dear or too many may be written all the same: it counts if others give points, or if
    /// more of the units that it depends on are built.
    bool mayBeWritten() const
    {
        return why.ok() || why.refusal == Refusal::OverBudget || why.refusal == Refusal::OverLimit;
    }
};
/// Every kind that costs points, in the board's order, for one place of the power's: what the judge says of it as the
/// last build of the list, instead of one that is written there already. `orders` are those that the asker may see.
std::vector<BuildChoice> buildChoices(const Board &board, const Rulebook &rules, const Position &position,
                                      std::span<const GivenOrder> orders, PowerId power, RegionId site);

/// Where units cost no points: why one more of the kind can't be built in a place, given the orders written so far,
/// even if everything that is left to build is of the kind on which its limit hangs. `Refusal::OverLimit` with the
/// number it would be and how many there may be (`UnitKind::Limit`), or nothing. A build that is written in the place
/// already is the one that would be replaced.
Legality limitRefusal(const Board &board, const Rulebook &rules, const Position &position,
                      std::span<const GivenOrder> orders, PowerId power, ProvinceId place, KindId kind);

/// Where a fleet of the power's goes for want of a port (City State 5): the one that it has ordered to. None: none
/// goes, or none is named yet.
RegionId leavingFleet(const Board &board, const Rulebook &rules, const Position &position,
                      std::span<const GivenOrder> orders, PowerId power);

} // namespace entente
