#pragma once

#include "judge/armourfield.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace entente::judge {

/// Settles a field of moves: every move and every convoy is yes, no or still open, strengths are intervals, and
/// whatever they decide is decided, round after round, until nothing changes. What stays open then are circles, which
/// turn if every member can, and paradoxes, which are opened where they begin (DATC 4.A.2).
///
/// `Paths` answers whether waters join two places: `bool joined(int actor, Mask fleets)`, `Mask essential(int actor)`.
template <class Mask, class Paths>
class ArmourSolver {
public:
    ArmourSolver(const ArmourField<Mask> &field, const Paths &paths) : f(field), m_paths(paths) {}

    void solve()
    {
        pathOpen = f.movers & ~f.bySea;
        stopped = f.pinned;
        settle();
        while (openMoves() | openPaths()) {
            if (!turnCircle())
                cutKnot();
            settle();
        }
    }

    Mask moved = 0, stopped = 0;
    Mask pathOpen = 0, pathShut = 0; ///< movers whose way is free, or barred
    Mask walks = 0;                  ///< whose convoy failed and who go by land
    Mask knotted = 0;                ///< convoys disrupted to open a paradox

    struct Interval {
        int least;
        int most;
    };
    Interval support(int s) const;    ///< what the support is worth, 0 when it is cut
    Interval strength(int u) const;   ///< of a move: own and given
    Interval attack(int u) const;     ///< the same against who holds the destination
    Interval hold(int place) const;
    Interval resistance(int u) const; ///< of the place that u wants
    Interval prevent(int u) const;    ///< what u keeps others out of its destination with
    Interval standing(int u) const;   ///< own strength where it stands, without supports
    bool headToHead(int u) const;
    Mask cutters(int s) const;        ///< attackers that reach for this support
    Mask rivals(int u) const { return f.attackers[f.dest[u]] & ~bit<Mask>(u); }
    bool sails(int u) const { return has(f.bySea & ~walks, u); }

private:
    static int count(Narrow mask) { return std::popcount(mask); }
    static int count(Wide mask)
    {
        return std::popcount(static_cast<std::uint64_t>(mask)) + std::popcount(static_cast<std::uint64_t>(mask >> 64));
    }
    Mask openMoves() const { return f.movers & ~moved & ~stopped; }
    Mask openPaths() const { return f.bySea & ~pathOpen & ~pathShut; }
    bool wavers(int u) const { return has(f.mayWalk & ~walks & ~pathOpen, u); }
    Mask spared(int s, Mask hostile) const;
    Interval sum(Mask supporters) const;
    void settle();
    bool tryPath(int u);
    bool tryMove(int u);
    void shutPath(int u);
    bool turnCircle();
    void cutKnot();
    Mask waitsFor(int node, Mask &paths) const;

    const ArmourField<Mask> &f;
    const Paths &m_paths;
};

template <class Mask, class Paths>
void ArmourSolver<Mask, Paths>::settle()
{
    for (bool changed = true; changed;) {
        changed = false;
        each(openPaths(), [&](int u) { changed = tryPath(u) || changed; });
        each(openMoves(), [&](int u) { changed = tryMove(u) || changed; });
    }
}

// 22: a standing or supporting tank meets a lone attacker with its full strength, several with half. An attack never
// weakens it against itself, so one attacker changes nothing (T2), and three do no more than two.
template <class Mask, class Paths>
auto ArmourSolver<Mask, Paths>::standing(int u) const -> Interval
{
    if (has(f.inRoute, u))
        return {f.march[u], f.march[u]};
    const int full = f.strength[u];
    if (!has(f.tanks, u))
        return {full, full};
    const Mask hostile = f.attackers[f.home[u]] & ~f.ofPower[f.power[u]];
    return {count(hostile & ~pathShut) >= 2 ? full / 2 : full, count(hostile & pathOpen) >= 2 ? full / 2 : full};
}

