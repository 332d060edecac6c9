#include "studio/featuresettings.h"

#include "rules/rulebook.h"
#include "rules/variant.h"

#include <algorithm>
#include <map>

namespace entente {

namespace {

const std::map<Switch, std::vector<const char *>> &settingsOfFeatures()
{
    static const std::map<Switch, std::vector<const char *>> settings{
        {Switch::Tanks, {"convoyedTanks", "failedTank", "beatenTank"}},
        {Switch::Bombers, {"landingRight"}},
        {Switch::Squadrons, {"conquered", "alwaysItinerary", "squadronCut", "raidFailed", "meetings"}},
        {Switch::Walls, {"portSiege", "doubleStarves", "fallenPower"}},
        {Switch::ArmiesAboard, {"foreignFerry", "voyage"}},
        {Switch::CoastalCrawl, {"crawlingRetreat"}},
        {Switch::InSequence, {"oddSeasons", "scheduleSeed", "contractDelays", "contractNeeded", "earlyCut"}},
    };
    return settings;
}

} // namespace

std::optional<Mark> markNeededBy(std::string_view setting)
{
    return setting == "doubleStarves" ? std::optional(Mark::Doubled) : std::nullopt;
}

std::vector<std::string> settingsOf(Switch feature)
{
    const auto found = settingsOfFeatures().find(feature);
    return found == settingsOfFeatures().end() ? std::vector<std::string>()
                                               : std::vector<std::string>(found->second.begin(), found->second.end());
}

void setSetting(BoardSketch &sketch, const std::string &name, const std::string &value)
{
    const auto &all = rulebookSettings();
    const auto known = std::find_if(all.begin(), all.end(), [&](const SettingInfo &each) { return each.name == name; });
    if (known == all.end() || value == known->fallback)
        sketch.features.rules.erase(name);
    else
        sketch.features.rules[name] = value;
}

void offerSetting(BoardSketch &sketch, const std::string &name, bool on)
{
    if (on)
        sketch.features.withheld.erase(name);
    else
        sketch.features.withheld.insert(name);
}

void writeSettings(const FeatureChoice &choice, const std::set<Mark> &marks, JsonValue &rules, JsonValue &settings)
{
    for (const auto &[feature, names] : settingsOfFeatures()) {
        for (const char *name : choice.has(feature) ? names : std::vector<const char *>()) {
            if (const auto needed = markNeededBy(name); needed && !marks.count(*needed))
                continue;
            if (!choice.withheld.count(name))
                settings.add(name);
            const auto set = choice.rules.find(name);
            if (set == choice.rules.end())
                continue;
            const bool flag = set->second == "true" || set->second == "false";
            rules.add(name, flag ? JsonValue(set->second == "true") : JsonValue(set->second));
        }
    }
}

FeatureChoice withSettingsOf(const Variant &variant, FeatureChoice choice)
{
    const auto &provinces = variant.board->provinces();
    const bool anyDoubled =
        std::any_of(provinces.begin(), provinces.end(), [](const Province &each) { return each.doubled; });
    for (const Switch feature : choice.on) {
        for (const std::string &name : settingsOf(feature)) {
            const bool offered =
                std::find(variant.settings.begin(), variant.settings.end(), name) != variant.settings.end();
            const bool counts = markNeededBy(name) != Mark::Doubled || anyDoubled;
            if (!offered && counts)
                choice.withheld.insert(name);
            if (const std::string value = settingValue(variant.rules, name); value != settingValue(Rulebook(), name))
                choice.rules[name] = value;
        }
    }
    return choice;
}

} // namespace entente
