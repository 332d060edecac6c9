#pragma once

#include "game/turn.h"

#include <vector>

namespace entente {

/// The fleets that carried an army in this turn, as indices into its results: those of a shortest way in sailing order,
/// then the others. Empty for whoever was not carried.
std::vector<int> carriersOf(const Board &board, const Turn &turn, const OrderResult &army);

} // namespace entente
