#pragma once

#include "judge/resolver.h"
#include "rules/rulebook.h"

#include <algorithm>
#include <vector>

namespace entente::judge {

/// What opens a cycle that only a paradox rule can open.
enum class CycleRule : std::uint8_t { DisruptConvoys, StopMoves };

/// Opens the loops that plain evaluation leaves: first cycles of moves (all move if all can,
/// 1971 VII), else the most upstream cycle of open decisions, one at a time, by the paradox rule
/// (DATC 4.A.2). Only this order is safe: a cycle downstream may untie itself once the one above
/// is settled.
template <class Mask, class R>
class CycleResolver {
public:
    CycleResolver(R &resolver, const Contest<Mask> &contest, CycleRule rule) : r(resolver), c(contest), m_rule(rule) {}

    /// Settles everything that is open.
    void untie()
    {
        while (!r.done()) {
            if (!turnCircle())
                breakCycle();
            r.settle();
        }
    }

private:
    // Nodes: moves 0.., supports room<Mask>.., paths 2*room<Mask>...
    static constexpr int nodeCount = 3 * room<Mask>;

    bool turnCircle();
    void breakCycle();
    template <class Visit>
    void eachNeed(int node, Visit &&visit) const;
    /// Everything that an open decision waits for, as masks of open moves, supports and paths.
    struct Needs {
        Mask moves = 0, supports = 0, paths = 0;
    };
    Needs needsOfMove(int u) const;
    Needs needsOfSupport(int s) const;
    Needs needsOfPath(int u) const;
    void connect(int node);

    R &r;
    const Contest<Mask> &c;
    CycleRule m_rule;

