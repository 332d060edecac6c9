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
/// was in its way. Chosen rather than branched to wherever the answer cannot be guessed.
template <class Mask>
template <class R>
void MovesJudge<Mask>::judgeMove(const R &r, int u, Verdict &verdict) const
{
    if (has(r.shut(), u)) {
        judgeFailedPath(r, u, verdict);
        return;
    }
    const bool sails = r.sails(u);
    const bool wins = has(r.moved, u);
    const int place = c.dest[u];
    const Small v = c.occupant[place];
    const int w = v & (maxUnits - 1); // any entry will do if nobody is there
    const Mask who = only(v != nobody, bit<Mask>(v % (8 * int(sizeof(Mask)))));
    const bool head = r.headToHead(u);
    const bool stays = (who & ~r.moved) != 0;
    const bool met = (who != 0) & (head | stays);
    const bool own = met & (c.power[w] == c.power[u]);
    const int full = r.strengthOf(u);
    int attack = pick(own, 0, full);
    if (only(met & !own, c.backers[u] & r.given & c.ofPower[c.power[w]])) [[unlikely]]
        attack = r.withoutPower(full, c.backers[u] & r.given, c.power[w]);
    const int defence = pick(head | !(c.movers & who), r.strengthOf(w), c.strength[w]);
    int against = pick(met, defence, 0);
    int culprit = pick(met, v, nobody);
    bool rival = false;
    for (Mask rest = c.attackers[place] & ~bit<Mask>(u); rest; rest &= rest - 1) {
        const int other = lowest(rest);
        const int barred = r.prevent(other).most;
        const bool more = (barred > against) | ((barred == against) & (culprit == nobody));
        against = pick(more, barred, against);
        culprit = pick(more, other, culprit);
        rival |= more;
    }
    const bool ownUnit = own & !rival;
    const int arrived = pick(sails, int(Reason::MovesByConvoy), int(Reason::Moves));
    const int turned = pick(head & !rival, int(Reason::LostHeadToHead), int(Reason::Bounced));
    verdict.reason = static_cast<Reason>(pick(wins, arrived, pick(ownUnit, int(Reason::OwnUnit), turned)));
    verdict.other = UnitId(pick(wins, pick(stays, v, nobody), culprit));
    verdict.strength = static_cast<Small>(pick(ownUnit & !wins, full, attack));
    verdict.against = static_cast<Small>(against);
    verdict.byConvoy = sails;
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
    const Mask others = fleets & ~bit<Mask>(fleet);
    if (!others)
        return true;
    const ProvinceId sea(c.home[fleet]), from(c.home[army]), to(c.dest[army]);
    const bool starts = m_board.waters(from).contains(sea), ends = m_board.waters(to).contains(sea);
    if (starts && ends)
        return true;
    if (!(others & (others - 1))) { // a chain of two, one at either end and neither at both
        const ProvinceId other(c.home[lowest(others)]);
        return (starts || ends) && m_board.waters(sea).contains(other) && m_board.waters(starts ? to : from).contains(other)
            && !m_board.waters(starts ? from : to).contains(other);
    }
    return m_waters->onRoute(sea, from, to, Paths{*this}.seas(fleets));
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
            if (has(r.shut(), t)) {
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
    } else if (has(r.shut() | r.walks, army)) {
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

    // Given, and nothing about the move that it backs can make it idle.
    const Mask plain = r.shut() ? Mask(0) : r.given & ~m_ownGround;
    for (Mask rest = plain; rest; rest &= rest - 1) {
        const int u = lowest(rest);
        units[u].reason = Reason::Supports;
        units[u].other = UnitId(c.target[u]);
    }
    for (Mask rest = c.supporters & ~plain; rest; rest &= rest - 1) {
        const int u = lowest(rest);
        judgeSupport(r, u, units[u]);
    }
    for (Mask rest = m_carriage; rest; rest &= rest - 1) {
        const int u = lowest(rest);
        judgeConvoy(r, u, units[u]);
    }
    for (Mask rest = m_unmatched; rest; rest &= rest - 1) {
        const int u = lowest(rest);
        units[u].reason = Reason::NoMatchingOrder;
        units[u].other = UnitId(c.target[u]);
    }

    for (Mask rest = r.unopposed; rest; rest &= rest - 1) {
        const int u = lowest(rest);
        units[u].reason = Reason::Moves;
        units[u].strength = static_cast<Small>(r.strengthOf(u));
        endsIn[u] = m_toRegion[u];
    }
    Mask disputed = 0; // movers that rivals turned back
    Mask attacked = 0; // units that stayed and were attacked
    Mask beaten = 0;   // and those that were driven out
    for (Mask rest = c.movers & ~r.unopposed; rest; rest &= rest - 1) {
        const int u = lowest(rest);
        const Mask self = bit<Mask>(u);
        const int place = c.dest[u];
        const Small v = c.occupant[place];
        const Mask who = only(v != nobody, bit<Mask>(v % (8 * int(sizeof(Mask)))));
        const bool wins = (r.moved & self) != 0;
        endsIn[u] = RegionId(pick(wins, m_toRegion[u].index(), m_units[u].region.index()));
        attacked |= who;
        beaten |= only(wins, who & ~r.moved);
        disputed |= only(!wins & (c.attackers[place] != self), self);
        judgeMove(r, u, units[u]);
    }
    each(c.bySea & r.moved & ~r.walks, [&](int u) { out.convoyed.insert(UnitId(u)); });

    // What the attacked met, and who drove whom out.
    for (Mask rest = attacked & ~c.movers; rest; rest &= rest - 1) {
        const int v = lowest(rest);
        units[v].strength = static_cast<Small>(r.strengthOf(v));
    }
    for (Mask rest = beaten; rest; rest &= rest - 1) {
        const int v = lowest(rest);
        const int by = lowest(c.attackers[c.home[v]] & r.moved);
        Verdict &verdict = units[v];
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
        if (empty && !has(r.shut(), u) && r.prevent(u).most > 0)
            out.contested.insert(ProvinceId(place));
    });

    if (m_ordered) {
        const std::span<const GivenOrder> given = m_sheet->orders();
        for (std::size_t i = 0; i < given.size(); ++i) {
            const int u = c.occupant[static_cast<std::size_t>(placeOf(given[i].order.at))];
            if (u != nobody && c.power[u] == given[i].power.index())
                out.orders[i] = out.units[static_cast<std::size_t>(u)];
        }
    }
}

} // namespace entente::judge