// 1971 XII.5: a convoyed army does not cut support for an attack on its own convoy.
template <class Mask, class Paths>
Mask ArmourSolver<Mask, Paths>::spared(int s, Mask hostile) const
{
    if (!(f.sparesAttackOnConvoy | f.sparesActionAtConvoy) || !(hostile & f.bySea))
        return 0;
    const int fleet = f.directed[s] != nowhere ? int(f.occupant[f.directed[s]]) : f.sparesActionAtConvoy ? int(f.target[s]) : int(nobody);
    if (fleet == nobody || !has(f.carrying, fleet))
        return 0;
    Mask armies = 0;
    each(hostile & f.bySea & ~walks, [&](int a) {
        if (has(f.carriers[a], fleet))
            armies |= bit<Mask>(a);
    });
    return armies;
}

template <class Mask, class Paths>
Mask ArmourSolver<Mask, Paths>::cutters(int s) const
{
    Mask hostile = f.attackers[f.home[s]] & ~f.ofPower[f.power[s]];
    if (!hostile)
        return 0;
    const int against = f.directed[s] == nowhere ? nobody : f.occupant[f.directed[s]];
    if (against != nobody && !(f.convoyAttacksFromSea && sails(against)))
        hostile &= ~bit<Mask>(against);
    return hostile & ~spared(s, hostile);
}

// 1971 X, and for tanks 22b, 22c: an attack takes half of a tank's support, a second one the rest.
template <class Mask, class Paths>
auto ArmourSolver<Mask, Paths>::support(int s) const -> Interval
{
    if (has(f.ousted, s))
        return {0, 0};
    const Mask attackers = f.attackers[f.home[s]];
    const int full = f.strength[s];
    if (!attackers && !f.jolts[s])
        return {full, full};
    const Mask dislodging = attackers & ~spared(s, attackers);
    if (dislodging & moved)
        return {0, 0};
    const Mask cutting = cutters(s);
    const auto after = [&](int attacks) {
        const int each = has(f.tanks, s) ? full / 2 : full;
        return std::max(0, full - attacks * each);
    };
    const int most = after(count(cutting & (pathOpen | (f.mayWalk & ~pathShut))) + f.jolts[s]);
    const int least = dislodging & ~stopped ? 0 : after(count(cutting & ~pathShut) + f.jolts[s]);
    return {least, most};
}

template <class Mask, class Paths>
auto ArmourSolver<Mask, Paths>::sum(Mask supporters) const -> Interval
{
    Interval total{0, 0};
    each(supporters, [&](int s) {
        const Interval one = support(s);
        total.least += one.least;
        total.most += one.most;
    });
    return total;
}

template <class Mask, class Paths>
auto ArmourSolver<Mask, Paths>::strength(int u) const -> Interval
{
    Interval i = sum(f.backers[u]);
    const bool slow = has(f.marchers, u) || (sails(u) && !f.fullBySea);
    const bool open = has(f.bySea & f.mayWalk & ~pathOpen & ~pathShut, u);
    i.least += (slow ? f.march[u] : f.strength[u]) + f.lift[u];
    i.most += (slow && !open ? f.march[u] : f.strength[u]) + f.lift[u];
    return i;
}

// 1971 IX: no unit dislodges its own, and support by the defender's power does not help to dislodge it.
template <class Mask, class Paths>
auto ArmourSolver<Mask, Paths>::attack(int u) const -> Interval
{
    if (has(pathShut, u))
        return {0, 0};
    Interval i = strength(u);
    const int v = f.occupant[f.dest[u]];
    if (v != nobody && !(has(moved, v) && !headToHead(u))) {
        const bool mayLeave = has(f.movers & ~stopped, v) && (!headToHead(u) || wavers(u) || wavers(v));
        const bool ally = f.power[v] == f.power[u];
        const Interval excluded = sum(f.backers[u] & f.ofPower[f.power[v]]);
        i.least = ally ? 0 : i.least - excluded.least;
        if (!mayLeave)
            i.most = ally ? 0 : i.most - excluded.most;
    }
    if (!has(pathOpen, u))
        i.least = 0;
    return i;
}