    // Tarjan's search for strongly connected components.
    std::array<std::int16_t, nodeCount> m_index;
    std::array<std::int16_t, nodeCount> m_low;
    std::array<bool, nodeCount> m_onStack;
    std::vector<int> m_stack;
    std::vector<int> m_upstream; ///< the first component found: it waits for nothing outside itself
    int m_next = 0;
};

template <class Mask, class R>
bool CycleResolver<Mask, R>::turnCircle()
{
    Mask seen = 0;
    bool turned = false;
    each(r.openMoves(), [&](int first) {
        if (has(seen, first) || turned)
            return;
        // Follow "my destination's occupant moves too" until it closes or breaks.
        Mask trail = 0;
        int u = first;
        while (u != nobody && has(r.openMoves(), u) && !has(trail, u) && !has(seen, u)) {
            trail |= bit<Mask>(u);
            u = c.occupant[c.dest[u]];
        }
        seen |= trail;
        if (u == nobody || !has(trail, u))
            return;
        Mask cycle = 0;
        for (int v = u; !has(cycle, v); v = c.occupant[c.dest[v]])
            cycle |= bit<Mask>(v);
        bool allWin = true;
        each(cycle, [&](int v) {
            if (!allWin)
                return;
            // Each leaves, so nobody is attacked: full support counts, and only rivals can stop it.
            const int strength = r.strengthOf(v);
            allWin = has(r.pathOpen, v) && !r.headToHead(v) && !r.raises(v);
            each(c.attackers[c.dest[v]] & ~bit<Mask>(v),
                 [&](int rival) { allWin = allWin && strength > r.prevent(rival).most; });
        });
        if (!allWin)
            return;
        each(cycle, [&](int v) { r.settleMove(v, true); });
        turned = true;
    });
    return turned;
}

template <class Mask, class R>
template <class Visit>
void CycleResolver<Mask, R>::eachNeed(int node, Visit &&visit) const
{
    const int actor = node % room<Mask>;
    const auto needs = node < room<Mask>       ? needsOfMove(actor)
                       : node < 2 * room<Mask> ? needsOfSupport(actor)
                                               : needsOfPath(actor);
    each(needs.moves, [&](int i) { visit(i); });
    each(needs.supports, [&](int i) { visit(room<Mask> + i); });
    each(needs.paths, [&](int i) { visit(2 * room<Mask> + i); });
}

template <class Mask, class R>
auto CycleResolver<Mask, R>::needsOfMove(int u) const -> Needs
{
    Needs n;
    n.paths = bit<Mask>(u);
    n.supports = c.backers[u];
    const auto add = [&](int v) {
        n.moves |= bit<Mask>(v);
        n.supports |= c.backers[v];
        n.paths |= bit<Mask>(v) & (c.mayWalk | c.facing);
    };
    if (const int v = c.occupant[c.dest[u]]; v != nobody)
        add(v);
    each(c.attackers[c.dest[u]] & ~bit<Mask>(u), [&](int rival) {
        n.moves |= only(c.loserHasNoEffect, bit<Mask>(rival)); // does it come in, or is it driven out?
        n.paths |= bit<Mask>(rival);
        n.supports |= c.backers[rival];
    });
    if constexpr (!R::fixed) {
        each(n.supports, [&](int s) {
            n.moves |= c.attackers[c.home[s]];
            n.paths |= c.attackers[c.home[s]];
        });
    }
    n.moves &= r.openMoves();
    n.supports &= r.openSupports();
    n.paths &= r.openPaths();
    return n;
}

template <class Mask, class R>
auto CycleResolver<Mask, R>::needsOfSupport(int s) const -> Needs
{
    Needs n;
    n.moves = c.attackers[c.home[s]] & r.openMoves();
    n.paths = r.cutters(s) & r.openPaths();
    return n;
}

template <class Mask, class R>
auto CycleResolver<Mask, R>::needsOfPath(int u) const -> Needs
{
    Needs n;
    if (has(c.raiders, u))
        n.paths = c.attackers[c.home[u]] & ~c.ofPower[c.power[u]] & r.openPaths();
    if (!R::plain && has(c.disembarking, u))
        n.moves |= c.carriers[u];
    else
        each(c.carriers[u], [&](int f) { n.moves |= c.attackers[c.home[f]]; });
    n.moves &= r.openMoves();
    return n;
}

template <class Mask, class R>
void CycleResolver<Mask, R>::connect(int node)
{
    m_index[node] = m_low[node] = static_cast<std::int16_t>(m_next++);
    m_stack.push_back(node);
    m_onStack[node] = true;
    eachNeed(node, [&](int other) {
        if (!m_upstream.empty())
            return;
        if (m_index[other] < 0) {
            connect(other);
            m_low[node] = std::min(m_low[node], m_low[other]);
        } else if (m_onStack[other]) {
            m_low[node] = std::min(m_low[node], m_index[other]);
        }
    });
    if (!m_upstream.empty() || m_low[node] != m_index[node])
        return;
    // The first component completed is one that needs no other: the most upstream.
    while (true) {
        const int member = m_stack.back();
        m_stack.pop_back();
        m_onStack[member] = false;
        m_upstream.push_back(member);
        if (member == node)
            return;
    }
}

template <class Mask, class R>
void CycleResolver<Mask, R>::breakCycle()
{
    m_index.fill(-1);
    m_onStack.fill(false);
    m_stack.clear();
    m_upstream.clear();
    m_next = 0;
    // Any open decision leads upstream; the lowest is as good as any other because the component
    // found is told from the rest by having no needs outside itself, and such components are settled
    // independently of each other.
    const int start = r.openPaths()   ? 2 * room<Mask> + lowest(r.openPaths())
                      : r.openMoves() ? lowest(r.openMoves())
                                      : room<Mask> + lowest(r.openSupports());
    connect(start);

    Mask moves = 0, paths = 0, supports = 0;
    for (const int node : m_upstream) {
        const Mask member = bit<Mask>(node % room<Mask>);
        (node < room<Mask> ? moves : node < 2 * room<Mask> ? supports : paths) |= member;
    }
    if (const Mask raids = paths & c.raiders) {
        each(raids, [&](int u) { r.settlePath(u, false); }); // raids in a cycle fail
    } else if (paths && m_rule == CycleRule::DisruptConvoys) {
        each(paths, [&](int u) {
            r.knotted |= bit<Mask>(u);
            r.settlePath(u, false);
        });
    } else if (moves) {
        if (paths)
            r.knotted |= moves;
        each(moves, [&](int u) { r.settleMove(u, false); });
    } else {
        each(paths, [&](int u) { r.settlePath(u, false); });
        each(supports, [&](int s) { r.settleSupport(s, false); });
    }
}

/// What is to be done about paradoxes.
inline CycleRule knotRule(const Rulebook &rules)
{
    return rules.paradox == Rulebook::Paradox::AllHold ? CycleRule::StopMoves : CycleRule::DisruptConvoys;
}

/// Settles what is open of a contest: evaluates it, and opens what cycles are left by the paradox rule.
template <class Mask, class R>
void untieContest(R &resolver, const Contest<Mask> &contest, CycleRule rule)
{
    resolver.settle();
    if (!resolver.done())
        CycleResolver<Mask, R>(resolver, contest, rule).untie();
}

/// Settles a contest whole.
template <class Mask, class R>
void settleContest(R &resolver, const Contest<Mask> &contest, CycleRule rule)
{
    resolver.start();
    untieContest(resolver, contest, rule);
}

} // namespace entente::judge
