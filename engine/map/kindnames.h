#pragma once

#include <span>
#include <string_view>

namespace entente {

/// What people and programs call a kind of unit beside its own name ("army", "tank"): its plural, its names in the
/// languages that orders are read in, what a machine's protocol says. All folded (base/names.h); none for a kind that
/// is not known here. A further language is further words.
std::span<const std::string_view> otherKindNames(std::string_view folded);

} // namespace entente
