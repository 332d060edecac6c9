#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace entente {

class Board;
struct Rulebook;

/// What a variant may have beyond armies and fleets on the field. Each is a part of the judge, of the orders and of the
/// rulebook by that name; they stand beside one another, but for what the reader of variants refuses.
enum class Feature : std::uint8_t {
    Boxes,        ///< provinces that hold any number of units, none of which meet (Davis 5)
    Passes,       ///< whoever does not get away is put back (City State 8)
    Walls,        ///< units behind the walls of a centre (City State 7)
    Ports,        ///< what cities are worth, and what is built where (City State 4, 5, 8)
    Voyages,      ///< armies aboard fleets (Davis 6)
    CoastalCrawl, ///< fleets change places along different coasts (Davis 7)
    Yards,        ///< building sites for a centre that lies elsewhere (Davis 4b)
    Squadrons,    ///< flights there and back (LiMa)
    Tanks,        ///< two hops, strength halved by attackers (1939 III 16 to 29)
    Bombers,      ///< flights leg by leg (1939 III 30 to 44)
    Wings,        ///< units that go over land and sea
    InSequence,   ///< seasons played power by power (Sequential)
    HeldLand,     ///< plain land is owned too (1939 III 5)
    SupplyPoints, ///< units cost points (1939 III 8 to 15)
};
inline constexpr int featureCount = 14;

/// A value: which of them a variant has.
class FeatureSet {
public:
    bool has(Feature feature) const { return (m_bits >> static_cast<int>(feature) & 1u) != 0; }
    void set(Feature feature, bool on = true)
    {
        const std::uint32_t bit = 1u << static_cast<int>(feature);
        m_bits = on ? m_bits | bit : m_bits & ~bit;
    }
    bool empty() const { return m_bits == 0; }
    friend bool operator==(const FeatureSet &, const FeatureSet &) = default;

private:
    std::uint32_t m_bits = 0;
};

/// Its name in a variant's file: "boxes", "in-sequence".
const char *featureName(Feature feature);
std::optional<Feature> featureNamed(std::string_view name);

/// What the board has and the rules say. What a game may choose but has not counts as absent.
FeatureSet featuresOf(const Board &board, const Rulebook &rules);

} // namespace entente
