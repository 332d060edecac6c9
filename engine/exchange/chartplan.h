#pragma once

#include "exchange/boarddraft.h"

namespace entente {

/// Where the fields of a chart stand: points about `step` apart, none nearer to another than two thirds of that, the
/// topmost and leftmost at one `step` from the corner. `known` has a point for every province or is empty; then
/// provinces lie as far apart as their passages make them (stress majorization over the distances). Deterministic.
std::vector<ChartPoint> planChart(const Board &board, const std::vector<ChartPoint> &known, double step);

} // namespace entente
