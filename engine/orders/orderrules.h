#pragma once

#include <cstdint>

namespace entente {

/// The choices of DATC 4.B to 4.E that decide whether an order is legal before any other order is
/// known. Part of every Rulebook; the defaults are those of edition 2023.
struct OrderRules {
    /// 4.B.1: a fleet move to a province with two reachable coasts and none named.
    enum class CoastUnclear : std::uint8_t { Void, DefaultCoast };
    CoastUnclear coastUnclear = CoastUnclear::Void;

    /// 4.B.2: no coast named, but only one can be meant.
    enum class CoastOmitted : std::uint8_t { Completed, Void };
    CoastOmitted coastOmitted = CoastOmitted::Completed;

    /// 4.B.3: a coast named that cannot be reached, while the other can.
    enum class CoastWrong : std::uint8_t { Void, Corrected };
    CoastWrong coastWrong = CoastWrong::Void;

    /// 4.B.4: the coast in a support of a move.
    enum class SupportCoast : std::uint8_t { MayBeOmitted, MustMatch, Ignored };
    SupportCoast supportCoast = SupportCoast::MayBeOmitted;

    /// 4.B.5: the ordered unit is described with the wrong coast.
    enum class UnitCoast : std::uint8_t { Ignored, MustMatch };
    UnitCoast unitCoast = UnitCoast::Ignored;

    /// 4.B.6: an army's order that names a coast.
    enum class ArmyCoast : std::uint8_t { Ignored, Void };
    ArmyCoast armyCoast = ArmyCoast::Ignored;

    /// 4.B.7: a fleet built where there are two coasts and none is named.
    enum class BuildCoast : std::uint8_t { Void, DefaultCoast };
    BuildCoast buildCoast = BuildCoast::Void;

    /// 4.C.1, 4.C.2: the ordered or supported unit is called by the wrong kind.
    enum class WrongKind : std::uint8_t { Void, Ignored };
    WrongKind wrongKind = WrongKind::Void;

    /// 4.C.4: a fleet ordered built inland.
    enum class BuildInland : std::uint8_t { Void, BuildsArmy };
    BuildInland buildInland = BuildInland::Void;

    /// 4.E.1: a convoy of an army to a neighbour that the army did not ask for.
    enum class IllegalOrders : std::uint8_t { Ignored, CountAsOrdered };
    IllegalOrders illegalOrders = IllegalOrders::Ignored;

    bool mayWaive = true; ///< 4.D.7
    bool retrospective =
        false; ///< support may be given to a unit where its move brings it, and contracts are made (Sequential 3, 4)
    bool walls = false;        ///< units may stand behind the walls of a centre (City State 7)
    bool armyFleet = false;    ///< armies go aboard fleets (Davis 6, module A/F)
    bool coastalCrawl = false; ///< fleets may change places along different coasts (before 1971; Davis)

    // What features ask: each brings its own.
    struct Voyages {
        bool foreignFerry = false; ///< a fleet may carry another power's army across its own sea
        friend bool operator==(const Voyages &, const Voyages &) = default;
    } voyages;
    struct Boxes {
        bool backStands = false; ///< from a box, a unit outside may be supported to hold as well (Davis 5c, ruling D8)
        bool convoys = true;     ///< a fleet in a box may be a link of a convoy (ruling D11)
        friend bool operator==(const Boxes &, const Boxes &) = default;
    } boxes;
    struct Squadrons {
        bool occupiedIsConquered = false; ///< they do not invade neutral centres in which an enemy stands (LiMa 7a, L4)
        bool alwaysItinerary = false; ///< a sortie of two spaces names its way even where there is but one (LiMa 5, L7)
        bool sparesForeignCentres = false; ///< none takes refuge in a centre that another power owns (LiMa 16)
        friend bool operator==(const Squadrons &, const Squadrons &) = default;
    } squadrons;

    friend bool operator==(const OrderRules &, const OrderRules &) = default;
};

} // namespace entente
