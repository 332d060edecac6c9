#pragma once

#include "base/bits.h"
#include "base/ids.h"
#include "map/ownrules.h"
#include "map/yearcount.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

class FlightTable;

/// What a province is made of. Armies walk on land, fleets sail on sea and along coasts.
enum class Terrain : std::uint8_t { Inland, Coastal, Sea, Impassable };

/// How a unit kind travels; each way of travelling sees its own view of the graph.
enum class Travel : std::uint8_t {
    Land,
    Sea,
    Air,  ///< flights from a base and back
    Over, ///< step by step over land and sea alike, by every passage that the map has (wings)
};
inline constexpr int travelCount = 4;

/// A name in languages other than English, by the language's code of two letters ("de").
using Translations = std::vector<std::pair<std::string, std::string>>;

/// A space that is owned and scored.
struct Province {
    std::string id;                   ///< lower case, stable, names the path in map.svg ("stp")
    std::string name;                 ///< English name in full ("St. Petersburg")
    std::string abbreviation;         ///< as the house notation writes it ("StP", "NTH")
    std::vector<std::string> aliases; ///< further names that people write
    Terrain terrain = Terrain::Inland;
    bool centre = false;    ///< has a supply centre
    int points = 0;         ///< supply points that the centre yields each winter; 0 where centres are counted
    PowerId home;           ///< the power that builds here, if any
    PowerId territory;      ///< whose colour the land shows at the start, if any
    bool unlimited = false; ///< any number of units may stand here (boxes): entering never fails
    bool numbered = false;  ///< the notation numbers the units that stand here together: "F HIO#1"
    PowerId only;           ///< the only power whose units may enter, if any
    /// What units that stand here may support.
    enum class Backing : std::uint8_t {
        Any,
        WayOut, ///< moves out of this space (Davis 5c)
        None,   ///< nothing (City State C18, C19)
    };
    Backing backing = Backing::Any;
    ProvinceId sentTo;    ///< a pass: whoever begins a season here and does not get away is put there
    bool port = false;    ///< fleets are built here, and fleets may stand behind the walls
    bool edge = false;    ///< a sea at which the chain of a double centre ends
    bool doubled = false; ///< counts two for its home power while a chain joins it to the edge
    std::string optional; ///< the setting without which this space is out of play, if any
    PowerId yard;         ///< a further building site for the fleets of this power ...
    ProvinceId yardOf;    ///< ... while it owns this centre
    bool armies = true;   ///< on land: may armies stand here?
    bool convoys = false; ///< on a coast: fleets here convoy as at sea
    bool airBase = false; ///< its home power builds squadrons here
    Translations names;   ///< read in orders as well
};

/// A province or one of its coasts: where a unit stands. The first region of a province is the
/// province itself; provinces with several coasts have one further region a coast, and there
/// fleets stand only on coasts.
struct Region {
    ProvinceId province;
    std::string coast; ///< "" or "nc", "sc", "ec", "wc"
};

/// An edge of the map: two regions and who may pass.
struct Passage {
    RegionId from;
    RegionId to;
    bool land = false;
    bool sea = false;
    bool air = false;
};

struct Power {
    std::string id;        ///< lower case, stable ("austria")
    std::string name;      ///< "Austria"
    std::string adjective; ///< "Austrian"
    std::vector<std::string> aliases;
    bool playable = true;        ///< false for neutral garrisons
    int centresPerUnit = 1;      ///< centres that feed one unit
    bool buildsAnywhere = false; ///< at any centre of its own, not at home centres alone
    KindId mainstay;             ///< from the year below on it is out when no such unit is on the board, if any
    int mainstayFrom = 0;
    Translations names; ///< read in orders as well
};

/// How a kind that travels by air is ordered about.
enum class Flying : std::uint8_t {
    No,
    Sorties, ///< from its base to one objective and back, or there to stay (LiMa 3)
    Tours,   ///< along a path that is written leg by leg, with at most one mission on it (1939 III 33)
};

/// A kind of unit as data; nothing else in the engine knows an army from a fleet.
struct UnitKind {
    std::string letter;               ///< as the notation writes it: "A", "F", "DA"
    std::string name;                 ///< "army"
    std::vector<std::string> aliases; ///< further letters and names that people write ("AA", "2A")
    Travel travel = Travel::Land;
    int strength = 2; ///< in half units: an army counts 2, a double army 4
    bool convoys = false;
    bool isConvoyed = false;
    bool captures = true;
    bool embarks = false;       ///< goes aboard fleets of its power where a game knows such (Davis 6)
    Flying flying = Flying::No; ///< with Travel::Air

