#pragma once

#include "exchange/boarddraft.h"

#include <functional>
#include <optional>
#include <span>
#include <string>

namespace entente {

/// What is known of a file beside its bytes. Both may be empty.
struct Surroundings {
    std::string name; ///< the file's own, without folders: "map.asia"
    /// The text of a file that lies beside it; nothing if there is none. Readers ask for plain names only.
    std::function<std::optional<std::string>(const std::string &name)> beside;
};

/// One kind of file that describes variants. As `Importer`, but what comes out are folders of variants; the first is
/// the one that the file is mainly about.
struct VariantImporter {
    const char *name; ///< for lists: "jDip variants"
    bool (*recognises)(std::string_view bytes);
    Result<std::vector<ForeignVariant>, Fault> (*read)(std::string_view bytes, const Surroundings &around);
};

/// A map as text, and a package of variants, may hold no more than this (and see BoardDraft's own limits).
inline constexpr std::size_t largestMapText = 1 << 20;
inline constexpr std::size_t mostVariants = 64;
/// A map builds on no more files than this.
inline constexpr std::size_t mostNeighbours = 16;

std::span<const VariantImporter> variantImporters();
/// The importer that recognises the bytes; null: none does.
const VariantImporter *variantImporterFor(std::string_view bytes);
/// The importer of files that are called so and are no kind of their own by their bytes: a map may be told in parts.
const VariantImporter *variantImporterOfName(std::string_view name);

/// A zip archive with the folder of a variant of ours (maps/FORMAT.md), or several: what *Publish* packs.
bool looksLikeVariantPackage(std::string_view bytes);
Result<std::vector<ForeignVariant>, Fault> readVariantPackage(std::string_view bytes, const Surroundings &around);

/// A zip archive with variants.xml at its top, lists of adjacencies and drawn maps: boards, powers, starts and,
/// where every space has a shape, the map. What is no rule of ours (wings, special borders, other rule options) is
/// told.
bool looksLikeJdipVariants(std::string_view bytes);
Result<std::vector<ForeignVariant>, Fault> readJdipVariants(std::string_view bytes, const Surroundings &around);

/// A map of the DPjudge and of the Python package `diplomacy`: lines of directives, with a letter case that says who
/// may pass. What it builds on (USE, MAP) is read from the files beside it; a part without powers is read as the map
/// that is called like it.
bool looksLikeJudgeDirectives(std::string_view bytes);
Result<std::vector<ForeignVariant>, Fault> readJudgeDirectives(std::string_view bytes, const Surroundings &around);

/// A map of the njudge: spaces with their types, a line of -1, then the ways. Powers have letters there and no names.
/// Where units begin stands in another file, "seed.asia" for "map.asia"; without it the game begins with builds.
bool looksLikeNjudgeMap(std::string_view bytes);
Result<std::vector<ForeignVariant>, Fault> readNjudgeMap(std::string_view bytes, const Surroundings &around);

/// The message MDF of a DAIDE server in a file: powers, centres and other spaces, passages of armies and of fleets by
/// coast. Beside "x.mdf" lie the names, "x.nam", and where units begin, "x.now"; without them words stay names, and the
/// game begins with builds.
bool looksLikeDaideMap(std::string_view bytes);
Result<std::vector<ForeignVariant>, Fault> readDaideMap(std::string_view bytes, const Surroundings &around);

} // namespace entente
