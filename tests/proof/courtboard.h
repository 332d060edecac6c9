#pragma once

#include "specialrule.h"

#include "map/board.h"

namespace entente::proof {

/// The board of a scene: each place lies next to each other, as far as the rule lets it; beyond the places its box.
std::shared_ptr<const Board> boardOf(const SpecialRule &rule, const Scene &scene);

/// The place with two coasts, if the rule has one. They are the regions after those of places.
int splitPlace(const SpecialRule &rule, const Scene &scene);

} // namespace entente::proof
