#include "studio/boardrules.h"

#include "rules/variant.h"
#include "studio/jsonmembers.h"

#include <algorithm>
#include <iterator>

namespace entente {

namespace {

constexpr const char *edition = "edition";
constexpr const char *victorySetting = "victoryCentres";

const SettingInfo *generalRule(const std::string &name)
{
    const std::vector<const SettingInfo *> all = generalRules();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const SettingInfo *each) { return each->name == name; });
    return found == all.end() ? nullptr : *found;
}

/// A member of the object, made if it is not there.
JsonValue &memberOr(JsonValue &object, const char *key, JsonValue fresh)
{
    if (JsonValue *known = memberIn(object, key))
        return *known;
    object.add(key, std::move(fresh));
    return object.items.back();
}

} // namespace

std::vector<const SettingInfo *> generalRules()
{
    std::vector<const SettingInfo *> rules;
    for (const SettingInfo &setting : rulebookSettings()) {
        if (setting.scope == SettingInfo::Scope::Editions && setting.name != edition)
            rules.push_back(&setting);
    }
    return rules;
}

std::string printedRule(Edition printed, const std::string &name)
{
    return settingValue(rulebookOf(printed), name);
}

void setEdition(BoardSketch &sketch, Edition printed)
{
    sketch.edition = printed;
    for (auto rule = sketch.rules.begin(); rule != sketch.rules.end();)
        rule = rule->second == printedRule(printed, rule->first) ? sketch.rules.erase(rule) : std::next(rule);
}

std::string ruleOf(const BoardSketch &sketch, const std::string &name)
{
    const auto chosen = sketch.rules.find(name);
    return chosen == sketch.rules.end() ? printedRule(sketch.edition, name) : chosen->second;
}

void setRule(BoardSketch &sketch, const std::string &name, const std::string &value)
{
    Rulebook fits;
    if (!generalRule(name) || !applySetting(fits, name, value))
        return;
    if (value == printedRule(sketch.edition, name))
        sketch.rules.erase(name);
    else
        sketch.rules[name] = value;
}

void addRules(JsonValue &variant, const BoardSketch &sketch)
{
    if (sketch.edition != Rulebook().edition)
        variant.add(edition, editionName(sketch.edition));
    for (const auto &[name, value] : sketch.rules) {
        const bool flag = generalRule(name)->type == SettingInfo::Type::Flag;
        memberOr(variant, "rules", JsonValue::object()).add(name, flag ? JsonValue(value == "true") : JsonValue(value));
    }
    if (sketch.offersVictory)
        memberOr(variant, "settings", JsonValue::list()).add(victorySetting);
}

void takeRules(BoardSketch &sketch, const Variant &variant)
{
    sketch.edition = variant.rules.edition;
    sketch.rules.clear();
    for (const SettingInfo *rule : generalRules())
        setRule(sketch, rule->name, settingValue(variant.rules, rule->name));
    sketch.offersVictory =
        std::find(variant.settings.begin(), variant.settings.end(), victorySetting) != variant.settings.end();
}

} // namespace entente
