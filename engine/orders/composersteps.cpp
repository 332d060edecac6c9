#include "orders/composer.h"

#include "map/board.h"
#include "map/flights.h"
#include "map/routes.h"
#include "orders/cities.h"
#include "orders/occupancy.h"
#include "orders/options.h"
#include "orders/orderrules.h"
#include "orders/sorties.h"
#include "orders/supply.h"
#include "orders/tours.h"
#include "orders/voyages.h"

#include <algorithm>

namespace entente {

Composer::Step Composer::chooseForMoves(RegionId region, Layer aimed)
{
    if (m_draft.verb == Verb::Admit)
        return admit(region);
    if (!m_draft.unit.valid())
        return takeUnit(region, aimed);
    if (m_board->kind(m_draft.kind).flying == Flying::Sorties)
        return chooseForSortie(region);
    if (m_draft.layer == Layer::Air)
        return chooseForTour(region);
    const bool onItself = m_board->provinceOf(region) == m_board->provinceOf(m_draft.unit);
    if (m_draft.layer == Layer::Walls && m_draft.verb != Verb::Hold) // it can do one thing only: come out
        return onItself ? moveTo(m_draft.unit, Way::Unsaid)
                        : refuse(Refusal::BehindWalls, m_board->provinceOf(m_draft.unit));
    if (const Unit *cargo =
            onItself && !m_draft.verb && m_draft.layer == Layer::Field ? passengerOf(chosenUnit()) : nullptr)
        return takePassenger(*cargo);
    if (sails())
        return chooseForVoyage(region);
    if (const Unit *above = onItself && !m_draft.verb ? bomberAt(m_board->provinceOf(region)) : nullptr)
        return takeBomber(*above);
    if (!m_draft.verb)
        return onItself ? complete(Hold()) : moveTo(region, Way::Unsaid);

    const DraftVerb &row = draftVerb(*m_draft.verb);
    if (row.alone)
        return complete(row.alone());
    if (row.towards)
        return complete(row.towards(m_board->mainRegion(m_board->provinceOf(region))));
    switch (*m_draft.verb) {
    case Verb::Move: return moveTo(region, Way::Unsaid);
    case Verb::ConvoyedMove:
        if (m_board->isSea(m_board->provinceOf(region)))
            return addLeg(m_board->provinceOf(region));
        return goesOn() ? marchTo(region) : moveTo(region, Way::ByConvoy);
    case Verb::Support: return m_draft.target.valid() ? supportTowards(region) : takeTarget(region);
    case Verb::Convoy:
        if (!m_draft.target.valid())
            return takeTarget(region);
        return complete(Convoy{m_draft.targetKind, m_draft.target, m_board->mainRegion(m_board->provinceOf(region))});
    default: return refuse(Refusal::WrongPhase);
    }
}

/// Where the unit that is supported is to go, or that it is to hold.
Composer::Step Composer::supportTowards(RegionId region)
{
    const ProvinceId place = m_board->provinceOf(region);
    if (place == m_board->provinceOf(m_draft.target))
        return complete(Support{m_draft.targetKind, m_draft.target, {}});
    if (const Unit *cargo =
            m_board->isSea(place) ? nullptr : passengerOf(unitIn(m_board->provinceOf(m_draft.target), Layer::Field)))
        return complete(Support{cargo->kind, cargo->region, m_board->mainRegion(place), Layer::Aboard});
    const bool reachesCoast = m_board->adjacent(m_board->kind(m_draft.targetKind).travel, m_draft.target, region);
    const RegionId to = reachesCoast ? region : m_board->mainRegion(place);
    if (Composer there = *this; m_rules->retrospective && there.chooseArrival(to, true).kind == Step::Kind::Completed) {
        Composer moving = *this;
        Step step = moving.chooseArrival(to, false);
        if (step.kind == Step::Kind::Completed)
            step.kind = Step::Kind::NeedsArrival;
        return step;
    }
    return chooseArrival(to, false);
}

Composer::Step Composer::takeUnit(RegionId region, Layer aimed)
{
    const ProvinceId province = m_board->provinceOf(region);
    const Unit *unit = aimed == Layer::Field ? nullptr : unitIn(province, aimed);
    if (unit && unit->layer == Layer::Aboard && unit->power == m_power && m_position->phase.stage == Stage::Moves)
        return takePassenger(*unit);
    if (!unit)
        unit = unitOf(province);
    const Unit *const above = m_position->phase.stage == Stage::Moves ? bomberAt(province) : nullptr;
    if (above && (unit == above || !unit || unit->power != m_power))
        return takeBomber(*above);
    if (!unit)
        return refuse(Refusal::NoUnit, province);
    if (unit->power != m_power)
        return refuse(Refusal::NotYours, province);
    Draft draft = m_draft;
    draft.unit = unit->region;
    draft.kind = unit->kind;
    draft.layer = m_position->phase.stage == Stage::Moves ? unit->layer : Layer::Field;
    if (m_position->phase.stage == Stage::Moves)
        draft.number = numberOf(*m_board, *m_position, UnitId(static_cast<int>(unit - m_position->units.data())));
    if (draft.verb) {
        if (const Legality able = canBegin(*draft.verb, *unit); !able.ok())
            return refuse(able.refusal, able.where);
        if (const auto alone = draftVerb(*draft.verb).alone) {
            m_draft = draft;
            return complete(alone());
        }
    }
    return extend(draft);
}

/// The unit that is supported, or the army that is carried.
Composer::Step Composer::takeTarget(RegionId region)
{
    const ProvinceId province = m_board->provinceOf(region);
    const bool convoys = m_draft.verb == Verb::Convoy;
    const Unit *const unit = chosenUnit();
    const Unit *target = unitOf(province);
    if (target && target == unit && m_board->province(province).unlimited) {
        // In a box the first other unit is meant; which of several, the judge finds from their orders.
        const auto other = std::find_if(m_position->units.begin(), m_position->units.end(), [&](const Unit &one) {
            return &one != unit && m_board->provinceOf(one.region) == province;
        });
        target = other == m_position->units.end() ? target : &*other;
    }
    if (!target)
        return refuse(convoys ? Refusal::CannotBeConvoyed : Refusal::NothingToSupport, province);
    if (target == unit) // in a box another was meant, and there is none
        return refuse(m_board->province(province).unlimited && !convoys ? Refusal::NothingToSupport : Refusal::ToItself,
                      province);
    const Legality able = convoys ? canCarry(m_board->provinceOf(unit->region), *target) : canSupport(*unit, *target);
    if (!able.ok() && !tolerates(able))
        return refuse(able.refusal, able.where);
    Draft draft = m_draft;
    draft.target = target->region;
    draft.targetKind = target->kind;
    return extend(draft);
}

bool Composer::sails() const
{
    const bool goes = !m_draft.verb || *m_draft.verb == Verb::Move || *m_draft.verb == Verb::ConvoyedMove;
    return m_rules->armyFleet && goes && m_draft.kind.valid() && m_board->kind(m_draft.kind).embarks;
}

/// Sea by sea aboard, a coast ashore; whatever asks for no sea is a move as any other.
Composer::Step Composer::chooseForVoyage(RegionId region)
{
    const Unit &unit = *chosenUnit();
    const ProvinceId place = m_board->provinceOf(region);
    const ProvinceId here = m_board->provinceOf(unit.region);
    const bool aboard = unit.layer == Layer::Aboard;
    if (place == here && m_draft.waters.empty())
        return m_draft.verb ? refuse(Refusal::ToItself, place) : complete(Hold());
    if (!m_board->isSea(place)) {
        if (!m_draft.waters.empty())
            return complete(Move{{m_board->mainRegion(place)}, Way::ByRoute, m_draft.waters});
        return aboard ? complete(Move{{m_board->mainRegion(place)}, Way::Unsaid, {}})
                      : moveTo(region, m_draft.verb == Verb::ConvoyedMove ? Way::ByConvoy : Way::Unsaid);
    }
    if (!m_draft.waters.empty() && m_draft.waters.back() == place)
        return leaveAboard();
    const std::size_t most = aboard ? 1 : 2;
    const ProvinceId from = m_draft.waters.empty() ? here : m_draft.waters.back();
    if (static_cast<std::size_t>(m_draft.waters.size()) == most)
        return refuse(Refusal::TooFarToSail, place);
    if (m_draft.waters.empty() && !aboard) {
        Order boards{unit.kind, unit.region, unit.layer, Move{{m_board->mainRegion(place)}, Way::Unsaid, {}}};
        if (const Legality may = checkOrder(*m_board, *m_rules, *m_position, m_power, boards); !may.ok())
            return refuse(may.refusal, may.where);
    } else if (!m_board->adjacent(Travel::Sea, m_board->mainRegion(from), m_board->mainRegion(place))) {
        return refuse(Refusal::TooFarToSail, place);
    }
    Draft draft = m_draft;
    draft.waters.push_back(place);
    return extend(draft);
}

/// It goes no farther than the hold.
Composer::Step Composer::leaveAboard()
{
    if (m_draft.layer == Layer::Aboard)
        return complete(Hold());
    return complete(Move{{m_board->mainRegion(m_draft.waters.front())}, Way::Unsaid, {}});
}

Composer::Step Composer::takePassenger(const Unit &army)
{
    Draft draft = m_draft;
    draft.unit = army.region;
    draft.kind = army.kind;
    draft.layer = Layer::Aboard;
    draft.number = numberOf(*m_board, *m_position, UnitId(static_cast<int>(&army - m_position->units.data())));
    if (!draft.verb)
        return extend(draft);
    if (const Legality able = canBegin(*draft.verb, army); !able.ok())
        return refuse(able.refusal, able.where);
    if (draft.verb != Verb::Hold)
        return extend(draft);
    m_draft = draft;
    return complete(Hold());
}

/// The army in the hold of a fleet that stands in the position.
const Unit *Composer::passengerOf(const Unit *fleet) const
{
    if (!m_rules->armyFleet || !fleet || m_position->phase.stage != Stage::Moves)
        return nullptr;
    const UnitId cargo = cargoOf(*m_board, *m_position, UnitId(static_cast<int>(fleet - m_position->units.data())));
    return cargo.valid() ? &m_position->units[static_cast<std::size_t>(cargo.index())] : nullptr;
}

Composer::Step Composer::chooseForSortie(RegionId region)
{
    const ProvinceId place = m_board->provinceOf(region);
    if (m_draft.to.valid()) // all is said but the way
        return complete(sortie(m_draft, place));
    const bool onItself = place == m_board->provinceOf(m_draft.unit);
    if (!m_draft.verb)
        return onItself ? complete(Hold()) : takeObjective(region);
    switch (*m_draft.verb) {
    case Verb::Hold: return complete(Hold());
    case Verb::Move:
    case Verb::Bomb: return takeObjective(region);
    case Verb::Support: return m_draft.target.valid() ? takeObjective(region) : takeTarget(region);
    default: return refuse(Refusal::WrongPhase);
    }
}

/// Completes the flight, or asks for its way where there are several (LiMa 5).
Composer::Step Composer::takeObjective(RegionId region)
{
    Draft draft = m_draft;
    const ProvinceId place = m_board->provinceOf(region);
    const bool supports = draft.verb == Verb::Support;
    const bool reachesCoast =
        supports && m_board->adjacent(m_board->kind(draft.targetKind).travel, draft.target, region);
    draft.to = reachesCoast ? region : m_board->mainRegion(place);
    const ProvinceSet &ways = m_board->flights().between(m_board->provinceOf(draft.unit), place);
    if (ways.size() < 2)
        return complete(sortie(draft, {}));
    Order trial = sortie(draft, ways.first());
    if (const Legality possible = checkOrder(*m_board, *m_rules, *m_position, m_power, trial); !possible.ok())
        return refuse(possible.refusal, possible.where);
    return extend(draft);
}

/// The flight as it is drafted; without `via` the only way is left to be filled in.
Order Composer::sortie(const Draft &draft, ProvinceId via) const
{
    const ProvinceId objective = m_board->provinceOf(draft.to);
    Flight flight;
    if (via.valid())
        flight.path.push_back(via);
    flight.path.push_back(objective);
    flight.leg = static_cast<std::uint8_t>(flight.path.size() - 1);
    flight.mission = Mission::Invade;
    if (draft.verb == Verb::Support) {
        flight.mission = Mission::Cover;
        flight.backed = {draft.targetKind, draft.target, {}};
        if (objective != m_board->provinceOf(draft.target))
            flight.backed.hops.push_back(draft.to);
    } else if (draft.verb == Verb::Bomb) {
        flight.mission = Mission::Bomb;
        flight.backed.of = draft.to;
        if (const Unit *below = unitOf(objective))
            flight.backed = {below->kind, below->region, {}};
    }
    return {draft.kind, draft.unit, Layer::Field, flight};
}

const Unit *Composer::bomberAt(ProvinceId province) const
{
    const Unit *const unit = unitIn(province, Layer::Air);
    return unit && unit->power == m_power ? unit : nullptr;
}

Composer::Step Composer::takeBomber(const Unit &bomber)
{
    Draft draft = m_draft;
    draft.unit = bomber.region;
    draft.kind = bomber.kind;
    draft.layer = bomber.layer;
    if (draft.verb == Verb::Hold) {
        m_draft = draft;
        return complete(Hold());
    }
    return extend(draft);
}

/// One leg more, or all the legs of the shortest way to a place farther off (1939 III 33).
Composer::Step Composer::chooseForTour(RegionId region)
{
    const Unit &bomber = *chosenUnit();
    const ProvinceId place = m_board->provinceOf(region);
    Draft draft = m_draft;
    Flight &flight = draft.flight;
    if (draft.verb == Verb::Hold)
        return complete(Hold());
    if (draft.verb == Verb::Support && !draft.verbFirst) {
        if (flight.path.empty()) // a mission is flown to, even over the next province and back
            return refuse(Refusal::ToItself, m_board->provinceOf(bomber.region));
        if (!draft.target.valid()) {
            const Unit *const target = unitIn(place, Layer::Field);
            if (!target)
                return refuse(Refusal::NothingToSupport, place);
            Backed quoted{target->kind, target->region, {}};
            if (place != flight.path.back())
                quoted.hops.push_back(m_board->mainRegion(flight.path.back()));
            const Legality possible = checkQuoted(*m_board, *m_rules, *m_position, bomber, quoted, flight.path.back());
            if (const Step impossible = refuse(possible.refusal, possible.where);
                !possible.ok() && !tolerates(impossible.why))
                return impossible;
            draft.target = target->region;
            draft.targetKind = target->kind;
            return extend(draft);
        }
        flight.mission = Mission::Support;
        flight.leg = static_cast<std::uint8_t>(flight.path.size() - 1);
        flight.backed = {draft.targetKind, draft.target, {}};
        if (place != m_board->provinceOf(draft.target))
            flight.backed.hops.push_back(m_board->mainRegion(place));
        if (const Step elsewhere = refuse(Refusal::MissionElsewhere, flight.over());
            place != flight.over() && !tolerates(elsewhere.why))
            return elsewhere;
        draft.verb.reset();
        draft.target = {};
        draft.targetKind = {};
        return extend(draft);
    }
    const ProvinceId last = flight.path.empty() ? m_board->provinceOf(bomber.region) : flight.path.back();
    if (place == last && draft.missionWaits())
        return giveMission(*draft.verb);
    if (place == last && flight.path.empty()) // who chose to raid, to cut or to move does not hold
        return draft.verb ? refuse(Refusal::ToItself, place) : complete(Hold());
    if (place == last)
        return complete(flight);
    const int spent = tourCost(*m_board, flight);
    const int range = tourRange(*m_board, bomber.kind, m_position->phase);
    const Path<ProvinceId, 12> way = m_board->flights().wayTo(last, place);
    if (way.empty())
        return refuse(Refusal::NoOverflight, place);
    const int asked = spent + m_board->flights().cost(last, place);
    Step over = refuse(Refusal::OverRange, place);
    over.why.asked = asked;
    over.why.allowed = range;
    if (flight.path.size() + way.size() > flight.path.capacity() || (asked > range && !tolerates(over.why)))
        return over;
    for (const ProvinceId space : way)
        flight.path.push_back(space);
    return extend(draft);
}

/// Another power's bomber, then the place where it may land (1939 III 44).
Composer::Step Composer::admit(RegionId region)
{
    const ProvinceId place = m_board->provinceOf(region);
    if (!m_draft.target.valid()) {
        const Unit *const guest = unitIn(place, Layer::Air);
        if (!guest)
            return refuse(Refusal::NoGuest, place);
        if (guest->power == m_power)
            return refuse(Refusal::OwnGuest, place);
        Draft draft = m_draft;
        draft.target = guest->region;
        draft.targetKind = guest->kind;
        return extend(draft);
    }
    const Unit &guest = *unitIn(m_board->provinceOf(m_draft.target), Layer::Air);
    return complete(
        Order{{}, {}, Layer::Field, Permission{guest.power, guest.kind, guest.region, m_board->mainRegion(place)}});
}

/// The raid or the cut is done over the place that was clicked last.
Composer::Step Composer::giveMission(Verb verb)
{
    Draft draft = m_draft;
    Flight &flight = draft.flight;
    if (flight.path.empty() || flight.mission != Mission::None)
        return refuse(Refusal::WrongMission, m_board->provinceOf(draft.unit));
    draft.verbFirst = false;
    if (verb == Verb::Support) { // now whom
        draft.verb = verb;
        return extend(draft);
    }
    const Step nothing = refuse(Refusal::NoCentreToRaid, flight.path.back());
    if (verb == Verb::Bomb && !m_board->province(flight.path.back()).centre && !tolerates(nothing.why))
        return nothing;
    draft.verb.reset();
    flight.mission = verb == Verb::Bomb ? Mission::Raid : Mission::Cut;
    flight.leg = static_cast<std::uint8_t>(flight.path.size() - 1);
    return extend(draft);
}

Composer::Step Composer::chooseForRetreats(RegionId region)
{
    if (m_draft.unit.valid()) {
        const bool onItself = m_board->provinceOf(region) == m_board->provinceOf(m_draft.unit);
        if (Order inside{m_draft.kind, m_draft.unit, Layer::Field, Retreat{m_draft.unit}};
            onItself && checkOrder(*m_board, *m_rules, *m_position, m_power, inside).ok())
            return complete(Retreat{m_draft.unit});
        if (onItself && m_draft.verb == Verb::Retreat)
            return refuse(Refusal::ToItself, m_board->provinceOf(region));
        return onItself ? complete(Disband()) : retreatTo(region);
    }
    const ProvinceId province = m_board->provinceOf(region);
    if (const int index = dislodgedIn(*m_board, *m_position, province); index < 0)
        return refuse(unitIn(province, Layer::Field) ? Refusal::NotDislodged : Refusal::NoUnit, province);
    return takeUnit(region);
}

Composer::Step Composer::chooseForAdjustments(RegionId region, Layer aimed)
{
    const int due = adjustmentsDue(*m_board, *m_position, m_power);
    const bool byPoints = playsByPoints(*m_board);
    const bool building =
        m_draft.unit.valid() || (m_draft.verb && *m_draft.verb >= Verb::BuildArmy && *m_draft.verb <= Verb::Build);
    // By points a power may do both: its unit is removed, any other place is built on.
    const Unit *own = aimed == Layer::Field ? nullptr : unitIn(m_board->provinceOf(region), aimed);
    if (!own)
        own = unitOf(m_board->provinceOf(region));
    const bool yields =
        own && own->power == m_power && own->region != m_leaving && fleetsForfeit(*m_board, *m_position, m_power) > 0;
    const bool removes = byPoints ? !building && ((own && own->power == m_power) || m_draft.verb == Verb::Remove)
                                  : due < 0 || (yields && !building);
    if (removes) {
        const ProvinceId province = m_board->provinceOf(region);
        // A fleet does not go from under its army: the army goes first.
        const UnitId cargo =
            own ? cargoOf(*m_board, *m_position, UnitId(static_cast<int>(own - m_position->units.data()))) : UnitId();
        // Where something could be built as well, which of the two is meant is asked.
        if (byPoints && own && !m_draft.verb
            && ownPoints(*m_board, *m_position, m_power) >= upkeepOf(*m_board, *m_position, m_power)) {
            if (const Step site = takeSite(region); site.kind == Step::Kind::NeedsKind)
                return site;
        }
        const bool unloaded = own && std::find(m_unloaded.begin(), m_unloaded.end(), own->region) != m_unloaded.end();
        const Unit *const unit = unloaded        ? unitOf(province)
                                 : cargo.valid() ? &m_position->units[static_cast<std::size_t>(cargo.index())]
                                                 : own;
        if (!unit)
            return refuse(Refusal::NoUnit, province);
        return complete(Order{unit->kind, unit->region, unit->layer, Disband()});
    }
    if (due == 0 && !byPoints)
        return refuse(Refusal::NoBuildLeft, m_board->provinceOf(region));
    return takeSite(region);
}

} // namespace entente
