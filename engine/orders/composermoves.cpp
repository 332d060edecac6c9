#include "orders/composer.h"

#include "map/board.h"
#include "map/routes.h"
#include "orders/occupancy.h"
#include "orders/orderrules.h"

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
    case Verb::Raise: return complete(Raise{{}, m_board->mainRegion(m_board->provinceOf(region))});
    case Verb::Hold: return complete(Hold());
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
        if (draft.verb == Verb::Hold || draft.verb == Verb::Disband) {
            m_draft = draft;
            return complete(draft.verb == Verb::Hold ? Action(Hold()) : Action(Disband()));
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

} // namespace entente
