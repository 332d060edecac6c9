#pragma once

#include "base/result.h"
#include "io/fault.h"
#include "rules/variant.h"

#include <memory>
#include <string_view>
#include <vector>

namespace entente {

/// Reads `variant.json` and the `openings.json` beside it, if there is one (format: maps/FORMAT.md), and the one of the
/// variant whose openings count too (openingsLike). All faults found are reported at once.
Result<std::shared_ptr<const Variant>, std::vector<Fault>> readVariant(std::string_view json,
                                                                       std::string_view openings = {},
                                                                       std::string_view openingsOfOther = {});

/// The id of the variant as which powers open that this `openings.json` does not name; empty: none.
std::string openingsLike(std::string_view openings);

/// As much of the board as a `variant.json` with faults gives, so that one run can also look at the drawing; null if it
/// has no province. Its faults are told by `readVariant`.
std::shared_ptr<const Board> readPartialBoard(std::string_view json);

} // namespace entente