template <class Mask, class Paths>
auto ArmourSolver<Mask, Paths>::hold(int place) const -> Interval
{
    const int v = f.occupant[place];
    if (v == nobody || has(moved, v))
        return {0, 0};
    Interval own = standing(v);
    if (f.failedIsWeak && has(f.movers, v)) {
        const int weak = std::min<int>(f.march[v], own.least);
        own = {weak, std::min<int>(f.march[v], own.most)};
    }
    if (has(f.movers, v)) // 20: a tank whose move failed stands like any other (T6)
        return has(stopped, v) ? own : Interval{0, own.most};
    const Interval help = sum(f.backers[v]);
    return {own.least + help.least + f.lift[v], own.most + help.most + f.lift[v]};
}

// T11: a tank that meets somebody coming the other way defends its start with its full strength at least.
template <class Mask, class Paths>
auto ArmourSolver<Mask, Paths>::resistance(int u) const -> Interval
{
    const int v = f.occupant[f.dest[u]];
    if (v == nobody || f.dest[v] != f.home[u])
        return hold(f.dest[u]);
    const Interval own = standing(v);
    const Interval with = strength(v);
    const Interval defence{std::max(own.least, with.least), std::max(own.most, with.most)};
    if (wavers(u) || wavers(v))
        return {hold(f.dest[u]).least, defence.most};
    return headToHead(u) ? defence : hold(f.dest[u]);
}

template <class Mask, class Paths>
bool ArmourSolver<Mask, Paths>::headToHead(int u) const
{
    const int v = f.occupant[f.dest[u]];
    return v != nobody && f.dest[v] == f.home[u] && !sails(u) && !sails(v);
}

// A unit that lost a head-to-head battle does not bar the way behind the winner (DATC 4.A.7).
template <class Mask, class Paths>
auto ArmourSolver<Mask, Paths>::prevent(int u) const -> Interval
{
    if (has(pathShut, u))
        return {0, 0};
    Interval i = strength(u);
    if (!has(pathOpen, u))
        i.least = 0;
    const int v = f.occupant[f.dest[u]];
    if (v != nobody && f.dest[v] == f.home[u]) {
        if (f.loserHasNoEffect || headToHead(u)) {
            if (has(moved, v))
                return {0, 0};
            if (!has(stopped, v))
                i.least = 0;
        } else if (wavers(u) || wavers(v)) {
            i.least = 0;
        }
    }
    return i;
}

// 1971 XII.3: a convoy works while none of the fleets it needs is dislodged.
template <class Mask, class Paths>
bool ArmourSolver<Mask, Paths>::tryPath(int u)
{
    const Mask fleets = f.carriers[u];
    Mask safe = 0, lost = 0;
    each(fleets, [&](int fleet) {
        const Mask hostile = f.attackers[f.home[fleet]];
        if (hostile & moved)
            lost |= bit<Mask>(fleet);
        else if (!(hostile & ~stopped))
            safe |= bit<Mask>(fleet);
    });
    bool open = false, shut = false;
    if (f.anyBrokenDisrupts) {
        const Mask essential = m_paths.essential(u);
        shut = !essential || (essential & lost);
        open = !shut && !(essential & ~safe);
    } else {
        open = safe && m_paths.joined(u, safe);
        shut = !open && !m_paths.joined(u, fleets & ~lost);
    }
    if (open)
        pathOpen |= bit<Mask>(u);
    else if (shut)
        shutPath(u);
    return open || shut;
}

template <class Mask, class Paths>
void ArmourSolver<Mask, Paths>::shutPath(int u)
{
    if (has(f.mayWalk, u)) {
        walks |= bit<Mask>(u);
        pathOpen |= bit<Mask>(u);
    } else {
        pathShut |= bit<Mask>(u);
    }
}

template <class Mask, class Paths>
bool ArmourSolver<Mask, Paths>::tryMove(int u)
{
    const Mask self = bit<Mask>(u);
    const Interval own = attack(u);
    const Interval met = resistance(u);
    bool loses = has(pathShut, u) || own.most <= met.least;
    bool wins = own.least > met.most;
    for (Mask rest = loses ? Mask(0) : rivals(u); rest && !loses; rest &= rest - 1) {
        const Interval barred = prevent(lowest(rest));
        loses = own.most <= barred.least;
        wins = wins && own.least > barred.most;
    }
    if (loses)
        stopped |= self;
    else if (wins)
        moved |= self;
    return loses || wins;
}

