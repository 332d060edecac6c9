#pragma once

#include "judge/helprecord.h"
#include "judge/placesjudge.h"

#include "map/routes.h"

namespace entente::judge {

// The last stage of PlacesJudge: verdicts, who was driven out, which spaces are closed, and what becomes of
// passes and walls when the moves are done. Included by placesjudge.cpp alone.

/// What the move had, what it met, and who was in its way.
template <class Mask>
template <class R>
void PlacesJudge<Mask>::judgeMove(const R &r, int u, Verdict &verdict) const
{
    if (has(r.pathShut, u)) {
        HelpRecord(c, r, waysOver()).barredMove(u, verdict);
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
        if (head || !r.left(v)) {
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
        verdict.reason = has(c.raising, u) ? Reason::RaisesSiege : verdict.byConvoy ? Reason::MovesByConvoy : Reason::Moves;
        if (v != nobody && !r.left(v))
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

template <class Mask>
template <class R>
void PlacesJudge<Mask>::record(const R &r)
{
    MovesOutcome &out = *m_out;
    for (Verdict &verdict : out.units)
        verdict.reason = Reason::Holds;
    const Paths paths = waysOver();
    const HelpRecord help(c, r, paths);
    each(c.supporters, [&](int u) { help.support(u, out.units[static_cast<std::size_t>(u)]); });
    each(m_carriage & ~m_unmatched, [&](int u) { help.convoy(u, out.units[static_cast<std::size_t>(u)]); });
    each(m_unmatched, [&](int u) {
        out.units[static_cast<std::size_t>(u)].reason = Reason::NoMatchingOrder;
        out.units[static_cast<std::size_t>(u)].other = UnitId(c.target[u]);
    });
    each(c.movers, [&](int u) { judgeMove(r, u, out.units[static_cast<std::size_t>(u)]); });
    each(r.moved & ~c.raising, [&](int u) { out.endsIn[static_cast<std::size_t>(u)] = m_to[static_cast<std::size_t>(u)]; });
    out.convoyed = UnitSet();
    each(c.bySea & r.moved & ~r.walks, [&](int u) { out.convoyed.insert(UnitId(u)); });
    if constexpr (sizeof(Mask) == 8)
        out.supportsGiven = UnitSet(r.given, 0);
    else
        out.supportsGiven = UnitSet(static_cast<std::uint64_t>(r.given), static_cast<std::uint64_t>(r.given >> 64));

    noteDislodged(r);
    if (m_rules.orders.armyFleet)
        recordVoyages(r);
    each(m_refused, [&](int u) {
        Verdict &verdict = out.units[static_cast<std::size_t>(u)];
        verdict.reason = Reason::Illegal;
        verdict.refusal = m_refusal[static_cast<std::size_t>(u)];
        verdict.other = UnitId();
    });
    if (m_passes)
        clearPasses();
    noteContested(r);
    if (m_rules.orders.walls) {
        for (int u = 0; u < c.actors; ++u) {
            if (besieged(u) && !has(r.moved, u))
                out.inside.insert(UnitId(u));
        }
        takeEmptyFields();
    }
    answerOrders();
}

/// What the attacked met, and who drove whom out.
template <class Mask>
template <class R>
void PlacesJudge<Mask>::noteDislodged(const R &r)
{
    for (int v = 0; v < c.actors; ++v) {
        const Mask attackers = c.attackers[c.home[v]];
        if (!attackers)
            continue;
        Verdict &verdict = m_out->units[static_cast<std::size_t>(v)];
        if (!has(c.movers, v))
            verdict.strength = static_cast<Small>(r.strengthOf(v));
        const Mask winner = r.left(v) ? Mask(0) : attackers & r.moved;
        if (!winner)
            continue;
        const int by = lowest(winner);
        verdict.dislodged = true;
        verdict.dislodger = UnitId(by);
        if (has(c.movers, v))
            continue;
        verdict.against = m_out->units[static_cast<std::size_t>(by)].strength;
        if (verdict.reason == Reason::Holds) {
            verdict.reason = Reason::Dislodged;
            verdict.other = UnitId(by);
        }
    }
}

/// A space that is empty now although units met there is closed to retreats (1971 XIII).
template <class Mask>
template <class R>
void PlacesJudge<Mask>::noteContested(const R &r)
{
    m_out->contested = ProvinceSet();
    each(c.movers & ~r.moved, [&](int u) {
        const int place = c.dest[u];
        const int v = c.occupant[place];
        const bool met = (c.attackers[place] & ~bit<Mask>(u)) != 0;
        const bool empty = (v == nobody || r.left(v)) && !(c.attackers[place] & r.moved & ~c.raising);
        if (met && empty && !has(r.pathShut, u) && r.prevent(u).most > 0)
            m_out->contested.insert(ProvinceId(place));
    });
}

/// Whoever began the season in a pass and is still there is put where the pass comes from (City State 8b).
template <class Mask>
void PlacesJudge<Mask>::clearPasses()
{
    for (int u = 0; u < c.actors; ++u) {
        const ProvinceId back = m_board.province(provinceOf(u)).sentTo;
        Verdict &verdict = m_out->units[static_cast<std::size_t>(u)];
        RegionId &end = m_out->endsIn[static_cast<std::size_t>(u)];
        if (!back.valid() || end != m_units[u].region || verdict.dislodged)
            continue;
        end = m_board.mainRegion(back);
        if (verdict.reason == Reason::Holds)
            verdict.reason = Reason::LeftPass;
    }
}

/// A unit behind walls takes a field that nobody holds any more (City State 7e).
template <class Mask>
void PlacesJudge<Mask>::takeEmptyFields()
{
    ProvinceSet held;
    for (int u = 0; u < c.actors; ++u) {
        if (!m_out->units[static_cast<std::size_t>(u)].dislodged && !m_out->inside.contains(UnitId(u)))
            held.insert(m_board.provinceOf(m_out->endsIn[static_cast<std::size_t>(u)]));
    }
    m_out->inside.forEach([&](UnitId u) {
        if (!held.contains(provinceOf(u.index()))) {
            m_out->inside.erase(u);
            m_out->contested.erase(provinceOf(u.index()));
        }
    });
}

template <class Mask>
void PlacesJudge<Mask>::answerOrders()
{
    for (std::size_t i = 0; i < m_orders.size(); ++i) {
        if (m_unitOf[i] >= 0)
            m_out->orders[i] = m_out->units[static_cast<std::size_t>(m_unitOf[i])];
    }
}

} // namespace entente::judge
