#include "studio/sketchterms.h"

#include "studio/boardrules.h"

namespace entente {

namespace {

constexpr std::int64_t mostRange = 14;

} // namespace

std::vector<std::string> wordsIn(const JsonCursor &json, std::string_view key)
{
    const auto list = json.find(key);
    return list ? list->texts() : std::vector<std::string>();
}

void addTerms(JsonValue &root, const BoardSketch &sketch)
{
    root.addIfAny("offersVictory", sketch.offersVictory);
    if (sketch.edition != Rulebook().edition)
        root.add("edition", editionName(sketch.edition));
    const auto add = [&root](const char *key, const std::map<std::string, std::string> &texts) {
        JsonValue object = JsonValue::object();
        for (const auto &[name, value] : texts)
            object.add(name, value);
        if (!texts.empty())
            root.add(key, std::move(object));
    };
    add("rules", sketch.rules);
    add("paragraphs", sketch.paragraphs);
}

void readTerms(BoardSketch &sketch, const JsonCursor &root)
{
    sketch.offersVictory = root.flagOr("offersVictory", false);
    if (const auto printed = editionNamed(root.textOr("edition", "")))
        sketch.edition = *printed;
    if (const auto rules = root.find("rules")) {
        for (const std::string &name : rules->value().keys)
            setRule(sketch, name, rules->textOr(name, ""));
    }
    for (const JsonCursor::Member &member : root.membersOf("paragraphs"))
        sketch.paragraphs[member.key] = member.value.text().value_or("");
}

JsonValue jsonOf(const FeatureChoice &choice)
{
    JsonValue json = JsonValue::object();
    JsonValue on = JsonValue::list();
    for (const FeatureInfo &info : allFeatures()) {
        if (choice.has(info.feature))
            on.add(info.id);
    }
    json.add("on", std::move(on));
    json.add("costs", JsonValue::listOf(choice.costs));
    json.add("centrePoints", choice.centrePoints);
    json.add("armiesPerTank", choice.armiesPerTank);
    json.add("bomberRange", choice.bomberRange);
    JsonValue rules = JsonValue::object();
    for (const auto &[name, value] : choice.rules)
        rules.add(name, value);
    if (!rules.keys.empty())
        json.add("rules", std::move(rules));
    if (!choice.withheld.empty())
        json.add("withheld", JsonValue::listOf(choice.withheld));
    return json;
}

FeatureChoice featuresIn(const JsonCursor &json)
{
    FeatureChoice choice;
    for (const std::string &id : wordsIn(json, "on")) {
        for (const FeatureInfo &info : allFeatures()) {
            if (id == info.id)
                choice.on.insert(info.feature);
        }
    }
    if (const auto costs = json.find("costs")) {
        std::size_t kind = 0;
        for (const JsonCursor &cost : costs->items()) {
            if (kind < choice.costs.size())
                choice.costs[kind++] = static_cast<int>(cost.integer(1, mostCost).value_or(1));
        }
    }
    choice.centrePoints = static_cast<int>(json.integerOr("centrePoints", choice.centrePoints, 1, mostCost));
    choice.armiesPerTank = static_cast<int>(json.integerOr("armiesPerTank", choice.armiesPerTank, 0, mostCost));
    choice.bomberRange = static_cast<int>(json.integerOr("bomberRange", choice.bomberRange, 1, mostRange));
    if (const auto rules = json.find("rules")) {
        Rulebook fits;
        for (const std::string &name : rules->value().keys) {
            if (const std::string value = rules->textOr(name, ""); applySetting(fits, name, value))
                choice.rules[name] = value;
        }
    }
    for (const std::string &name : wordsIn(json, "withheld"))
        choice.withheld.insert(name);
    return choice;
}

} // namespace entente
