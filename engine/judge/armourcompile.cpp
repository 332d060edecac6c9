#include "judge/armourjudge.h"

#include "map/routes.h"
#include "orders/legality.h"

#include <algorithm>

namespace entente::judge {

// The first stage: who stands where, which orders can be followed, and which of them go together.

template <class Mask>
void ArmourJudge<Mask>::clear()
{
    const std::size_t count = m_position->units.size();
    TankTables<Mask> &f = m_first;
    std::fill_n(f.attackers.begin(), m_board.provinceCount(), Mask(0));
    f.attackers[nowhere] = f.attackers[apart] = 0;
    std::fill_n(f.ofPower.begin(), m_board.powerCount(), Mask(0));
    f.occupant.fill(nobody);
    f.movers = f.marchers = f.supporters = f.carrying = f.bySea = f.mayWalk = f.tanks = 0;
    f.inRoute = f.pinned = f.ousted = 0;
    m_backing = m_carriage = m_unmatched = m_distant = m_onwardHelp = 0;
    f.actors = static_cast<int>(count);
    std::fill_n(f.dest.begin(), count, nowhere);
    std::fill_n(f.onward.begin(), count, nowhere);
    std::fill_n(f.target.begin(), count, nobody);
    std::fill_n(f.directed.begin(), count, nowhere);
    std::fill_n(f.airSupport.begin(), count, Small(0));
    std::fill_n(f.airSupportOnward.begin(), count, Small(0));
    std::fill_n(f.airCuts.begin(), count, Small(0));
    std::fill_n(f.backers.begin(), count, Mask(0));
    std::fill_n(f.onwardBackers.begin(), count, Mask(0));
    std::fill_n(f.carriers.begin(), count, Mask(0));
    for (std::size_t u = 0; u < count; ++u) {
        const Unit &unit = m_position->units[u];
        const UnitKind &kind = m_board.kind(unit.kind);
        f.power[u] = static_cast<Small>(unit.power.index());
        f.home[u] = static_cast<Place>(m_board.provinceOf(unit.region).index());
        f.strength[u] = static_cast<Small>(kind.strength);
        f.march[u] = static_cast<Small>(kind.march);
        f.ofPower[static_cast<std::size_t>(unit.power.index())] |= bit<Mask>(static_cast<int>(u));
        if (kind.hops > 1)
            f.tanks |= bit<Mask>(static_cast<int>(u));
        if (unit.layer == Layer::Field)
            f.occupant[f.home[u]] = static_cast<Small>(u);
    }
    m_sent.clear();
    m_inAir = 0;
    m_out->airborne.clear();
    m_out->leaves.clear();
    m_out->units.assign(count, Verdict());
    m_out->endsIn.resize(count);
}

template <class Mask>
void ArmourJudge<Mask>::compile()
{
    clear();
    hear();
    for (const Sent &sent : m_sent)
        m_inAir |= bit<Mask>(sent.unit);
    matchConvoys();
    chooseWays();
    matchSupports();
}

/// Of an order that reaches no unit: a permission, or one for a garrison, which stands whatever somebody writes for
/// it (14).
template <class Mask>
void ArmourJudge<Mask>::answerApart(std::size_t index)
{
    const GivenOrder &given = m_orders[index];
    Verdict &verdict = m_out->orders[index];
    Order order = given.order;
    if (!is<Permission>(order)) {
        const bool anybody =
            order.at.valid() && m_intake.occupancy().unitAt(m_board.provinceOf(order.at), order.layer).valid();
        verdict.reason = Reason::Illegal;
        verdict.refusal = anybody ? Refusal::NotYours : Refusal::NoUnit;
        return;
    }
    const Occupancy &occupancy = m_intake.occupancy();
    const Legality legality = checkOrder(m_board, m_rules.orders, *m_position, occupancy, given.power, order);
    verdict.reason = legality.ok() ? Reason::Permits : Reason::Illegal;
    verdict.refusal = legality.refusal;
    if (!legality.ok()) {
        m_intake.refuseApart(index, legality);
        return;
    }
    const Permission &leave = std::get<Permission>(order.action);
    m_out->leaves.push_back({given.power, leave.guest, m_board.provinceOf(leave.from), m_board.provinceOf(leave.at)});
}

template <class Mask>
void ArmourJudge<Mask>::hear()
{
    m_intake.open(*m_position, m_orders, *m_out);
    m_intake.read(*m_out, *this);
    std::sort(m_sent.begin(), m_sent.end(), [](const Sent &a, const Sent &b) { return a.unit < b.unit; });
    for (std::size_t i = 0; i < m_orders.size(); ++i) {
        if (reachesNoUnit(m_board, m_orders[i]))
            answerApart(i);
    }
    std::sort(m_out->leaves.begin(), m_out->leaves.end());
}

template <class Mask>
void ArmourJudge<Mask>::heed(int unit, const Order &order)
{
    if (const Unit &stands = m_position->units[static_cast<std::size_t>(unit)]; stands.layer != Layer::Field) {
        if (const Flight *flight = std::get_if<Flight>(&order.action))
            m_sent.push_back({unit, *flight});
        else if (!is<Hold>(order))
            m_intake.refuse(unit, {Refusal::WrongPhase, m_board.provinceOf(stands.region)});
        return;
    }
    TankTables<Mask> &f = m_first;
    const auto place = [&](RegionId region) { return static_cast<Place>(m_board.provinceOf(region).index()); };
    if (const Move *move = std::get_if<Move>(&order.action)) {
        heedMove(unit, *move);
    } else if (const Support *support = std::get_if<Support>(&order.action)) {
        m_backing |= bit<Mask>(unit);
        m_toRegion[static_cast<std::size_t>(unit)] = support->to;
        f.target[unit] = f.occupant[place(support->of)];
        f.directed[unit] = support->toHold() ? nowhere : place(support->to);
    } else if (const Convoy *convoy = std::get_if<Convoy>(&order.action)) {
        m_carriage |= bit<Mask>(unit);
        f.target[unit] = f.occupant[place(convoy->army)];
        f.directed[unit] = place(convoy->to);
    }
}

template <class Mask>
void ArmourJudge<Mask>::unheed(int unit)
{
    TankTables<Mask> &f = m_first;
    const Mask self = bit<Mask>(unit);
    std::erase_if(m_sent, [unit](const Sent &sent) { return sent.unit == unit; });
    if (has(f.movers, unit))
        f.attackers[f.dest[unit]] &= ~self;
    f.dest[unit] = f.onward[unit] = nowhere;
    f.movers &= ~self;
    f.marchers &= ~self;
    m_distant &= ~self;
    m_backing &= ~self;
    m_carriage &= ~self;
}

template <class Mask>
void ArmourJudge<Mask>::heedMove(int unit, const Move &move)
{
    TankTables<Mask> &f = m_first;
    const Mask self = bit<Mask>(unit);
    const Unit &stands = m_position->units[static_cast<std::size_t>(unit)];
    const RegionId to = move.hops.front();
    const int place = m_board.provinceOf(to).index();
    f.dest[unit] = static_cast<Place>(place);
    m_toRegion[static_cast<std::size_t>(unit)] = to;
    m_way[static_cast<std::size_t>(unit)] = move.way;
    f.attackers[static_cast<std::size_t>(place)] |= self;
    f.movers |= self;
    if (move.hops.size() > 1) {
        f.marchers |= self;
        f.onward[unit] = static_cast<Place>(m_board.provinceOf(move.to()).index());
        m_onwardRegion[static_cast<std::size_t>(unit)] = move.to();
    } else if (!m_board.reach(m_board.kind(stands.kind).travel, stands.region).contains(ProvinceId(place))) {
        m_distant |= self;
    }
}

template <class Mask>
void ArmourJudge<Mask>::matchConvoys()
{
    TankTables<Mask> &f = m_first;
    each(m_carriage, [&](int fleet) {
        const int army = f.target[fleet];
        bool matches = has(f.movers & ~f.marchers, army) && f.dest[army] == f.directed[fleet];
        if (matches && m_way[static_cast<std::size_t>(army)] == Way::ByRoute) {
            const Move &move = std::get<Move>(m_intake.order(army).action);
            matches = std::find(move.waters.begin(), move.waters.end(), ProvinceId(f.home[fleet])) != move.waters.end();
        }
        if (matches)
            f.carriers[army] |= bit<Mask>(fleet);
        else
            m_unmatched |= bit<Mask>(fleet);
    });
}

template <class Mask>
void ArmourJudge<Mask>::chooseWays()
{
    TankTables<Mask> &f = m_first;
    each(f.movers & ~f.marchers,
         [&](int u) { chooseWay(m_rules, f, paths(), u, has(m_distant, u), m_way[static_cast<std::size_t>(u)]); });
}

/// A support of a double move names one of its two provinces and helps that hop alone (25, T19).
template <class Mask>
void ArmourJudge<Mask>::matchSupports()
{
    TankTables<Mask> &f = m_first;
    each(m_backing, [&](int s) {
        const int t = f.target[s];
        const bool onward = f.onward[t] != nowhere && f.directed[s] == f.onward[t];
        bool matches = onward || f.directed[s] == f.dest[t]; // both nowhere: a hold support of a unit that stays
        const RegionId named = m_toRegion[static_cast<std::size_t>(s)];
        if (matches && !onward && f.dest[t] != nowhere && named != m_toRegion[static_cast<std::size_t>(t)]) {
            // The coast of a support, DATC 4.B.4.
            const bool omitted = named == m_board.mainRegion(ProvinceId(f.dest[t]));
            switch (m_rules.orders.supportCoast) {
            case OrderRules::SupportCoast::MayBeOmitted: matches = omitted; break;
            case OrderRules::SupportCoast::MustMatch: matches = false; break;
            case OrderRules::SupportCoast::Ignored: break;
            }
        }
        if (!matches) {
            m_unmatched |= bit<Mask>(s);
            return;
        }
        (onward ? f.onwardBackers : f.backers)[t] |= bit<Mask>(s);
        f.supporters |= bit<Mask>(s);
        if (onward)
            m_onwardHelp |= bit<Mask>(s);
    });
}

template void ArmourJudge<Narrow>::compile();
template void ArmourJudge<Wide>::compile();

} // namespace entente::judge
