#pragma once

#include "base/bits.h"
#include "base/ids.h"
#include "base/path.h"

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace entente {

/// The height at which a unit stands in its region: bombers rest above armies, besieged units
/// behind walls, embarked armies in the hold of a fleet of their power. One unit a region and layer, unless the
/// province is unlimited.
enum class Layer : std::uint8_t { Field, Air, Walls, Aboard };
inline constexpr int layerCount = 4;

struct Unit {
    PowerId power;
    KindId kind;
    RegionId region;
    Layer layer = Layer::Field;

    friend auto operator<=>(const Unit &, const Unit &) = default;
};

/// Where a unit stands or may stand: the region and the height, and which of several in a box.
struct UnitRef {
    RegionId region;
    Layer layer = Layer::Field;
    KindId kind = {}; ///< tells the units in a box apart; none: any
    int number = 0;   ///< in a box: which of its kind, from 1; 0: the only one, or the first

    bool valid() const { return region.valid(); }
    friend bool operator==(const UnitRef &, const UnitRef &) = default;
};

/// A unit that was driven out and waits to retreat.
struct DislodgedUnit {
    Unit unit;
    ProvinceId from;                ///< where its dislodger came from (always named, even if it came by convoy)
    std::vector<RegionId> retreats; ///< open to it, ascending; never empty (a unit with nowhere to go is destroyed)
    KindId cargo = {};              ///< the army in its hold, which shares its fate; none if there is none

    friend bool operator==(const DislodgedUnit &, const DislodgedUnit &) = default;
};

enum class Season : std::uint8_t { Spring, Summer, Autumn, Winter };
enum class Stage : std::uint8_t { Moves, Retreats, Adjustments };

struct Phase {
    Season season = Season::Spring;
    int year = 1901;
    Stage stage = Stage::Moves;

    /// In the order in which they are played.
    friend auto operator<=>(const Phase &a, const Phase &b)
    {
        if (a.year != b.year)
            return a.year <=> b.year;
        return a.season != b.season ? a.season <=> b.season : a.stage <=> b.stage;
    }
    friend bool operator==(const Phase &, const Phase &) = default;
};

/// "S1901M"; Autumn is written F.
std::string phaseText(const Phase &phase);
/// The phase that the text names; false if it names none.
bool readPhase(std::string_view text, Phase &phase);

/// How long a unit has stood behind its walls, or been aboard.
struct Siege {
    Unit unit;
    int seasons = 0; ///< seasons of moves completed inside that count, from 1

    friend auto operator<=>(const Siege &, const Siege &) = default;
};

/// A unit of a kind that returns was lost, and has not returned yet.
struct Loss {
    Season season = Season::Spring; ///< of the moves
    int year = 0;

    friend auto operator<=>(const Loss &a, const Loss &b)
    {
        return a.year != b.year ? a.year <=> b.year : a.season <=> b.season;
    }
    friend bool operator==(const Loss &, const Loss &) = default;
};

enum class Mission : std::uint8_t;

/// A bomber between its take-off and its landing, which follows the retreats (1939 III 36, 42). Until then it is listed
/// among the units at its base.
struct Airborne {
    Unit unit;
    Path<ProvinceId, 12> path;
    Mission mission = Mission();
    std::uint8_t leg = 0;
    bool aborted = false;   ///< it is back at its base and has done nothing
    bool disturbed = false; ///< raids: somebody moved for the centre
    Unit disturber = {};    ///< who, as it stood then; no kind: nobody, or it is not known

    friend auto operator<=>(const Airborne &, const Airborne &) = default;
};

/// Permission given this season to land (1939 III 44).
struct Leave {
    PowerId by;
    PowerId guest;
    ProvinceId from;
    ProvinceId at;

    friend auto operator<=>(const Leave &, const Leave &) = default;
};

/// What stands on the board between two phases. Units are kept sorted, so that equal positions
/// are equal values.
struct Position {
    Phase phase;
    std::vector<Unit> units;              ///< at most maxUnits; sorted
    std::vector<DislodgedUnit> dislodged; ///< in retreat phases only; sorted by unit
    std::vector<ProvinceId> contested;    ///< retreat phases: empty spaces where a stand-off closed retreats; sorted
    std::vector<ProvinceSet> footholds;   ///< by power: centres in which an army or fleet of its own began a season;
                                          ///< empty where no rule asks (LiMa 7c)
    std::vector<PowerId> owner;           ///< by province: who owns the supply centre (none: unowned or no centre)
    std::vector<PowerId> holder;    ///< by province: whose land it is (1939 III 5); empty where only centres are owned
    std::vector<ProvinceId> bombed; ///< centres raided since the last winter (1939 III 41); ascending
    std::vector<int> points;        ///< by power: replaces what its centres yield, or -1; empty: none does
    std::vector<PowerId> schedule;  ///< moves phases: the powers in the order in which they act; empty: all at once
    std::vector<Siege> sieges; ///< units behind walls (or aboard, where that is limited), but for those whose clock has
                               ///< not moved; sorted
    std::vector<Loss> losses;  ///< oldest first
    std::vector<PowerId> out;  ///< powers that are out of the game, whose last units stand till winter; sorted

    std::vector<Airborne> airborne; ///< while landings are to come; by unit
    std::vector<Leave> leaves;      ///< the same; ascending

    void sort();

    friend bool operator==(const Position &, const Position &) = default;
};

class Board;
/// Where units of this kind stand: above the field or on it.
Layer layerOf(const Board &board, KindId kind);
/// The first unit that stands in the province and layer (any coast), or no id.
UnitId unitIn(const Board &board, const Position &position, ProvinceId province, Layer layer = Layer::Field);
/// The `number`th (from 1) of the power's units in the province and layer, of this kind unless it is none, in the
/// position's order; 0 means the first. No id if there is none.
UnitId unitOf(const Board &board, const Position &position, PowerId power, ProvinceId province,
              Layer layer = Layer::Field, int number = 0, KindId kind = {});
/// Which of the power's units of its kind in its place the unit is, from 1; 0 where it is the only one.
int numberOf(const Board &board, const Position &position, UnitId unit);
UnitRef unitRefOf(const Board &board, const Position &position, UnitId unit);
/// The dislodged unit that waits in the province, or -1. Where several wait: the power's `number`th (0: its first).
int dislodgedIn(const Board &board, const Position &position, ProvinceId province, PowerId power = {}, int number = 0);
/// Seasons completed behind the walls; 0 for any other unit.
int siegeOf(const Position &position, const Unit &unit);
int centreCountOf(const Position &position, PowerId power);
int unitCountOf(const Position &position, PowerId power);

} // namespace entente
