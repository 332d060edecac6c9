#pragma once

#include "orders/position.h"

#include <cstdint>

namespace entente {

/// Why a position can't be changed so by hand.
enum class SetupFault : std::uint8_t {
    None,
    CannotStand, ///< no such unit stands in that place, or not this power's
    NoWalls,     ///< no such unit stands behind walls there
    Full,        ///< the board holds `maxUnits` units already
    NothingThere,
    NoCentre, ///< neither a centre nor land that somebody owns
    NotNow,   ///< units are dislodged in phases of retreats only
};

// Setting up a position by hand. Whatever these functions let through is a position that can be played: one unit a
// place and height (any number in a box), each where its kind may stand. On a fault the position is as it was.

/// Puts a unit on the board, in the place of whoever stands there at that height.
SetupFault putUnit(const Board &board, Position &position, const Unit &unit);
/// Takes away the unit that stands there, or else the dislodged one that waits there.
SetupFault takeUnit(const Board &board, Position &position, const UnitRef &at);
/// Makes the unit that stands there one that was driven out from `from` and waits to retreat; open to it are the free
/// neighbours, for what else closed them can't be seen.
SetupFault driveOut(const Board &board, Position &position, const UnitRef &at, ProvinceId from);
/// Gives the centre to a power, or to nobody; where land is owned, plain land too.
SetupFault giveProvince(const Board &board, Position &position, ProvinceId province, PowerId power);
/// Another phase. Whoever waits to retreat is gone where nobody retreats.
void setPhase(Position &position, const Phase &phase);

/// Where a dislodged unit may retreat, as far as the position tells: its vacant neighbours but for `dislodged.from`
/// (squadrons: within their range). Ascending.
std::vector<RegionId> freeNeighbours(const Board &board, const Position &position, const DislodgedUnit &dislodged);

/// May the unit go there, as far as the position tells (1971 XIII)? Within its reach, nobody there, no stand-off there.
/// Where the attack came from is open all the same: it may have come over the sea.
bool mayRetreatTo(const Board &board, const Position &position, const DislodgedUnit &dislodged, RegionId to);

/// A place that a list of retreats named, though it is closed.
struct StruckRetreat {
    Unit unit;
    RegionId to;
};
/// Strikes what is closed from the lists of a position that somebody else wrote, and tells it.
std::vector<StruckRetreat> strikeClosedRetreats(const Board &board, Position &position);

} // namespace entente
