#include "io/variantfeatures.h"

#include <algorithm>

namespace entente {

namespace {

class FeatureChecks {
public:
    FeatureChecks(const JsonCursor &root, const Variant &variant) : m_root(root), m_variant(variant) {}

    /// False where the list and the variant differ.
    bool listed()
    {
        const auto list = m_root.find("features");
        if (!list)
            return true;
        bool agree = true;
        FeatureSet said;
        for (const JsonCursor &item : list->items()) {
            const auto feature = featureNamed(item.value().text);
            if (!feature)
                continue; // told when they were read
            said.set(*feature);
            if (m_variant.features.has(*feature))
                continue;
            agree = false;
            item.fault(
                worded("Faults", "The feature \"%1\" is listed, but nothing here has it.").with(featureName(*feature)));
        }
        for (int i = 0; i < featureCount; ++i) {
            const auto feature = static_cast<Feature>(i);
            if (!m_variant.features.has(feature) || said.has(feature))
                continue;
            agree = false;
            list->fault(worded("Faults", "The variant has \"%1\", which is not among its features.")
                            .with(featureName(feature)));
        }
        return agree;
    }

    void settings()
    {
        for (const SettingInfo &setting : rulebookSettings()) {
            if (setting.of && !m_variant.features.has(*setting.of) && !setting.general && offers(m_variant, setting))
                fault("settings", worded("Faults", "The setting \"%1\" comes with \"%2\", which is not among the "
                                                   "features.")
                                      .with(setting.name, featureName(*setting.of)));
        }
    }

    void walls()
    {
        if (has(Feature::Walls) != has(Feature::Ports))
            fault("features", worded("Faults", "Walls and ports come together: list both, or neither."));
        if (has(Feature::Walls) && has(Feature::Wings))
            fault("kinds", worded("Faults", "Units that go over land and sea can't be combined with walls."));
        if (has(Feature::Walls) && has(Feature::SupplyPoints))
            fault("kinds", worded("Faults", "Supply points can't be combined with walls."));
    }

    void flights()
    {
        const Board &board = *m_variant.board;
        if (has(Feature::Bombers) && !has(Feature::HeldLand))
            fault("features",
                  worded("Faults", "Bombers land where land is held: list \"held-land\" among the features."));
        for (int i = 0; i < board.provinceCount(); ++i) {
            const Province &place = board.province(ProvinceId(i));
            if (place.unlimited && !board.reach(Travel::Air, board.mainRegion(ProvinceId(i))).empty())
                fault("passages", worded("Faults", "Nothing flies to or from %1: any number of units may stand there.")
                                      .with(place.name));
        }
    }

    void sequence()
    {
        if (!has(Feature::InSequence))
            return;
        if (m_variant.board->hasSpecialSpaces() || has(Feature::Walls) || has(Feature::Voyages))
            fault("features", worded("Faults", "Seasons played in sequence can't be combined with boxes, passes, walls "
                                               "or armies aboard fleets."));
        if (has(Feature::Squadrons))
            fault("features", worded("Faults", "Seasons played in sequence can't be combined with squadrons."));
    }

private:
    bool has(Feature feature) const { return m_variant.features.has(feature); }
    void fault(const char *key, const Wording &words) const { m_root.find(key).value_or(m_root).fault(words); }

    const JsonCursor &m_root;
    const Variant &m_variant;
};

} // namespace

void readFeatures(const JsonCursor &variant, Rulebook &rules)
{
    if (const auto list = variant.find("features")) {
        for (const JsonCursor &item : list->items()) {
            const auto name = item.text();
            const auto feature = name ? featureNamed(*name) : std::nullopt;
            if (feature)
                applyFeature(rules, *feature);
            else if (name)
                item.fault(worded("Faults", "There is no feature \"%1\".").with(*name));
        }
    }
    const auto policies = variant.find("policies");
    if (!policies)
        return;
    for (const JsonCursor::Member &member : policies->members()) {
        const std::string text = member.value.value().text;
        if (!applyPolicy(rules, member.key, text))
            member.value.fault(worded("Faults", "There is no such policy, or it cannot be \"%1\".").with(text));
    }
}

void checkFeatures(const JsonCursor &root, const Variant &variant)
{
    FeatureChecks checks(root, variant);
    if (!checks.listed())
        return; // what follows from it would be told of something that is not meant
    checks.settings();
    checks.walls();
    checks.flights();
    checks.sequence();
}

} // namespace entente
