#include "judge/plainorders.h"

#include <algorithm>

namespace entente::judge {

PlainOrders::PlainOrders(const Board &board, const OrderRules &rules) : m_board(board), m_rules(rules) {}

void PlainOrders::open(const Position &position)
{
    m_position = &position;
    std::fill_n(m_field.begin(), m_board.provinceCount(), UnitId());
    for (std::size_t u = 0; u < position.units.size(); ++u) {
        const Unit &unit = position.units[u];
        if (unit.layer == Layer::Field)
            m_field[static_cast<std::size_t>(m_board.provinceOf(unit.region).index())] = UnitId(static_cast<int>(u));
    }
}

bool PlainOrders::knows(const Unit &unit, Order &order) const
{
    const Province &here = m_board.province(m_board.provinceOf(unit.region));
    if (unit.layer != Layer::Field || here.unlimited || m_board.kind(unit.kind).flying != Flying::No
        || order.at != unit.region || !m_position->out.empty())
        return false;
    if (is<Hold>(order))
        return true;
    if (Move *move = std::get_if<Move>(&order.action))
        return m_rules.coastOmitted == OrderRules::CoastOmitted::Completed && knowsMove(unit, *move);
    const Support *support = std::get_if<Support>(&order.action);
    return support && here.backing == Province::Backing::Any && knowsSupport(unit, *support);
}

/// Who may be under way with an army in the hold, or go aboard.
bool PlainOrders::maySail(const UnitKind &kind) const
{
    return m_rules.armyFleet && (kind.convoys || kind.embarks);
}

bool PlainOrders::knowsMove(const Unit &unit, Move &move) const
{
    const UnitKind &kind = m_board.kind(unit.kind);
    if (move.hops.size() != 1 || move.way != Way::Unsaid || maySail(kind))
        return false;
    const ProvinceId place = m_board.provinceOf(move.to());
    const RegionId arrival = m_board.onlyArrival(kind.travel, unit.region, place);
    if (!arrival.valid() || (move.to() != arrival && move.to() != m_board.mainRegion(place))
        || !mayEnter(m_board, unit.power, place))
        return false;
    move.hops.replaceBack(arrival);
    return true;
}

bool PlainOrders::knowsSupport(const Unit &unit, const Support &support) const
{
    const ProvinceId of = m_board.provinceOf(support.of);
    const UnitId target = onField(of);
    if (!target.valid() || m_board.province(of).unlimited || support.of == unit.region || support.layer != Layer::Field
        || support.arrived)
        return false;
    const Unit &other = m_position->units[static_cast<std::size_t>(target.index())];
    if (support.kind != other.kind || support.of != other.region)
        return false;
    const ProvinceId place = support.toHold() ? of : m_board.provinceOf(support.to);
    if (!m_board.reach(m_board.kind(unit.kind).travel, unit.region).contains(place)
        || !mayEnter(m_board, unit.power, place))
        return false;
    if (support.toHold())
        return true;
    const UnitKind &kind = m_board.kind(other.kind);
    return kind.flying == Flying::No && place != of && !maySail(kind) && mayEnter(m_board, other.power, place)
           && support.to == m_board.onlyArrival(kind.travel, other.region, place);
}

} // namespace entente::judge
