#include "orders/composer.h"

#include "map/board.h"
#include "orders/occupancy.h"
#include "orders/sorties.h"

namespace entente {

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

} // namespace entente
