#pragma once

#include "exchange/importer.h"
#include "exchange/variantimporter.h"

#include <QString>

#include <optional>
#include <string_view>
#include <vector>

namespace entente::app {

/// What a file of another program holds: variants, or a game.
struct ForeignMatter {
    std::vector<ForeignVariant> variants;
    std::optional<ForeignGame> game;
    const char *kind = ""; ///< the reader's name: "njudge map"
};

/// Reads the unpacked text of the file at `path` with the reader that recognises it; nothing inside if none does. A map
/// that builds on other files finds those that lie beside it, if they are plain files. A board without a drawing that
/// is one of ours lies on our drawn map, or is our variant (`ForeignVariant::mapOf`).
Result<std::optional<ForeignMatter>, Fault> readForeignMatter(const QString &path, std::string_view text,
                                                              const VariantFinder &variants);

} // namespace entente::app
