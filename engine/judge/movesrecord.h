#pragma once

#include "judge/movesjudge.h"

namespace entente::judge {

// The third stage of MovesJudge: everything is settled, and every unit and order is told what became of
// it and why. Included by movesjudge.cpp alone.

template <class Mask>
template <class R>
void MovesJudge<Mask>::judgeFailedPath(const R &r, int u, Verdict &verdict) const
{
    verdict.byConvoy = true;
    if (has(r.knotted, u)) {
        verdict.reason = Reason::ParadoxHeld;
        return;
    }
    verdict.reason = Reason::NoConvoy;
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

/// Everything is settled, so both ends of every interval agree: what the move had, what it met, and who
/// was in its way.
template <class Mask>
template <class R>
void MovesJudge<Mask>::judgeMove(const R &r, int u, Verdict &verdict) const
{
    if (has(r.pathShut, u)) {
        judgeFailedPath(r, u, verdict);
        return;
    }
    verdict.byConvoy = r.sails(u);
    const bool wins = has(r.moved, u);
    const int place = c.dest[u];
    const int v = c.occupant[place];
    int attack = r.strengthOf(u);
    int against = 0;
    int culprit = nobody;
    bool own = false, head = false;
    if (v != nobody) {
        head = r.headToHead(u);
        if (head || !has(r.moved, v)) {
            culprit = v;
            own = c.power[v] == c.power[u];
            attack = own ? 0 : r.withoutPower(attack, c.backers[u] & r.given, c.power[v]);
            against = head || !has(c.movers, v) ? r.strengthOf(v) : int(c.strength[v]);
        }
    }
    bool rival = false;
    for (Mask rest = c.attackers[place] & ~bit<Mask>(u); rest; rest &= rest - 1) {
        const int w = lowest(rest);
        const int barred = r.prevent(w).most;
        if (barred > against || (barred == against && culprit == nobody)) {
            against = barred;
            culprit = w;
            rival = true;
        }
    }
    verdict.strength = static_cast<Small>(attack);
    verdict.against = static_cast<Small>(against);
    if (wins) {
        verdict.reason = verdict.byConvoy ? Reason::MovesByConvoy : Reason::Moves;
        if (v != nobody && !has(r.moved, v))
            verdict.other = UnitId(v);
        return;
    }
    verdict.other = UnitId(culprit);
    verdict.reason = Reason::Bounced;
    if (!rival && own) {
        verdict.reason = Reason::OwnUnit;
        verdict.strength = static_cast<Small>(r.strengthOf(u));
    } else if (!rival && head) {
        verdict.reason = Reason::LostHeadToHead;
    }
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
void MovesJudge<Mask>::judgeSupport(const R &r, int u, Verdict &verdict) const
{
    const int t = c.target[u];
    verdict.other = UnitId(t);
    if (has(r.given, u)) {
        verdict.reason = Reason::Supports;
        if (const int place = c.directed[u]; place != nowhere) {
            const int v = c.occupant[place];
            if (has(r.pathShut, t)) {
                verdict.reason = Reason::SupportUseless;
            } else if (v != nobody && c.power[v] == c.power[u] && !(has(r.moved, v) && !r.headToHead(t)) && !barsRival(r, t, v)) {
                verdict.reason = Reason::OwnTarget;
                verdict.other = UnitId(v);
            }
        }
        return;
    }
    const Mask winner = c.attackers[c.home[u]] & r.moved;
    const Mask cutting = r.cutters(u) & r.pathOpen & ~winner;
    verdict.reason = cutting ? Reason::Cut : Reason::SupportDislodged;
    verdict.other = UnitId(lowest(cutting ? cutting : winner));
}

template <class Mask>
template <class R>
void MovesJudge<Mask>::judgeConvoy(const R &r, int u, Verdict &verdict) const
{
    const int army = c.target[u];
    verdict.other = UnitId(army);
    if (const Mask winner = c.attackers[c.home[u]] & r.moved) {
        verdict.reason = Reason::Dislodged;
        verdict.other = UnitId(lowest(winner));
    } else if (has(r.pathShut | r.walks, army)) {
        verdict.reason = Reason::ConvoyFailed;
    } else {
        verdict.reason = r.sails(army) && carriesInFact(u) ? Reason::Convoys : Reason::ConvoyUnused;
    }
}

/// Writes a verdict for every unit, kind of action by kind of action, then hands each order its unit's.
template <class Mask>
template <class R>
void MovesJudge<Mask>::record(const R &r)
{
    MovesOutcome &out = *m_out;
    Verdict *units = out.units.data();
    RegionId *endsIn = out.endsIn.data();
    const std::size_t count = static_cast<std::size_t>(c.actors);
    Verdict held;
    held.reason = Reason::Holds;
    std::fill_n(units, count, held);
    for (std::size_t u = 0; u < count; ++u)
        endsIn[u] = m_units[u].region;
    out.convoyed = UnitSet();

    for (Mask rest = c.supporters; rest; rest &= rest - 1) {
        const int u = lowest(rest);
        judgeSupport(r, u, units[u]);
    }
    for (Mask rest = m_carriage & ~m_unmatched; rest; rest &= rest - 1) {
        const int u = lowest(rest);
        judgeConvoy(r, u, units[u]);
    }
    for (Mask rest = m_unmatched; rest; rest &= rest - 1) {
        const int u = lowest(rest);
        units[u].reason = Reason::NoMatchingOrder;
        units[u].other = UnitId(c.target[u]);
    }

    Mask disputed = 0; // movers that were turned back by a rival
    Mask attacked = 0; // units that stayed and were attacked
    for (Mask rest = c.movers; rest; rest &= rest - 1) {
        const int u = lowest(rest);
        const Mask self = bit<Mask>(u);
        const int v = c.occupant[c.dest[u]];
        const Mask rivals = c.attackers[c.dest[u]] & ~self;
        if (r.moved & self)
            endsIn[u] = m_toRegion[u];
        else if (rivals)
            disputed |= self;
        if (v == nobody && !rivals && !(c.bySea & self)) {
            units[u].reason = Reason::Moves;
            units[u].strength = static_cast<Small>(r.strengthOf(u));
            continue;
        }
        judgeMove(r, u, units[u]);
        if (v != nobody)
            attacked |= bit<Mask>(v);
    }
    each(c.bySea & r.moved & ~r.walks, [&](int u) { out.convoyed.insert(UnitId(u)); });

    // What the attacked met, and who drove whom out.
    for (Mask rest = attacked; rest; rest &= rest - 1) {
        const int v = lowest(rest);
        Verdict &verdict = units[v];
        if (!has(c.movers, v))
            verdict.strength = static_cast<Small>(r.strengthOf(v));
        const Mask winner = has(r.moved, v) ? Mask(0) : c.attackers[c.home[v]] & r.moved;
        if (!winner)
            continue;
        const int by = lowest(winner);
        verdict.dislodged = true;
        verdict.dislodger = UnitId(by);
        if (has(c.movers, v))
            continue;
        verdict.against = units[by].strength;
        if (verdict.reason == Reason::Holds) {
            verdict.reason = Reason::Dislodged;
            verdict.other = UnitId(by);
        }
    }
    each(m_refused, [&](int u) {
        units[u].reason = Reason::Illegal;
        units[u].refusal = m_refusal[static_cast<std::size_t>(u)];
        units[u].other = UnitId();
    });

    const int *orderOf = out.orderOf.data();
    Verdict *orders = out.orders.data();
    for (std::size_t u = 0; u < count; ++u) {
        if (orderOf[u] >= 0)
            orders[orderOf[u]] = units[u];
    }
    if constexpr (sizeof(Mask) == 8)
        out.supportsGiven = UnitSet(r.given, 0);
    else
        out.supportsGiven = UnitSet(static_cast<std::uint64_t>(r.given), static_cast<std::uint64_t>(r.given >> 64));

    // A space that is empty now although units met there is closed to retreats (1971 XIII).
    out.contested = ProvinceSet();
    each(disputed, [&](int u) {
        const int place = c.dest[u];
        const int v = c.occupant[place];
        const bool empty = (v == nobody || has(r.moved, v)) && !(c.attackers[place] & r.moved);
        if (empty && !has(r.pathShut, u) && r.prevent(u).most > 0)
            out.contested.insert(ProvinceId(place));
    });

    if (m_repeated) {
        for (std::size_t i = 0; i < m_orders.size(); ++i) {
            const int u = c.occupant[static_cast<std::size_t>(placeOf(m_orders[i].order.at))];
            if (u != nobody && c.power[u] == m_orders[i].power.index())
                out.orders[i] = out.units[static_cast<std::size_t>(u)];
        }
    }
}

} // namespace entente::judge
