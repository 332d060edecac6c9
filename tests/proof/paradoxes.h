#pragma once

#include "reading.h"

#include <map>
#include <string>

namespace entente::proof {

/// What the small paradoxes of convoys have in common. Left out of it are whose units they are, in which way an army is
/// carried (by sea only, by an order that says so, by a fleet of its own), and fleets that do nothing but lengthen its
/// chain; whoever renames units gets the same.
std::string kindOf(const World &world);

/// Has the season no answer by the equations, or several that differ in more than circles?
bool isParadox(const World &world, const Print &print);
/// Would it be none if any of its units were not there, or stood?
bool isSmallest(const World &paradox, const Print &print);

struct ParadoxKind {
    World first; ///< one whose armies can't walk, if there is such, and of as many powers as may be
    int answers = 0;
    int worlds = 0; ///< that have this kind
};
/// By kind, those of so many units.
std::map<std::string, ParadoxKind> smallestParadoxes(int units, const Print &print, std::size_t part = 0,
                                                     std::size_t parts = 1);

/// Prints the smallest paradoxes of up to so many units, by edition, with what each edition makes of them. The exit
/// status.
int listParadoxes(int units, const std::string &edition);

} // namespace entente::proof
