#include "orders/composer.h"

#include "map/board.h"
#include "orders/cities.h"
#include "orders/options.h"
#include "orders/supply.h"
#include "orders/voyages.h"

#include <algorithm>

namespace entente {

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

Composer::Step Composer::retreatTo(RegionId region)
{
    const int index = dislodgedIn(*m_board, *m_position, m_board->provinceOf(m_draft.unit));
    const auto &open = m_position->dislodged[static_cast<std::size_t>(index)].retreats;
    std::vector<RegionId> coasts;
    for (const RegionId to : open) {
        if (m_board->provinceOf(to) == m_board->provinceOf(region))
            coasts.push_back(to);
    }
    if (coasts.size() > 1 && std::find(coasts.begin(), coasts.end(), region) == coasts.end()) {
        Step step;
        step.kind = Step::Kind::NeedsCoast;
        step.coasts = std::move(coasts);
        return step;
    }
    return complete(Retreat{coasts.size() == 1 ? coasts.front() : region});
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
        const Unit *const unit = cargo.valid() ? &m_position->units[static_cast<std::size_t>(cargo.index())] : own;
        if (!unit)
            return refuse(Refusal::NoUnit, province);
        return complete(Order{unit->kind, unit->region, unit->layer, Disband()});
    }
    if (due == 0 && !byPoints)
        return refuse(Refusal::NoBuildLeft, m_board->provinceOf(region));
    return takeSite(region);
}

Composer::Step Composer::takeSite(RegionId region)
{
    const ProvinceId site = m_board->provinceOf(region);
    const bool sameSite = m_draft.unit.valid() && m_board->provinceOf(m_draft.unit) == site;
    if (m_draft.unit.valid() && !sameSite) { // the mind has changed: the site takes the place of the one that was begun
        Composer anew = *this;
        while (anew.m_draft.unit.valid() && anew.back()) {
        }
        const Step step = anew.takeSite(region);
        if (step.kind != Step::Kind::Refused)
            *this = anew;
        return step;
    }
    if (sameSite && m_draft.kind.valid())
        return buildOn(region, m_draft.kind);
    if (m_draft.verb == Verb::BuildArmy)
        return buildOn(region, kindTravelling(Travel::Land));
    if (m_draft.verb == Verb::BuildFleet)
        return buildOn(region, kindTravelling(Travel::Sea));

    std::vector<KindId> kinds;
    Legality first;
    for (int k = 0; k < m_board->kindCount(); ++k) {
        Order order{KindId(k), region, layerOf(*m_board, KindId(k)), Build()};
        const Legality possible = checkOrder(*m_board, *m_rules, *m_position, m_power, order);
        if (possible.ok() || possible.refusal == Refusal::CoastUnclear)
            kinds.push_back(KindId(k));
        else if (first.ok() || possible.refusal == Refusal::Occupied) // it is a site but for that
            first = possible;
    }
    if (kinds.empty())
        return refuse(first.refusal, first.where);
    if (kinds.size() == 1)
        return buildOn(region, kinds.front());

    Draft draft = m_draft;
    draft.verb = Verb::Build;
    draft.unit = region;
    draft.kind = {};
    Step step;
    if (sameSite) // it is asked once more
        m_draft = draft;
    else
        step = extend(draft);
    step.kind = Step::Kind::NeedsKind;
    step.kinds = std::move(kinds);
    return step;
}

Composer::Step Composer::buildOn(RegionId site, KindId kind)
{
    if (!kind.valid())
        return refuse(Refusal::CannotBuild, m_board->provinceOf(site));
    const ProvinceId province = m_board->provinceOf(site);
    const bool sails = m_board->kind(kind).travel == Travel::Sea;
    if (!sails)
        site = m_board->mainRegion(province);
    Order order{kind, site, layerOf(*m_board, kind), Build()};
    if (sails && m_board->hasCoasts(province) && site == m_board->mainRegion(province)) {
        const auto coasts = m_board->coastsOf(province);
        Order trial{kind, coasts.front(), Layer::Field, Build()};
        if (const Legality possible = checkOrder(*m_board, *m_rules, *m_position, m_power, trial); !possible.ok())
            return refuse(possible.refusal, possible.where);
        Draft draft = m_draft;
        draft.unit = site;
        draft.kind = kind;
        Step step;
        if (m_draft.kind != kind || m_draft.unit != site)
            step = extend(draft);
        step.kind = Step::Kind::NeedsCoast;
        step.coasts.assign(coasts.begin(), coasts.end());
        return step;
    }
    return complete(order);
}

/// The first kind that travels so: what "build an army" means.
KindId Composer::kindTravelling(Travel travel) const
{
    for (int k = 0; k < m_board->kindCount(); ++k) {
        if (m_board->kind(KindId(k)).travel == travel)
            return KindId(k);
    }
    return {};
}

} // namespace entente
