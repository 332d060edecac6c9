#pragma once

#include "base/ids.h"

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

/// The height at which a unit stands in its region: bombers rest above armies, besieged units
/// behind walls. One unit a region and layer, unless the province is unlimited.
enum class Layer : std::uint8_t { Field, Air, Walls };

struct Unit {
    PowerId power;
    KindId kind;
    RegionId region;
    Layer layer = Layer::Field;

    friend auto operator<=>(const Unit &, const Unit &) = default;
};

/// A unit that was driven out and waits to retreat.
struct DislodgedUnit {
    Unit unit;
    ProvinceId from;                ///< where its dislodger came from (always named, even if it came by convoy)
    std::vector<RegionId> retreats; ///< open to it, ascending; never empty (a unit with nowhere to go is destroyed)

    friend bool operator==(const DislodgedUnit &, const DislodgedUnit &) = default;
};

enum class Season : std::uint8_t { Spring, Summer, Autumn, Winter };
enum class Stage : std::uint8_t { Moves, Retreats, Adjustments };

struct Phase {
    Season season = Season::Spring;
    int year = 1901;
    Stage stage = Stage::Moves;

    friend auto operator<=>(const Phase &, const Phase &) = default;
};

/// "S1901M"; Autumn is written F.
std::string phaseText(const Phase &phase);
/// The phase that the text names; false if it names none.
bool readPhase(std::string_view text, Phase &phase);

/// What stands on the board between two phases. Units are kept sorted, so that equal positions
/// are equal values.
struct Position {
    Phase phase;
    std::vector<Unit> units;               ///< at most maxUnits; sorted
    std::vector<DislodgedUnit> dislodged;  ///< in retreat phases only; sorted by unit
    std::vector<ProvinceId> contested;     ///< retreat phases: empty spaces where a stand-off closed retreats; sorted
    std::vector<PowerId> owner;            ///< by province: who owns the supply centre (none: unowned or no centre)
    std::vector<PowerId> holder;           ///< by province: whose land it is (1939 III 5); empty where only centres are owned
    std::vector<ProvinceId> bombed;        ///< centres raided since the last winter (1939 III 41); ascending
    std::vector<int> points;               ///< by power: replaces what its centres yield, or -1; empty: none does

    void sort();

    friend bool operator==(const Position &, const Position &) = default;
};

class Board;
/// Where units of this kind stand: above the field or on it.
Layer layerOf(const Board &board, KindId kind);
/// The first unit that stands in the province and layer (any coast), or no id.
UnitId unitIn(const Board &board, const Position &position, ProvinceId province, Layer layer = Layer::Field);
/// The dislodged unit that waits in the province, or -1.
int dislodgedIn(const Board &board, const Position &position, ProvinceId province);
int centreCountOf(const Position &position, PowerId power);
int unitCountOf(const Position &position, PowerId power);

} // namespace entente
