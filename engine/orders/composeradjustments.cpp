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
