#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

/// Folds a name for comparison: small letters without accents, in any script; everything that is neither letter nor
/// digit removed ("St. Petersburg" -> "stpetersburg", "Łódź" -> "lodz"). Input and output are UTF-8; bytes that are
/// not are kept as they are.
std::string foldName(std::string_view name);

/// The number of single-letter insertions, deletions, replacements and swaps of neighbours
/// that turn `a` into `b`, or `limit + 1` as soon as it is known to be more than `limit`.
int editDistance(std::string_view a, std::string_view b, int limit);

/// The candidates nearest to `name` (all folded), best first, at most `count`; only those that
/// a reader could have meant (distance at most a third of the length, at least 1).
std::vector<std::string> nearestNames(std::string_view name, std::span<const std::string> candidates, int count = 3);

} // namespace entente