    /// How far a tour goes, in half points, from a season on (1939 III 34).
    struct Range {
        int year = 0;
        int season = 0; ///< 0 spring to 3 winter
        int halves = 0;
    };
    std::vector<Range> ranges; ///< with Flying::Tours; in the order of time
    int hops = 1;              ///< provinces that one move may enter: 2 goes on from a route province (1939 III 23)
    int march = 2;             ///< strength in a move of several hops or by sea, in half units (1939 III 19)
    int cost = 0;              ///< supply points to build and to keep it each winter; 0 where units are counted

    /// How many a power may have once it has built one: `of` by `each`, and `more` beyond (1939 III 18, 31).
    struct Limit {
        KindId of; ///< none: no limit
        int each = 1;
        int more = 0;
    };
    Limit limit;
    ProvinceId returnsTo; ///< a lost unit of this kind is raised again here, one a winter; such units need no centre,
                          ///< and nobody builds them by order
};

/// The static board of a variant: provinces, regions, passages, powers and unit kinds, with the
/// Boost graph of regions and passages behind it. Immutable once built; share it by
/// `std::shared_ptr<const Board>`. Neighbours and reach are precomputed per way of travelling,
/// so every query below is a table look-up.
class Board {
public:
    struct Data {
        std::vector<Province> provinces;
        std::vector<Region> regions;   ///< each province's own region first, then its coasts
        std::vector<Passage> passages; ///< undirected: one entry serves both ways
        std::vector<Power> powers;
        std::vector<UnitKind> kinds;
        YearCount years;
        OwnRules ownRules;
    };

    explicit Board(Data data);
    ~Board();
    Board(const Board &) = delete;
    Board &operator=(const Board &) = delete;

    int provinceCount() const { return static_cast<int>(m_data.provinces.size()); }
    int regionCount() const { return static_cast<int>(m_data.regions.size()); }
    int powerCount() const { return static_cast<int>(m_data.powers.size()); }
    int kindCount() const { return static_cast<int>(m_data.kinds.size()); }

    const Province &province(ProvinceId id) const { return m_data.provinces[id.index()]; }
    const Region &region(RegionId id) const { return m_data.regions[id.index()]; }
    const Power &power(PowerId id) const { return m_data.powers[id.index()]; }
    const UnitKind &kind(KindId id) const { return m_data.kinds[id.index()]; }
    std::span<const Province> provinces() const { return m_data.provinces; }
    std::span<const Region> regions() const { return m_data.regions; }
    std::span<const Passage> passages() const { return m_data.passages; }
    std::span<const Power> powers() const { return m_data.powers; }
    std::span<const UnitKind> kinds() const { return m_data.kinds; }
    const OwnRules &ownRules() const { return m_data.ownRules; } ///< what its printed rules are called
    const YearCount &years() const { return m_data.years; }      ///< how its years are called

    ProvinceId provinceOf(RegionId id) const { return m_provinceOf[id.index()]; }
    RegionId mainRegion(ProvinceId id) const { return m_mainRegion[id.index()]; }
    std::span<const RegionId> coastsOf(ProvinceId id) const
    {
        return m_coasts[id.index()];
    } ///< empty unless several coasts
    bool hasCoasts(ProvinceId id) const { return m_split.contains(id); }
    const ProvinceSet &split() const { return m_split; } ///< provinces with several coasts
    /// Is some space a box, a pass, or open to one power only?
    bool hasSpecialSpaces() const { return m_odd; }
    bool isSea(ProvinceId id) const { return m_seas.contains(id); }
    const ProvinceSet &seas() const { return m_seas; }
    /// May a fleet that stands here convoy? At sea, and on the coasts that are told so.
    bool isConvoySpace(ProvinceId id) const { return m_convoySpaces.contains(id); }
    const ProvinceSet &convoySpaces() const { return m_convoySpaces; }
    const ProvinceSet &ground() const { return m_ground; } ///< what is neither sea nor impassable
    const ProvinceSet &centres() const { return m_centres; }
    int centreCount() const { return m_centres.size(); }

    /// Does any kind of unit go so? Land, Sea and Air are laid out on every board, Over where it is needed: ask first.
    bool isTravelled(Travel travel) const { return !m_reach[static_cast<int>(travel)].empty(); }
    /// May a unit that travels so stand in this region at all (no other unit considered)?
    bool canStand(Travel travel, RegionId region) const { return m_stands[static_cast<int>(travel)][region.index()]; }

