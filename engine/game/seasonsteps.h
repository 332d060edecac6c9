#pragma once

#include "game/turn.h"
#include "rules/variant.h"

#include <vector>

namespace entente {

/// One step of a season that is played power by power: whose turn it was and what stood on the board afterwards.
struct SeasonStep {
    std::vector<PowerId> powers; ///< whose units acted; several where a contract joins them
    std::vector<int> results;    ///< the orders carried out in it, as indices into Turn::results; ascending
    std::vector<int> drivenOut;  ///< the units dislodged in it, the same way
    Position after;              ///< without the units dislodged so far: they wait beside the board until the retreats
};

/// Plays a season of moves step by step, for a game master who wants to see how it came about. Empty where all acted
/// at once, and in other phases.
std::vector<SeasonStep> stepsOf(const Variant &variant, const Rulebook &rules, const Turn &turn);

} // namespace entente
