#include "judge/movesphase.h"

#include <algorithm>

namespace entente::judge {

template <class Mask>
MovesPhase<Mask>::MovesPhase(const Board &theBoard, const Rulebook &theRules, Intake::Apart isApart)
    : board(theBoard), rules(theRules), intake(board, rules, isApart)
{
    c.occupant.fill(nobody);
    setSwitches(c, rules);
    c.raidsSpareTargets = rules.squadrons.raidFailed == SquadronRules::RaidFailed::NotByItsTarget;
    c.fullBySea = rules.tanks.convoyedInFull;
    c.failedIsWeak = rules.tanks.failed == TankRules::Failed::Weakened;
}

template <class Mask>
void MovesPhase<Mask>::open(const Position &thePosition, std::span<const GivenOrder> theOrders, MovesOutcome &theOut)
{
    position = &thePosition;
    units = position->units.data();
    orders = theOrders;
    out = &theOut;

    std::fill_n(c.attackers.begin(), board.provinceCount(), Mask(0));
    std::fill_n(c.occupant.begin(), board.provinceCount(), nobody);
    std::fill_n(c.ofPower.begin(), board.powerCount(), Mask(0));
    c.movers = c.supporters = c.carrying = c.bySea = c.mayWalk = 0;
    c.crossing = c.raising = c.raiders = c.disembarking = c.adrift = c.flyers = c.exposed = c.facing = 0;
    c.marchers = c.tanks = c.weakened = c.inRoute = c.pinned = c.ousted = 0;
    backing = carriage = unmatched = distant = onwardHelp = embarked = ferrying = flown = grounded = 0;

    const std::size_t count = position->units.size();
    c.actors = static_cast<int>(count);
    Verdict held;
    held.reason = Reason::Holds;
    out->units.assign(count, held);
    out->endsIn.resize(count);
    out->contested = out->besieged = ProvinceSet();
    out->inside = UnitSet();
    out->struckFrom.clear();
    out->aboard.clear();
    out->sorties.clear();
    out->routes.clear();
    out->airborne.clear();
    out->leaves.clear();
    std::fill_n(c.dest.begin(), count, nowhere);
    std::fill_n(c.directed.begin(), count, nowhere);
    std::fill_n(c.backers.begin(), count, Mask(0));
    std::fill_n(c.carriers.begin(), count, Mask(0));
    for (std::size_t u = 0; u < count; ++u) {
        const Unit unit = units[u];
        const UnitKind &kind = board.kind(unit.kind);
        const Mask self = bit<Mask>(static_cast<int>(u));
        const ProvinceId place = board.provinceOf(unit.region);
        home[u] = static_cast<Place>(place.index());
        out->endsIn[u] = unit.region;
        c.power[u] = static_cast<Small>(unit.power.index());
        c.strength[u] = c.fullStrength[u] = static_cast<Halves<Mask>>(kind.strength);
        c.ofPower[static_cast<std::size_t>(unit.power.index())] |= self;
        const bool stands = unit.layer == Layer::Field && !board.province(place).unlimited;
        c.home[u] = stands ? home[u] : apart;
        if (stands)
            c.occupant[home[u]] = static_cast<Small>(u);
    }
    intake.open(*position, orders, *out);
}

template <class Mask>
void MovesPhase<Mask>::openTanks()
{
    const auto count = static_cast<std::size_t>(c.actors);
    std::fill_n(c.onward.begin(), count, nowhere);
    std::fill_n(c.onwardBackers.begin(), count, Mask(0));
    std::fill_n(c.target.begin(), count, nobody);
    for (int u = 0; u < c.actors; ++u) {
        const UnitKind &kind = kindOf(u);
        c.march[static_cast<std::size_t>(u)] = static_cast<Halves<Mask>>(kind.march);
        if (kind.hops > 1)
            c.tanks |= bit<Mask>(u);
    }
    if (const SeasonSoFar *soFar = out->soFar) {
        soFar->weakened.forEach([&](UnitId unit) { c.weakened |= bit<Mask>(unit.index()) & c.tanks; });
        soFar->halted.forEach([&](UnitId unit) { c.inRoute |= bit<Mask>(unit.index()); });
    }
}

template <class Mask>
void MovesPhase<Mask>::aim(int unit, RegionId to)
{
    const ProvinceId place = board.provinceOf(to);
    arrival[static_cast<std::size_t>(unit)] = to;
    c.dest[unit] = static_cast<Place>(place.index());
    c.movers |= bit<Mask>(unit);
    if (!board.province(place).unlimited)
        c.attackers[static_cast<std::size_t>(place.index())] |= bit<Mask>(unit);
}

template <class Mask>
void MovesPhase<Mask>::stay(int unit)
{
    const Mask self = bit<Mask>(unit);
    if (c.movers & self)
        c.attackers[c.dest[unit]] &= ~self;
    c.dest[unit] = nowhere;
    c.onward[unit] = nowhere;
    c.movers &= ~self;
    c.raising &= ~self;
    c.marchers &= ~self;
    distant &= ~self;
    backing &= ~self;
    carriage &= ~self;
    flown &= ~self;
}

template struct MovesPhase<Narrow>;
template struct MovesPhase<Wide>;
template struct MovesPhase<Vast>;

} // namespace entente::judge
