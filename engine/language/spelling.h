#pragma once

#include "base/ids.h"

#include <string_view>

namespace entente {

class Board;

/// The one province that a misspelt name can mean: within two letters of one of its names, with the same consonants
/// ("bergendee" for Burgundy), or with one wrong word in a name of several. No id where none or several fit.
ProvinceId misspeltProvince(const Board &board, std::string_view written);

/// The one province whose name of several words begins with these but for one, which is misspelt and no name itself:
/// "English Chanel", "Mid Atlntic". No id where none or several fit.
ProvinceId misspeltWordOf(const Board &board, std::string_view written);

/// The same for powers ("ingland", "Britaine").
PowerId misspeltPower(const Board &board, std::string_view written);

} // namespace entente
