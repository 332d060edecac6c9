#include "orders/composer.h"

#include "map/board.h"
#include "map/flights.h"
#include "map/routes.h"
#include "orders/cities.h"
#include "orders/moveverb.h"
#include "orders/occupancy.h"
#include "orders/options.h"
#include "orders/orderrules.h"
#include "orders/phaselegality.h"
#include "orders/raiseverb.h"
#include "orders/sorties.h"
#include "orders/supply.h"
#include "orders/supportverb.h"
#include "orders/tours.h"

namespace entente {

Composer::Composer(const Board &board, const OrderRules &rules, const Position &position, PowerId power)
    : m_board(&board), m_rules(&rules), m_position(&position), m_power(power)
{
}

// --- choices -----------------------------------------------------------------------------------

Composer::Step Composer::choose(RegionId region, Layer aimed)
{
    if (!region.valid())
        return refuse(Refusal::NoUnit);
    switch (m_position->phase.stage) {
    case Stage::Moves: return chooseForMoves(region, aimed);
    case Stage::Retreats: return chooseForRetreats(region);
    case Stage::Adjustments: return chooseForAdjustments(region, aimed);
    }
    return refuse(Refusal::WrongPhase);
}

Composer::Step Composer::choose(Verb verb)
{
    if (const Legality allowed = verbAllowed(verb); !allowed.ok())
        return refuse(allowed.refusal, allowed.where);
    if (verb == Verb::Waive) {
        m_draft = {};
        return complete(Order{{}, {}, Layer::Field, Waive()});
    }

    // Over the place that was clicked last; at its base a bomber is first told where to fly.
    const bool aloft = !m_draft.flight.path.empty();
    if ((verb == Verb::Bomb || verb == Verb::Cut) && m_draft.layer == Layer::Air && m_draft.unit.valid() && aloft)
        return giveMission(verb);
    if (verb == Verb::Support && m_draft.flight.mission != Mission::None)
        return refuse(Refusal::WrongMission, m_board->provinceOf(m_draft.unit));
    Draft draft = verb == Verb::Admit ? Draft() : m_draft; // it is no order of a unit
    draft.verb = verb;
    draft.verbFirst = !draft.unit.valid() || (draft.layer == Layer::Air && isMission(verb) && !aloft);
    draft.target = {};
    draft.targetKind = {};
    draft.to = {};
    draft.route = {};
    draft.waters.clear();
    if (!draft.unit.valid())
        return extend(draft);
    if (const auto alone = draftVerb(verb).alone)
        return complete(alone());
    if (verb == Verb::BuildArmy || verb == Verb::BuildFleet)
        return buildOn(draft.unit, kindTravelling(verb == Verb::BuildArmy ? Travel::Land : Travel::Sea));
    return extend(draft);
}

Composer::Step Composer::chooseKind(KindId kind)
{
    if (m_position->phase.stage != Stage::Adjustments || !m_draft.unit.valid())
        return refuse(Refusal::WrongPhase);
    return buildOn(m_draft.unit, kind);
}

Composer::Step Composer::finish()
{
    if (!m_draft.unit.valid())
        return refuse(Refusal::NoUnit);
    const ProvinceId here = m_board->provinceOf(m_draft.unit);
    switch (m_position->phase.stage) {
    case Stage::Moves:
        if (m_draft.route.valid())
            return complete(Move{{m_draft.route}, Way::Unsaid, {}});
        if (m_draft.layer == Layer::Air && m_draft.verb == Verb::Support && m_draft.target.valid())
            return choose(m_draft.target);
        if (m_draft.missionWaits())
            return giveMission(*m_draft.verb);
        if (!m_draft.flight.path.empty())
            return complete(m_draft.flight);
        if (sails() && !m_draft.waters.empty())
            return leaveAboard();
        if (!m_draft.verb)
            return complete(Hold());
        if (m_draft.to.valid())
            return refuse(Refusal::ItineraryUnclear, m_board->provinceOf(m_draft.to));
        if (m_draft.verb == Verb::Support && m_draft.target.valid())
            return choose(m_draft.target);
        return refuse(Refusal::ToItself, here);
    case Stage::Retreats: return m_draft.verb == Verb::Retreat ? refuse(Refusal::ToItself, here) : complete(Disband());
    case Stage::Adjustments: break;
    }
    return refuse(Refusal::CannotBuild, here);
}

bool Composer::back()
{
    if (m_before.empty())
        return false;
    m_draft = m_before.back();
    m_before.pop_back();
    return true;
}

void Composer::reset()
{
    m_draft = {};
    m_before.clear();
}

Composer::Step Composer::preview(RegionId region, Layer aimed) const
{
    Composer trial = *this;
    return trial.choose(region, aimed);
}

std::vector<ProvinceId> Composer::offers() const
{
    std::vector<ProvinceId> offered;
    Composer strict = *this;
    strict.setLenient(false);
    for (int p = 0; p < m_board->provinceCount(); ++p) {
        if (strict.preview(m_board->mainRegion(ProvinceId(p))).kind != Step::Kind::Refused)
            offered.push_back(ProvinceId(p));
    }
    return offered;
}

std::vector<Verb> Composer::verbs() const
{
    Composer strict = *this;
    strict.setLenient(false);
    std::vector<Verb> open;
    for (const VerbChoice &choice : strict.verbChoices()) {
        if (choice.why.ok())
            open.push_back(choice.verb);
    }
    return open;
}

std::vector<Composer::VerbChoice> Composer::verbChoices() const
{
    std::vector<VerbChoice> choices;
    for (const auto &[verb, stage, alone, towards] : draftVerbs) {
        const bool aloft = !m_draft.flight.path.empty();
        if ((aloft && !isMission(verb)) || (verb == Verb::Admit && m_draft.unit.valid()))
            continue; // they would begin another order
        // Where a unit is to be built its kind may still be open.
        if (verb == Verb::ConvoyedMove && m_draft.kind.valid() && m_board->kind(m_draft.kind).hops > 1
            && !isCarriedFrom(*m_board, m_board->provinceOf(m_draft.unit), Occupancy(*m_board, *m_position).carriers()))
            continue; // by land it is a move
        Composer trial = *this;
        const Step step = trial.choose(verb);
        const bool open = step.kind != Step::Kind::Refused;
        if (open || isKnown(verb, step.why.refusal))
            choices.push_back({verb, open ? Legality() : step.why});
    }
    return choices;
}

/// Is a verb that is refused for this reason one that some unit of the map could have used in this phase?
bool Composer::isKnown(Verb verb, Refusal why) const
{
    if (why == Refusal::WrongPhase || why == Refusal::WrongMission)
        return false;
    if (verb != Verb::Convoy && verb != Verb::ConvoyedMove)
        return true;
    for (int k = 0; k < m_board->kindCount(); ++k) {
        if (m_board->kind(KindId(k)).convoys)
            return true;
    }
    return false;
}

// --- what may come next ------------------------------------------------------------------------

/// May the verb be chosen now, with the unit that is chosen?
Legality Composer::verbAllowed(Verb verb) const
{
    const Stage stage = draftVerb(verb).stage;
    if (stage != m_position->phase.stage || (verb == Verb::Raise && !m_rules->walls)
        || (verb == Verb::Admit && !fliesTours(*m_board)))
        return refused(Refusal::WrongPhase);
    if (verb == Verb::Admit)
        return legal();
    if (verb == Verb::Remove)
        return adjustmentsDue(*m_board, *m_position, m_power) < 0 || playsByPoints(*m_board)
                       || fleetsForfeit(*m_board, *m_position, m_power) > 0
                   ? legal()
                   : refused(Refusal::NoRemovalDue);
    if (stage == Stage::Adjustments)
        return (adjustmentsDue(*m_board, *m_position, m_power) <= 0 && !playsByPoints(*m_board))
                       || (verb == Verb::Waive && !m_rules->mayWaive)
                   ? refused(Refusal::NoBuildLeft)
                   : legal();
    if (const Unit *const unit = chosenUnit())
        return canBegin(verb, *unit);
    // Before a unit is chosen, what only aircraft do is offered to those who have some.
    const bool aloft = std::any_of(m_position->units.begin(), m_position->units.end(), [&](const Unit &unit) {
        return unit.power == m_power && canBegin(verb, unit).ok();
    });
    return (verb == Verb::Bomb || verb == Verb::Cut) && !aloft ? refused(Refusal::WrongMission) : legal();
}

/// Can this unit do it at all?
Legality Composer::canBegin(Verb verb, const Unit &unit) const
{
    const UnitKind &kind = m_board->kind(unit.kind);
    const ProvinceId here = m_board->provinceOf(unit.region);
    // What only aircraft do comes first: of a map without any nobody is told about it, wherever the unit stands.
    const bool flies = verb == Verb::Bomb ? kind.flying != Flying::No : kind.flying == Flying::Tours;
    if ((verb == Verb::Bomb || verb == Verb::Cut) && !flies)
        return refused(Refusal::WrongMission, here);
    if (unit.layer == Layer::Walls && verb != Verb::Hold && verb != Verb::Move)
        return refused(Refusal::BehindWalls, here);
    if (verb == Verb::Convoy && !m_lenient && !(kind.convoys && m_board->isConvoySpace(here)))
        return refused(Refusal::CannotConvoy, here);
    if (verb == Verb::Raise && !m_lenient && !raisesFrom(*m_board, here))
        return refused(Refusal::FromBox, here);
    if (unit.layer == Layer::Aboard && verb != Verb::Hold && verb != Verb::Move)
        return refused(Refusal::OnlyLands, here);
    if (verb == Verb::Convoy && passengerOf(&unit))
        return refused(Refusal::Laden, here);
    if (m_lenient)
        return legal();
    const Occupancy occupancy(*m_board, *m_position);
    const MoveCheck now{*m_board, *m_rules, *m_position, occupancy, unit};
    if (verb == Verb::ConvoyedMove && kind.hops <= 1) // a unit that may go on is led, by land as by sea
        return mayGoByConvoy(now);
    if ((verb == Verb::Support && kind.flying == Flying::No) || verb == Verb::Raise)
        return mayHelp(now);
    return legal();
}

const Unit *Composer::unitOf(ProvinceId province) const
{
    if (m_position->phase.stage == Stage::Retreats) {
        const int index = dislodgedIn(*m_board, *m_position, province);
        return index < 0 ? nullptr : &m_position->dislodged[static_cast<std::size_t>(index)].unit;
    }
    UnitId unit;
    if (m_board->province(province).unlimited)
        unit = entente::unitOf(*m_board, *m_position, m_power, province, Layer::Field,
                               m_draft.unit.valid() ? m_draft.number : m_number, m_draft.kind);
    if (!unit.valid())
        unit = entente::unitIn(*m_board, *m_position, province);
    const Unit *found = unit.valid() ? &m_position->units[static_cast<std::size_t>(unit.index())] : nullptr;
    // Whoever is behind the walls is chosen where the field is another power's.
    if (const Unit *inside = besiegedIn(province);
        inside && !m_draft.unit.valid() && !(found && found->power == m_power))
        return inside;
    return found;
}

/// The power's own unit behind the walls there, if any.
const Unit *Composer::besiegedIn(ProvinceId province) const
{
    const Unit *const inside = m_rules->walls ? unitIn(province, Layer::Walls) : nullptr;
    return inside && inside->power == m_power ? inside : nullptr;
}

const Unit *Composer::unitIn(ProvinceId province, Layer layer) const
{
    const UnitId unit = entente::unitIn(*m_board, *m_position, province, layer);
    return unit.valid() ? &m_position->units[static_cast<std::size_t>(unit.index())] : nullptr;
}

const Unit *Composer::chosenUnit() const
{
    if (!m_draft.unit.valid())
        return nullptr;
    const ProvinceId here = m_board->provinceOf(m_draft.unit);
    if (m_draft.layer == Layer::Aboard) {
        const UnitId army =
            entente::unitOf(*m_board, *m_position, m_power, here, Layer::Aboard, m_draft.number, m_draft.kind);
        return army.valid() ? &m_position->units[static_cast<std::size_t>(army.index())] : nullptr;
    }
    return m_draft.layer == Layer::Walls ? besiegedIn(here)
           : m_draft.layer == Layer::Air ? bomberAt(here)
                                         : unitOf(here);
}

// --- steps -------------------------------------------------------------------------------------

Composer::Step Composer::extend(const Draft &draft)
{
    m_before.push_back(m_draft);
    m_draft = draft;
    Step step;
    step.kind = Step::Kind::Extended;
    return step;
}

Composer::Step Composer::complete(Action action)
{
    return complete(
        Order{m_draft.kind, m_draft.unit, m_draft.layer, std::move(action), static_cast<std::uint8_t>(m_draft.number)});
}

Composer::Step Composer::complete(Order order)
{
    const Legality legality = checkOrder(*m_board, *m_rules, *m_position, m_power, order);
    if (!legality.ok() && !tolerates(legality)) {
        Step step = refuse(legality.refusal, legality.where);
        step.why = legality;
        return step;
    }
    reset();
    Step step;
    step.kind = Step::Kind::Completed;
    step.order = order;
    step.why = legality;
    return step;
}

Composer::Step Composer::refuse(Refusal refusal, ProvinceId where) const
{
    Step step;
    step.kind = Step::Kind::Refused;
    step.why = {refusal, where};
    return step;
}

} // namespace entente
