#include "playon.h"

#include "exchange/formats.h"
#include "exchange/variantimporter.h"
#include "io/gamefile.h"
#include "io/packed.h"

#include <algorithm>
#include <filesystem>
#include <vector>

using namespace entente;

ENTENTE_FUZZ_READY

namespace {

std::uint64_t seed = 0;

/// Every variant in the folder that ENTENTE_MAPS names, by its id and by what other programs call it.
std::shared_ptr<const Variant> find(std::string_view id)
{
    static const std::vector<std::shared_ptr<const Variant>> all = [] {
        std::vector<std::shared_ptr<const Variant>> read{fuzz::variant()};
        const char *maps = std::getenv("ENTENTE_MAPS");
        for (const auto &folder : std::filesystem::directory_iterator(maps ? maps : "maps")) {
            std::ifstream file(folder.path() / "variant.json", std::ios::binary);
            if (const auto variant = readVariant(std::string(std::istreambuf_iterator<char>(file), {}));
                file && variant)
                read.push_back(*variant);
        }
        return read;
    }();
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto &variant) {
        return variant->id == id
               || std::find(variant->elsewhere.begin(), variant->elsewhere.end(), id) != variant->elsewhere.end();
    });
    return found == all.end() ? nullptr : *found;
}

/// What was saved is read back as it was, and goes on being so when it is played on; and other programs' forms hold it,
/// or it is said why not.
void requireKept(const Game &game, const VariantFinder &variants)
{
    fuzz::requirePlaysOn(game, variants, seed);
    for (const Exporter &exporter : exporters())
        writeForeign(exporter, game);
}

} // namespace

// Whatever the file, it is refused with a sentence, or it opens, and what opens can be saved and read back.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    std::string_view bytes = fuzz::text(data, size);
    seed = fuzz::numberOf(bytes);
    std::string unpacked;
    if (looksLikeGzip(bytes)) {
        auto inside = gunzip(bytes);
        if (!inside)
            return 0;
        bytes = unpacked = std::move(inside).value();
    }
    if (const VariantImporter *importer = variantImporterFor(bytes)) {
        const auto read = importer->read(bytes, {});
        fuzz::require(read ? !read->empty() : !read.error().message.empty());
        for (const ForeignVariant &foreign : read ? *read : std::vector<ForeignVariant>())
            requireKept(Game(foreign.variant),
                        [&](std::string_view id) { return id == foreign.variant->id ? foreign.variant : nullptr; });
    } else if (const Importer *reader = importerFor(bytes)) {
        const auto read = readForeign(*reader, bytes, find);
        if (read) {
            requireKept(read->game, finderWith(*read, find));
            for (const ForeignGame &further : read->further)
                requireKept(further.game, find);
        } else {
            fuzz::require(!read.error().message.empty());
        }
    }
    return 0;
}
