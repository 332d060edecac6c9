#pragma once

#include "game/turn.h"

#include <optional>
#include <vector>

namespace entente {

class Board;

/// What the season makes of a unit beside its verdict, where the verdict does not say it.
struct Aftermath {
    /// Of a siege, for whoever is inside: the clock as it stands (0: it begins anew), or that it gave up (City State
    /// 7).
    std::optional<event::SiegeCounted> siege;
    bool gaveUp = false;
    RegionId putBack;           ///< where one was put that did not get out of a pass (City State 8b)
    bool takesNoCentre = false; ///< its power would have the centre now if it were of a kind that takes any
    /// What became of an army that is or was to be aboard a fleet (Davis 6).
    enum class Voyage { None, Aboard, Lost } voyage = Voyage::None;
    /// What became of the army in the hold of a fleet that was driven out (Davis 6).
    enum class Cargo { None, Along, Lost } cargo = Cargo::None;

    friend bool operator==(const Aftermath &, const Aftermath &) = default;
};

/// Everything that is said of a result: sentences are made from this, and an order mattered if this would be another
/// without it (game/causes.h). Whoever says more of a result adds it here.
struct Told {
    Verdict verdict;                    ///< with the figures that belong to what happened and no others
    Legality why;                       ///< of an order that could not be followed
    RouteWon route;                     ///< of a double move that arrived
    std::optional<FlightReport> flight; ///< of a bomber: `toldOfFlight`
    bool halved = false;                ///< `isHalved`
    bool byOwn = false;                 ///< `isKeptOutByOwn`
    Aftermath aftermath;
    // Of the unit that the verdict names:
    bool otherArrived = false;       ///< where it was bound; an own unit in the way: in the same place, before
    bool otherInAnotherStep = false; ///< it moved as it was supported, but not then (Sequential 2 to 4)
    int alike = 0;                   ///< so many moved as the support says, but not which is meant; 0: no more than one
    std::vector<UnitId> cutters;     ///< of a support, or of a part of it; ascending
    std::vector<UnitId> carriers;    ///< the fleets that carried it, in sailing order
    std::vector<Evidence::Part> weak; ///< who counts for less: `weaknessesIn`

    friend bool operator==(const Told &a, const Told &b);
};

Told toldOf(const Board &board, const Turn &turn, const OrderResult &result);

/// What is said of a flight and nothing else. `result` stays as it is.
FlightReport toldOfFlight(const FlightReport &report);
/// Did a bomber's mission take only half of a support (ruling B5)?
bool isHalved(const Turn &turn, const FlightReport &flight);

} // namespace entente
