#pragma once

#include "exchange/boarddraft.h"

#include <vector>

namespace entente {

/// A passage that no border on a drawing shows, and the sign for it: a stroke from just inside one place to just inside
/// the other.
struct ChartCrossing {
    ProvinceId one, other; ///< the lesser id first
    ChartPoint from, to;
};

/// The passages of a board between places whose outlines (by province, in closed rings, in map units) touch in a corner
/// at most. Outlines that run beside each other within `gap` count as a border, as the eye takes them.
std::vector<ChartCrossing> crossingsOf(const Board &board,
                                       const std::vector<std::vector<std::vector<ChartPoint>>> &rings, double gap);

} // namespace entente
