#include "exchange/exporter.h"

#include "exchange/formats.h"
#include "exchange/writtengame.h"
#include "orders/notation.h"

#include <algorithm>
#include <array>

namespace entente {

namespace {

/// Armies and fleets in the open field; wings where the program knows them.
bool isHeld(const Exporter &exporter, const Board &board, const Unit &unit)
{
    const Travel travel = board.kind(unit.kind).travel;
    const bool plain = unit.kind == board.findKind("army") || unit.kind == board.findKind("fleet");
    return unit.layer == Layer::Field && (plain || (exporter.wings && travel == Travel::Over));
}

std::optional<Unit> strangerAmong(const Exporter &exporter, const Board &board, const Position &position)
{
    for (const Unit &unit : position.units) {
        if (!isHeld(exporter, board, unit))
            return unit;
    }
    for (const DislodgedUnit &dislodged : position.dislodged) {
        if (!isHeld(exporter, board, dislodged.unit))
            return dislodged.unit;
    }
    return std::nullopt;
}

/// Moves in spring and autumn, their retreats, and builds in winter.
bool isCommon(const Phase &phase)
{
    return phase.stage == Stage::Adjustments ? phase.season == Season::Winter
                                             : phase.season == Season::Spring || phase.season == Season::Autumn;
}

std::optional<Wording> barOfPosition(const Exporter &exporter, const Game &game, const Position &position)
{
    if (const auto unit = strangerAmong(exporter, game.board(), position))
        return worded("Faults", "%1 has only armies and fleets in the open field: it can't hold %2.")
            .with(exporter.program, unitText(game.board(), *unit));
    if (!isCommon(position.phase))
        return worded("Faults", "%1 moves in spring and autumn and builds in winter: it can't hold %2.")
            .with(exporter.program, phaseText(position.phase));
    return std::nullopt;
}

} // namespace

std::span<const Exporter> exporters()
{
    static constexpr std::array all{
        Exporter{"jdip", "jDip", "jDip save", ".jdip", "", true, nullptr, exportJdipSave},
        Exporter{"webdiplomacy", "webDiplomacy", "webDiplomacy JSON", ".webdiplomacy.json", "webdiplomacy:", false,
                 nullptr, exportWebDiplomacyJson},
        Exporter{"diplicity", "Diplicity", "Diplicity game", ".diplicity.json", "godip:", false, barOfDiplicity,
                 exportDiplicityJson},
        Exporter{"diplomacy", "diplomacy (Python)", "diplomacy JSON", ".json", "", false, nullptr, exportDiplomacyJson},
    };
    return all;
}

const Exporter *exporterNamed(std::string_view name)
{
    const auto all = exporters();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Exporter &each) { return each.name == name; });
    return found == all.end() ? nullptr : &*found;
}

const Exporter *exporterFor(std::string_view fileName)
{
    const auto all = exporters();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Exporter &each) { return fileName.ends_with(each.suffix); });
    return found == all.end() ? nullptr : &*found;
}

std::optional<Wording> barOfWriting(const Exporter &exporter, const Game &game)
{
    const Variant &variant = game.variant();
    for (int i = 0; i <= game.turnCount(); ++i) {
        const bool present = i == game.turnCount();
        if (auto bar = barOfPosition(exporter, game, present ? game.position() : game.told(i).before))
            return bar;
    }
    FeatureSet special = featuresOf(*variant.board, game.rules());
    special.set(Feature::CoastalCrawl, false); // it only changes who succeeds
    if (exporter.wings)
        special.set(Feature::Wings, false);
    if (!special.empty())
        return worded("Faults", "%1 does not know the special rules of %2.").with(exporter.program, variant.title);
    if (*exporter.variants && variantThere(variant, exporter.variants).empty())
        return worded("Faults", "%1 does not know the board of %2.").with(exporter.program, variant.title);
    return exporter.bar ? exporter.bar(game) : std::nullopt;
}

Result<WrittenGame, Wording> writeForeign(const Exporter &exporter, const Game &game)
{
    if (auto bar = barOfWriting(exporter, game))
        return *bar;
    return exporter.write(game);
}

} // namespace entente
