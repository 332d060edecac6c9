#include "studio/ownparagraphs.h"

#include "rules/features.h"
#include "studio/featurefolder.h"

namespace entente {

namespace {

std::map<std::string, std::string> paragraphsOnPage(const BoardSketch &sketch)
{
    std::map<std::string, std::string> paragraphs;
    for (const FeatureInfo &info : allFeatures()) {
        const std::string number = paragraphOf(sketch, info.feature);
        for (const Feature feature : number.empty() ? std::vector<Feature>() : featuresWrittenFor(sketch, info.feature))
            paragraphs.emplace(featureName(feature), number);
    }
    return paragraphs;
}

} // namespace

std::string paragraphOf(const BoardSketch &sketch, Switch feature)
{
    int number = 0;
    for (const FeatureInfo &info : allFeatures()) {
        number += sketch.features.has(info.feature);
        if (info.feature == feature && sketch.features.has(feature))
            return std::to_string(number);
    }
    return {};
}

void addParagraphs(JsonValue &variant, const BoardSketch &sketch)
{
    std::map<std::string, std::string> paragraphs = sketch.paragraphs;
    paragraphs.merge(paragraphsOnPage(sketch)); // what was written stays
    JsonValue object = JsonValue::object();
    for (const auto &[matter, number] : paragraphs)
        object.add(matter, number);
    if (!paragraphs.empty())
        variant.add("paragraphs", std::move(object));
}

void takeParagraphs(BoardSketch &sketch, const Variant &variant)
{
    const std::map<std::string, std::string> page = paragraphsOnPage(sketch);
    sketch.paragraphs.clear();
    for (const auto &[matter, number] : variant.board->ownRules().paragraphs) {
        const auto known = page.find(matter);
        if (known == page.end() || known->second != number)
            sketch.paragraphs.emplace(matter, number);
    }
}

} // namespace entente
