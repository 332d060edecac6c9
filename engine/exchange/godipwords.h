#pragma once

#include "orders/order.h"

#include <string>
#include <string_view>
#include <vector>

namespace entente {

class Board;

/// ["Support", "vie", "gal"] of godip and Diplicity, given to the unit in `place`, as a line that the parser reads.
std::string godipOrder(const std::vector<std::string> &words, const std::string &place);
/// The other way round: an order in those words, the verb first. A destination on a coast is told after its province:
/// ["Move", "spa", "spa/sc"]. Empty for a build that is waived, which godip has no word for.
std::vector<std::string> godipWords(const Board &board, const Order &order);

/// A place as godip calls it: "bot", "stp/nc".
std::string godipPlace(const Board &board, RegionId region);

/// What to ask a `VariantFinder` for, of a variant as godip calls it. Several are the classical board with fewer powers
/// or another start, which a recorded game tells itself.
std::string godipVariant(std::string_view name);

} // namespace entente
