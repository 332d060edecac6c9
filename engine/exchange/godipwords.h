#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace entente {

/// ["Support", "vie", "gal"] of godip and Diplicity, given to the unit in `place`, as a line that the parser reads.
std::string godipOrder(const std::vector<std::string> &words, const std::string &place);

/// What to ask a `VariantFinder` for, of a variant as godip calls it. Several are the classical board with fewer powers
/// or another start, which a recorded game tells itself.
std::string godipVariant(std::string_view name);

} // namespace entente
