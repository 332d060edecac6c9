#pragma once

#include "orders/orderrules.h"
#include "orders/position.h"
#include "rules/featurerules.h"
#include "rules/features.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

/// Which printed rules a game is played by. An edition is nothing but a set of policies.
enum class Edition : std::uint8_t { Rules1971, Rules1982, Rules2000, Rules2023 };

/// What those features change that are no matter of the board; no game may choose them, and they outlast a change of
/// edition.
struct Policies {
    /// Is plain land owned too, by whoever ended a season there last (1939 III 5)?
    bool landIsHeld = false;

    /// When the orders of a season of moves are carried out.
    enum class Turns : std::uint8_t {
        Together,
        InSequence, ///< power by power, in a secret order (Sequential 2)
    };
    Turns turns = Turns::Together;

    /// What centres are worth, and who may build what where.
    enum class Supply : std::uint8_t {
        Centres, ///< one centre, one unit
        Cities,  ///< ports, double centres, units that need no centre and units that return (City State 4, 5, 8)
    };
    Supply supply = Supply::Centres;

    friend bool operator==(const Policies &, const Policies &) = default;
};

/// One slot per policy. Filled by an edition, then by the variant's data, then by the game's
/// settings. A value; the judge reads it and never asks which edition it is.
struct Rulebook {
    Edition edition = Edition::Rules2023; ///< for citations only

    OrderRules orders;

    Policies policies;

    /// DATC 4.A.1: several convoy routes.
    enum class MultiRoute : std::uint8_t { OneIntactSuffices, AnyBrokenDisrupts };
    MultiRoute multiRoute = MultiRoute::OneIntactSuffices;

    /// DATC 4.A.2: what opens a convoy paradox.
    enum class Paradox : std::uint8_t {
        Szykman,   ///< the convoys in the cycle are disrupted
        Rules1971, ///< XII.5 literally (1971, 2000, 2023 as printed); a cycle it leaves is Szykman's
        Rules1982, ///< supports that hang on the convoy are not cut
        AllHold,   ///< every move in the cycle fails
    };
    Paradox paradox = Paradox::Szykman;

    /// DATC 4.A.3: does an army that could walk go by sea?
    enum class AdjacentConvoy : std::uint8_t {
        IfOpposed,   ///< 1971: by land, unless the unit there moves the opposite way and an intact convoy exists
        ByIntent,    ///< 1982, 2000, 2023: by sea if a fleet of its own power was ordered to carry it, or VIA
        OnlyIfAsked, ///< DPTG: by sea only with VIA
    };
    AdjacentConvoy adjacentConvoy = AdjacentConvoy::ByIntent;

    /// DATC 4.A.3: a move VIA to a neighbour whose convoy is missing or broken goes by land.
    bool viaFallback = false;

    /// DATC 4.A.4: does a convoyed attack come from the sea for the cutting of support?
    bool convoyAttacksFromSea = false;

    /// DATC 4.A.5: may a unit retreat to where a convoyed attacker came from?
    bool retreatToConvoyOrigin = true;

    /// DATC 4.A.7: does a unit that loses a head-to-head battle still bar the way behind it (b), or not (a)?
    enum class HeadToHeadLoser : std::uint8_t { StillBars, HasNoEffect };
    HeadToHeadLoser headToHeadLoser = HeadToHeadLoser::StillBars;

    /// DATC 4.D.8: civil disorder counts the distance ...
    enum class DisorderDistance : std::uint8_t {
        OwnedCentres, ///< 2023: to any owned centre, all kinds over land and sea
        HomeCentres,  ///< 1971 to 2000: to own home centres; armies over land and sea, fleets by their own steps
    };
    DisorderDistance disorderDistance = DisorderDistance::OwnedCentres;

    /// Centres needed to win; 0: from the variant.
    int victoryCentres = 18;
    /// Powers that need a number of their own, where a table wants even odds: by name, each once.
    struct OwnGoal {
        std::string power;
        int centres = 0; ///< from 1 to `maxCentresToWin`

        friend bool operator==(const OwnGoal &, const OwnGoal &) = default;
    };
    std::vector<OwnGoal> ownGoals;

    /// The season with which the game ends if nobody has won: its moves, retreats and count of centres, but no builds.
    /// Its stage is Retreats. None: the game goes on until somebody wins or all agree on an end.
    std::optional<Phase> lastSeason;

    /// What a seat is told of the board while the game goes on (game/sight.h).
    enum class Fog : std::uint8_t {
        None,    ///< all is seen
        Borders, ///< what holds or borders an own unit or centre is seen
        Centres, ///< what holds or borders an own unit, and of the centres only the own provinces
    };
    Fog fog = Fog::None;

    // What features ask (features.h): each brings its own slots.
    TankRules tanks;
    BomberRules bombers;
    SquadronRules squadrons;
    WallRules walls;
    CrawlRules crawl;
    YardRules yards;
    BoxRules boxes;
    VoyageRules voyages;
    SequenceRules sequence;

    friend bool operator==(const Rulebook &, const Rulebook &) = default;
};

Rulebook rulebookOf(Edition edition);
/// With how many centres the power of that name wins: its own goal, or what all need.
int centresToWin(const Rulebook &rules, std::string_view power);
std::optional<Edition> editionNamed(std::string_view year); ///< "1971", "1982", "2000", "2023"
const char *editionName(Edition edition);

/// Switches on what comes with a feature and is no matter of the board.
void applyFeature(Rulebook &rules, Feature feature);
/// The same by the words of files written before features had names ("policies"); false if there is no such word.
bool applyPolicy(Rulebook &rules, std::string_view name, std::string_view value);

/// The largest number of centres that `victoryCentres` may ask for.
inline constexpr int maxCentresToWin = maxProvinces;
inline constexpr std::int64_t maxScheduleSeed = std::int64_t(1) << 62; ///< too many to try them all

/// A choice that a game may make, by its name in `settings`: "edition", "viaFallback", "paradox", ...
struct SettingInfo {
    std::string name;
    enum class Type : std::uint8_t {
        Flag,
        Choice,
        Number,
        Season, ///< "F1907", or "none"
        Goals,  ///< a number for some powers: "Austria 16, Turkey 20", or "none"
    } type = Type::Flag;
    std::vector<std::string> choices = {}; ///< Type::Choice
    std::string fallback = {};             ///< the default as text
    /// Who offers it.
    enum class Scope : std::uint8_t {
        Editions,   ///< every variant; the edition settles it
        Everywhere, ///< every variant; no matter of editions
        Own,        ///< variants that have its feature or list it
    } scope = Scope::Editions;
    std::int64_t most = maxCentresToWin; ///< Type::Number: from 1 to this
    std::optional<Feature> of = {};      ///< the feature that brings it, if one does
};

/// Every setting of the rulebook, in a stable order.
const std::vector<SettingInfo> &rulebookSettings();
/// Sets one slot by name; false if there is no such setting or the value does not fit.
bool applySetting(Rulebook &rules, std::string_view name, std::string_view value);
/// Applies a game's settings, the edition first. Gives the name of the first that does not fit, or nothing.
std::string applySettings(Rulebook &rules, const std::map<std::string, std::string> &settings);
/// The present value of a setting as text; empty if there is no such setting.
std::string settingValue(const Rulebook &rules, std::string_view name);

} // namespace entente
