#pragma once

#include "base/ids.h"

#include <string_view>
#include <vector>

namespace entente {

class Board;

/// The power of which somebody says in a mail that it is his: "England here", "I am Italy!", "Vincent (France)", "-
/// Hans, Germany". No id where nobody says so, or of two.
PowerId senderSaid(const std::vector<std::string_view> &lines, const Board &board);

} // namespace entente
