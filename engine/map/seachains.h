#pragma once

#include "map/board.h"

#include <vector>

namespace entente {

/// The chain of seas that leads from beside `from` to one of `ends` over the fewest of `held`, and of these chains the
/// shortest: the seas in sailing order, the end among them, `from` not. Empty if no chain leads there at all.
std::vector<ProvinceId> freestSeaChain(const Board &board, ProvinceId from, const ProvinceSet &ends,
                                       const ProvinceSet &held);

/// Does a chain lead from beside `from` to one of `ends` over none of `held`?
bool hasFreeSeaChain(const Board &board, ProvinceId from, const ProvinceSet &ends, const ProvinceSet &held);

} // namespace entente
