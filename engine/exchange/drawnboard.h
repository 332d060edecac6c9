#pragma once

#include "exchange/boarddraft.h"

#include <optional>
#include <string_view>

namespace entente {

/// A variant of another program's file on the drawn map of one of ours.
struct OnDrawnMap {
    ForeignVariant variant; ///< its folder has no map: `map` in variant.json names ours
    bool known = false;     ///< powers, homes, start and victory are ours too: it is our variant
};

/// Where the board is the same (see `partnersOf`): powers, homes, start and victory of `foreign` with the provinces,
/// passages and kinds of `ours`, whose variant.json is `file`. Powers that ours has keep our colours. Nothing: it is
/// another board, or ours has kinds beside armies and fleets.
std::optional<OnDrawnMap> onDrawnMap(const ForeignVariant &foreign, const Variant &ours, std::string_view file);

} // namespace entente
