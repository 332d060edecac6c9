#pragma once

#include "base/wording.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

namespace entente {

/// What a variant may have beyond the board game's rules.
enum class Switch : std::uint8_t {
    Tanks,
    Bombers,
    Squadrons,
    Wings,
    SupplyPoints,
    Walls,
    Boxes,
    ArmiesAboard,
    CoastalCrawl,
    InSequence,
    BuildAnywhere,
    Summer,
};

/// What a place has that counts with one of them alone.
enum class Mark : std::uint8_t { Box, Port, Doubled, Edge, AirBase };

struct FeatureInfo {
    Switch feature;
    const char *id; ///< in studio.json
    Wording name;
    Wording told; ///< what it does, in a sentence or two
};

struct MarkInfo {
    Mark mark;
    const char *id;
    Switch with; ///< it counts with this one
    Wording name;
};

/// All there are, in the order in which lists show them.
std::span<const FeatureInfo> allFeatures();
std::span<const MarkInfo> allMarks();

/// Which a variant has, and their figures.
struct FeatureChoice {
    /// The kinds of unit: what they cost where winters are played by supply points.
    static constexpr std::array<std::string_view, 6> kinds{"A", "F", "T", "B", "S", "W"};

    std::set<Switch> on;
    std::array<int, kinds.size()> costs{2, 2, 3, 3, 3, 3};
    int centrePoints = 2;  ///< what a centre yields unless its place says otherwise
    int armiesPerTank = 2; ///< a power may have one tank for so many armies; 0: as many as it likes
    int bomberRange = 5;
    std::map<std::string, std::string> rules; ///< settings that come with them, where they are not as usual
    std::set<std::string> withheld;           ///< settings that games may not choose

    bool has(Switch feature) const { return on.count(feature) > 0; }
    /// Is there such a kind of unit?
    bool hasKind(std::string_view letter) const;

    friend bool operator==(const FeatureChoice &, const FeatureChoice &) = default;
};

} // namespace entente
