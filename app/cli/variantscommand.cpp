#include "cli/console.h"

#include "io/json.h"
#include "words/names.h"
#include "words/sentences.h"
#include "words/settings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

int provinceCount(const Board &board)
{
    const auto provinces = board.provinces();
    return static_cast<int>(std::count_if(provinces.begin(), provinces.end(), [](const Province &province) {
        return province.terrain != Terrain::Impassable;
    }));
}

std::vector<std::string> powerNames(const Board &board)
{
    std::vector<std::string> names;
    for (const Power &power : board.powers()) {
        if (power.playable)
            names.push_back(power.name);
    }
    return names;
}

/// The phases of the first year.
JsonValue phasesJson(const Variant &variant)
{
    JsonValue list = JsonValue::list();
    for (const SeasonPlan &season : variant.seasons) {
        for (const StepKind step : season.steps) {
            Phase phase{season.season, variant.start.phase.year, Stage::Moves};
            if (step == StepKind::Retreats)
                phase.stage = Stage::Retreats;
            else if (step == StepKind::Adjustments)
                phase.stage = Stage::Adjustments;
            else if (step != StepKind::Moves)
                continue;
            list.add(phaseText(phase));
        }
    }
    return list;
}

JsonValue settingsJson(const Variant &variant)
{
    JsonValue list = JsonValue::list();
    for (const SettingInfo &info : rulebookSettings()) {
        if (!offers(variant, info))
            continue;
        static constexpr const char *types[] = {"flag", "choice", "number", "season", "goals"};
        JsonValue setting =
            JsonValue::object({{"name", info.name}, {"type", types[static_cast<std::size_t>(info.type)]}});
        if (info.type == SettingInfo::Type::Choice) {
            JsonValue choices = JsonValue::list();
            for (const std::string &choice : info.choices)
                choices.add(choice);
            setting.add("choices", std::move(choices));
        }
        setting.add("default", settingValue(variant.rules, info.name));
        setting.add("sentence", settingSentence(info).toStdString());
        list.add(std::move(setting));
    }
    return list;
}

JsonValue variantJson(const VariantLibrary::Entry &entry)
{
    const Variant &variant = *entry.variant;
    JsonValue object = JsonValue::object({{"id", variant.id}, {"title", variant.title}});
    JsonValue powers = JsonValue::list();
    for (const std::string &name : powerNames(*variant.board))
        powers.add(name);
    object.add("powers", std::move(powers));
    object.add("provinces", provinceCount(*variant.board));
    object.add("centres", variant.board->centreCount());
    object.add("folder", entry.folder.toStdString());
    object.add("phases", phasesJson(variant));
    object.add("settings", settingsJson(variant));
    return object;
}

void printTable(const std::vector<const VariantLibrary::Entry *> &entries)
{
    for (const VariantLibrary::Entry *entry : entries) {
        const Variant &variant = *entry->variant;
        print(u"%1  %2  "_s.arg(fromUtf8(variant.id), -12).arg(fromUtf8(variant.title), -16)
              + say("%1 powers, %2 provinces, %3 centres")
                    .arg(powerNames(*variant.board).size())
                    .arg(provinceCount(*variant.board))
                    .arg(variant.board->centreCount())
              + u"  "_s + entry->folder);
    }
}

} // namespace

ExitStatus listVariants(CommandParser &parser)
{
    parser.addOption({u"json"_s, say("Print a JSON list, with phases and settings.")});
    if (const auto done = parser.read())
        return *done;
    if (!parser.positionalArguments().isEmpty())
        return misused(say("“%1” is not expected here.").arg(parser.positionalArguments().first()));

    const VariantLibrary library;
    const auto entries = library.list();
    const auto broken = library.broken();
    if (entries.empty() && broken.empty())
        return failed(
            say("No variants were found. Looked for in: %1.").arg(VariantLibrary::standardRoots().join(u", "_s)));
    if (parser.isSet(u"json"_s)) {
        JsonValue list = JsonValue::list();
        for (const VariantLibrary::Entry *entry : entries)
            list.add(variantJson(*entry));
        print(writeJson(list, 1));
    } else {
        printTable(entries);
    }
    for (const VariantLibrary::Entry *entry : broken) {
        for (const Fault &fault : entry->faults)
            complain(entry->folder + u": "_s + spoken(fault));
    }
    return broken.empty() ? ExitStatus::Well : ExitStatus::Fault;
}

} // namespace entente::app
