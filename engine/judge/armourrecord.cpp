#include "judge/armourjudge.h"

#include "map/routes.h"

#include <algorithm>

namespace entente::judge {

// The last stage: everything is settled, and every unit and order is told what became of it and why.

/// A double move: it failed at the start, was spent on the way, or came to its second hop.
template <class Mask>
void ArmourJudge<Mask>::judgeTank(const Recorder &early, const Solver &first, const Recorder &late, const Solver &r,
                                  int u) const
{
    Verdict &verdict = m_out->units[static_cast<std::size_t>(u)];
    if (has(m_undone, u)) {
        verdict.reason = Reason::Bounced;
        verdict.other = UnitId(m_first.occupant[m_first.dest[u]]);
        return;
    }
    early.move(u, verdict);
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
    late.move(u, verdict);
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
        most = has(first.moved, victim) ? first.standing(victim) : first.resistance(tank).most;
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

/// Of a support: a tank's may be given in half, and bombers and tanks on their way end it too.
template <class Mask>
void ArmourJudge<Mask>::judgeSupport(const Recorder &recorder, const TankTables<Mask> &f, const Solver &r, int s) const
{
    Verdict &verdict = m_out->units[static_cast<std::size_t>(s)];
    const int t = m_first.target[s];
    const int worth = r.worth(s);
    recorder.support(s, verdict);
    if (worth > 0) {
        if (f.directed[s] != nowhere && f.dest[t] != f.directed[s]) { // the second hop that it is for is not made
            verdict.reason = Reason::Supports;
            verdict.other = UnitId(t);
        }
        if (worth < f.strength[s]) {
            verdict.strength = static_cast<Small>(worth);
            verdict.against = f.strength[s];
        }
        return;
    }
    if (verdict.reason == Reason::Cut)
        return;
    if (!(f.attackers[f.home[s]] & r.moved)) { // not driven out on the ground by a move of this pass
        verdict.other = UnitId(t);
        for (const Sent &sent : m_sent) {
            if (!sent.aborted && sent.flight.mission == Mission::Cut && sent.other == s) {
                verdict.reason = Reason::Cut; // from the air (39)
                verdict.other = UnitId(sent.unit);
                return;
            }
        }
    }
    each(m_entered, [&](int tank) {
        if (m_victim[static_cast<std::size_t>(tank)] == s)
            verdict.other = UnitId(tank);
    });
}

template <class Mask>
void ArmourJudge<Mask>::record(const Solver &first, const TankTables<Mask> &last, const Solver &r)
{
    m_out->routes.clear();
    Verdict *units = m_out->units.data();
    for (int u = 0; u < m_first.actors; ++u)
        units[u].reason = Reason::Holds;

    const Paths paths = this->paths();
    const Recorder early(m_first, first, paths, *m_out);
    const Recorder late(last, r, paths, *m_out);
    Mask given = 0;
    each(m_first.supporters, [&](int s) {
        // A support of a first hop was settled with it.
        const bool ofFirst = has(m_first.marchers, m_first.target[s]) && !has(m_onwardHelp, s);
        const Solver &solver = ofFirst ? first : r;
        judgeSupport(ofFirst ? early : late, ofFirst ? m_first : last, solver, s);
        given |= solver.given & bit<Mask>(s);
    });
    each(m_carriage & ~m_unmatched, [&](int fleet) { late.convoy(fleet, units[fleet]); });
    each(m_unmatched, [&](int u) {
        units[u].reason = Reason::NoMatchingOrder;
        units[u].other = UnitId(m_first.target[u]);
    });
    each(m_first.movers, [&](int u) {
        if (has(m_first.marchers, u))
            judgeTank(early, first, late, r, u);
        else if (has(last.pinned, u))
            early.move(u, units[u]);
        else
            late.move(u, units[u]);
    });
    recordPlaces(last, r);
    recordDislodged(first, last, r);
    m_intake.tellRefusals(*m_out);
    for (int u = 0; u < m_first.actors; ++u) {
        if (!m_intake.refuses(u))
            continue;
        if (const Legality &why = m_intake.why(u); why.allowed > 0) {
            units[u].strength = static_cast<char8_t>(std::clamp(why.asked, 0, 255));
            units[u].against = static_cast<char8_t>(std::clamp(why.allowed, 0, 255));
        }
    }
    recordContested(first, last, r);

    m_out->supportsGiven = unitSet(given);
}

template <class Mask>
void ArmourJudge<Mask>::recordPlaces(const TankTables<Mask> &last, const Solver &r)
{
    for (int u = 0; u < m_first.actors; ++u) {
        const auto index = static_cast<std::size_t>(u);
        m_out->endsIn[index] = m_position->units[index].region;
        if (has(m_entered & ~m_undone, u))
            m_out->endsIn[index] = has(r.moved & last.movers, u) ? m_onwardRegion[index] : m_toRegion[index];
        else if (has(r.moved, u))
            m_out->endsIn[index] = m_toRegion[index];
    }
    m_out->convoyed = unitSet(m_first.bySea & r.moved & ~r.walks);
}

/// Who was driven out, by whom, and from where the blow came: the start of a first hop, the route province of a second.
template <class Mask>
void ArmourJudge<Mask>::recordDislodged(const Solver &first, const TankTables<Mask> &last, const Solver &r)
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
        if (Verdict &verdict = m_out->units[static_cast<std::size_t>(victim)];
            !has(m_first.movers, victim) && !has(m_first.supporters, victim)) {
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
        if (!winner || (m_first.occupant[route] != nobody && !has(r.moved, m_first.occupant[route]))
            || m_out->units[static_cast<std::size_t>(t)].dislodged)
            return;
        m_out->endsIn[static_cast<std::size_t>(t)] = m_toRegion[static_cast<std::size_t>(t)];
        strike(t, lowest(winner), m_first.home[lowest(winner)]);
    });
}

/// Empty spaces that were fought over are closed to retreats (1971 XIII), among them the route province of a tank that
/// fought its way through (T14).
template <class Mask>
void ArmourJudge<Mask>::recordContested(const Solver &first, const TankTables<Mask> &last, const Solver &r)
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

template void ArmourJudge<Narrow>::record(const Solver &, const TankTables<Narrow> &, const Solver &);
template void ArmourJudge<Wide>::record(const Solver &, const TankTables<Wide> &, const Solver &);

} // namespace entente::judge
