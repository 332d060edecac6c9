#pragma once

#include "exchange/boarddraft.h"

#include <span>

namespace entente {

/// One kind of file that describes variants. As `Importer`, but what comes out are folders of variants; the first is the
/// one that the file is mainly about.
struct VariantImporter {
    const char *name; ///< for lists: "jDip variants"
    bool (*recognises)(std::string_view bytes);
    Result<std::vector<ForeignVariant>, Fault> (*read)(std::string_view bytes);
};

/// A map as text, and a package of variants, may hold no more than this (and see BoardDraft's own limits).
inline constexpr std::size_t largestMapText = 1 << 20;
inline constexpr std::size_t mostVariants = 64;

std::span<const VariantImporter> variantImporters();
/// The importer that recognises the bytes; null: none does.
const VariantImporter *variantImporterFor(std::string_view bytes);

/// A zip archive with variants.xml at its top, lists of adjacencies and drawn maps: boards, powers, starts and,
/// where every space has a shape, the map. What is no rule of ours (wings, special borders, other rule options) is told.
bool looksLikeJdipVariants(std::string_view bytes);
Result<std::vector<ForeignVariant>, Fault> readJdipVariants(std::string_view bytes);

/// A map of the DPjudge and of the Python package `diplomacy`: lines of directives, with a letter case that says who may pass.
bool looksLikeJudgeDirectives(std::string_view bytes);
Result<std::vector<ForeignVariant>, Fault> readJudgeDirectives(std::string_view bytes);

/// A map of the njudge: spaces with their types, a line of -1, then the ways. Powers have letters there and no names; where
/// units begin stands in another file.
bool looksLikeNjudgeMap(std::string_view bytes);
Result<std::vector<ForeignVariant>, Fault> readNjudgeMap(std::string_view bytes);

} // namespace entente
