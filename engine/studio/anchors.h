#pragma once

#include "studio/boardsketch.h"

#include <map>
#include <span>
#include <string>
#include <vector>

namespace entente {

/// What has a spot of its own in a place.
enum class Anchor : std::uint8_t {
    Unit,
    Centre,
    Name,
    Dislodged, ///< a unit that was driven out and waits
    Air,       ///< a unit above the field
    Walls,     ///< a unit behind the walls of a centre
    Harbour,   ///< the sign of a port
    NorthCoast,
    SouthCoast,
    EastCoast,
    WestCoast,
};

std::span<const Anchor> allAnchors();
/// Has the place such a thing: a centre, coasts, a second layer by the board's features?
bool hasAnchor(const BoardSketch &sketch, int place, Anchor anchor);
/// Where it is on the drawing until somebody moves it: fleets of single coasts by the water that they come from, all
/// else beside the unit.
ChartPoint anchorOf(const BoardSketch &sketch, int place, Anchor anchor);
/// What somebody has moved, and the fleets of the coasts, as layout.json calls them.
std::map<std::string, ChartPoint> spotsOf(const BoardSketch &sketch, int place);
/// Where the units in a box stand, in the order in which they are filled; none in other places.
std::vector<ChartPoint> slotsOf(const BoardSketch &sketch, int place);
/// Moves it, as far as the drawing goes.
void moveAnchor(BoardSketch &sketch, int place, Anchor anchor, ChartPoint to);

} // namespace entente
