#pragma once

#include "orders/orderrules.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

/// Which printed rules a game is played by. An edition is nothing but a set of policies.
enum class Edition : std::uint8_t { Rules1971, Rules1982, Rules2000, Rules2023 };

/// The slots that are the variant's own and no game may change ("policies" in variant.json). They outlast a change
/// of edition.
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

    /// LiMa 16: a dislodged squadron may not take refuge in a centre that another power owns.
    bool sparesForeignCentres = false;

    /// Centres needed to win; 0: from the variant.
    int victoryCentres = 18;

    /// Tanks attack by sea with what they have on land (1939 III 19, 27; ruling T21).
    bool convoyedInFull = false;

    /// When a season counts for a fleet besieged in port (City State 7h, C16): closed in from its first day to its
    /// last, or at its end.
    enum class PortSiege : std::uint8_t { Throughout, AtItsEnd };
    PortSiege portSiege = PortSiege::Throughout;
    /// Does a siege by a unit that counts double run its clock (7g, 8g; C25)?
    bool doubleStarves = true;
    /// What becomes of a fallen power's units (8f, C24): they stand till winter, or go at once.
    enum class Fallen : std::uint8_t { StandTillWinter, GoAtOnce };
    Fallen fallen = Fallen::StandTillWinter;

    /// Davis 7, ruling D2: a dislodged fleet may go back along the other coast to where its dislodger came from.
    bool crawlingRetreat = true;
    /// Davis 4b, ruling D5: does a fleet built in a yard come besides what is built in its centre, or instead?
    enum class YardBuild : std::uint8_t { Besides, Instead };
    YardBuild yardBuild = YardBuild::Besides;

    /// LiMa 5, ruling L9: an attack from where a squadron's support is aimed does not cut it, as with armies; or any
    /// does.
    enum class SquadronCut : std::uint8_t { AsArmies, ByAnyAttack };
    SquadronCut squadronCut = SquadronCut::AsArmies;
    /// LiMa 6, ruling L10: a raid fails whoever attacks its base, or is spared the bombed unit's own attack.
    enum class RaidFailed : std::uint8_t { ByAnyAttack, NotByItsTarget };
    RaidFailed raidFailed = RaidFailed::ByAnyAttack;
    /// LiMa 13, ruling L14: all flights meet, or those of different powers.
    enum class Meetings : std::uint8_t { AllFlights, ForeignFlights };
    Meetings meetings = Meetings::AllFlights;

    /// Sequential 3, ruling Q9: a contract delays the units that it names, or all of the earlier power's.
    enum class ContractDelays : std::uint8_t { ItsUnits, WholePower };
    ContractDelays contractDelays = ContractDelays::ItsUnits;
    /// Sequential 3, ruling Q7: foreign units are helped under a contract only; or to hold without one.
    enum class ContractNeeded : std::uint8_t { ForAllHelp, ForMoves };
    ContractNeeded contractNeeded = ContractNeeded::ForAllHelp;
    /// Sequential 4, ruling Q5: an attack before the supporter's own step cuts nothing; or the support that it gives
    /// later.
    bool earlyCut = false;

    /// 1939 III 20, ruling T6: a tank whose move failed stands like any other; or with what it had in moving.
    enum class FailedTank : std::uint8_t { Stands, Weakened };
    FailedTank failedTank = FailedTank::Stands;
    /// 1939 III 21 and 29, ruling T10: a tank beaten to its route province stays at its start; or is dislodged from the
    /// route province.
    enum class BeatenTank : std::uint8_t { Stays, Dislodged };
    BeatenTank beatenTank = BeatenTank::Stays;
    /// 1939 III 4, 5 and 42, ruling B9: whose a centre is for landings: whoever ended the last season there, or its
    /// owner since autumn.
    enum class LandingRight : std::uint8_t { EverySeason, SinceAutumn };
    LandingRight landingRight = LandingRight::EverySeason;

    /// Seasons of moves that an army may stay aboard (Davis 6: no limit, or three and landed by the end of the fourth);
    /// 0: any.
    enum class Voyage : std::uint8_t { Unlimited, ThreeMoves };
    Voyage voyage = Voyage::Unlimited;

    /// Spaces of the board that may be left out of play are in it.
    bool highOcean = true;
    /// From what the secret order of acting is drawn, and whether seasons in which all act at once are strewn in
    /// (Sequential 6).
    std::int64_t scheduleSeed = 1;
    bool oddSeasons = true;

    friend bool operator==(const Rulebook &, const Rulebook &) = default;
};

Rulebook rulebookOf(Edition edition);
std::optional<Edition> editionNamed(std::string_view year); ///< "1971", "1982", "2000", "2023"
const char *editionName(Edition edition);

/// Sets one of the variant's own slots by name; false if there is none or the value does not fit.
bool applyPolicy(Policies &policies, std::string_view name, std::string_view value);

/// The largest number of centres that `victoryCentres` may ask for.
inline constexpr int maxCentresToWin = 128;
inline constexpr std::int64_t maxScheduleSeed = std::int64_t(1) << 62; ///< too many to try them all

/// A choice that a game may make, by its name in `settings`: "edition", "viaFallback", "paradox", ...
struct SettingInfo {
    std::string name;
    enum class Type : std::uint8_t { Flag, Choice, Number } type = Type::Flag;
    std::vector<std::string> choices;    ///< Type::Choice
    std::string fallback;                ///< the default as text
    std::string sentence;                ///< one English sentence for lists; translated by the app
    bool general = true;                 ///< false: offered by those variants only that list it in "settings"
    std::int64_t most = maxCentresToWin; ///< Type::Number: from 1 to this
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
