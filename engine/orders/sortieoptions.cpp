#include "orders/options.h"

#include "map/board.h"
#include "map/flights.h"
#include "orders/marches.h"
#include "orders/sorties.h"

namespace entente {

// What squadrons may do, and what may be done for them.

void OptionTable::addSorties(ProvinceId base, OptionList &out) const
{
    const ProvinceSet &range = m_board.flights().withinTwo(base);
    const ProvinceSet near = airNeighbours(m_board, base);
    const auto add = [&](Option::Verb verb, UnitId other, RegionId to, ProvinceId objective) {
        if (near.contains(objective)) {
            out.add({verb, other, to, {}});
            return;
        }
        (near & airNeighbours(m_board, objective)).forEach([&](ProvinceId via) { out.add({verb, other, to, via}); });
    };
    const auto ways = static_cast<std::size_t>(near.size());
    out.room(3 * maxProvinces * ways);
    range.forEach([&](ProvinceId to) {
        if (m_sources[slotOf(to)].contains(base))
            add(Option::Verb::Invade, {}, m_board.mainRegion(to), to);
    });
    range.forEach([&](ProvinceId to) { add(Option::Verb::Bomb, m_occupancy.unitAt(to), m_board.mainRegion(to), to); });
    (range & m_occupancy.held()).forEach([&](ProvinceId to) {
        add(Option::Verb::CoverHold, m_occupancy.unitAt(to), {}, to);
    });
    range.forEach([&](ProvinceId to) {
        ProvinceSet sources = sourcesOf(to);
        sources.erase(base);
        out.room(static_cast<std::size_t>(sources.size()) * ways * 2);
        sources.forEach([&](ProvinceId from) {
            const UnitId backed = m_occupancy.unitAt(from);
            const Unit &mover = m_position->units[static_cast<std::size_t>(backed.index())];
            const Travel travel = m_board.kind(mover.kind).travel;
            if (travel != Travel::Sea || !m_board.hasCoasts(to)) {
                add(Option::Verb::CoverMove, backed, m_board.mainRegion(to), to);
                return;
            }
            for (const RegionId coast : m_board.neighbours(travel, mover.region)) {
                if (m_board.provinceOf(coast) == to)
                    add(Option::Verb::CoverMove, backed, coast, to);
            }
        });
    });
}

/// Whence a unit can enter the place by a step, carried, or by two hops; only where units fly.
ProvinceSet OptionTable::sourcesOf(ProvinceId to) const
{
    ProvinceSet sources = m_sources[slotOf(to)];
    for (int i = 0; i < m_waters.bodyCount(); ++i) {
        const ProvinceSet &shores = m_waters.body(i).shores;
        if (shores.contains(to))
            sources |= shores & m_occupancy.passengers();
    }
    for (const Unit &unit : m_position->units) {
        if (marchesTo(m_board, unit, to))
            sources.insert(m_board.provinceOf(unit.region));
    }
    sources.erase(to);
    return sources;
}

Flight OptionTable::flightOf(Option option, const Unit *other) const
{
    Flight flight;
    flight.mission = option.verb() == Option::Verb::Invade ? Mission::Invade
                     : option.verb() == Option::Verb::Bomb ? Mission::Bomb
                                                           : Mission::Cover;
    if (option.via().valid())
        flight.path.push_back(option.via());
    flight.path.push_back(m_board.provinceOf(option.verb() == Option::Verb::CoverHold ? other->region : option.to()));
    flight.leg = static_cast<std::uint8_t>(flight.path.size() - 1);
    if (flight.mission == Mission::Bomb)
        flight.backed.of = option.to();
    if (other)
        flight.backed = {other->kind, other->region, {}};
    if (option.verb() == Option::Verb::CoverMove)
        flight.backed.hops.push_back(option.to());
    return flight;
}

} // namespace entente
