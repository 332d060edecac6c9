#include "judge/armourjudge.h"

#include "map/routes.h"

#include <algorithm>

namespace entente::judge {

// The last stage: everything is settled, and every unit and order is told what became of it and why.

/// What the move had, what it met, and who was in its way.
template <class Mask>
void ArmourJudge<Mask>::judgeMove(const ArmourField<Mask> &f, const Solver &r, int u, Verdict &verdict) const
{
    if (has(r.pathShut, u)) {
        verdict.byConvoy = true;
        verdict.reason = has(r.knotted, u) ? Reason::ParadoxHeld : Reason::NoConvoy;
        Mask lost = 0;
        each(f.carriers[u], [&](int fleet) {
            if (f.attackers[f.home[fleet]] & r.moved)
                lost |= bit<Mask>(fleet);
        });
        if (verdict.reason == Reason::NoConvoy && lost && paths().joined(u, f.carriers[u])) {
            verdict.reason = Reason::ConvoyBroken;
            verdict.other = UnitId(lowest(lost));
        }
        return;
    }
    verdict.byConvoy = r.sails(u);
    const int v = f.occupant[f.dest[u]];
    const bool stays = v != nobody && (r.headToHead(u) || !has(r.moved, v));
    const bool own = stays && f.power[v] == f.power[u];
    int culprit = stays ? v : int(nobody);
    int against = stays ? r.resistance(u).most : 0;
    bool rival = false;
    each(r.rivals(u), [&](int w) {
        const int barred = r.prevent(w).most;
        if (barred > against || (barred == against && culprit == nobody)) {
            against = barred;
            culprit = w;
            rival = true;
        }
    });
    verdict.strength = static_cast<Small>(own ? r.strength(u).most : r.attack(u).most);
    verdict.against = static_cast<Small>(against);
    if (has(r.moved, u)) {
        verdict.reason = verdict.byConvoy ? Reason::MovesByConvoy : Reason::Moves;
        if (v != nobody && !has(r.moved, v))
            verdict.other = UnitId(v);
        return;
    }
    verdict.reason = Reason::Bounced;
    verdict.other = culprit == nobody ? UnitId() : UnitId(culprit);
    if (!rival && own) {
        verdict.reason = Reason::OwnUnit;
    } else if (!rival && stays && r.headToHead(u)) {
        verdict.reason = Reason::LostHeadToHead;
    }
}

/// A double move: it failed at the start, was spent on the way, or came to its second hop.
template <class Mask>
void ArmourJudge<Mask>::judgeTank(const Solver &first, const ArmourField<Mask> &last, const Solver &r, int u, Verdict &verdict) const
{
    if (has(m_undone, u)) {
        verdict.reason = Reason::Bounced;
        verdict.other = UnitId(m_first.occupant[m_first.dest[u]]);
        return;
    }
    judgeMove(m_first, first, u, verdict);
    if (!has(m_entered, u))
        return;
    if (has(m_fought, u)) {
        verdict.reason = Reason::RouteFought;
        int most = -1;
        const int victim = m_victim[static_cast<std::size_t>(u)];
        if (victim != nobody) {
            most = first.resistance(u).most;
            verdict.other = UnitId(victim);
        }
        each(first.rivals(u), [&](int w) {
            if (const int barred = first.prevent(w).most; barred > most) {
                most = barred;
                verdict.other = UnitId(w);
            }
        });
        return;
    }
    if (has(m_dropped, u)) {
        if (has(m_contested, u))
            m_out->routes.push_back({UnitId(u), routeWon(first, u)});
        verdict = Verdict();
        verdict.reason = Reason::Halted;
        verdict.other = UnitId(m_first.occupant[m_first.dest[u]]);
        return;
    }
    if (has(m_contested, u) || m_victim[static_cast<std::size_t>(u)] != nobody)
        m_out->routes.push_back({UnitId(u), routeWon(first, u)});
    verdict = Verdict();
    judgeMove(last, r, u, verdict);
    if (!has(r.moved, u))
        verdict.reason = Reason::Halted;
}

/// What a tank that goes on had at its route province, and the strongest that it met there.
template <class Mask>
RouteWon ArmourJudge<Mask>::routeWon(const Solver &first, int tank) const
{
    RouteWon won;
    won.strength = static_cast<Small>(first.attack(tank).least);
    int most = 0;
    const int victim = m_victim[static_cast<std::size_t>(tank)];
    if (victim != nobody) { // it may have been bound to leave when the first pass was settled
        most = has(first.moved, victim) ? first.standing(victim).most : first.resistance(tank).most;
        won.other = UnitId(victim);
    }
    each(first.rivals(tank), [&](int rival) {
        const int barred = first.prevent(rival).most;
        if (barred > most && victim == nobody)
            won.other = UnitId(rival);
        most = std::max(most, barred);
    });
    won.against = static_cast<Small>(most);
    return won;
}

/// Does support that cannot dislodge still decide something: does it keep a rival out?
template <class Mask>
bool ArmourJudge<Mask>::barsRival(const ArmourField<Mask> &f, const Solver &r, int mover, int holder) const
{
    const int barred = r.prevent(mover).most;
    int without = barred;
    each(f.backers[mover] & f.ofPower[f.power[holder]], [&](int s) { without -= r.support(s).most; });
    bool bars = false;
    each(r.rivals(mover), [&](int rival) {
        const int attack = r.attack(rival).most;
        bars = bars || (attack <= barred && attack > without);
    });
    return bars;
}

template <class Mask>
void ArmourJudge<Mask>::judgeSupport(const ArmourField<Mask> &f, const Solver &r, int s, Verdict &verdict) const
{
    const int t = m_first.target[s];
    verdict.other = UnitId(t);
    const int worth = r.support(s).most;
    if (worth > 0) {
        verdict.reason = Reason::Supports;
        if (worth < f.strength[s]) { // half a tank's
            verdict.strength = static_cast<Small>(worth);
            verdict.against = f.strength[s];
        }
        const int place = f.directed[s];
        if (place == nowhere || !has(f.movers, t) || f.dest[t] != place)
            return;
        const int v = f.occupant[place];
        if (has(r.pathShut, t)) {
            verdict.reason = Reason::SupportUseless;
        } else if (v != nobody && f.power[v] == f.power[s] && !(has(r.moved, v) && !r.headToHead(t)) && !barsRival(f, r, t, v)) {
            verdict.reason = Reason::OwnTarget;
            verdict.other = UnitId(v);
        }
        return;
    }
    const Mask winner = f.attackers[f.home[s]] & r.moved;
    const Mask cutting = r.cutters(s) & r.pathOpen & ~winner;
    if (cutting) {
        verdict.reason = Reason::Cut;
        verdict.other = UnitId(lowest(cutting));
    } else if (const auto bomber = std::find_if(m_sent.begin(), m_sent.end(), [&](const Sent &sent) { return !sent.aborted && sent.flight.mission == Mission::Cut && sent.other == s; });
               !winner && bomber != m_sent.end()) {
        verdict.reason = Reason::Cut; // from the air (39)
        verdict.other = UnitId(bomber->unit);
    } else {
        verdict.reason = Reason::SupportDislodged;
        if (winner)
            verdict.other = UnitId(lowest(winner));
        each(m_entered, [&](int tank) {
            if (m_victim[static_cast<std::size_t>(tank)] == s)
                verdict.other = UnitId(tank);
        });
    }
}

template <class Mask>
void ArmourJudge<Mask>::judgeConvoy(const Solver &r, int fleet, Verdict &verdict) const
{
    const int army = m_first.target[fleet];
    verdict.other = UnitId(army);
    if (const Mask winner = m_first.attackers[m_first.home[fleet]] & r.moved) {
        verdict.reason = Reason::Dislodged;
        verdict.other = UnitId(lowest(winner));
    } else if (has(r.pathShut | r.walks, army)) {
        verdict.reason = Reason::ConvoyFailed;
    } else {
        verdict.reason = r.sails(army) && paths().carries(fleet) ? Reason::Convoys : Reason::ConvoyUnused;
    }
}

template <class Mask>
void ArmourJudge<Mask>::record(const Solver &first, const ArmourField<Mask> &last, const Solver &r)
{
    m_out->routes.clear();
    Verdict *units = m_out->units.data();
    for (int u = 0; u < m_first.actors; ++u)
        units[u].reason = Reason::Holds;

    Mask given = 0;
    each(m_first.supporters, [&](int s) {
        // A support of a first hop was settled with it.
        const bool early = has(m_first.marchers, m_first.target[s]) && !has(m_onwardHelp, s);
        const ArmourField<Mask> &field = early ? m_first : last;
        const Solver &solver = early ? first : r;
        judgeSupport(field, solver, s, units[s]);
        if (solver.support(s).most > 0)
            given |= bit<Mask>(s);
    });
    each(m_carriage & ~m_unmatched, [&](int fleet) { judgeConvoy(r, fleet, units[fleet]); });
    each(m_unmatched, [&](int u) {
        units[u].reason = Reason::NoMatchingOrder;
        units[u].other = UnitId(m_first.target[u]);
    });
    each(m_first.movers, [&](int u) {
        if (has(m_first.marchers, u))
            judgeTank(first, last, r, u, units[u]);
        else if (has(last.pinned, u))
            judgeMove(m_first, first, u, units[u]);
        else
            judgeMove(last, r, u, units[u]);
    });
    recordPlaces(last, r);
    recordDislodged(first, last, r);
    each(m_refused, [&](int u) {
        units[u].reason = Reason::Illegal;
        units[u].refusal = m_refusal[static_cast<std::size_t>(u)];
        units[u].other = UnitId();
        if (const Figures figures = m_figures[static_cast<std::size_t>(u)]; figures.allowed > 0) {
            units[u].strength = figures.asked;
            units[u].against = figures.allowed;
        }
    });
    recordContested(first, last, r);

    for (std::size_t i = 0; i < m_orders.size(); ++i) {
        const int u = unitOf(m_orders[i].order);
        if (m_out->orders[i].reason != Reason::Pending && (u == nobody || !has(m_refused, u)))
            continue; // settled without its unit
        if (u != nobody && m_first.power[static_cast<std::size_t>(u)] == m_orders[i].power.index())
            m_out->orders[i] = m_out->units[static_cast<std::size_t>(u)];
    }
    if constexpr (sizeof(Mask) == 8)
        m_out->supportsGiven = UnitSet(given, 0);
    else
        m_out->supportsGiven = UnitSet(static_cast<std::uint64_t>(given), static_cast<std::uint64_t>(given >> 64));
}

template <class Mask>
void ArmourJudge<Mask>::recordPlaces(const ArmourField<Mask> &last, const Solver &r)
{
    m_out->convoyed = UnitSet();
    for (int u = 0; u < m_first.actors; ++u) {
        const auto index = static_cast<std::size_t>(u);
        m_out->endsIn[index] = m_position->units[index].region;
        if (has(m_entered & ~m_undone, u))
            m_out->endsIn[index] = has(r.moved & last.movers, u) ? m_onwardRegion[index] : m_toRegion[index];
        else if (has(r.moved, u))
            m_out->endsIn[index] = m_toRegion[index];
    }
    each(m_first.bySea & r.moved & ~r.walks, [&](int u) { m_out->convoyed.insert(UnitId(u)); });
}

/// Who was driven out, by whom, and from where the blow came: the start of a first hop, the route province of a second.
template <class Mask>
void ArmourJudge<Mask>::recordDislodged(const Solver &first, const ArmourField<Mask> &last, const Solver &r)
{
    m_out->struckFrom.assign(static_cast<std::size_t>(m_first.actors), ProvinceId());
    const auto strike = [&](int v, int by, int from) {
        const auto index = static_cast<std::size_t>(v);
        Verdict &verdict = m_out->units[index];
        verdict.dislodged = true;
        verdict.dislodger = UnitId(by);
        m_out->struckFrom[index] = ProvinceId(from);
        if (has(m_first.movers, v))
            return;
        verdict.against = m_out->units[static_cast<std::size_t>(by)].strength;
        if (verdict.reason == Reason::Holds) {
            verdict.reason = Reason::Dislodged;
            verdict.other = UnitId(by);
        }
    };
    for (int v = 0; v < m_first.actors; ++v) {
        if (m_position->units[static_cast<std::size_t>(v)].layer != Layer::Field || has(m_ousted, v))
            continue;
        const bool attacked = last.attackers[last.home[v]] != 0;
        Verdict &verdict = m_out->units[static_cast<std::size_t>(v)];
        if (attacked && !has(m_first.movers, v) && verdict.against == 0) // else it says how a support was halved
            verdict.strength = static_cast<Small>(r.hold(last.home[v]).most);
        const Mask winner = has(r.moved, v) ? Mask(0) : last.attackers[last.home[v]] & r.moved;
        if (winner && last.occupant[last.home[v]] == v)
            strike(v, lowest(winner), last.home[lowest(winner)]);
    }
    each(m_entered & ~m_undone, [&](int t) {
        const int victim = m_victim[static_cast<std::size_t>(t)];
        if (victim == nobody)
            return;
        strike(victim, t, m_first.home[t]);
        if (Verdict &verdict = m_out->units[static_cast<std::size_t>(victim)]; !has(m_first.movers, victim) && !has(m_first.supporters, victim)) {
            const RouteWon won = routeWon(first, t);
            verdict.strength = won.against;
            verdict.against = won.strength;
        }
    });
    if (m_rules.beatenTank == Rulebook::BeatenTank::Stays)
        return;
    // 21, 29: beaten to an empty route province, it counts as dislodged there; its start, which it held, is open to it.
    each(m_first.marchers & ~m_entered, [&](int t) {
        const int route = m_first.dest[t];
        const Mask winner = m_first.attackers[route] & (r.moved | m_entered) & ~m_first.ofPower[m_first.power[t]];
        if (!winner || (m_first.occupant[route] != nobody && !has(r.moved, m_first.occupant[route])) || m_out->units[static_cast<std::size_t>(t)].dislodged)
            return;
        m_out->endsIn[static_cast<std::size_t>(t)] = m_toRegion[static_cast<std::size_t>(t)];
        strike(t, lowest(winner), m_first.home[lowest(winner)]);
    });
}

/// Empty spaces that were fought over are closed to retreats (1971 XIII), among them the route province of a tank that
/// fought its way through (T14).
template <class Mask>
void ArmourJudge<Mask>::recordContested(const Solver &first, const ArmourField<Mask> &last, const Solver &r)
{
    ProvinceSet taken;
    for (int u = 0; u < m_first.actors; ++u) {
        const auto index = static_cast<std::size_t>(u);
        if (m_position->units[index].layer == Layer::Field && !m_out->units[index].dislodged)
            taken.insert(m_board.provinceOf(m_out->endsIn[index]));
    }
    m_out->contested = ProvinceSet();
    const auto close = [&](int place) {
        if (!taken.contains(ProvinceId(place)))
            m_out->contested.insert(ProvinceId(place));
    };
    const Mask late = last.movers & ~last.pinned;
    each(m_first.movers & ~m_entered, [&](int u) {
        const Solver &solver = has(late, u) ? r : first;
        if (!has(r.moved, u) && !has(solver.pathShut, u) && solver.prevent(u).most > 0)
            close(m_first.dest[u]);
    });
    each(m_entered & ~m_undone, [&](int t) {
        if (has(m_contested, t))
            close(m_first.dest[t]);
        if (has(late, t) && !has(r.moved, t) && r.prevent(t).most > 0)
            close(m_first.onward[t]);
    });
}

template void ArmourJudge<Narrow>::record(const Solver &, const ArmourField<Narrow> &, const Solver &);
template void ArmourJudge<Wide>::record(const Solver &, const ArmourField<Wide> &, const Solver &);

} // namespace entente::judge
