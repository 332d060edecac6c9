#include "exchange/importer.h"

#include "exchange/formats.h"
#include "exchange/remarks.h"
#include "io/gamefile.h"

#include <algorithm>
#include <array>
#include <optional>

namespace entente {

namespace {

/// Why the game could not be opened again after it was saved; nothing if it could.
std::optional<Wording> barOfSaving(const Game &game, const VariantFinder &variants)
{
    SavedGame saved;
    saved.game = game;
    const Result<SavedGame, Fault> again = readGame(writeGame(saved), variants);
    if (!again)
        return again.error().message;
    const auto sorted = [](std::vector<GivenOrder> orders) {
        std::sort(orders.begin(), orders.end());
        return orders;
    };
    if (again->game.digest() != game.digest() || again->game.position() != game.position()
        || sorted(again->game.orders()) != sorted(game.orders()))
        return worded("Faults", "Read again, it would not be the same game.");
    return std::nullopt;
}

} // namespace

GameCase caseOf(const ForeignGame &foreign)
{
    GameCase made;
    made.id = foreign.name;
    made.variant = foreign.game.variantPointer();
    made.rules = foreign.game.rules();
    made.settings = foreign.game.settings();
    made.position = foreign.game.positionToJudge();
    made.orders = foreign.game.orders();
    made.expect = foreign.expect;
    return made;
}

VariantFinder finderWith(const ForeignGame &foreign, VariantFinder variants)
{
    return [own = foreign.board ? foreign.board->variant : nullptr,
            variants = std::move(variants)](std::string_view id) { return own && own->id == id ? own : variants(id); };
}

std::span<const Importer> importers()
{
    static constexpr std::array all{
        Importer{"diplomacy JSON", looksLikeDiplomacyJson, importDiplomacyJson, largestForeignJson},
        Importer{"webDiplomacy JSON", looksLikeWebDiplomacyJson, importWebDiplomacyJson, largestForeignJson},
        Importer{"Diplicity game", looksLikeDiplicityJson, importDiplicityJson, largestForeignJson},
        Importer{"godip JSON", looksLikeGodipJson, importGodipJson, largestForeignJson},
        Importer{"DATC JSON", looksLikeDatcJson, importDatcJson, largestForeignJson},
        Importer{"case", looksLikeCase, importCase, largestForeignJson},
        Importer{"case text", looksLikeCaseText, importCaseText, largestForeignText},
        Importer{"droidippy game", looksLikeDroidippy, importDroidippy, largestForeignText},
        Importer{"judge mail", looksLikeJudgeMail, importJudgeMail, largestForeignText},
        Importer{"judge's letters", looksLikeJudgeTalk, importJudgeTalk, largestForeignText},
        Importer{"jDip save", looksLikeJdipSave, importJdipSave, largestForeignJson},
    };
    return all;
}

const Importer *importerFor(std::string_view text)
{
    const auto all = importers();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Importer &importer) { return importer.recognises(text); });
    return found == all.end() ? nullptr : &*found;
}

Result<ForeignGame, Fault> readForeign(const Importer &importer, std::string_view text, const VariantFinder &variants)
{
    if (text.size() > importer.largest)
        return Fault{
            "",
            worded("Faults", "It is larger than %1 MB: no such file is.").with(std::to_string(importer.largest >> 20))};
    auto foreign = importer.read(text, variants);
    if (!foreign)
        return foreign;
    if (const auto bar = barOfSaving(foreign->game, finderWith(*foreign, variants)))
        return Fault{"", worded("Faults", "The game in it could not be saved. %1").with(*bar)};
    std::vector<ForeignGame> &further = foreign.value().further;
    std::erase_if(further, [&](const ForeignGame &each) {
        const auto bar = barOfSaving(each.game, variants);
        if (bar)
            addRemark(foreign.value().remarks,
                      worded("Remarks", "The case %1 can't be read: %2").with(each.name, *bar));
        return bar.has_value();
    });
    return foreign;
}

} // namespace entente
