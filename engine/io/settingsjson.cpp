#include "io/settingsjson.h"

#include "io/statejson.h"

#include <algorithm>
#include <charconv>

namespace entente {

namespace {

const SettingInfo *settingNamed(const std::string &name)
{
    const std::vector<SettingInfo> &all = rulebookSettings();
    const auto found = std::find_if(all.begin(), all.end(), [&](const SettingInfo &info) { return info.name == name; });
    return found == all.end() ? nullptr : &*found;
}

Wording fittingValues(const SettingInfo &info)
{
    switch (info.type) {
    case SettingInfo::Type::Flag: return worded("Faults", "true or false");
    case SettingInfo::Type::Number: return worded("Faults", "a whole number");
    case SettingInfo::Type::Season: return worded("Faults", "a season and year, as \"F1907\", or \"none\"");
    case SettingInfo::Type::Goals:
        return worded("Faults",
                      "powers and the centres with which they win, as \"Austria 16, Turkey 20\", or \"none\"");
    case SettingInfo::Type::Choice: break;
    }
    std::vector<std::string> quoted;
    for (const std::string &choice : info.choices)
        quoted.push_back('"' + choice + '"');
    return oneOf(quoted);
}

std::string scalarText(const JsonValue &value)
{
    switch (value.kind) {
    case JsonValue::Kind::Flag: return value.flag ? "true" : "false";
    case JsonValue::Kind::Integer: return std::to_string(value.integer);
    case JsonValue::Kind::Text: return value.text;
    default: return {};
    }
}

} // namespace

std::map<std::string, std::string> readSettings(const JsonCursor &object, std::initializer_list<std::string_view> state,
                                                const Variant *variant)
{
    std::map<std::string, std::string> settings;
    for (const JsonCursor::Member &member : object.members()) {
        if (isStateName(member.key) || std::find(state.begin(), state.end(), member.key) != state.end())
            continue;
        const SettingInfo *info = settingNamed(member.key);
        if (!info) {
            std::vector<std::string> names;
            for (const SettingInfo &known : rulebookSettings()) {
                if (variant ? offers(*variant, known) : known.scope != SettingInfo::Scope::Own)
                    names.push_back(known.name);
            }
            member.value.fault(worded("Faults", "There is no such setting; the settings are %1.").with(allOf(names)));
            continue;
        }
        Rulebook scratch;
        std::string text = scalarText(member.value.value());
        if (text.empty() || !applySetting(scratch, member.key, text))
            member.value.fault(worded("Faults", "This setting should be %1.").with(fittingValues(*info)));
        else if (const auto fault = variant ? faultOfGoals(*variant, scratch) : std::nullopt)
            member.value.fault(*fault);
        else
            settings.emplace(member.key, std::move(text));
    }
    return settings;
}

JsonValue settingsJson(const std::map<std::string, std::string> &settings)
{
    JsonValue object = JsonValue::object();
    for (const auto &[name, text] : settings) {
        const SettingInfo *info = settingNamed(name);
        std::int64_t number = 0;
        if (info && info->type == SettingInfo::Type::Flag)
            object.add(name, JsonValue(text == "true"));
        else if (info && info->type == SettingInfo::Type::Number
                 && std::from_chars(text.data(), text.data() + text.size(), number).ec == std::errc())
            object.add(name, JsonValue(number));
        else
            object.add(name, text);
    }
    return object;
}

} // namespace entente
