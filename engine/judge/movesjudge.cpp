#include "judge/movesjudge.h"

#include "judge/knots.h"
#include "judge/movesrecord.h"
#include "judge/resolver.h"
#include "orders/legality.h"

#include <algorithm>

namespace entente::judge {

template <class Mask>
MovesJudge<Mask>::MovesJudge(const Board &board, const Rulebook &rules) : m_board(board), m_rules(rules)
{
    m_alike = true;
    for (const UnitKind &kind : board.kinds()) {
        m_kinds.push_back({board.reachTable(kind.travel).data(), board.landingTable(kind.travel).data(),
                           static_cast<Small>(kind.strength), kind.convoys, kind.isConvoyed});
        m_alike = m_alike && kind.strength == board.kinds().front().strength;
    }
    m_place.fill(maxPlaces);
    for (int r = 0; r < board.regionCount(); ++r)
        m_place[static_cast<std::size_t>(r)] = static_cast<Small>(board.provinceOf(RegionId(r)).index());
    for (int p = 0; p < board.provinceCount(); ++p)
        m_mainRegion[static_cast<std::size_t>(p)] = board.mainRegion(ProvinceId(p));
    m_exactWords = rules.orders.unitCoast == OrderRules::UnitCoast::Ignored
        && rules.orders.coastOmitted == OrderRules::CoastOmitted::Completed;
    c.attackers.fill(0);
    c.ofPower.fill(0);
    c.occupant.fill(nobody);
    c.convoyAttacksFromSea = rules.convoyAttacksFromSea;
    c.loserHasNoEffect = rules.headToHeadLoser == Rulebook::HeadToHeadLoser::HasNoEffect;
    c.anyBrokenDisrupts = rules.multiRoute == Rulebook::MultiRoute::AnyBrokenDisrupts;
    c.sparesAttackOnConvoy = rules.paradox == Rulebook::Paradox::Rules1971 || rules.paradox == Rulebook::Paradox::Rules1982;
    c.sparesActionAtConvoy = rules.paradox == Rulebook::Paradox::Rules1982;
}

template <class Mask>
void MovesJudge<Mask>::run(const Position &position, std::span<const GivenOrder> orders, Waters &waters, MovesOutcome &out)
{
    m_position = &position;
    m_units = position.units.data();
    m_orders = orders;
    m_waters = &waters;
    m_out = &out;

    begin();
    hearAll();
    matchConvoys();
    chooseWays();
    matchSupports();

    const Paths paths{*this};
    Resolver<Mask, Paths> resolver(c, paths);
    resolver.start();
    resolver.settle();
    if (!resolver.done()) {
        const auto rule = m_rules.paradox == Rulebook::Paradox::AllHold ? KnotRule::StopMoves : KnotRule::DisruptConvoys;
        Knots<Mask, Paths>(resolver, c, rule).untie();
    }
    record(resolver);
}

// --- compile -----------------------------------------------------------------------------------

template <class Mask>
void MovesJudge<Mask>::begin()
{
    // Clear what the last phase touched; the tables themselves are larger than a phase needs.
    for (Mask rest = c.movers; rest; rest &= rest - 1)
        c.attackers[c.dest[lowest(rest)]] = 0;
    std::fill_n(c.occupant.begin(), m_board.provinceCount(), nobody);
    std::fill_n(c.ofPower.begin(), m_board.powerCount(), Mask(0));

    c.movers = c.supporters = c.carrying = c.bySea = c.mayWalk = 0;
    m_ordered = m_refused = m_unmatched = m_backing = m_carriage = 0;
    m_distant = m_asking = m_carried = 0;
    m_repeated = false;
    const std::size_t count = m_position->units.size();
    c.actors = static_cast<int>(count);
    if (m_out->units.size() != count) {
        m_out->units.resize(count);
        m_out->orderOf.resize(count);
        m_out->endsIn.resize(count);
    }
    m_out->orders.resize(m_orders.size());
    std::fill_n(c.dest.begin(), count, nowhere);
    std::fill_n(c.backers.begin(), count, Mask(0));
    std::fill_n(m_out->orderOf.begin(), count, -1);
    for (std::size_t u = 0; u < count; ++u) {
        const Unit unit = m_units[u];
        const Small place = m_place[static_cast<std::size_t>(unit.region.index())];
        c.power[u] = static_cast<Small>(unit.power.index());
        c.home[u] = place;
        c.occupant[place] = static_cast<Small>(u);
        c.ofPower[static_cast<std::size_t>(unit.power.index())] |= bit<Mask>(static_cast<int>(u));
    }
    if (m_alike) {
        std::fill_n(c.strength.begin(), count, m_kinds.front().strength);
        std::fill_n(c.fullStrength.begin(), count, m_kinds.front().strength);
    } else {
        for (std::size_t u = 0; u < count; ++u)
            c.strength[u] = c.fullStrength[u] = factsOf(static_cast<int>(u)).strength;
    }
}

/// Takes the orders in: finds each one's unit, settles legality by table look-up where it can, and
/// asks the full legality for a reason only when the look-up says no.
template <class Mask>
void MovesJudge<Mask>::hearAll()
{
    const int count = static_cast<int>(m_orders.size());
    int *orderOf = m_out->orderOf.data();
    for (int i = 0; i < count; ++i) {
        const GivenOrder &given = m_orders[static_cast<std::size_t>(i)];
        const Order &order = given.order;
        const int unit = c.occupant[static_cast<std::size_t>(placeOf(order.at))];
        if (unit == nobody || c.power[static_cast<std::size_t>(unit)] != given.power.index()) {
            refuse(i, nobody, unit == nobody ? Refusal::NoUnit : Refusal::NotYours);
            continue;
        }
        const Mask self = bit<Mask>(unit);
        if (m_ordered & self) {
            hearAgain(i, unit);
            continue;
        }
        m_ordered |= self;
        orderOf[unit] = i;
        const Unit stands = m_units[unit];
        const bool plain = (order.kind == stands.kind || !order.kind.valid()) && order.layer == stands.layer && m_exactWords;
        if (!plain || !accept(unit, order))
            hearSlowly(i, unit);
    }
}

/// The same order twice is one order; two that differ cancel each other, whichever came first.
template <class Mask>
void MovesJudge<Mask>::hearAgain(int index, int unit)
{
    const int first = m_out->orderOf[static_cast<std::size_t>(unit)];
    m_repeated = true;
    if (m_orders[static_cast<std::size_t>(first)].order == m_orders[static_cast<std::size_t>(index)].order)
        return;
    refuse(index, unit, Refusal::OrderedTwice);
    refuse(first, unit, Refusal::OrderedTwice);
}

template <class Mask>
void MovesJudge<Mask>::hearSlowly(int index, int unit)
{
    const GivenOrder &given = m_orders[static_cast<std::size_t>(index)];
    Order completed = given.order;
    const Legality legality = checkOrder(m_board, m_rules.orders, *m_position, given.power, completed);
    if (!legality.ok() || !accept(unit, completed))
        refuse(index, unit, legality.ok() ? Refusal::WrongPhase : legality.refusal);
}

template <class Mask>
void MovesJudge<Mask>::refuse(int index, int unit, Refusal refusal)
{
    Verdict &verdict = m_out->orders[static_cast<std::size_t>(index)];
    verdict = Verdict();
    verdict.reason = Reason::Illegal;
    verdict.refusal = refusal;
    if (unit == nobody)
        return;
    const Mask self = bit<Mask>(unit);
    m_refused |= self;
    m_refusal[static_cast<std::size_t>(unit)] = refusal;
    if (c.movers & self) {
        c.attackers[c.dest[unit]] &= ~self;
        c.dest[unit] = nowhere;
        c.movers &= ~self;
    }
    m_distant &= ~self;
    m_asking &= ~self;
    m_backing &= ~self;
    m_carriage &= ~self;
}

template <class Mask>
inline bool MovesJudge<Mask>::accept(int unit, const Order &order)
{
    if (const Move *move = std::get_if<Move>(&order.action))
        return acceptMove(unit, *move);
    if (const Support *support = std::get_if<Support>(&order.action))
        return acceptSupport(unit, *support);
    if (const Convoy *convoy = std::get_if<Convoy>(&order.action))
        return acceptConvoy(unit, *convoy);
    return is<Hold>(order);
}

template <class Mask>
inline bool MovesJudge<Mask>::acceptMove(int unit, const Move &move)
{
    if (move.hops.size() != 1)
        return false;
    const Unit stands = m_units[unit];
    const KindFacts &kind = factsOf(unit);
    const RegionId to = move.to();
    const int place = placeOf(to);
    const int row = stands.region.index();
    RegionId landing = kind.landing[row * m_board.provinceCount() + place];
    if (landing.valid()) {
        if (to != landing && to != m_mainRegion[static_cast<std::size_t>(place)])
            return false;
    } else if (kind.reach[row].contains(ProvinceId(place))) {
        // Two coasts within reach: the one that is named, if it is one of them.
        if (!m_board.adjacent(m_board.kind(stands.kind).travel, stands.region, to))
            return false;
        landing = to;
    }
    const Mask self = bit<Mask>(unit);
    if (!landing.valid() || move.way != Way::Unsaid) {
        if (!kind.isConvoyed || to != m_mainRegion[static_cast<std::size_t>(place)] || c.home[unit] == place)
            return false;
        if (!landing.valid()) {
            if (!m_waters->couldCarry(*m_position, ProvinceId(c.home[unit]), ProvinceId(place)))
                return false;
            m_distant |= self;
        }
        if (move.way != Way::Unsaid)
            m_asking |= self;
        landing = to;
    }
    m_way[unit] = move.way;
    m_toRegion[unit] = landing;
    c.dest[unit] = static_cast<Small>(place);
    c.carriers[unit] = 0;
    c.attackers[static_cast<std::size_t>(place)] |= self;
    c.movers |= self;
    return true;
}

template <class Mask>
inline bool MovesJudge<Mask>::acceptSupport(int unit, const Support &support)
{
    const int of = placeOf(support.of);
    const int target = c.occupant[static_cast<std::size_t>(of)];
    if (target == nobody || target == unit)
        return false;
    if (support.kind.valid() && support.kind != m_units[target].kind)
        return false;
    const int place = support.toHold() ? of : placeOf(support.to);
    const KindFacts &own = factsOf(unit);
    if (!own.reach[m_units[unit].region.index()].contains(ProvinceId(place)))
        return false;
    if (!support.toHold()) {
        // The supported unit must be able to get there at all, and without this one's help.
        const KindFacts &kind = factsOf(target);
        if (!kind.reach[m_units[target].region.index()].contains(ProvinceId(place))
            && (!kind.isConvoyed || m_board.isSea(ProvinceId(place))
                || !m_waters->couldCarryWithout(*m_position, ProvinceId(c.home[unit]), ProvinceId(of), ProvinceId(place))))
            return false;
        if (place == of)
            return false;
    }
    m_backing |= bit<Mask>(unit);
    m_toRegion[unit] = support.to;
    c.target[unit] = static_cast<Small>(target);
    c.directed[unit] = support.toHold() ? nowhere : static_cast<Small>(place);
    return true;
}

template <class Mask>
bool MovesJudge<Mask>::acceptConvoy(int unit, const Convoy &convoy)
{
    const ProvinceId from = m_board.provinceOf(convoy.army);
    const ProvinceId to = m_board.provinceOf(convoy.to);
    const ProvinceId sea(c.home[unit]);
    const int army = c.occupant[static_cast<std::size_t>(from.index())];
    if (army == nobody || !factsOf(unit).convoys || !m_board.isSea(sea))
        return false;
    const KindId kind = m_units[army].kind;
    if (!factsOf(army).isConvoyed || (convoy.kind.valid() && convoy.kind != kind) || from == to || m_board.isSea(to)
        || convoy.to != m_mainRegion[static_cast<std::size_t>(to.index())] || !mayCarry(unit, army, to))
        return false;
    m_carriage |= bit<Mask>(unit);
    c.target[unit] = static_cast<Small>(army);
    c.directed[unit] = static_cast<Small>(to.index());
    return true;
}

/// May this fleet be of use to such a convoy? One that joins both coasts by itself needs no search; one
/// that offers a neighbour's army a detour is of no use where that counts as no order (DATC 6.G.19).
template <class Mask>
bool MovesJudge<Mask>::mayCarry(int fleet, int army, ProvinceId to)
{
    const ProvinceId sea(c.home[fleet]);
    const ProvinceId from(c.home[army]);
    if (m_board.waters(from).contains(sea) && m_board.waters(to).contains(sea))
        return true;
    if (!m_waters->couldCarry(*m_position, sea, from, to))
        return false;
    const bool mayWalk = factsOf(army).reach[m_units[army].region.index()].contains(to);
    return !mayWalk || m_rules.orders.illegalOrders == OrderRules::IllegalOrders::CountAsOrdered
        || m_waters->useful(*m_position, from, to).contains(sea);
}

template <class Mask>
void MovesJudge<Mask>::matchConvoys()
{
    each(m_carriage, [&](int fleet) {
        const int army = c.target[fleet];
        bool matches = has(c.movers, army) && c.dest[army] == c.directed[fleet];
        if (matches && m_way[army] == Way::ByRoute) {
            const Move &move = *std::get_if<Move>(&m_orders[m_out->orderOf[army]].order.action);
            matches = std::find(move.waters.begin(), move.waters.end(), ProvinceId(c.home[fleet])) != move.waters.end();
        }
        if (matches) {
            c.carriers[army] |= bit<Mask>(fleet);
            m_carried |= bit<Mask>(army);
        } else {
            m_unmatched |= bit<Mask>(fleet);
        }
    });
}

/// Who goes by sea: those who must, those who say so, and those whom the edition sends (DATC 4.A.3).
template <class Mask>
void MovesJudge<Mask>::chooseWays()
{
    const Paths paths{*this};
    each(m_distant | m_asking | m_carried, [&](int u) {
        const Mask fleets = c.carriers[u];
        bool sea = has(m_distant, u);
        bool walks = false;
        if (!sea && m_way[u] != Way::Unsaid) {
            sea = true;
            walks = m_rules.viaFallback;
        } else if (!sea && fleets) {
            switch (m_rules.adjacentConvoy) {
            case Rulebook::AdjacentConvoy::IfOpposed: {
                const int v = c.occupant[c.dest[u]];
                sea = walks = v != nobody && c.dest[v] == c.home[u] && has(c.movers, v) && paths.joined(u, fleets);
                break;
            }
            case Rulebook::AdjacentConvoy::ByIntent:
                sea = (fleets & c.ofPower[c.power[u]]) && paths.joined(u, fleets);
                break;
            case Rulebook::AdjacentConvoy::OnlyIfAsked:
                break;
            }
        }
        if (sea && walks && !paths.joined(u, fleets))
            sea = false;
        if (sea) {
            c.bySea |= bit<Mask>(u);
            c.carrying |= fleets;
            if (walks)
                c.mayWalk |= bit<Mask>(u);
        }
    });
}

template <class Mask>
void MovesJudge<Mask>::matchSupports()
{
    each(m_backing, [&](int s) {
        const int t = c.target[s];
        bool matches = c.directed[s] == c.dest[t]; // both nowhere: a hold support of a unit that stays
        if (matches && c.dest[t] != nowhere && m_toRegion[s] != m_toRegion[t]) {
            // The coast of a support, DATC 4.B.4.
            const bool omitted = m_toRegion[s] == m_board.mainRegion(ProvinceId(c.dest[t]));
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
        c.backers[t] |= bit<Mask>(s);
        c.fullStrength[t] = static_cast<Small>(c.fullStrength[t] + c.strength[s]);
        c.supporters |= bit<Mask>(s);
    });
}

template <class Mask>
ProvinceSet MovesJudge<Mask>::Paths::seas(Mask fleets) const
{
    ProvinceSet set;
    each(fleets, [&](int f) { set.insert(ProvinceId(judge.c.home[f])); });
    return set;
}

template <class Mask>
bool MovesJudge<Mask>::Paths::joined(int actor, Mask fleets) const
{
    if (!fleets)
        return false;
    if (!(fleets & (fleets - 1))) {
        const ProvinceId sea(judge.c.home[lowest(fleets)]);
        return judge.m_board.waters(ProvinceId(judge.c.home[actor])).contains(sea)
            && judge.m_board.waters(ProvinceId(judge.c.dest[actor])).contains(sea);
    }
    return convoyPossible(judge.m_board, ProvinceId(judge.c.home[actor]), ProvinceId(judge.c.dest[actor]), seas(fleets));
}

template <class Mask>
Mask MovesJudge<Mask>::Paths::essential(int actor) const
{
    const ProvinceSet on = fleetsOnSomeRoute(judge.m_board, ProvinceId(judge.c.home[actor]), ProvinceId(judge.c.dest[actor]),
                                             seas(judge.c.carriers[actor]));
    Mask fleets = 0;
    each(judge.c.carriers[actor], [&](int f) {
        if (on.contains(ProvinceId(judge.c.home[f])))
            fleets |= bit<Mask>(f);
    });
    return fleets;
}

template class MovesJudge<Narrow>;
template class MovesJudge<Wide>;

} // namespace entente::judge
