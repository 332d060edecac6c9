#pragma once

#include "exchange/boarddraft.h"

#include <vector>

namespace entente {

/// Turns and mirrors points, one for each province, so that north is up and east is right as far as the names of
/// provinces tell: those that lie on the globe (London, Egypt, Gulf of Bothnia ...) are drawn towards where they lie.
/// Points stay as they are where fewer than four are known, or where these do not agree.
void turnNorthUp(const Board &board, std::vector<ChartPoint> &points);

} // namespace entente
