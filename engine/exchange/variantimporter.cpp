#include "exchange/variantimporter.h"

#include "io/packed.h"
#include "io/variantreader.h"

#include <algorithm>
#include <array>

namespace entente {

std::span<const VariantImporter> variantImporters()
{
    static constexpr std::array all{
        VariantImporter{"variant package", looksLikeVariantPackage, readVariantPackage},
        VariantImporter{"jDip variants", looksLikeJdipVariants, readJdipVariants},
        VariantImporter{"DPjudge map", looksLikeJudgeDirectives, readJudgeDirectives},
        VariantImporter{"njudge map", looksLikeNjudgeMap, readNjudgeMap},
        VariantImporter{"DAIDE map", looksLikeDaideMap, readDaideMap},
    };
    return all;
}

const VariantImporter *variantImporterFor(std::string_view bytes)
{
    const auto all = variantImporters();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const VariantImporter &importer) { return importer.recognises(bytes); });
    return found == all.end() ? nullptr : &*found;
}

const VariantImporter *variantImporterOfName(std::string_view name)
{
    static constexpr VariantImporter directives{"DPjudge map", looksLikeJudgeDirectives, readJudgeDirectives};
    static constexpr std::array<std::string_view, 5> endings{".map", ".geography", ".politics", ".military",
                                                             ".locations"};
    const bool part =
        std::any_of(endings.begin(), endings.end(), [&](std::string_view end) { return name.ends_with(end); });
    return part ? &directives : nullptr;
}

namespace {

constexpr std::string_view mainFile = "variant.json";

/// The folder in an archive, with its last "/"; empty for its top.
std::string_view folderIn(std::string_view path)
{
    const std::size_t cut = path.find_last_of('/');
    return cut == std::string_view::npos ? std::string_view() : path.substr(0, cut + 1);
}

/// Does a variant's folder hold files of this name (maps/FORMAT.md)? No other is written to the reader's disk.
bool isFileOfVariant(std::string_view name)
{
    static constexpr std::array known{"map.svg",     "layout.json", "cards.jsonl", "CREDITS",
                                      "studio.json", "map.png",     "doubtful.md"};
    const bool translated =
        (name.starts_with("rules") && name.ends_with(".md")) || (name.starts_with("cards.") && name.ends_with(".json"));
    return name == mainFile || std::find(known.begin(), known.end(), name) != known.end()
           || (translated && name.size() < 24);
}

} // namespace

bool looksLikeVariantPackage(std::string_view bytes)
{
    if (!looksLikeZip(bytes))
        return false;
    const auto archive = ZipArchive::open(bytes);
    return archive && std::any_of(archive->names().begin(), archive->names().end(), [](const std::string &name) {
               return name.substr(folderIn(name).size()) == mainFile;
           });
}

Result<std::vector<ForeignVariant>, Fault> readVariantPackage(std::string_view bytes, const Surroundings &)
{
    const auto archive = ZipArchive::open(bytes);
    if (!archive)
        return archive.error();
    std::vector<ForeignVariant> all;
    for (const std::string &main : archive->names()) {
        const std::string folder(folderIn(main));
        if (main.substr(folder.size()) != mainFile)
            continue;
        if (all.size() == mostVariants)
            return Fault{
                "", worded("Faults", "The package holds more than %1 variants.").with(std::to_string(mostVariants))};
        ForeignVariant &made = all.emplace_back();
        made.drawn = true;
        for (const std::string &path : archive->names()) {
            const std::string name = path.substr(std::min(path.size(), folder.size()));
            if (folderIn(path) != folder || !isFileOfVariant(name))
                continue;
            auto content = archive->read(path);
            if (!content)
                return content.error();
            made.files[name] = std::move(content).value();
        }
        auto variant = readVariant(made.files[std::string(mainFile)]);
        if (!variant)
            return variant.error().front();
        made.variant = std::move(variant).value();
        if (made.variant->map.empty() && (!made.files.count("map.svg") || !made.files.count("layout.json")))
            return Fault{"", worded("Faults", "The package holds no map of %1.").with(made.variant->title)};
    }
    return all;
}

} // namespace entente
