#pragma once

#include "studio/shores.h"

#include <vector>

namespace entente {

/// Joins the shores of the narrowest lands between seas from which no fleet could come to others: a strait runs through
/// such a land even where the drawing shows no water in it, as at Constantinople. `all`: by place. A land that is
/// `settled` keeps its shores.
void joinAtStraits(const GrownGrid &grid, const std::vector<Ground> &grounds, const std::vector<bool> &settled,
                   std::vector<std::vector<Shore>> &all);

} // namespace entente
