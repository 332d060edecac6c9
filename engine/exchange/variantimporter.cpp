#include "exchange/variantimporter.h"

#include <algorithm>
#include <array>

namespace entente {

std::span<const VariantImporter> variantImporters()
{
    static constexpr std::array all{
        VariantImporter{"jDip variants", looksLikeJdipVariants, readJdipVariants},
        VariantImporter{"DPjudge map", looksLikeJudgeDirectives, readJudgeDirectives},
        VariantImporter{"njudge map", looksLikeNjudgeMap, readNjudgeMap},
    };
    return all;
}

const VariantImporter *variantImporterFor(std::string_view bytes)
{
    const auto all = variantImporters();
    const auto found = std::find_if(all.begin(), all.end(), [&](const VariantImporter &importer) { return importer.recognises(bytes); });
    return found == all.end() ? nullptr : &*found;
}

} // namespace entente
