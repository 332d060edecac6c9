#include "exchange/importer.h"

#include "exchange/formats.h"

#include <algorithm>
#include <array>

namespace entente {

std::span<const Importer> importers()
{
    static constexpr std::array all{
        Importer{"case", looksLikeCase, importCase},
    };
    return all;
}

const Importer *importerFor(std::string_view text)
{
    const auto all = importers();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Importer &importer) { return importer.recognises(text); });
    return found == all.end() ? nullptr : &*found;
}

} // namespace entente
