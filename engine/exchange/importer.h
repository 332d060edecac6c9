#pragma once

#include "game/game.h"
#include "io/fault.h"
#include "io/gamecase.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

/// A game that something other than this program's saved games holds, brought over as far as it goes.
struct ForeignGame {
    Game game;
    std::vector<Wording> remarks; ///< what could not be brought over, one sentence each
};

/// One kind of file. A reader is asked only about text that it recognises; what it then finds wrong is a
/// fault with its place.
struct Importer {
    const char *name; ///< for lists: "diplomacy JSON"
    bool (*recognises)(std::string_view text);
    Result<ForeignGame, Fault> (*read)(std::string_view text, const VariantFinder &variants);
};

/// Every kind that is known, the most particular first.
std::span<const Importer> importers();

/// The importer that recognises the text; null: none does.
const Importer *importerFor(std::string_view text);

} // namespace entente
