#pragma once

#include "orders/position.h"

#include <optional>
#include <string_view>

namespace entente {

/// "Spring 1901, Movement", "1903 Fall Retreat": season, year and stage in words, in any order. Adjustments are of the
/// winter, whatever season is named. Nothing if one of the three is missing.
std::optional<Phase> writtenPhase(std::string_view text);

} // namespace entente
