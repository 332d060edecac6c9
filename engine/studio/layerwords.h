#pragma once

#include <cstdint>
#include <string_view>

namespace entente {

/// What a layer holds, by its name. Neutral: what nobody passes, or what nobody owns.
enum class Holds : std::uint8_t { Other, Places, Land, Water, Impassable, Neutral };

/// Only a name all of whose words speak of layers is one: "Black Sea" and "Holland" are places. English, and what a
/// German, a French, a Spanish or an Italian author calls them.
Holds holdingOf(std::string_view name);

} // namespace entente
