#include "exchange/variantimporter.h"

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

} // namespace entente
