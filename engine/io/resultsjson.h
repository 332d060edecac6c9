#pragma once

#include "io/gamecase.h"
#include "io/json.h"

#include <vector>

namespace entente {

/// The results as answers list them: by power, then by place and text, so that the same case gives
/// the same bytes however it was written. In adjustments a power's list is an order of preference and
/// stays as it is.
std::vector<int> listingOrder(const Board &board, const Turn &turn);

/// The orders that these results are of, as `because` lists them: by text.
JsonValue causesJson(const Board &board, const Turn &turn, const std::vector<int> &results);

/// One result as answers tell it: what became of the order, why, and by which rule.
JsonValue resultJson(const GameCase &gameCase, const Turn &turn, int index, const Explainer &explainer);

} // namespace entente
