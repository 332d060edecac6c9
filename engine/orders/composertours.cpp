#include "orders/composer.h"

#include "map/board.h"
#include "map/flights.h"
#include "orders/tours.h"

namespace entente {

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

} // namespace entente
