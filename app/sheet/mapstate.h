#pragma once

#include "game/happenings.h"
#include "map/board.h"
#include "orders/order.h"
#include "orders/position.h"

#include <QString>

#include <vector>

namespace entente::app {

/// A unit as it is drawn.
struct MapUnit {
    Unit unit;
    bool dislodged = false; ///< drawn aside, tethered to where it stood
    bool faded = false;     ///< not yet there, or no longer: builds, other powers
    bool ringed = false;    ///< in accent: selected, or concerned by the result looked at
    bool waiting = false;   ///< has no order yet: a dashed ring
    int slot = 0;           ///< which of several units in a box, from 1; 0: alone

    friend bool operator==(const MapUnit &, const MapUnit &) = default;
};

/// An order as it is drawn.
struct MapOrder {
    enum class State {
        Draft, ///< being written
        Given,
        Assumed, ///< somebody else's, a guess
        Doomed,  ///< given although it can't be followed
        Success,
        Failure,
        Void,
    };

    Unit unit; ///< as it stood before
    Order order;
    State state = State::Given;
    bool own = true;            ///< the viewer's; drawn a little stronger
    bool faint = false;         ///< another power's of the same player, while one of them is written
    bool bounced = false;       ///< a move that was stopped at its destination
    bool cut = false;           ///< a support that was cut
    bool dislodged = false;     ///< the unit was driven out
    bool fromDislodged = false; ///< starts where dislodged units wait (retreats)
    bool lit = false;           ///< with a veil or hush on: shown in full
    QString strength;           ///< shown on the order: "2" or "2 : 1"; empty: none
    std::vector<ProvinceId>
        waters;   ///< a convoyed move: the seas it crosses, in sailing order; empty: found from the convoys shown
    int slot = 0; ///< of the unit, where it starts in a box
    bool numbered = false;         ///< every leg of its way carries its number, the last as well: it is being led there
    std::vector<QString> legNotes; ///< a flight along a path: what stands beside each leg's number, if anything
    int id = -1;                   ///< the caller's own; the view does not use it

    friend bool operator==(const MapOrder &, const MapOrder &) = default;
};

/// A sign beside a place. Shape and figure say what it means, never colour alone.
struct MapSign {
    enum class Kind {
        Siege,          ///< an hourglass and the seasons left to whoever is behind the walls
        Bombed,         ///< a burst around a centre that was raided
        Reach,          ///< a figure: what it costs to fly here
        MayLand,        ///< the same, and the flight may end here, on own land ...
        MayLandByLeave, ///< ... or on another's that gave leave
        LandingTaken,   ///< it might, were it not for another bomber
        MayBuild,       ///< a plus in a ring: a unit can be built here
        MayRemove,      ///< a cross in a ring beside a unit that can be removed
        Note,           ///< a leaf of paper: somebody has noted something here; a mark ("!?") is its text
        Happened,       ///< what befell a unit or a centre here: see `happening`
    };
    Kind kind = Kind::Reach;
    RegionId at;
    QString text; ///< the figure
    Happening::Kind happening = Happening::Kind::Surrendered;
    std::vector<RegionId> clearOf{}; ///< of a siege: those whose signs have their places before it

    friend bool operator==(const MapSign &, const MapSign &) = default;
};

/// A trade route from a centre over seas to the edge of the board.
struct MapRoute {
    ProvinceId from;
    std::vector<ProvinceId> over;
    ProvinceId brokenAt; ///< one of `over`; none: it is whole

    friend bool operator==(const MapRoute &, const MapRoute &) = default;
};

/// An arrow that is no order: drawn by somebody, or the way of a unit that was put back.
struct MapArrow {
    ProvinceId from;
    ProvinceId to;
    bool byHand = true;
    Layer layer = Layer::Field; ///< between whose places it leads

    friend bool operator==(const MapArrow &, const MapArrow &) = default;
};

/// Ground washed in the accent's colour, or hatched.
struct MapShade {
    enum class Kind {
        Reach,  ///< a wash: it can be reached
        Barred, ///< hatched: the way that is being led can't go on to here
        Unseen, ///< grey and hatched both ways: fog lies on it
    };
    ProvinceId province;
    int strength = 0; ///< of a wash: 0 to 3, strongest last
    Kind kind = Kind::Reach;

    friend bool operator==(const MapShade &, const MapShade &) = default;
};

/// What the map shows, as plain values: the window builds it from the document, the view draws it and never looks
/// anything up.
struct MapState {
    std::vector<PowerId> owner; ///< by province: whose tint the land and whose colour the centre shows
    std::vector<MapUnit> units;
    std::vector<MapOrder> orders;
    std::vector<ProvinceId> offers;    ///< can be chosen now: dashed accent edge
    ProvinceId hovered;                ///< pointed at from elsewhere (a list, the keyboard); the mouse counts when none
    std::vector<ProvinceId> lit;       ///< stay clear of the veil, with a full accent edge
    std::vector<ProvinceId> contested; ///< closed to retreats by a stand-off: a cross on the ground
    UnitRef selected;                  ///< whose order is being written: accent ring
    std::vector<MapSign> signs;
    std::vector<MapRoute> routes;
    std::vector<MapArrow> arrows;
    std::vector<ProvinceId> rings; ///< drawn by somebody round a place, as arrows are
    std::vector<MapShade> shades;
    bool veil = false; ///< everything that is not lit is dimmed
    bool hush = false; ///< orders that are not lit are faint

    friend bool operator==(const MapState &, const MapState &) = default;
};

/// Takes away what was noted: pictures for others are made without.
void dropNotes(MapState &state);
/// The places that an order's lines lead over, its unit's first.
std::vector<RegionId> placesOf(const Board &board, const MapOrder &order);
/// Whose colour each province shows in a position: the owner of its centre, else the power whose
/// land it is; no colour for waters.
std::vector<PowerId> tints(const Board &board, const Position &position);
/// The units of a position, the dislodged ones marked, those in boxes side by side.
std::vector<MapUnit> mapUnits(const Board &board, const Position &position);
/// Which place in its box the unit stands at, from 1; 0 where it is alone or in no box.
int slotOf(const Board &board, const Position &position, PowerId power, const UnitRef &station);

} // namespace entente::app
