#pragma once

#include <span>
#include <string_view>

namespace entente {

/// What players of other languages call a place or a power that boards name in English, so that their orders are read
/// on every board. All folded (base/names.h); none for a name that is not known here. A further language is further
/// words.
std::span<const std::string_view> otherPlaceNames(std::string_view folded);
std::span<const std::string_view> otherPowerNames(std::string_view folded);

} // namespace entente
