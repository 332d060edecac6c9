#include "exchange/strangers.h"

#include "exchange/lines.h"
#include "io/packed.h"

#include <algorithm>
#include <initializer_list>

namespace entente {

namespace {

constexpr std::size_t mostLookedAt = 1 << 20;

bool hasAll(std::string_view text, std::initializer_list<std::string_view> words)
{
    return std::all_of(words.begin(), words.end(), [&](std::string_view word) { return text.find(word) != text.npos; });
}

/// The pictures of its units are an archive with a list of them at its top.
bool isOfJdipSymbols(std::string_view bytes)
{
    const auto archive = looksLikeZip(bytes) ? ZipArchive::open(bytes) : Result<ZipArchive, Fault>(Fault{});
    return archive && std::any_of(archive->names().begin(), archive->names().end(), [](const std::string &name) {
               return lowerCase(name).ends_with("symbols.xml");
           });
}

/// The units that a judge's game starts with: a letter and a colon before each power's first, a line "-1" behind all.
bool isOfJudgeSeed(std::string_view text)
{
    const std::string_view unit = text.substr(0, text.find('\n'));
    const bool headed = unit.size() > 5 && unit[1] == ':' && unit[2] == ' ' && (unit[3] == 'A' || unit[3] == 'F');
    return headed && text.find("\n-1") != text.npos;
}

} // namespace

Wording whatStrangeFileIs(std::string_view bytes)
{
    if (isOfJdipSymbols(bytes))
        return worded("Faults", "It holds symbols of jDip, pictures of its units, and no board.");
    const std::string_view text = bytes.substr(0, mostLookedAt);
    if (looksLikeObjectWith(text, {"nations", "provinces"}))
        return worded("Faults",
                      "It is a board of Diplicity without passages: which place borders on which is not in it.");
    // Its settings are written in two ways: {"svg config": ...} and [svg_config].
    if (looksLikeObjectWith(text, {"svg config"}) || hasAll(text, {"[svg_config]"})
        || hasAll(text, {"[\"svg config\"]"}))
        return worded("Faults",
                      "It is the settings of a board of DiplomacyGM. The board itself is the drawing beside it.");
    if (hasAll(text, {"<VARIANTS", "<VARIANT "}))
        return worded("Faults",
                      "It is jDip's list of variants. Open the archive that it came in: the boards are there.");
    if (hasAll(text, {"<PROVINCE ", "<ADJACENCY "}))
        return worded("Faults", "It is one board of jDip. Open the archive that it came in: what is played is there.");
    if (isOfJudgeSeed(text))
        return worded("Faults", "It is the start of a board of the mail judges. Open the file “map” beside it.");
    if (!looksLikeObjectWith(text, {}) && hasAll(text, {"START_UNITS:"}))
        return worded("Faults",
                      "It says of a board of godip how a drawing is to be read. The board is in the drawing.");
    return {};
}

} // namespace entente
