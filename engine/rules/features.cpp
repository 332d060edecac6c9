#include "rules/features.h"

#include "map/board.h"
#include "rules/rulebook.h"

#include <array>

namespace entente {

namespace {

/// By their place in the enumeration.
constexpr std::array<const char *, featureCount> names{
    "boxes",     "passes", "walls",   "ports", "voyages",     "coastal-crawl", "yards",
    "squadrons", "tanks",  "bombers", "wings", "in-sequence", "held-land",     "supply-points"};

} // namespace

const char *featureName(Feature feature)
{
    return names[static_cast<std::size_t>(feature)];
}

std::optional<Feature> featureNamed(std::string_view name)
{
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == name)
            return static_cast<Feature>(i);
    }
    return std::nullopt;
}

FeatureSet featuresOf(const Board &board, const Rulebook &rules)
{
    FeatureSet found;
    for (const Province &province : board.provinces()) {
        if (province.unlimited)
            found.set(Feature::Boxes);
        if (province.sentTo.valid())
            found.set(Feature::Passes);
        if (province.yard.valid())
            found.set(Feature::Yards);
    }
    for (const UnitKind &kind : board.kinds()) {
        if (kind.flying == Flying::Sorties)
            found.set(Feature::Squadrons);
        if (kind.flying == Flying::Tours)
            found.set(Feature::Bombers);
        if (kind.hops > 1)
            found.set(Feature::Tanks);
        if (kind.travel == Travel::Over)
            found.set(Feature::Wings);
        if (kind.cost > 0)
            found.set(Feature::SupplyPoints);
    }
    found.set(Feature::Walls, rules.orders.walls);
    found.set(Feature::Ports, rules.policies.supply == Policies::Supply::Cities);
    found.set(Feature::Voyages, rules.orders.armyFleet);
    found.set(Feature::CoastalCrawl, rules.orders.coastalCrawl);
    found.set(Feature::InSequence, rules.policies.turns == Policies::Turns::InSequence);
    found.set(Feature::HeldLand, rules.policies.landIsHeld);
    return found;
}

} // namespace entente
