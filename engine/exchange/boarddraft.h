#pragma once

#include "base/result.h"
#include "io/fault.h"
#include "rules/variant.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace entente {

/// A point of a drawing in map units, y downwards.
struct ChartPoint {
    double x = 0;
    double y = 0;

    friend bool operator==(const ChartPoint &, const ChartPoint &) = default;
};

/// What an author drew around and upon the board for the eye alone: hills, meridians, a rose of the winds.
struct ChartOrnament {
    std::string layer;  ///< of map.svg: "offing" or "terrain"
    std::string fill;   ///< "#rrggbb"; empty: none
    std::string stroke; ///< likewise
    double width = 1;   ///< of the stroke
    double opacity = 1; ///< of the fill, or of the stroke where there is none
    bool closed = false;
    std::vector<std::vector<ChartPoint>> lines;

    friend bool operator==(const ChartOrnament &, const ChartOrnament &) = default;
};
using ChartOrnaments = std::vector<ChartOrnament>;

/// A variant that another program's files describe, as a folder of ours (maps/FORMAT.md).
struct ForeignVariant {
    std::shared_ptr<const Variant> variant;
    std::map<std::string, std::string> files; ///< by name: variant.json, map.svg, layout.json, CREDITS
    std::vector<Wording> remarks;             ///< what could not be brought over, one sentence each
    std::vector<Wording> notes = {};          ///< what a person should know, although nothing is lost by it
    bool drawn = false;                       ///< map.svg is the other program's drawing, not a chart
    std::string mapOf = {};                   ///< title of our variant on whose drawn map it is; empty: on its own
    bool known = false;                       ///< it is that variant, and `files` is empty
};

/// A board as the files of other programs tell it: spaces by short names, with lists of where armies and fleets
/// go. Their readers fill it in as they read; `variant` makes a folder of it. Names are folded as orders are read,
/// so "Stp", "stp" and "STP" are one space.
class BoardDraft {
public:
    // Looking up names goes through all spaces, and a map may tell a way from both sides and once for each coast.
    static constexpr std::size_t mostSpaces = 4 * maxProvinces;
    static constexpr std::size_t mostPowers = 4 * maxPowers;
    static constexpr std::size_t mostUnits = 4 * maxUnits;
    static constexpr std::size_t mostWays = 8192;

    struct Power {
        std::string name;
        std::string adjective; ///< empty: the name
        std::vector<std::string> aliases;
        bool playable = true;
        bool buildsAnywhere = false;
    };
    struct Space {
        std::string brief; ///< as orders write it
        std::string name;
        std::vector<std::string> aliases;
        bool centre = false;
        bool impassable = false;
        bool water = false;                 ///< known to be water; otherwise spaces without a way for armies are
        bool closedWater = false;           ///< impassable, and water all the same
        bool land = false;                  ///< known to be land, whatever ways lead there
        bool coast = false;                 ///< known to be a coast, though no fleet goes there
        bool convoys = false;               ///< a coast where fleets convoy as at sea
        std::string home;                   ///< a power's name, or empty
        std::string owner;                  ///< at the start; empty: nobody, or the home's power
        bool unowned = false;               ///< at the start, although it is somebody's home
        std::optional<ChartPoint> unitAt;   ///< where the other program's map puts a unit
        std::optional<ChartPoint> centreAt; ///< the sign of its centre, and the middle of its name, where the drawing
        std::optional<ChartPoint> nameAt;   ///< says it; otherwise they stand beside the unit
        std::map<std::string, ChartPoint> spots;      ///< further units: "dislodged", "air", "walls", or a coast
        std::vector<std::vector<ChartPoint>> outline; ///< closed rings, where the other program's map draws it
    };
    struct Unit {
        std::string power;
        std::string kind;  ///< "A", "F" or "W", a wing
        std::string place; ///< with coast: "stp/sc"
    };

    std::string id; ///< small letters, digits, "-"
    std::string title;
    std::string designer;
    std::string line;      ///< what it is, in one sentence; may be empty
    std::string source;    ///< the program whose file it was, for CREDITS
    std::string elsewhere; ///< what that program calls it, as `Variant::elsewhere` has it
    Phase start{Season::Spring, 1901, Stage::Moves};
    YearCount years;        ///< how the years are called
    int victoryCentres = 0; ///< 0: more than half of all
    std::vector<Power> powers;
    std::vector<Space> spaces;
    std::vector<Unit> units;
    bool wings = false;     ///< there are units that go over land and sea
    bool bothSides = false; ///< the file tells every way from both ends; what it tells from one leads one way there
    double width = 0;       ///< of the other program's drawing; 0: it has none
    double height = 0;
    /// How far apart outlines may lie and still meet, in units of the drawing. Then passages between others get a sign;
    /// without it whoever drew the map knew how to show them.
    std::optional<double> tolerance;
    ChartOrnaments ornaments;

    /// A board of which nothing can be made any more: it has far more of something than any that is played here.
    /// Readers stop
    /// there; `variant` says it.
    bool isTooLarge() const;
    /// The space of that short name, alias or full name (the first that counts is taken in this order); null if there
    /// is none.
    Space *space(std::string_view name);
    /// The power of that name, adjective or alias; null if there is none.
    const Power *power(std::string_view name) const;
    /// Armies, or fleets, go from one place to another. Places may name a coast ("spa/nc"); one direction is enough.
    /// All spaces must be known by now: a place that is none is a fault at `where`.
    void addWay(bool fleets, std::string_view from, std::string_view to, const Wording &where);
    /// Wings go between these; told for every place where anybody goes, or left out.
    void addFlight(std::string_view from, std::string_view to, const Wording &where);
    /// A sentence for whoever opens the file; said once.
    void remark(Wording sentence);
    /// The same of something by which nothing is lost.
    void note(Wording sentence);
    /// What is wrong with the file, with its place.
    void fault(Wording where, Wording message) { m_faults.push_back({std::move(where), std::move(message)}); }

    /// The folder. A fault if the board does not hold together; the first of all that were found.
    Result<ForeignVariant, Fault> variant();

private:
    class Folder;
    friend class Folder;

    /// Where a way ends: a space by its folded short name, and the coast if the file names one.
    struct Place {
        std::string space;
        std::string coast;
        friend auto operator<=>(const Place &, const Place &) = default;
    };
    using Ways = std::set<std::pair<Place, Place>>;

    Place placeOf(std::string_view text);
    std::optional<std::pair<Place, Place>> wayOf(std::string_view from, std::string_view to, const Wording &where);
    Ways fleetWays(std::map<std::string, std::set<std::string>> &coasts, std::vector<Wording> &remarks) const;
    void tellOneWay();

    std::size_t m_ways = 0; ///< told, the same one twice counts twice
    Ways m_armies;          ///< each in both directions
    Ways m_fleets;
    Ways m_flights;
    std::set<std::pair<std::string, std::string>> m_told; ///< the same by space, in the direction the file has them
    std::vector<Wording> m_remarks;
    std::vector<Wording> m_notes;
    std::vector<Fault> m_faults;
};

/// Of a file that holds one board: what its reader answers.
Result<std::vector<ForeignVariant>, Fault> loneVariant(Result<ForeignVariant, Fault> made);

/// "Fleurs de Lys (v2)" -> "fleurs-de-lys-v2", "Österreich" -> "osterreich"; letters that are like none of the Latin
/// ones are written as numbers. Empty if there is no letter or digit.
std::string idOf(std::string_view name);

} // namespace entente
