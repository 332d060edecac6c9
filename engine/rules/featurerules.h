#pragma once

#include <cstdint>

namespace entente {

// What features leave to a variant or a game: each brings its own slots, and no board without it reads them. What
// decides whether an order is legal stands in OrderRules.

/// Tanks (1939 III 16 to 29).
struct TankRules {
    /// They attack by sea with what they have on land (1939 III 19, 27; ruling T21).
    bool convoyedInFull = false;
    /// 1939 III 20, ruling T6: a tank whose move failed stands like any other; or with what it had in moving.
    enum class Failed : std::uint8_t { Stands, Weakened };
    Failed failed = Failed::Stands;
    /// 1939 III 21 and 29, ruling T10: a tank beaten to its route province stays at its start; or is dislodged from the
    /// route province.
    enum class Beaten : std::uint8_t { Stays, Dislodged };
    Beaten beaten = Beaten::Stays;
    friend bool operator==(const TankRules &, const TankRules &) = default;
};

/// Bombers (1939 III 30 to 44).
struct BomberRules {
    /// 1939 III 4, 5 and 42, ruling B9: whose a centre is for landings: whoever ended the last season there, or its
    /// owner since autumn.
    enum class LandingRight : std::uint8_t { EverySeason, SinceAutumn };
    LandingRight landingRight = LandingRight::EverySeason;
    friend bool operator==(const BomberRules &, const BomberRules &) = default;
};

/// Squadrons (LiMa).
struct SquadronRules {
    /// LiMa 5, ruling L9: an attack from where a squadron's support is aimed does not cut it, as with armies; or any
    /// does.
    enum class Cut : std::uint8_t { AsArmies, ByAnyAttack };
    Cut cut = Cut::AsArmies;
    /// LiMa 6, ruling L10: a raid fails whoever attacks its base, or is spared the bombed unit's own attack.
    enum class RaidFailed : std::uint8_t { ByAnyAttack, NotByItsTarget };
    RaidFailed raidFailed = RaidFailed::ByAnyAttack;
    /// LiMa 13, ruling L14: all flights meet, or those of different powers.
    enum class Meetings : std::uint8_t { AllFlights, ForeignFlights };
    Meetings meetings = Meetings::AllFlights;
    friend bool operator==(const SquadronRules &, const SquadronRules &) = default;
};

/// Walls (City State 7, 8).
struct WallRules {
    /// When a season counts for a fleet besieged in port (City State 7h, C16): closed in from its first day to its
    /// last, or at its end.
    enum class PortSiege : std::uint8_t { Throughout, AtItsEnd };
    PortSiege portSiege = PortSiege::Throughout;
    /// Does a siege by a unit that counts double run its clock (7g, 8g; C25)?
    bool doubleStarves = true;
    /// What becomes of a fallen power's units (8f, C24): they stand till winter, or go at once.
    enum class Fallen : std::uint8_t { StandTillWinter, GoAtOnce };
    Fallen fallen = Fallen::StandTillWinter;
    friend bool operator==(const WallRules &, const WallRules &) = default;
};

/// Ways along other coasts (Davis 7).
struct CrawlRules {
    /// Ruling D2: a dislodged fleet may go back along the other coast to where its dislodger came from.
    bool retreat = true;
    friend bool operator==(const CrawlRules &, const CrawlRules &) = default;
};

/// Sites where a power builds for a centre that lies elsewhere (Davis 4b).
struct YardRules {
    /// Ruling D5: does a fleet built in a yard come besides what is built in its centre, or instead?
    enum class Build : std::uint8_t { Besides, Instead };
    Build build = Build::Besides;
    friend bool operator==(const YardRules &, const YardRules &) = default;
};

/// Boxes (Davis 5).
struct BoxRules {
    bool highOcean = true; ///< spaces of the board that may be left out of play are in it
    friend bool operator==(const BoxRules &, const BoxRules &) = default;
};

/// Armies aboard fleets (Davis 6, module A/F).
struct VoyageRules {
    /// Seasons of moves that an army may stay aboard: no limit, or three and landed by the end of the fourth.
    enum class Limit : std::uint8_t { Unlimited, ThreeMoves };
    Limit limit = Limit::Unlimited;
    friend bool operator==(const VoyageRules &, const VoyageRules &) = default;
};

/// Seasons played power by power (Sequential).
struct SequenceRules {
    /// Sequential 3, ruling Q9: a contract delays the units that it names, or all of the earlier power's.
    enum class ContractDelays : std::uint8_t { ItsUnits, WholePower };
    ContractDelays contractDelays = ContractDelays::ItsUnits;
    /// Sequential 3, ruling Q7: foreign units are helped under a contract only; or to hold without one.
    enum class ContractNeeded : std::uint8_t { ForAllHelp, ForMoves };
    ContractNeeded contractNeeded = ContractNeeded::ForAllHelp;
    /// Sequential 4, ruling Q5: an attack before the supporter's own step cuts nothing; or the support that it gives
    /// later.
    bool earlyCut = false;
    /// From what the secret order of acting is drawn, and whether seasons in which all act at once are strewn in
    /// (Sequential 6).
    std::int64_t scheduleSeed = 1;
    bool oddSeasons = true;
    friend bool operator==(const SequenceRules &, const SequenceRules &) = default;
};

} // namespace entente
