#include "orders/options.h"

#include "map/board.h"
#include "map/routes.h"

#include <algorithm>

namespace entente {

// Lists of options: rows of what was laid out, copied one after another.

void OptionTable::optionsOf(UnitId id, OptionList &list) const
{
    const Stand &stand = standOf(id);
    list.room(m_mostOrders + m_mostCarried);
    Option *out = list.next();
    *out++ = {};
    if (stand.flying == Flying::No) [[likely]] {
        const bool listed = isListed(id, stand);
        out = addMoves(stand, out);
        if (m_waters.fleets().contains(stand.place))
            out = addConvoys(stand.place, addCarriersSupports(stand, listed, out));
        else
            out = addSupports(stand, listed, out, [](ProvinceId, const Word *row, Option *end) {
                return optionblocks::copyFew(row + 1, row[0], end);
            });
    }
    list.endAt(out);
    if (stand.flying == Flying::Sorties) // the paths of tours do not fit four bytes
        addSorties(stand.place, list);
}

inline Option *OptionTable::addMoves(const Stand &stand, Option *out) const
{
    out = optionblocks::copyFew(&m_moves[stand.moves], static_cast<std::size_t>(stand.movesEnd - stand.moves), out);
    const int body = m_bodyAt[slotOf(stand.place)] | stand.ashore;
    if (body == noBody)
        return out;
    const auto carried = optionblocks::wordOf({Option::Verb::MoveByConvoy, {}, RegionId(0), ProvinceId(0)});
    if (body != severalBodies)
        return m_shores.copyWithout(body, stand.place.index(), carried, out);
    m_waters.destinations(stand.place).forEach([&](ProvinceId shore) {
        *out++ = optionblocks::optionOf(m_shoreAt[slotOf(shore)] | carried);
    });
    return out;
}

/// Place by place of those within reach, whatever happens there, but for what the unit itself could do.
template <class CopyRow>
inline Option *OptionTable::addSupports(const Stand &stand, bool listed, Option *out, CopyRow &&copyRow) const
{
    const Step *step = m_steps.data() + stand.steps;
    const Step *const end = m_steps.data() + stand.stepsEnd;
    if (listed && !stand.severalCoasts) [[likely]] {
        for (; step != end; ++step) {
            Option *const own = out + step->ownAt;
            out = copyRow(step->to, rowOf(step->to), out) - 1;
            *own = *out; // the last takes its place
        }
        return out;
    }
    while (step != end) {
        Option *const own = out + step->ownAt;
        const ProvinceId to = step->to;
        out = copyRow(to, rowOf(step->to), out);
        int coasts = 0;
        for (; step != end && step->to == to; ++step)
            ++coasts;
        if (listed)
            out = std::copy(own + coasts, out, own);
    }
    return out;
}

/// A fleet that may convoy: it can't carry the army that it supports.
Option *OptionTable::addCarriersSupports(const Stand &stand, bool listed, Option *out) const
{
    const int index = m_waters.bodyIndexAt(stand.place);
    const ConvoyWaters::Body &body = m_waters.body(index);
    const ProvinceSet &passengers = m_occupancy.passengers();
    const ProvinceSet others = ~passengers; // who need no fleet
    // `none`: nobody comes there by sea but with this fleet. `doubtful`: some may need it; `originsOf` tells who does
    // not.
    const auto add = [&](const ProvinceSet &none, const ProvinceSet &doubtful, auto originsOf) {
        return addSupports(stand, listed, out, [&](ProvinceId to, const Word *row, Option *end) {
            const std::size_t visits = m_visits[slotOf(to)];
            const std::size_t steps = row[0] - (none.contains(to) ? visits : 0);
            if (!doubtful.contains(to))
                return optionblocks::copyFew(row + 1, steps, end);
            end = optionblocks::copyFew(row + 1, row[0] - visits, end);
            const ProvinceSet origins = originsOf(to);
            for (const Word *visit = row + 1 + (row[0] - visits); visit != row + 1 + row[0]; ++visit) {
                *end = optionblocks::optionOf(*visit);
                end += static_cast<int>(origins.contains(m_placeOf[static_cast<std::size_t>(end->other().index())]));
            }
            return end;
        });
    };
    if (m_waters.isJoint(stand.place)) {
        const ConvoyWaters::Rest rest(m_waters, stand.place);
        return add({}, body.shores, [&](ProvinceId to) { return rest.origins(to) | others; });
    }
    const ProvinceSet own =
        (m_waters.shoresOf(stand.place) & body.shores) - body.shared; // what no other fleet of the body touches
    const ProvinceSet left = body.shores - own;
    const ProvinceSet doubtful =
        m_flights ? body.shores : (own.intersects(passengers) ? left : ProvinceSet()) | (m_shared & body.shores);
    return add(own - doubtful, doubtful, [&](ProvinceId to) {
        ProvinceSet origins = own.contains(to) ? others : left | others;
        if (m_shared.contains(to)) [[unlikely]] {
            for (int i = 0; i < m_waters.bodyCount(); ++i) {
                if (i != index && m_waters.body(i).shores.contains(to))
                    origins |= m_waters.body(i).shores;
            }
        }
        return origins;
    });
}

/// Army by army: to all shores that the fleet can help it to.
Option *OptionTable::addConvoys(ProvinceId sea, Option *out) const
{
    const int index = m_waters.bodyIndexAt(sea);
    const ConvoyWaters::Body &body = m_waters.body(index);
    const ProvinceSet armies = body.shores & m_occupancy.passengers();
    const ProvinceSet alone = m_waters.shoresOf(sea); // what it joins by itself
    // A neighbour is carried only by fleets that are not superfluous (DATC 6.G.19).
    const bool strict = m_rules.illegalOrders == OrderRules::IllegalOrders::Ignored && alone != body.shores;
    const auto add = [&](ProvinceId from, ProvinceSet shores) {
        const UnitId army = m_occupancy.unitAt(from);
        if (strict) {
            ProvinceSet walks = shores & standOf(army).reach;
            if (alone.contains(from))
                walks -= alone;
            walks.forEach([&](ProvinceId to) {
                if (!fleetOnSomeRoute(m_board, sea, from, to, body.seas))
                    shores.erase(to);
            });
        }
        const auto carrying = optionblocks::wordOf({Option::Verb::Convoy, army, RegionId(0), ProvinceId(0)});
        if (shores == body.shores) {
            out = m_shores.copyWithout(index, from.index(), carrying, out);
            return;
        }
        shores.erase(from);
        shores.forEach([&](ProvinceId shore) { *out++ = optionblocks::optionOf(m_shoreAt[slotOf(shore)] | carrying); });
    };
    (armies & alone).forEach([&](ProvinceId from) { add(from, body.shores); });
    const ProvinceSet others = armies - alone;
    if (others.empty())
        return out;
    const ConvoyWaters::Service service(m_waters, sea);
    others.forEach([&](ProvinceId from) { add(from, service.destinations(from)); });
    return out;
}

} // namespace entente
