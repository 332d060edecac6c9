#include "judge/plainorders.h"

namespace entente::judge {

PlainOrders::PlainOrders(const Board &board, const OrderRules &rules, const Occupancy &occupancy)
    : m_board(board), m_rules(rules), m_occupancy(occupancy)
{
    for (int p = 0; p < board.provinceCount(); ++p) {
        const Province &space = board.province(ProvinceId(p));
        if (space.unlimited || space.only.valid() || space.sentTo.valid() || space.backing != Province::Backing::Any)
            m_special.insert(ProvinceId(p));
    }
}

bool PlainOrders::knows(const Unit &unit, Order &order) const
{
    if (unit.layer != Layer::Field || order.at != unit.region || m_board.kind(unit.kind).flying != Flying::No
        || !isPlain(m_board.provinceOf(unit.region)) || !m_position->out.empty())
        return false;
    if (is<Hold>(order))
        return true;
    if (Move *move = std::get_if<Move>(&order.action))
        return m_rules.coastOmitted == OrderRules::CoastOmitted::Completed && knowsMove(unit, *move);
    const Support *support = std::get_if<Support>(&order.action);
    return support && knowsSupport(unit, *support);
}

/// Who may be under way with an army in the hold, or go aboard.
bool PlainOrders::maySail(const UnitKind &kind) const
{
    return m_rules.armyFleet && (kind.convoys || kind.embarks);
}

RegionId PlainOrders::arrival(const Unit &unit, RegionId before, RegionId hop) const
{
    const ProvinceId place = m_board.provinceOf(hop);
    const RegionId arrival = m_board.onlyArrival(m_board.kind(unit.kind).travel, before, place);
    const bool plain = arrival.valid() && (hop == arrival || hop == m_board.mainRegion(place)) && isPlain(place)
                       && place != m_board.provinceOf(unit.region);
    return plain ? arrival : RegionId();
}

template <class Hops>
Path<RegionId, 4> PlainOrders::arrivals(const Unit &unit, const Hops &hops) const
{
    if (hops.size() > m_board.kind(unit.kind).hops)
        return {};
    Path<RegionId, 4> path;
    RegionId before = unit.region;
    for (const RegionId hop : hops) {
        before = arrival(unit, before, hop);
        if (!before.valid())
            return {};
        path.push_back(before);
    }
    return path;
}

bool PlainOrders::knowsMove(const Unit &unit, Move &move) const
{
    if (move.way != Way::Unsaid || maySail(m_board.kind(unit.kind)))
        return false;
    if (move.hops.size() == 1) { // in place, for that is quicker
        const RegionId to = arrival(unit, unit.region, move.to());
        if (to.valid())
            move.hops.replaceBack(to);
        return to.valid();
    }
    const Path<RegionId, 4> path = arrivals(unit, move.hops);
    if (path.empty())
        return false;
    move.hops = path;
    return true;
}

bool PlainOrders::arrives(const Unit &unit, RegionId to, ProvinceId place) const
{
    const UnitKind &kind = m_board.kind(unit.kind);
    return kind.flying == Flying::No && !maySail(kind) && isPlain(place)
           && to == m_board.onlyArrival(kind.travel, unit.region, place);
}

/// The unit on the field that somebody helps, if all that is said of it is so.
const Unit *PlainOrders::helped(KindId kind, RegionId at) const
{
    const ProvinceId place = m_board.provinceOf(at);
    const UnitId id = m_occupancy.unitAt(place);
    if (!id.valid() || !isPlain(place))
        return nullptr;
    const Unit &unit = m_position->units[static_cast<std::size_t>(id.index())];
    return unit.kind == kind && unit.region == at ? &unit : nullptr;
}

bool PlainOrders::knowsSupport(const Unit &unit, const Support &support) const
{
    const ProvinceId of = m_board.provinceOf(support.of);
    const Unit *const other = helped(support.kind, support.of);
    if (!other || support.of == unit.region || support.layer != Layer::Field || support.arrived)
        return false;
    const ProvinceId place = support.toHold() ? of : m_board.provinceOf(support.to);
    if (!m_board.reach(m_board.kind(unit.kind).travel, unit.region).contains(place))
        return false;
    return support.toHold() || (place != of && arrives(*other, support.to, place));
}

bool PlainOrders::knowsQuoted(const Backed &backed, ProvinceId over) const
{
    const ProvinceId of = m_board.provinceOf(backed.of);
    const Unit *const other = helped(backed.kind, backed.of);
    if (!other)
        return false;
    if (backed.hops.empty())
        return over == of;
    const ProvinceId last = m_board.provinceOf(backed.hops.back());
    if (backed.hops.size() == 1)
        return over != of && over == last && arrives(*other, backed.hops.back(), over);
    return (over == last || over == m_board.provinceOf(backed.hops.front())) && !arrivals(*other, backed.hops).empty();
}

} // namespace entente::judge
