#include "judge/tankpasses.h"

#include <algorithm>

namespace entente::judge {

// The last stage of TankPasses: everything is settled, and every unit is told what became of it and why. A support or
// move of the first hops was settled with them; all others by the pass that counts in the end.

template <class Mask, class Paths>
void TankPasses<Mask, Paths>::recordHelpers()
{
    p.out->routes.clear();
    Verdict held;
    held.reason = Reason::Holds;
    p.out->units.assign(static_cast<std::size_t>(m_first.actors), held);
    Mask given = 0;
    each(m_first.supporters, [&](int s) {
        recordSupport(s);
        const bool ofFirst = has(m_first.marchers, m_first.target[s]) && !has(p.onwardHelp, s);
        given |= (ofFirst ? *m_early : last()).given & bit<Mask>(s);
    });
    p.out->supportsGiven = unitSet(given);
    each(p.carriage & ~p.unmatched, [&](int fleet) { late().convoy(fleet, p.verdict(fleet)); });
    each(p.unmatched, [&](int u) {
        p.verdict(u).reason = Reason::NoMatchingOrder;
        p.verdict(u).other = UnitId(m_first.target[u]);
    });
}

template <class Mask, class Paths>
void TankPasses<Mask, Paths>::recordMoves()
{
    each(m_first.movers, [&](int u) {
        if (has(m_first.marchers, u))
            recordTank(u);
        else if (has(lastTables().pinned, u))
            early().move(u, p.verdict(u));
        else
            late().move(u, p.verdict(u));
    });
    p.out->convoyed = unitSet(m_first.bySea & last().moved & ~last().walks);
    recordDislodged();
    recordContested();
}

/// Of a support: a tank's may be given in half, and bombers and tanks on their way end it too.
template <class Mask, class Paths>
void TankPasses<Mask, Paths>::recordSupport(int s)
{
    const bool ofFirst = has(m_first.marchers, m_first.target[s]) && !has(p.onwardHelp, s);
    const TankTables<Mask> &f = ofFirst ? m_first : lastTables();
    const R &r = ofFirst ? *m_early : last();
    Verdict &verdict = p.verdict(s);
    const int t = m_first.target[s];
    const int worth = r.worth(s);
    (ofFirst ? early() : late()).support(s, verdict);
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
    const Mask winner = f.attackers[f.home[s]] & r.moved;
    if (verdict.reason == Reason::Cut) {
        if (winner && r.isHalved(s) && r.cutsInto(r, s) < 2) { // the attack had taken half of it only
            verdict.reason = Reason::SupportDislodged;
            verdict.other = UnitId(lowest(winner));
        }
        return;
    }
    if (!winner) { // not driven out on the ground by a move of this pass
        verdict.other = UnitId(t);
        m_bombers.eachCutter(s, [&](int bomber) {
            verdict.reason = Reason::Cut; // from the air (39)
            verdict.other = UnitId(bomber);
        });
        if (verdict.reason == Reason::Cut)
            return;
    }
    each(m_entered, [&](int tank) {
        if (m_victim[static_cast<std::size_t>(tank)] == s)
            verdict.other = UnitId(tank);
    });
}

/// A double move: it failed at the start, was spent on the way, or came to its second hop.
template <class Mask, class Paths>
void TankPasses<Mask, Paths>::recordTank(int u)
{
    const R &first = *m_early;
    Verdict &verdict = p.verdict(u);
    if (has(m_undone, u)) {
        verdict.reason = Reason::Bounced;
        verdict.other = UnitId(m_first.occupant[m_first.dest[u]]);
        return;
    }
    early().move(u, verdict);
    if (!has(m_entered, u))
        return;
    const int victim = m_victim[static_cast<std::size_t>(u)];
    if (has(m_fought, u)) {
        verdict.reason = Reason::RouteFought;
        int most = -1;
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
    const bool dropped = has(m_dropped, u);
    if (has(m_contested, u) || (!dropped && victim != nobody))
        p.out->routes.push_back({UnitId(u), routeWon(u)});
    verdict = Verdict();
    if (dropped) {
        verdict.reason = Reason::Halted;
        verdict.other = UnitId(m_first.occupant[m_first.dest[u]]);
        return;
    }
    late().move(u, verdict);
    if (!has(last().moved, u))
        verdict.reason = Reason::Halted;
}

/// What a tank that goes on had at its route province, and the strongest that it met there.
template <class Mask, class Paths>
RouteWon TankPasses<Mask, Paths>::routeWon(int tank) const
{
    const R &first = *m_early;
    RouteWon won;
    won.at = ProvinceId(m_first.dest[tank]);
    won.strength = static_cast<Small>(first.attack(tank).least);
    int most = 0;
    const int victim = m_victim[static_cast<std::size_t>(tank)];
    if (victim != nobody) { // it may have been bound to leave when the first pass was settled
        most = has(first.moved, victim) ? first.standing(victim) : first.resistance(tank).most;
        won.other = UnitId(victim);
        won.drivenOut = true;
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

template <class Mask, class Paths>
void TankPasses<Mask, Paths>::driveOut(int victim, int by, ProvinceId from)
{
    m_drivenOut |= bit<Mask>(victim);
    m_driver[static_cast<std::size_t>(victim)] = static_cast<Small>(by);
    m_drivenFrom[static_cast<std::size_t>(victim)] = from;
}

/// A blow comes from the start of a first hop, or from the route province of a second.
template <class Mask, class Paths>
void TankPasses<Mask, Paths>::place()
{
    const TankTables<Mask> &f = lastTables();
    const R &r = last();
    const Mask stayed = m_entered & ~m_undone;
    m_drivenOut = 0;
    for (int u = 0; u < m_first.actors; ++u) {
        const auto index = static_cast<std::size_t>(u);
        RegionId &end = p.out->endsIn[index];
        end = p.units[u].region;
        if (has(stayed, u))
            end = has(r.moved & f.movers, u) ? p.onwardArrival[index] : p.arrival[index];
        else if (r.left(u))
            end = p.arrival[index];
        if (f.home[u] == apart || has(m_ousted, u))
            continue;
        const Mask winner = r.left(u) ? Mask(0) : f.attackers[f.home[u]] & r.moved;
        if (!winner || f.occupant[f.home[u]] != u)
            continue;
        const int by = lowest(winner);
        driveOut(u, by, f.home[by] == apart ? p.provinceOf(by) : ProvinceId(f.home[by]));
    }
    each(stayed, [&](int t) {
        if (const int victim = m_victim[static_cast<std::size_t>(t)]; victim != nobody)
            driveOut(victim, t, ProvinceId(m_first.home[t]));
    });
    if (p.rules.tanks.beaten != TankRules::Beaten::Stays)
        placeBeatenTanks();
}

/// 21, 29: beaten to an empty route province, a tank counts as dislodged there; its start, which it held, is open to
/// it.
template <class Mask, class Paths>
void TankPasses<Mask, Paths>::placeBeatenTanks()
{
    const R &r = last();
    each(m_first.marchers & ~m_entered & ~m_drivenOut, [&](int t) {
        const int route = m_first.dest[t];
        const Mask winner = m_first.attackers[route] & (r.moved | m_entered) & ~m_first.ofPower[m_first.power[t]];
        if (!winner || (m_first.occupant[route] != nobody && !has(r.moved, m_first.occupant[route])))
            return;
        p.out->endsIn[static_cast<std::size_t>(t)] = p.arrival[static_cast<std::size_t>(t)];
        driveOut(t, lowest(winner), p.provinceOf(lowest(winner)));
    });
}

/// What whoever stands is told of those who came for it, and who was driven out.
template <class Mask, class Paths>
void TankPasses<Mask, Paths>::recordDislodged()
{
    const TankTables<Mask> &f = lastTables();
    const R &r = last();
    for (int v = 0; v < m_first.actors; ++v) {
        if (f.home[v] == apart || has(m_ousted | m_first.movers, v) || !f.attackers[f.home[v]])
            continue;
        if (p.verdict(v).against == 0) // else it says how a support was halved
            p.verdict(v).strength = static_cast<Small>(r.hold(f.home[v]).most);
    }
    p.out->struckFrom.assign(static_cast<std::size_t>(m_first.actors), ProvinceId());
    each(m_drivenOut, [&](int v) {
        const auto index = static_cast<std::size_t>(v);
        const int by = m_driver[index];
        Verdict &verdict = p.verdict(v);
        verdict.dislodged = true;
        verdict.dislodger = UnitId(by);
        p.out->struckFrom[index] = m_drivenFrom[index];
        if (has(m_first.movers, v))
            return;
        const bool onTheWay = has(m_entered, by) && m_victim[static_cast<std::size_t>(by)] == v;
        verdict.against = onTheWay ? routeWon(by).strength : p.verdict(by).strength;
        if (onTheWay)
            verdict.strength = static_cast<Small>(m_early->hold(m_first.dest[by]).most);
        if (verdict.reason == Reason::Holds) {
            verdict.reason = Reason::Dislodged;
            verdict.other = UnitId(by);
        }
    });
}

/// Empty spaces that were fought over are closed to retreats (1971 XIII), among them the route province of a tank that
/// fought its way through (T14).
template <class Mask, class Paths>
void TankPasses<Mask, Paths>::recordContested()
{
    const R &r = last();
    ProvinceSet taken;
    for (int u = 0; u < m_first.actors; ++u) {
        if (p.inLayer(u, Layer::Field) && !has(m_drivenOut, u))
            taken.insert(p.provinceOf(p.out->endsIn[static_cast<std::size_t>(u)]));
    }
    p.out->contested = ProvinceSet();
    const auto close = [&](int place) {
        if (!taken.contains(ProvinceId(place)))
            p.out->contested.insert(ProvinceId(place));
    };
    const Mask late = lastTables().movers & ~lastTables().pinned;
    each(m_first.movers & ~m_entered, [&](int u) {
        const R &settled = has(late, u) ? r : *m_early;
        // Whom the second pass drove out from there has no say about the place (DATC 4.A.7).
        if (!has(r.moved, u) && !has(settled.pathShut, u) && settled.prevent(u).most > 0 && r.prevent(u).most > 0)
            close(m_first.dest[u]);
    });
    each(m_entered & ~m_undone, [&](int t) {
        if (has(m_contested, t))
            close(m_first.dest[t]);
        if (has(late, t) && !has(r.moved, t) && r.prevent(t).most > 0)
            close(m_first.onward[t]);
    });
}

template <class Mask, class Paths>
void TankPasses<Mask, Paths>::recordSeason(SeasonSoFar &soFar) const
{
    const R &r = last();
    soFar.wanted |= wanted();
    each(m_first.tanks, [&](int u) {
        if (has(m_entered & ~m_undone, u) && !has(r.moved & lastTables().movers, u))
            soFar.halted.insert(UnitId(u));
        else if (lastTables().home[u] != apart && !r.left(u) && r.attacked(u))
            soFar.weakened.insert(UnitId(u));
    });
    each(m_first.supporters,
         [&](int s) { soFar.cuts[static_cast<std::size_t>(s)] = static_cast<std::uint8_t>(r.cutsInto(r, s)); });
}

template void TankPasses<Narrow, ConvoyPaths<Narrow>>::place();
template void TankPasses<Wide, ConvoyPaths<Wide>>::place();
template void TankPasses<Narrow, SpecialPaths<Narrow>>::place();
template void TankPasses<Wide, SpecialPaths<Wide>>::place();
template void TankPasses<Narrow, ConvoyPaths<Narrow>>::recordHelpers();
template void TankPasses<Wide, ConvoyPaths<Wide>>::recordHelpers();
template void TankPasses<Narrow, SpecialPaths<Narrow>>::recordHelpers();
template void TankPasses<Wide, SpecialPaths<Wide>>::recordHelpers();
template void TankPasses<Narrow, ConvoyPaths<Narrow>>::recordMoves();
template void TankPasses<Narrow, ConvoyPaths<Narrow>>::recordSeason(SeasonSoFar &) const;
template void TankPasses<Wide, ConvoyPaths<Wide>>::recordMoves();
template void TankPasses<Wide, ConvoyPaths<Wide>>::recordSeason(SeasonSoFar &) const;
template void TankPasses<Narrow, SpecialPaths<Narrow>>::recordMoves();
template void TankPasses<Narrow, SpecialPaths<Narrow>>::recordSeason(SeasonSoFar &) const;
template void TankPasses<Wide, SpecialPaths<Wide>>::recordMoves();
template void TankPasses<Wide, SpecialPaths<Wide>>::recordSeason(SeasonSoFar &) const;

} // namespace entente::judge
