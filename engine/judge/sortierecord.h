#pragma once

#include "judge/helprecord.h"
#include "judge/sortiejudge.h"

namespace entente::judge {

// The last stage of SortiePhase: everything is settled, and every unit and order is told what became of it and
// why. Included by sortiejudge.cpp alone.

template <class Mask>
template <class R>
void SortiePhase<Mask>::judgeMove(const R &r, int u, Verdict &verdict) const
{
    if (has(r.pathShut, u)) {
        HelpRecord(c, r, m_paths).barredMove(u, verdict);
        return;
    }
    verdict.byConvoy = r.sails(u);
    const int place = c.dest[u];
    const int v = c.occupant[place];
    int attack = r.strengthOf(u);
    int against = 0;
    int culprit = nobody;
    bool own = false, head = false, rival = false;
    if (v != nobody) {
        head = r.headToHead(u);
        if (head || !has(r.moved, v)) {
            culprit = v;
            own = c.power[v] == c.power[u];
            attack = own ? 0 : r.withoutPower(attack, c.backers[u] & r.given, c.power[v]);
            against = head || !has(c.movers, v) ? r.strengthOf(v) : int(c.strength[v]);
        }
    }
    each(c.attackers[place] & ~bit<Mask>(u), [&](int w) {
        const int barred = r.prevent(w).most;
        if (barred > against || (barred == against && culprit == nobody)) {
            against = barred;
            culprit = w;
            rival = true;
        }
    });
    verdict.strength = static_cast<Small>(attack);
    verdict.against = static_cast<Small>(against);
    if (has(r.moved, u)) {
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

/// A raid that was flown is a success whatever it hit (LiMa 6).
template <class Mask>
template <class R>
void SortiePhase<Mask>::judgeRaid(const R &r, int u, Verdict &verdict) const
{
    if (has(r.pathOpen, u)) {
        verdict.reason = Reason::Bombs;
        const int below = c.occupant[c.dest[u]];
        verdict.other = below == nobody ? UnitId() : UnitId(below);
        return;
    }
    verdict.reason = Reason::RaidFailed;
    const Mask hostile = c.attackers[c.home[u]] & ~c.ofPower[c.power[u]];
    const Mask open = hostile & r.pathOpen;
    verdict.other = UnitId(lowest(open ? open : hostile));
}

template <class Mask>
template <class R>
void SortiePhase<Mask>::record(const R &r)
{
    MovesOutcome &out = *m_out;
    const std::size_t count = static_cast<std::size_t>(c.actors);
    Verdict held;
    held.reason = Reason::Holds;
    std::fill_n(out.units.begin(), count, held);
    for (std::size_t u = 0; u < count; ++u)
        out.endsIn[u] = m_position->units[u].region;
    out.convoyed = UnitSet();
    const auto at = [&](int u) -> Verdict & { return out.units[static_cast<std::size_t>(u)]; };

    const HelpRecord help(c, r, m_paths);
    each(c.supporters, [&](int u) { help.support(u, at(u)); });
    each(m_carriage, [&](int u) { help.convoy(u, at(u)); });
    each(c.raiders, [&](int u) { judgeRaid(r, u, at(u)); });
    each(m_unmatched, [&](int u) {
        const int t = c.target[u];
        at(u).reason = has(m_grounded, t) && flightOf(t).mission == Mission::Invade && c.directed[u] == flightOf(t).path.back().index()
            ? Reason::SupportUseless : Reason::NoMatchingOrder;
        at(u).other = UnitId(t);
    });
    each(m_grounded, [&](int u) {
        at(u).reason = Reason::FlightsMet;
        at(u).other = UnitId(m_met[static_cast<std::size_t>(u)]);
    });

    Mask attacked = 0;
    out.contested = ProvinceSet();
    each(c.movers, [&](int u) {
        judgeMove(r, u, at(u));
        const int place = c.dest[u];
        const int v = c.occupant[place];
        if (v != nobody)
            attacked |= bit<Mask>(v);
        if (has(r.moved, u)) {
            out.endsIn[static_cast<std::size_t>(u)] = m_toRegion[static_cast<std::size_t>(u)];
            return;
        }
        // A space that is empty now although units met there, or a raid barred it, is closed to retreats (1971 XIII).
        const bool met = c.attackers[place] & ~bit<Mask>(u);
        const bool empty = (v == nobody || has(r.moved, v)) && !(c.attackers[place] & r.moved);
        if (met && empty && !has(r.pathShut, u) && r.prevent(u).most > 0)
            out.contested.insert(ProvinceId(place));
    });
    each(c.bySea & r.moved & ~r.walks, [&](int u) { out.convoyed.insert(UnitId(u)); });

    each(attacked, [&](int v) {
        Verdict &verdict = at(v);
        if (!has(c.movers, v))
            verdict.strength = static_cast<Small>(r.strengthOf(v));
        const Mask winner = has(r.moved, v) ? Mask(0) : c.attackers[c.home[v]] & r.moved;
        if (!winner)
            return;
        const int by = lowest(winner);
        verdict.dislodged = true;
        verdict.dislodger = UnitId(by);
        if (has(c.movers, v))
            return;
        verdict.against = at(by).strength;
        if (verdict.reason == Reason::Holds) {
            verdict.reason = Reason::Dislodged;
            verdict.other = UnitId(by);
        }
    });
    each(m_refused, [&](int u) {
        at(u).reason = Reason::Illegal;
        at(u).refusal = m_refusal[static_cast<std::size_t>(u)];
        at(u).other = UnitId();
    });
    each(m_flown & ~m_grounded, [&](int u) {
        const Flight &flight = flightOf(u);
        out.sorties.push_back({UnitId(u), flight.path.back(), flight.path.size()});
    });

    for (std::size_t u = 0; u < count; ++u) {
        if (out.orderOf[u] >= 0)
            out.orders[static_cast<std::size_t>(out.orderOf[u])] = out.units[u];
    }
    if constexpr (sizeof(Mask) == 8)
        out.supportsGiven = UnitSet(r.given, 0);
    else
        out.supportsGiven = UnitSet(static_cast<std::uint64_t>(r.given), static_cast<std::uint64_t>(r.given >> 64));
    if (!m_repeated)
        return;
    for (std::size_t i = 0; i < m_given.size(); ++i) {
        const int u = c.occupant[static_cast<std::size_t>(placeOf(m_given[i].order.at))];
        if (u != nobody && c.power[u] == m_given[i].power.index())
            out.orders[i] = out.units[static_cast<std::size_t>(u)];
    }
}

} // namespace entente::judge
