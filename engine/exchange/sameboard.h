#pragma once

#include "map/board.h"

#include <vector>

namespace entente {

/// Are these the same provinces with the same ways between them, whatever they are called in each program's files? What
/// is compared are terrain, coasts, supply centres and where every kind of unit may go; a province of the one is found
/// by any of its names in the other. Powers, homes and starts may differ.
bool sameBoard(const Board &one, const Board &other);

/// For each province of `other` that of `one`, where they are the same board; an impassable one may have none. Empty:
/// they are not.
std::vector<ProvinceId> partnersOf(const Board &one, const Board &other);

} // namespace entente
