#pragma once

#include "base/bits.h"
#include "orders/order.h"

namespace entente {

class Board;
class Occupancy;
struct OrderRules;

/// Why an order cannot be followed whatever the others do. `None` means that it is legal.
enum class Refusal : std::uint8_t {
    None,
    NoUnit,            ///< nothing stands there
    NotYours,          ///< the unit is another power's
    WrongKind,         ///< a unit of another kind stands there
    OrderedTwice,      ///< the unit has two orders that differ
    WrongPhase,        ///< this verb belongs to another kind of phase
    ToItself,          ///< a move to where it stands, a support of itself
    CannotStand,       ///< army into the sea, fleet inland, anything into impassable land
    NotAdjacent,       ///< too far for one step, and no convoy can help this kind of unit
    NoConvoyPossible,  ///< no chain of fleets on the board can carry it
    LongerCrossing,    ///< a fleet carries an army across its own sea only; farther it sails with it aboard (Davis 6)
    RouteBroken,       ///< the waters named do not join up, or hold no fleet
    CoastUnclear,      ///< two coasts possible and none named (DATC 4.B.1)
    CoastWrong,        ///< the coast named cannot be reached (DATC 4.B.3)
    SupportOutOfReach, ///< the supporter could not go there itself
    SupportImpossible, ///< the supported unit cannot go there at all
    NothingToSupport,  ///< no unit at the supported place
    CannotConvoy,      ///< not a fleet, or a fleet that is not at sea
    CannotBeConvoyed,  ///< a fleet, or nothing, at the start of the convoy
    ConvoyUnneeded,    ///< 2023: an unnecessary convoy of a neighbour's army is no legal order (DATC 4.E.1)
    NotDislodged,      ///< retreat phase: the unit need not retreat
    RetreatClosed,     ///< occupied, contested, where the attacker came from, or out of reach
    ForeignCentre,     ///< a squadron keeps out of another power's centre in its retreat (LiMa 16)
    FlewElsewhere,     ///< open to a squadron that stood, but this one was in the air (LiMa 11)
    NotHome,           ///< not a home centre of this power
    NotOwned,          ///< the home centre is in other hands
    Occupied,          ///< a unit stands on the building site
    NoBuildLeft,       ///< more builds than centres allow
    NoRemovalDue,      ///< this power need not remove a unit
    CannotBuild,       ///< a fleet inland, an army at sea
    Bombed,            ///< the building site was raided this year (1939 III 41)
    InDeficit,         ///< who must disband for want of points builds nothing this winter (1939 III 10)
    OverBudget,        ///< the unit costs more points than are left; figures: cost, points left
    OverLimit,    ///< too many of this kind beside those it depends on; figures: number after the build, number allowed
    OverTransfer, ///< more than a fifth of the own points is given away; figures: points given, points allowed
    CannotReceive,    ///< points for oneself, for nobody, or none at all
    NoRoute,          ///< no province through which the unit could go on to its destination
    NotYourLand,      ///< permission to land where the land is another's
    NotAdmitted,      ///< a place that only another power's units may enter
    BehindWalls,      ///< a unit behind walls only stands or attacks its own province; nobody supports it
    NoSiege,          ///< nobody is besieged there
    FromBox,          ///< a unit in a box or pass may not support that
    NoRetrospect,     ///< support for a unit where its move brings it is no order of this game
    NoContract,       ///< foreign units are helped under a contract only
    OneSignature,     ///< the other party has not registered this contract
    ContractParties,  ///< a contract names units of both parties and of nobody else
    NoPort,           ///< a fleet where there is no port
    OutOfPlay,        ///< the power was eliminated
    NotAirBase,       ///< a squadron where its power has no airfield (LiMa 12)
    WrongMission,     ///< this kind of unit does not fly so
    BeyondRange,      ///< the objective is farther than the unit flies
    PathBroken,       ///< a place of the path does not border the one before or after it
    NoOverflight,     ///< impassable to aircraft too (LiMa 9)
    ItineraryUnclear, ///< two ways lead to the objective and none is named (LiMa 5)
    FliesDirect,      ///< a neighbour is flown to directly
    OverRange,        ///< the path costs more than the range of this season; figures in half points
    MissionElsewhere, ///< the order quoted is not carried out over this leg
    NoCentreToRaid,
    RaidReturns,    ///< a raid ends where it began (1939 III 40)
    InvasionClosed, ///< another's centre that no army or fleet of this power has held (LiMa 7)
    WallsFull,      ///< somebody else is behind the walls already
    WallsNeedPort,  ///< a fleet goes behind the walls of a port only
    SplitsActions,  ///< two orders for a unit that counts double: it acts as one
    NoGuest,        ///< no bomber rests there that could be let in
    OwnGuest,       ///< one's own bombers need no leave
    NoShip,         ///< no fleet of its own power there that the army could board
    ShipFull,       ///< a fleet carries one army, and another is or goes aboard
    Laden,          ///< a fleet with an army aboard stays at sea and carries nobody else
    OnlyLands,      ///< an army aboard goes ashore or stays; it can do nothing else
    FerriedOnly,    ///< to board and to land in one season without sailing is a convoy
    TooFarToSail,   ///< the fleet cannot be there this season
    CargoFirst,     ///< a fleet is not removed from under its army
    FleetFirst,     ///< what is left to remove must be a fleet, for want of a port (City State 5)
    NeedsNoCentre,  ///< a unit of this kind is never removed for want of centres
};

struct Legality {
    Refusal refusal = Refusal::None;
    ProvinceId where; ///< the place that the reason speaks of, if any
    int asked = 0;    ///< figures, for the reasons that have them: what was asked ...
    int allowed = 0;  ///< ... and what is allowed

    bool ok() const { return refusal == Refusal::None; }
};

/// May such an order be given all the same at a lenient table? Only where the unit is there and the power's own, and
/// nothing but what is asked of it stands in the way: then it is void, and the unit does what it would do unordered.
bool mayBeGivenAnyway(Refusal refusal);

/// The stable word for a refusal in the answers of the command line ("not-adjacent").
const char *refusalWord(Refusal refusal);

/// Why this dislodged unit may not go behind the walls of its province, given that it may not.
Refusal wallsRefusal(const Board &board, const Position &position, const Unit &unit);

/// May this power's units enter the province at all?
bool mayEnter(const Board &board, PowerId power, ProvinceId province);

/// May a bomber quote this order over that place: is it fought there, and can its unit follow it (1939 III 38)?
/// Completes the kind and the unit's region.
Legality checkQuoted(const Board &board, const OrderRules &rules, const Position &position, const Unit &bomber,
                     Backed &backed, ProvinceId over);

/// Is the order possible, knowing no other order? On success `order` is completed: missing kind,
/// the only coast that can be meant, a kind letter of the supported unit. `power` gave it.
/// Convoys count as possible when fleets that could carry lie on the board now.
/// In adjustments each order is judged by itself: whether builds or removals are left after others
/// have been counted is for the judge to say.
Legality checkOrder(const Board &board, const OrderRules &rules, const Position &position, PowerId power, Order &order);
/// The same for many orders of one position (movement phases).
Legality checkOrder(const Board &board, const OrderRules &rules, const Position &position, const Occupancy &occupancy,
                    PowerId power, Order &order);

} // namespace entente
