#pragma once

#include "base/ids.h"

#include <string_view>

namespace entente {

class Board;

/// The one province that a misspelt name can mean: within two letters of one of its names, or with the
/// same consonants ("bergendee" for Burgundy). No id where none or several fit.
ProvinceId misspeltProvince(const Board &board, std::string_view written);

/// The same for powers ("ingland", "Britaine").
PowerId misspeltPower(const Board &board, std::string_view written);

} // namespace entente
