#include "exchange/importer.h"

#include "exchange/formats.h"

#include <algorithm>
#include <array>

namespace entente {

std::span<const Importer> importers()
{
    static constexpr std::array all{
        Importer{"diplomacy JSON", looksLikeDiplomacyJson, importDiplomacyJson},
        Importer{"webDiplomacy JSON", looksLikeWebDiplomacyJson, importWebDiplomacyJson},
        Importer{"godip JSON", looksLikeGodipJson, importGodipJson},
        Importer{"DATC JSON", looksLikeDatcJson, importDatcJson},
        Importer{"case", looksLikeCase, importCase},
        Importer{"case text", looksLikeCaseText, importCaseText},
        Importer{"judge mail", looksLikeJudgeMail, importJudgeMail},
        Importer{"jDip save", looksLikeJdipSave, importJdipSave},
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
