#pragma once

#include "map/board.h"
#include "orders/order.h"
#include "orders/position.h"

#include <QString>

#include <vector>

namespace entente::app {

/// What the map shows, as plain values: the window builds it from the document, the view draws it
/// and never looks anything up.

struct MapUnit {
    Unit unit;
    bool dislodged = false; ///< drawn aside, tethered to where it stood
    bool faded = false;     ///< not yet there, or no longer: builds, other powers
    bool ringed = false;    ///< in accent: selected, or concerned by the result looked at

    friend bool operator==(const MapUnit &, const MapUnit &) = default;
};

struct MapOrder {
    enum class State {
        Draft,    ///< being written
        Given,
        Assumed,  ///< somebody else's, a guess
        Success,
        Failure,
        Void,
    };

    Unit unit;              ///< as it stood before
    Order order;
    State state = State::Given;
    bool own = true;        ///< the viewer's; drawn a little stronger
    bool bounced = false;   ///< a move that was stopped at its destination
    bool cut = false;       ///< a support that was cut
    bool dislodged = false; ///< the unit was driven out
    bool fromDislodged = false; ///< starts where dislodged units wait (retreats)
    bool lit = false;       ///< with a veil on: shown in full
    QString strength;       ///< shown on the order: "2" or "2 : 1"; empty: none
    std::vector<ProvinceId> waters; ///< a convoyed move: the seas it crosses, in sailing order; empty: found from the convoys shown
    int id = -1;            ///< the caller's own; the view does not use it

    friend bool operator==(const MapOrder &, const MapOrder &) = default;
};

struct MapState {
    std::vector<PowerId> owner;      ///< by province: whose tint the land and whose colour the centre shows
    std::vector<MapUnit> units;
    std::vector<MapOrder> orders;
    std::vector<ProvinceId> offers;  ///< can be chosen now: dashed accent edge
    ProvinceId hovered;              ///< pointed at from elsewhere (a list, the keyboard); the mouse counts when none
    std::vector<ProvinceId> lit;     ///< stay clear of the veil, with a full accent edge
    std::vector<ProvinceId> contested; ///< closed to retreats by a stand-off: a cross on the ground
    RegionId selected;               ///< whose order is being written: accent ring
    bool veil = false;               ///< everything that is not lit is dimmed

    friend bool operator==(const MapState &, const MapState &) = default;
};

/// Whose colour each province shows in a position: the owner of its centre, else the power whose
/// land it is; no colour for waters.
std::vector<PowerId> tints(const Board &board, const Position &position);
/// The units of a position, the dislodged ones marked.
std::vector<MapUnit> mapUnits(const Position &position);

} // namespace entente::app
