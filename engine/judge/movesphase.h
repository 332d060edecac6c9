#pragma once

#include "judge/convoypaths.h"
#include "judge/intake.h"
#include "judge/tanktables.h"

#include <array>
#include <span>

namespace entente::judge {

/// A phase of moves as FeatureJudge compiles it: the tables that are resolved, and beside them what the tables leave
/// out: where everybody truly stands, what was ordered, and what helps whom. The features of a variant (voyages.h,
/// squadrons.h, tankpasses.h, bombers.h, walls.h) write into it each what it alone knows.
///
/// Units in boxes, behind walls, aboard fleets and bombers stand `apart`: no order can aim at them, so they have no
/// place in the tables.
template <class Mask>
struct MovesPhase {
    MovesPhase(const Board &board, const Rulebook &rules, Intake::Apart isApart);

    /// Opens a phase: everybody stands, nobody is ordered.
    void open(const Position &position, std::span<const GivenOrder> orders, MovesOutcome &out);

    /// The same for what only tanks and bombers ask.
    void openTanks();

    /// Notes where a mover goes. Entering a box meets nobody, so nobody there knows of it.
    void aim(int unit, RegionId to);
    /// Notes that the unit does nothing after all.
    void stay(int unit);
    /// For what others are to do the order cannot be followed after all.
    void refuse(int unit, const Legality &why)
    {
        intake.refuse(unit, why);
        stay(unit);
    }

    ProvinceId provinceOf(int unit) const { return ProvinceId(home[static_cast<std::size_t>(unit)]); }
    ProvinceId provinceOf(RegionId region) const { return board.provinceOf(region); }
    const UnitKind &kindOf(int unit) const { return board.kind(units[unit].kind); }
    bool inLayer(int unit, Layer layer) const { return units[unit].layer == layer; }
    int occupantOf(ProvinceId place) const { return c.occupant[static_cast<std::size_t>(place.index())]; }
    const Flight &flightOf(int unit) const { return *std::get_if<Flight>(&intake.order(unit).action); }
    /// Movers that a fleet may carry.
    Mask travellers() const { return c.movers & ~c.raising & ~c.disembarking & ~c.flyers & ~c.marchers; }
    Verdict &verdict(int unit) { return out->units[static_cast<std::size_t>(unit)]; }

    const Board &board;
    const Rulebook &rules;
    TankTables<Mask> c{};
    Intake intake;

    const Position *position = nullptr;
    const Unit *units = nullptr;
    std::span<const GivenOrder> orders;
    MovesOutcome *out = nullptr;

    std::array<Place, room<Mask>> home;             ///< province by unit, of those that stand apart too
    std::array<RegionId, room<Mask>> arrival;       ///< movers: the region entered
    std::array<RegionId, room<Mask>> onwardArrival; ///< of a double move: where its second hop leads
    std::array<ProvinceId, room<Mask>> struckFrom;  ///< of those in c.disembarking: the sea that they land from

    Mask backing = 0;    ///< units whose order is a legal support, squadrons that cover others among them
    Mask carriage = 0;   ///< units whose order is a legal convoy
    Mask unmatched = 0;  ///< supports and convoys of something that was not ordered
    Mask distant = 0;    ///< movers that can only be carried
    Mask onwardHelp = 0; ///< supports of a second hop, among the matched
    Mask embarked = 0;   ///< armies that went aboard a fleet in this phase, or were ferried
    Mask ferrying = 0;   ///< fleets that took an army of their own aboard to carry it across
    Mask flown = 0;      ///< squadrons with a legal flight
    Mask grounded = 0;   ///< of these, those that met another and turned back
};

extern template struct MovesPhase<Narrow>;
extern template struct MovesPhase<Wide>;
extern template struct MovesPhase<Vast>;

} // namespace entente::judge