    /// Regions one step away, ascending. A split province's own region has the sea neighbours of all
    /// its coasts, and a coast the land neighbours of its province: what an order means that leaves
    /// the coast out, or names one for an army.
    std::span<const RegionId> neighbours(Travel travel, RegionId region) const;
    /// Provinces one step away (any coast).
    const ProvinceSet &reach(Travel travel, RegionId region) const
    {
        return m_reach[static_cast<int>(travel)][region.index()];
    }
    bool adjacent(Travel travel, RegionId from, RegionId to) const;
    /// The regions of `province` that can be entered in one step: none, one, or several coasts.
    std::vector<RegionId> arrivals(Travel travel, RegionId from, ProvinceId province) const;
    /// The only such region, if there is exactly one. Hot: a table look-up.
    RegionId onlyArrival(Travel travel, RegionId from, ProvinceId province) const
    {
        const Step step = m_steps[static_cast<int>(travel)][from.index() * m_data.provinces.size() + province.index()];
        return isOneArrival(step) ? RegionId(mainRegion(province).index() + step - 1) : RegionId();
    }

    /// How a step from a region into a province ends, in one byte: not at all, in which of the province's regions
    /// (counted from 1), or in any of several.
    using Step = char8_t;
    static constexpr Step noStep = 0, severalArrivals = 255;
    static constexpr bool isOneArrival(Step step) { return static_cast<Step>(step - 1) < severalArrivals - 1; }
    /// The whole table behind `onlyArrival`, by region * provinceCount + province, for loops that ask thousands of
    /// times.
    std::span<const Step> stepTable(Travel travel) const { return m_steps[static_cast<int>(travel)]; }

    /// The cheapest ways by air.
    const FlightTable &flights() const { return *m_flights; }

    /// Sea provinces from which a fleet can take an army on board in (or land it at) this province;
    /// for a sea province, the seas beside it.
    const ProvinceSet &waters(ProvinceId province) const { return m_waters[province.index()]; }
    /// Land at which fleets can take armies on board and land them.
    const ProvinceSet &shores() const { return m_shores; }

    /// Steps between provinces for one way of travelling, or -1. `anyone` also lets armies cross
    /// seas and fleets cross land (DATC 4.D.8 counts so).
    int distance(Travel travel, RegionId from, ProvinceId to) const;
    int distanceForAnyone(ProvinceId from, ProvinceId to) const;

    /// Look-up by any name or alias, folded; no id when unknown or ambiguous.
    ProvinceId findProvince(std::string_view name) const;
    /// "StP/sc", "stp(sc)", "StP" ... : province with optional coast.
    RegionId findRegion(std::string_view name) const;
    PowerId findPower(std::string_view nameOrAdjective) const;
    KindId findKind(std::string_view letterOrName) const;
    /// Provinces with a name whose words begin with these ("norweg", "Engli Cha"), ascending; the first
    /// word must have three letters at least.
    std::vector<ProvinceId> provincesBeginning(std::string_view words) const;
    /// Suggestions for a misspelt province, best first: full names.
    std::vector<std::string> suggestProvinces(std::string_view name) const;

    /// "StP/sc": abbreviation and coast.
    std::string regionText(RegionId id) const;
    /// "St. Petersburg (south coast)" is for people and lives in the app; this is the name alone.
    const std::string &provinceName(RegionId id) const { return province(provinceOf(id)).name; }

private:
    struct Graph; // the Boost graph, known to this room's searches only
    struct Names;

    void layOutRegions();
    void buildGraph();
    std::vector<Travel> travels() const;
    void joinCoasts(Travel travel);
    void tabulateReach();
    void tabulateDistances();
    void tabulateDistancesOver();
    void collectNames();

    friend class Graphs;

    Data m_data;
    std::unique_ptr<Graph> m_graph;
    std::unique_ptr<Names> m_names;
    std::vector<ProvinceId> m_provinceOf;
    std::vector<RegionId> m_mainRegion;
    std::vector<std::vector<RegionId>> m_coasts;
    std::vector<std::uint8_t> m_stands[travelCount];
    std::vector<ProvinceSet> m_reach[travelCount];
    std::vector<std::vector<RegionId>> m_neighbours[travelCount];
    std::vector<Step> m_steps[travelCount]; ///< [region * provinceCount + province]
    std::vector<ProvinceSet> m_waters;
    ProvinceSet m_seas;
    ProvinceSet m_convoySpaces;
    ProvinceSet m_shores;
    ProvinceSet m_centres;
    ProvinceSet m_split;
    ProvinceSet m_ground;
    bool m_odd = false;
    std::unique_ptr<const FlightTable> m_flights;
};

} // namespace entente
