#include "judge/movesjudge.h"

#include "judge/knots.h"
#include "judge/resolver.h"
#include "orders/legality.h"

#include <algorithm>

namespace entente::judge {

template <class Mask>
MovesJudge<Mask>::MovesJudge(const Board &board, const Rulebook &rules) : m_board(board), m_rules(rules)
{
    for (const UnitKind &kind : board.kinds())
        m_kinds.push_back({kind.travel, static_cast<std::uint8_t>(kind.strength), kind.convoys, kind.isConvoyed});
    m_exactWords = rules.orders.unitCoast == OrderRules::UnitCoast::Ignored
        && rules.orders.coastOmitted == OrderRules::CoastOmitted::Completed;
    c.attackers.fill(0);
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
    m_orders = orders;
    m_waters = &waters;
    m_out = &out;

    begin();
    for (int i = 0; i < static_cast<int>(orders.size()); ++i)
        hear(i);
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
    each(c.movers, [&](int u) { c.attackers[c.dest[u]] = 0; });
    for (int u = 0; u < c.actors; ++u)
        c.occupant[c.home[u]] = nobody;
    for (int p = 0; p < m_board.powerCount(); ++p)
        c.ofPower[p] = 0;

    c.movers = c.supporters = c.carrying = c.bySea = c.mayWalk = 0;
    m_ordered = m_refused = m_unmatched = m_backing = m_carriage = 0;
    m_repeated = false;
    c.actors = static_cast<int>(m_position->units.size());
    m_out->orders.resize(m_orders.size());
    m_out->units.resize(m_position->units.size());
    m_out->orderOf.resize(m_position->units.size());
    m_out->endsIn.resize(m_position->units.size());
    m_out->partner.resize(m_position->units.size());
    const auto count = static_cast<std::size_t>(c.actors);
    std::fill_n(c.dest.begin(), count, nowhere);
    std::fill_n(c.backers.begin(), count, Mask(0));
    std::fill_n(c.carriers.begin(), count, Mask(0));
    std::fill_n(m_act.begin(), count, Act::Stay);
    std::fill_n(m_out->orderOf.begin(), count, -1);
    std::fill_n(m_out->partner.begin(), count, UnitId());
    for (int u = 0; u < c.actors; ++u) {
        const Unit &unit = m_position->units[u];
        const auto place = static_cast<std::uint8_t>(m_board.provinceOf(unit.region).index());
        c.power[u] = static_cast<std::uint8_t>(unit.power.index());
        c.home[u] = place;
        c.strength[u] = c.fullStrength[u] = m_kinds[static_cast<std::size_t>(unit.kind.index())].strength;
        c.occupant[place] = static_cast<std::uint8_t>(u);
        c.ofPower[unit.power.index()] |= bit<Mask>(u);
    }
}

/// Takes one order in: finds its unit, settles legality by table look-up where it can, and asks the
/// full legality for a reason only when the look-up says no.
template <class Mask>
void MovesJudge<Mask>::hear(int index)
{
    const GivenOrder &given = m_orders[index];
    const Order &order = given.order;
    int unit = nobody;
    if (order.at.valid())
        unit = c.occupant[m_board.provinceOf(order.at).index()];
    if (unit == nobody || c.power[unit] != given.power.index()) {
        refuse(index, nobody, unit == nobody ? Refusal::NoUnit : Refusal::NotYours);
        return;
    }
    m_out->orders[index] = Verdict();
    if (has(m_ordered, unit)) {
        // The same order twice is one order; two that differ cancel each other, whichever came first.
        const int first = m_out->orderOf[unit];
        m_repeated = true;
        if (m_orders[first].order == order)
            return;
        refuse(index, unit, Refusal::OrderedTwice);
        refuse(first, unit, Refusal::OrderedTwice);
        m_act[unit] = Act::Stay;
        return;
    }
    m_ordered |= bit<Mask>(unit);
    m_out->orderOf[unit] = index;

    const Unit &stands = m_position->units[unit];
    const bool plain = (!order.kind.valid() || order.kind == stands.kind) && order.layer == stands.layer && m_exactWords;
    if (plain && accept(unit, order))
        return;
    Order completed = order;
    const Legality legality = checkOrder(m_board, m_rules.orders, *m_position, given.power, completed);
    if (!legality.ok() || !accept(unit, completed))
        refuse(index, unit, legality.ok() ? Refusal::WrongPhase : legality.refusal);
}

template <class Mask>
void MovesJudge<Mask>::refuse(int index, int unit, Refusal refusal)
{
    Verdict &verdict = m_out->orders[index];
    verdict = Verdict();
    verdict.reason = Reason::Illegal;
    verdict.refusal = refusal;
    if (unit == nobody)
        return;
    verdict.other = UnitId();
    m_refused |= bit<Mask>(unit);
    m_refusal[unit] = refusal;
}

template <class Mask>
bool MovesJudge<Mask>::accept(int unit, const Order &order)
{
    switch (order.action.index()) {
    case 0: // Hold
        m_act[unit] = Act::Stay;
        return true;
    case 1: return acceptMove(unit, order);
    case 2: return acceptSupport(unit, order);
    case 3: return acceptConvoy(unit, order);
    default: return false;
    }
}

template <class Mask>
bool MovesJudge<Mask>::acceptMove(int unit, const Order &order)
{
    const Move &move = *std::get_if<Move>(&order.action);
    if (move.hops.size() != 1)
        return false;
    const Unit &stands = m_position->units[unit];
    const KindFacts &kind = factsOf(unit);
    const RegionId to = move.to();
    const ProvinceId place = m_board.provinceOf(to);
    RegionId landing = m_board.onlyLanding(kind.travel, stands.region, place);
    if (landing.valid()) {
        if (to != landing && to != m_board.mainRegion(place))
            return false;
    } else if (m_board.reach(kind.travel, stands.region).contains(place)) {
        // Two coasts within reach: the one that is named, if it is one of them.
        if (!m_board.adjacent(kind.travel, stands.region, to))
            return false;
        landing = to;
    }
    m_adjacent[unit] = landing.valid();
    if (!landing.valid() || move.way != Way::Unsaid) {
        if (!kind.isConvoyed || to != m_board.mainRegion(place) || c.home[unit] == place.index())
            return false;
        if (!landing.valid() && !m_waters->couldCarry(*m_position, m_board.provinceOf(stands.region), place))
            return false;
        landing = to;
    }
    m_act[unit] = Act::Go;
    m_way[unit] = move.way;
    m_toRegion[unit] = landing;
    c.dest[unit] = static_cast<std::uint8_t>(place.index());
    c.movers |= bit<Mask>(unit);
    return true;
}

template <class Mask>
bool MovesJudge<Mask>::acceptSupport(int unit, const Order &order)
{
    const Support &support = *std::get_if<Support>(&order.action);
    const Unit &stands = m_position->units[unit];
    const ProvinceId of = m_board.provinceOf(support.of);
    const int target = c.occupant[of.index()];
    if (target == nobody || target == unit)
        return false;
    if (support.kind.valid() && support.kind != m_position->units[target].kind)
        return false;
    const ProvinceId place = support.toHold() ? of : m_board.provinceOf(support.to);
    const KindFacts &own = factsOf(unit);
    if (!m_board.reach(own.travel, stands.region).contains(place))
        return false;
    if (!support.toHold()) {
        // The supported unit must be able to get there at all, and without this one's help.
        const KindFacts &kind = factsOf(target);
        if (!m_board.reach(kind.travel, m_position->units[target].region).contains(place)
            && (!kind.isConvoyed || m_board.isSea(place)
                || !m_waters->couldCarryWithout(*m_position, m_board.provinceOf(stands.region), of, place)))
            return false;
        if (place == of)
            return false;
    }
    m_act[unit] = Act::Back;
    m_backing |= bit<Mask>(unit);
    m_toRegion[unit] = support.to;
    c.target[unit] = static_cast<std::uint8_t>(target);
    c.directed[unit] = support.toHold() ? nowhere : static_cast<std::uint8_t>(place.index());
    return true;
}

template <class Mask>
bool MovesJudge<Mask>::acceptConvoy(int unit, const Order &order)
{
    const Convoy &convoy = *std::get_if<Convoy>(&order.action);
    const Unit &stands = m_position->units[unit];
    const ProvinceId from = m_board.provinceOf(convoy.army);
    const ProvinceId to = m_board.provinceOf(convoy.to);
    const ProvinceId sea = m_board.provinceOf(stands.region);
    const int army = c.occupant[from.index()];
    if (army == nobody || !factsOf(unit).convoys || !m_board.isSea(sea))
        return false;
    const KindId kind = m_position->units[army].kind;
    if (!factsOf(army).isConvoyed || (convoy.kind.valid() && convoy.kind != kind) || from == to || m_board.isSea(to)
        || convoy.to != m_board.mainRegion(to) || !onSomeRoute(sea, from, to))
        return false;
    m_act[unit] = Act::Carry;
    m_carriage |= bit<Mask>(unit);
    c.target[unit] = static_cast<std::uint8_t>(army);
    c.directed[unit] = static_cast<std::uint8_t>(to.index());
    return true;
}

/// May this fleet be of use to such a convoy? A fleet that joins both coasts by itself needs no search.
template <class Mask>
bool MovesJudge<Mask>::onSomeRoute(ProvinceId fleet, ProvinceId from, ProvinceId to)
{
    if (m_board.waters(from).contains(fleet) && m_board.waters(to).contains(fleet))
        return true;
    if (m_rules.orders.illegalOrders == OrderRules::IllegalOrders::CountAsOrdered)
        return m_waters->couldCarry(*m_position, fleet, from, to);
    return m_waters->useful(*m_position, from, to).contains(fleet);
}

template <class Mask>
void MovesJudge<Mask>::matchConvoys()
{
    if (m_refused) {
        c.movers &= ~m_refused;
        m_backing &= ~m_refused;
        m_carriage &= ~m_refused;
        each(m_refused, [&](int u) { c.dest[u] = nowhere; });
    }
    each(m_carriage, [&](int fleet) {
        const int army = c.target[fleet];
        m_out->partner[fleet] = UnitId(army);
        bool matches = has(c.movers, army) && c.dest[army] == c.directed[fleet];
        if (matches && m_way[army] == Way::ByRoute) {
            const Move &move = *std::get_if<Move>(&m_orders[m_out->orderOf[army]].order.action);
            matches = std::find(move.waters.begin(), move.waters.end(), ProvinceId(c.home[fleet])) != move.waters.end();
        }
        if (matches)
            c.carriers[army] |= bit<Mask>(fleet);
        else
            m_unmatched |= bit<Mask>(fleet);
    });
}

/// Who goes by sea: those who must, those who say so, and those whom the edition sends (DATC 4.A.3).
template <class Mask>
void MovesJudge<Mask>::chooseWays()
{
    const Paths paths{*this};
    each(c.movers, [&](int u) {
        const Mask fleets = c.carriers[u];
        bool sea = !m_adjacent[u];
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
        c.attackers[c.dest[u]] |= bit<Mask>(u);
    });
}

template <class Mask>
void MovesJudge<Mask>::matchSupports()
{
    each(m_backing, [&](int s) {
        const int t = c.target[s];
        m_out->partner[s] = UnitId(t);
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
        c.fullStrength[t] = static_cast<std::uint8_t>(c.fullStrength[t] + c.strength[s]);
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

// --- record --------------------------------------------------------------------------------------

template <class Mask>
template <class R>
Verdict MovesJudge<Mask>::verdictOfMove(const R &r, int u) const
{
    Verdict verdict;
    verdict.byConvoy = r.sails(u);
    const int v = c.occupant[c.dest[u]];
    if (has(r.pathShut, u)) {
        verdict.reason = Reason::NoConvoy;
        if (has(r.knotted, u)) {
            verdict.reason = Reason::ParadoxHeld;
        } else {
            Mask lost = 0;
            each(c.carriers[u], [&](int f) {
                if (r.dislodgers(f))
                    lost |= bit<Mask>(f);
            });
            if (lost && Paths{*this}.joined(u, c.carriers[u])) {
                verdict.reason = Reason::ConvoyBroken;
                verdict.other = UnitId(lowest(lost));
            }
        }
        return verdict;
    }
    const int attack = r.attack(u).most;
    int against = r.resistance(u).most;
    const bool head = r.headToHead(u);
    int culprit = v != nobody && !(has(r.moved, v) && !head) ? v : int(nobody);
    const bool own = culprit != nobody && c.power[v] == c.power[u];
    bool rival = false;
    each(c.attackers[c.dest[u]] & ~bit<Mask>(u), [&](int w) {
        const int barred = r.prevent(w).most;
        if (barred > against || (barred == against && culprit == nobody)) {
            against = barred;
            culprit = w;
            rival = true;
        }
    });
    verdict.strength = static_cast<std::uint8_t>(attack);
    verdict.against = static_cast<std::uint8_t>(against);
    if (has(r.moved, u)) {
        verdict.reason = verdict.byConvoy ? Reason::MovesByConvoy : Reason::Moves;
        if (v != nobody && !has(r.moved, v))
            verdict.other = UnitId(v);
        return verdict;
    }
    verdict.other = UnitId(culprit);
    verdict.reason = Reason::Bounced;
    if (!rival && own) {
        verdict.reason = Reason::OwnUnit;
        verdict.strength = static_cast<std::uint8_t>(r.prevent(u).most);
    } else if (!rival && head) {
        verdict.reason = Reason::LostHeadToHead;
    }
    return verdict;
}

/// Does support that cannot dislodge still decide something: does it keep a rival out?
template <class Mask>
template <class R>
bool MovesJudge<Mask>::barsRival(const R &r, int mover, int holder) const
{
    const int barred = r.prevent(mover).most;
    int without = barred;
    each(c.backers[mover] & r.given & c.ofPower[c.power[holder]], [&](int s) { without -= c.strength[s]; });
    bool bars = false;
    each(c.attackers[c.dest[mover]] & ~bit<Mask>(mover), [&](int rival) {
        const int attack = r.attack(rival).most;
        bars = bars || (attack <= barred && attack > without);
    });
    return bars;
}

/// Does the fleet lie on a chain of the fleets that were ordered to carry its army?
template <class Mask>
bool MovesJudge<Mask>::carriesInFact(int fleet) const
{
    const int army = c.target[fleet];
    const Mask fleets = c.carriers[army];
    if (fleets == bit<Mask>(fleet))
        return true;
    const ProvinceId from(c.home[army]), to(c.dest[army]);
    if (m_board.waters(from).contains(ProvinceId(c.home[fleet])) && m_board.waters(to).contains(ProvinceId(c.home[fleet])))
        return true;
    return m_waters->onRoute(ProvinceId(c.home[fleet]), from, to, Paths{*this}.seas(fleets));
}

template <class Mask>
template <class R>
Verdict MovesJudge<Mask>::verdictOfStay(const R &r, int u) const
{
    Verdict verdict;
    const Mask invaders = c.attackers[c.home[u]];
    if (invaders)
        verdict.strength = static_cast<std::uint8_t>(r.hold(c.home[u]).most);
    const Mask winner = invaders & r.moved;
    const UnitId partner = m_out->partner[u];
    switch (m_act[u]) {
    case Act::Back:
        if (has(m_unmatched, u)) {
            verdict.reason = Reason::NoMatchingOrder;
            verdict.other = partner;
        } else if (has(r.given, u)) {
            verdict.reason = Reason::Supports;
            verdict.other = partner;
            if (const int place = c.directed[u]; place != nowhere) {
                const int t = partner.index();
                const int v = c.occupant[place];
                if (has(r.pathShut, t)) {
                    verdict.reason = Reason::SupportUseless;
                } else if (v != nobody && c.power[v] == c.power[u] && !(has(r.moved, v) && !r.headToHead(t)) && !barsRival(r, t, v)) {
                    verdict.reason = Reason::OwnTarget;
                    verdict.other = UnitId(v);
                }
            }
        } else {
            const Mask cutting = r.cutters(u) & r.pathOpen;
            if (cutting & ~winner) {
                verdict.reason = Reason::Cut;
                verdict.other = UnitId(lowest(cutting & ~winner));
            } else if (winner) {
                verdict.reason = Reason::SupportDislodged;
                verdict.other = UnitId(lowest(winner));
            }
        }
        break;
    case Act::Carry:
        verdict.other = partner;
        if (has(m_unmatched, u))
            verdict.reason = Reason::NoMatchingOrder;
        else if (winner)
            verdict.reason = Reason::Dislodged;
        else if (has(r.pathShut | r.walks, partner.index()))
            verdict.reason = Reason::ConvoyFailed;
        else
            verdict.reason = r.sails(partner.index()) && carriesInFact(u) ? Reason::Convoys : Reason::ConvoyUnused;
        break;
    case Act::Stay:
    case Act::Go:
        verdict.reason = winner ? Reason::Dislodged : Reason::Holds;
        break;
    }
    if (winner && verdict.reason == Reason::Dislodged)
        verdict.other = UnitId(lowest(winner));
    return verdict;
}

template <class Mask>
template <class R>
void MovesJudge<Mask>::record(const R &r)
{
    MovesOutcome &out = *m_out;
    ProvinceSet vacated, entered, disputed;
    out.supportsGiven = UnitSet();
    out.convoyed = UnitSet();
    for (int u = 0; u < c.actors; ++u) {
        const bool goes = has(c.movers, u);
        Verdict &verdict = out.units[u];
        verdict = goes ? verdictOfMove(r, u) : verdictOfStay(r, u);
        out.endsIn[u] = m_position->units[u].region;
        if (goes && has(r.moved, u)) {
            out.endsIn[u] = m_toRegion[u];
            entered.insert(ProvinceId(c.dest[u]));
            vacated.insert(ProvinceId(c.home[u]));
            if (verdict.byConvoy)
                out.convoyed.insert(UnitId(u));
        } else {
            if (goes && !has(r.pathShut, u) && r.prevent(u).most > 0)
                disputed.insert(ProvinceId(c.dest[u]));
            const Mask winner = c.attackers[c.home[u]] & r.moved;
            if (winner) {
                verdict.dislodged = true;
                verdict.dislodger = UnitId(lowest(winner));
                if (!goes)
                    verdict.against = static_cast<std::uint8_t>(r.attack(lowest(winner)).most);
            }
        }
        if (has(r.given, u))
            out.supportsGiven.insert(UnitId(u));
        if (has(m_refused, u)) {
            verdict.reason = Reason::Illegal;
            verdict.refusal = m_refusal[u];
            verdict.other = UnitId();
        }
        if (const int order = out.orderOf[u]; order >= 0)
            out.orders[order] = verdict;
    }
    // A space that is empty now although units met there is closed to retreats (1971 XIII).
    ProvinceSet full = entered;
    disputed.forEach([&](ProvinceId place) {
        const int v = c.occupant[place.index()];
        if (v != nobody && !vacated.contains(place))
            full.insert(place);
    });
    out.contested = disputed - full;

    if (m_repeated) {
        for (std::size_t i = 0; i < m_orders.size(); ++i) {
            const RegionId at = m_orders[i].order.at;
            const int u = at.valid() ? c.occupant[m_board.provinceOf(at).index()] : int(nobody);
            if (u != nobody && c.power[u] == m_orders[i].power.index())
                out.orders[i] = out.units[u];
        }
    }
}

template class MovesJudge<Narrow>;
template class MovesJudge<Wide>;

} // namespace entente::judge
