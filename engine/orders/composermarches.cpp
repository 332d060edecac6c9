#include "orders/composer.h"

#include "map/board.h"
#include "orders/marches.h"

namespace entente {

/// Led along a way by land; with a sea in it, it is carried.
bool Composer::goesOn() const
{
    return m_board->kind(m_draft.kind).hops > 1 && m_draft.waters.empty();
}

/// A unit that may go on (1939 III 23) is led either way: first the route province, then the destination, or the
/// destination first, which is enough where only one way leads there. The route province chosen twice is a plain move.
Composer::Step Composer::marchTo(RegionId region)
{
    const Unit &unit = *chosenUnit();
    const ProvinceId place = m_board->provinceOf(region);
    const RegionId there = m_board->mainRegion(place);
    const auto go = [&](Path<RegionId, 4> hops) { return complete(Move{hops, Way::Unsaid, {}}); };

    if (m_draft.route.valid())
        return place == m_board->provinceOf(m_draft.route) ? go({m_draft.route}) : go({m_draft.route, there});
    if (m_draft.to.valid()) {
        return marchRoutes(*m_board, unit, m_board->provinceOf(m_draft.to)).contains(place)
                   ? go({there, m_draft.to})
                   : refuse(Refusal::NoRoute, place);
    }
    Draft draft = m_draft;
    if (m_board->reach(m_board->kind(unit.kind).travel, unit.region).contains(place)) {
        draft.route = there;
        return extend(draft);
    }
    const ProvinceSet routes = marchRoutes(*m_board, unit, place);
    if (routes.size() == 1)
        return go({m_board->mainRegion(routes.first()), there});
    if (routes.empty())
        return go({there}); // by sea, or refused with the reason
    draft.to = there;
    return extend(draft);
}

} // namespace entente
