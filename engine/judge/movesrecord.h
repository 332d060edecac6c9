#pragma once

#include "judge/helprecord.h"
#include "judge/movesjudge.h"

namespace entente::judge {

// The third stage of MovesJudge: everything is settled, and every unit and order is told what became of
// it and why. Included by movesjudge.cpp alone.

/// Everything is settled, so both ends of every interval agree: what the move had, what it met, and who
/// was in its way. Chosen rather than branched to wherever the answer cannot be guessed.
template <class Mask>
template <class R, class Help>
void MovesJudge<Mask>::judgeMove(const R &r, const Help &help, int u, Verdict &verdict) const
{
    if (has(r.shut(), u)) {
        help.barredMove(u, verdict);
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
        const int barred = r.prevent(other).least;
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

/// Writes a verdict for every unit, kind of action by kind of action, then hands each order its unit's.
template <class Mask>
template <class R, class P>
void MovesJudge<Mask>::record(const R &r, const P &paths)
{
    const HelpRecord<Mask, R, P> help(c, r, paths);
    MovesOutcome &out = *m_out;
    Verdict *units = out.units.data();
    RegionId *endsIn = out.endsIn.data();
    const std::size_t count = static_cast<std::size_t>(c.actors);

    // Given, and nothing about the move that it backs can make it idle.
    const Mask plain = r.shut() ? Mask(0) : r.given & ~m_ownGround;
    for (Mask rest = plain; rest; rest &= rest - 1) {
        const int u = lowest(rest);
        units[u].reason = Reason::Supports;
        units[u].other = UnitId(c.target[u]);
    }
    for (Mask rest = c.supporters & ~plain; rest; rest &= rest - 1) {
        const int u = lowest(rest);
        help.support(u, units[u]);
    }
    for (Mask rest = m_carriage; rest; rest &= rest - 1) {
        const int u = lowest(rest);
        help.convoy(u, units[u]);
    }
    for (Mask rest = m_unmatched; rest; rest &= rest - 1) {
        const int u = lowest(rest);
        units[u].reason = Reason::NoMatchingOrder;
        units[u].other = UnitId(c.target[u]);
    }

    Mask disputed = 0; // movers that rivals turned back
    Mask attacked = 0; // units that stayed and were attacked
    Mask beaten = 0;   // and those that were driven out
    for (Mask rest = c.movers & ~m_sweep.told(); rest; rest &= rest - 1) {
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
        judgeMove(r, help, u, units[u]);
    }

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
    out.supportsGiven = unitSet(r.given);
    out.convoyed = unitSet(c.bySea & r.moved & ~r.walks);

    // A space that is empty now although units met there is closed to retreats (1971 XIII).
    each(disputed, [&](int u) {
        const int place = c.dest[u];
        const int v = c.occupant[place];
        const bool empty = (v == nobody || has(r.moved, v)) && !(c.attackers[place] & r.moved);
        if (empty && !has(r.shut(), u) && r.prevent(u).least > 0)
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
