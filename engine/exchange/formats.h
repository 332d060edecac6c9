#pragma once

#include "exchange/importer.h"

namespace entente {

/// The readers that `importers()` lists, a file each.

/// The headless command line's case: a position with orders.
bool looksLikeCase(std::string_view text);
Result<ForeignGame, Fault> importCase(std::string_view text, const VariantFinder &variants);

} // namespace entente
