#pragma once

#include "base/ids.h"

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace entente {

class Board;

// What other programs call places otherwise than we do, where it is one of the further names that our boards know.

/// jDip, the DPjudge and the Python package diplomacy.
inline constexpr std::array<std::string_view, 4> judgeNames{"BOT", "EAS", "LYO", "WES"};
/// godip and Diplicity.
inline constexpr std::array<std::string_view, 6> godipNames{"BOT", "EAS", "MID", "NAT", "NRG", "WES"};
/// Servers and players of DAIDE.
inline constexpr std::array<std::string_view, 3> daideNames{"EAS", "ECH", "WES"};

/// A place as another program calls it: by that one of its further names that is among `theirs`, where it has one, and
/// by its short name otherwise. The coast follows a slash.
std::string nameThere(const Board &board, RegionId region, std::span<const std::string_view> theirs);

} // namespace entente