// 1971 VII: units that follow one another in a circle all move if each can.
template <class Mask, class Paths>
bool ArmourSolver<Mask, Paths>::turnCircle()
{
    Mask seen = 0;
    for (Mask starts = openMoves(); starts; starts &= ~seen & (starts - 1)) {
        Mask trail = 0;
        int u = lowest(starts);
        seen |= bit<Mask>(u);
        while (u != nobody && has(openMoves(), u) && !has(trail, u)) {
            trail |= bit<Mask>(u);
            u = f.occupant[f.dest[u]];
        }
        if (u == nobody || !has(trail, u))
            continue;
        Mask circle = 0;
        for (int v = u; !has(circle, v); v = f.occupant[f.dest[v]])
            circle |= bit<Mask>(v);
        seen |= circle;
        bool turns = true;
        each(circle, [&](int v) {
            // Everybody leaves, so nobody is attacked: only rivals from outside can stop it.
            const int own = strength(v).least;
            turns = turns && has(pathOpen, v) && !headToHead(v);
            each(rivals(v), [&](int rival) { turns = turns && own > prevent(rival).most; });
        });
        if (turns) {
            moved |= circle;
            return true;
        }
    }
    return false;
}

/// The open moves (the answer) and convoys that an open move (`node` is the actor) or convoy (actor + maxUnits) hangs on.
template <class Mask, class Paths>
Mask ArmourSolver<Mask, Paths>::waitsFor(int node, Mask &paths) const
{
    Mask moves = 0;
    const auto supporters = [&](Mask backers) {
        each(backers, [&](int s) {
            moves |= f.attackers[f.home[s]];
            paths |= f.attackers[f.home[s]];
        });
    };
    const int u = node % maxUnits;
    if (node >= maxUnits) {
        each(f.carriers[u], [&](int fleet) { moves |= f.attackers[f.home[fleet]]; });
    } else {
        paths |= bit<Mask>(u) | f.attackers[f.dest[u]];
        supporters(f.backers[u]);
        each(rivals(u), [&](int rival) { supporters(f.backers[rival]); });
        if (const int v = f.occupant[f.dest[u]]; v != nobody) {
            moves |= bit<Mask>(v);
            paths |= f.attackers[f.home[v]];
            supporters(f.backers[v]);
        }
    }
    paths &= openPaths();
    return moves & openMoves();
}

// The knot to open first is one that waits for nothing outside itself: one further down may untie itself.
template <class Mask, class Paths>
void ArmourSolver<Mask, Paths>::cutKnot()
{
    const auto upstream = [&](int node, Mask &moves, Mask &paths) {
        moves = paths = 0;
        std::vector<int> edge{node};
        while (!edge.empty()) {
            const int next = edge.back();
            edge.pop_back();
            Mask p = 0;
            const Mask m = waitsFor(next, p);
            each(m & ~moves, [&](int i) { edge.push_back(i); });
            each(p & ~paths, [&](int i) { edge.push_back(i + maxUnits); });
            moves |= m;
            paths |= p;
        }
    };
    Mask moves = 0, paths = 0;
    int size = 3 * maxUnits;
    const auto consider = [&](int node) {
        Mask m, p;
        upstream(node, m, p);
        if (count(m) + count(p) < size) {
            size = count(m) + count(p);
            moves = m;
            paths = p;
        }
    };
    each(openPaths(), [&](int u) { consider(u + maxUnits); });
    each(openMoves(), [&](int u) { consider(u); });
    if (paths) {
        each(paths, [&](int u) {
            knotted |= bit<Mask>(u);
            shutPath(u);
        });
    } else if (moves) {
        stopped |= moves;
    } else { // an open move that waits for nothing cannot be; should it, it fails
        stopped |= openMoves();
        each(openPaths(), [&](int u) { shutPath(u); });
    }
}

} // namespace entente::judge
