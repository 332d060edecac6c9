#pragma once

#include "judge/bounds.h"

namespace entente::judge {

/// The three-valued evaluation of a contest: every move, support and convoy path is yes, no or
/// still open, and strengths are intervals (bounds.h). A decision is looked at again only when something it
/// rests on was settled; each is settled once. What stays open when nothing moves any more is
/// exactly the set of loops and what hangs on them (see cycles.h).
///
/// The questions stand in rule-book order: path, support, move. `Paths` and `Strength` are those of Bounds; for
/// rules in which any broken route disrupts, `Paths` also answers `Mask essential(int actor)`.
template <class Mask, class Paths, class Strength = FixedStrength<Mask>>
class Resolver : public Bounds<Mask, Paths, Strength> {
public:
    using Questions = Bounds<Mask, Paths, Strength>;
    using Known = Findings<Mask>;
    using Known::moved, Known::stopped, Known::given, Known::denied, Known::pathOpen, Known::pathShut, Known::walks,
        Known::least, Known::most;
    using Questions::attack, Questions::resistance, Questions::prevent, Questions::cutters, Questions::spared,
        Questions::shut, Questions::openMoves, Questions::openSupports, Questions::openPaths, Questions::done;

    Resolver(const typename Strength::Tables &tables, const Paths &paths) : Questions(tables), m_paths(paths) {}

    void start();  ///< settles what no other decision can change, in one go
    void resume(); ///< instead of it: goes on from what is found already
    void settle(); ///< evaluates until nothing changes

    // --- settling from outside (cycles) -------------------------------------------------------
    void settleMove(int u, bool yes);
    void settlePath(int u, bool open);
    void settleSupport(int s, bool yes);

private:
    using Strength::c;
    using Questions::noteOpposed, Questions::m_opposed, Questions::width, Questions::choose;
    void settleInRounds();
    void tryPath(int u);
    void trySupport(int s);
    void tryMove(int u);

    const Paths &m_paths;
    Mask m_dirtyMoves = 0, m_dirtySupports = 0, m_dirtyPaths = 0;
};

template <class Mask, class Paths, class Strength>
void Resolver<Mask, Paths, Strength>::start()
{
    if constexpr (!Strength::fixed) {
        Strength::open();
        pathOpen = c.movers & ~c.bySea;
        stopped = c.pinned | c.raiders;
        noteOpposed(c.movers);
        return;
    }
    Known::open(c);
    stopped = c.raiders;
    m_dirtyPaths = c.bySea;

    // Most of a phase is plain: supports that nobody attacks, moves into empty space that nobody else
    // wants, moves that could not win with all their supports. They are settled here without
    // telling anyone, because everybody else is still to be asked for the first time.
    // Written without branches: a processor cannot guess which of these a unit is.
    for (Mask rest = c.supporters; rest; rest &= rest - 1) {
        const int s = lowest(rest);
        const bool left = !c.attackers[c.home[s]];
        given |= choose(left, s);
        least[c.target[s]] = static_cast<Halves<Mask>>(least[c.target[s]] + pick(left, c.strength[s], 0));
    }
    m_dirtySupports = c.supporters & ~given;
    for (Mask rest = pathOpen; rest; rest &= rest - 1) {
        const int u = lowest(rest);
        const int place = c.dest[u];
        const Small v = c.occupant[place];
        const int w = v & (width - 1); // any entry will do if nobody is there, even one that was never written
        const bool empty = v == nobody;
        m_opposed |= choose(!empty & (c.dest[w] == c.home[u]), u);
        const bool alone = c.attackers[place] == bit<Mask>(u);
        const bool barred = (most[u] <= c.strength[w]) | (c.power[u] == c.power[w]);
        moved |= choose(empty & alone, u);
        stopped |= choose(!empty & barred & !has(c.movers, w % width), u);
    }
    if constexpr (!Paths::afoot) {
        noteOpposed(c.bySea);
    }
    m_dirtyMoves = (pathOpen & ~moved & ~stopped) | c.bySea;
}

/// Nobody whose move is settled meets somebody whose move is not, so only the open ones need be asked whom they meet.
template <class Mask, class Paths, class Strength>
void Resolver<Mask, Paths, Strength>::resume()
{
    m_dirtyMoves = openMoves();
    m_dirtySupports = openSupports();
    m_dirtyPaths = openPaths();
    noteOpposed(m_dirtyMoves);
}

/// What everybody is worth may hang on every path, so each round weighs all and asks all that is open.
template <class Mask, class Paths, class Strength>
void Resolver<Mask, Paths, Strength>::settleInRounds()
{
    for (bool changed = true; changed;) {
        const Mask moves = openMoves(), paths = openPaths();
        Strength::weigh(*this);
        each(paths, [&](int u) { tryPath(u); });
        each(moves, [&](int u) { tryMove(u); });
        changed = moves != openMoves() || paths != openPaths();
    }
}

template <class Mask, class Paths, class Strength>
void Resolver<Mask, Paths, Strength>::settle()
{
    if constexpr (!Strength::fixed)
        return settleInRounds();
    while (m_dirtySupports | m_dirtyPaths | m_dirtyMoves) {
        for (; m_dirtySupports; m_dirtySupports &= m_dirtySupports - 1)
            trySupport(lowest(m_dirtySupports));
        if constexpr (!Paths::afoot) {
            while (m_dirtyPaths) {
                const int u = lowest(m_dirtyPaths);
                m_dirtyPaths &= m_dirtyPaths - 1;
                tryPath(u);
            }
        }
        // A round of all moves at once; whoever is touched by one that was settled before its turn has its turn yet.
        for (Mask round = m_dirtyMoves; round; round &= round - 1) {
            const int u = lowest(round);
            m_dirtyMoves &= ~bit<Mask>(u);
            tryMove(u);
        }
    }
}

// 1971 XII.3: a convoy works while none of the fleets it needs is dislodged.
template <class Mask, class Paths, class Strength>
void Resolver<Mask, Paths, Strength>::tryPath(int u)
{
    if (has(pathOpen | pathShut, u))
        return;
    if (has(c.raiders, u)) {
        // LiMa 6: whoever attacks the base, in whatever strength, makes the raid fail.
        Mask hostile = c.attackers[c.home[u]] & ~c.ofPower[c.power[u]];
        if (const Small below = c.occupant[c.dest[u]]; c.raidsSpareTargets && below != nobody)
            hostile &= ~bit<Mask>(below);
        if (hostile & (pathOpen | (c.mayWalk & ~pathShut)))
            settlePath(u, false);
        else if (!(hostile & ~pathShut))
            settlePath(u, true);
        return;
    }
    const Mask fleets = c.carriers[u];
    if constexpr (!Paths::plain) {
        if (has(c.disembarking, u)) {
            // Davis 6: from the sea that the fleet reaches, whatever becomes of the fleet there.
            if (has(c.adrift, u) || (fleets & stopped))
                settlePath(u, false);
            else if (!(fleets & ~moved))
                settlePath(u, true);
            return;
        }
    }
    Mask safe = 0, lost = 0;
    each(fleets, [&](int f) {
        const Mask hostile = c.attackers[c.home[f]];
        if (hostile & moved)
            lost |= bit<Mask>(f);
        else if (!(hostile & ~stopped))
            safe |= bit<Mask>(f);
    });
    if (c.anyBrokenDisrupts) {
        const Mask essential = m_paths.essential(u);
        if (!essential || (essential & lost))
            settlePath(u, false);
        else if (!(essential & ~safe))
            settlePath(u, true);
        return;
    }
    if (safe && m_paths.joined(u, safe))
        settlePath(u, true);
    else if (!m_paths.joined(u, fleets & ~lost))
        settlePath(u, false);
}

template <class Mask, class Paths, class Strength>
void Resolver<Mask, Paths, Strength>::trySupport(int s)
{
    if (has(given | denied, s))
        return;
    const Mask attackers = c.attackers[c.home[s]];
    if (!attackers) {
        settleSupport(s, true);
        return;
    }
    const Mask cutting = cutters(s);
    const Mask dislodging = attackers & ~spared(s, attackers);
    if ((cutting & (Paths::afoot ? c.movers : pathOpen | (c.mayWalk & ~pathShut))) || (dislodging & moved))
        settleSupport(s, false);
    else if (!(cutting & ~pathShut) && !(dislodging & ~stopped))
        settleSupport(s, true);
}

template <class Mask, class Paths, class Strength>
void Resolver<Mask, Paths, Strength>::tryMove(int u)
{
    if (has(moved | stopped, u))
        return;
    if (has(shut(), u)) {
        settleMove(u, false);
        return;
    }
    const Interval own = attack(u);
    const Interval met = resistance(u);
    if (own.most <= met.least) {
        settleMove(u, false);
        return;
    }
    bool wins = own.least > met.most;
    for (Mask rivals = c.attackers[c.dest[u]] & ~bit<Mask>(u); rivals; rivals &= rivals - 1) {
        const Interval barred = prevent(lowest(rivals));
        if (own.most <= barred.least) {
            settleMove(u, false);
            return;
        }
        wins = wins && own.least > barred.most;
    }
    if (wins)
        settleMove(u, true);
}

template <class Mask, class Paths, class Strength>
void Resolver<Mask, Paths, Strength>::settleMove(int u, bool yes)
{
    (yes ? moved : stopped) |= bit<Mask>(u);
    if constexpr (!Paths::plain)
        m_dirtyPaths |= c.disembarking & openPaths();
    m_dirtyMoves |= (c.attackers[c.home[u]] | c.attackers[c.dest[u]]) & ~moved & ~stopped;
    const int v = c.occupant[c.dest[u]];
    if (v == nobody)
        return;
    m_dirtySupports |= bit<Mask>(v) & openSupports();
    if (!Paths::afoot && has(c.carrying, v)) {
        // The fleet's army is the only one it can carry, but asking every sailor is as cheap.
        m_dirtyPaths |= openPaths();
    }
}

template <class Mask, class Paths, class Strength>
void Resolver<Mask, Paths, Strength>::settlePath(int u, bool open)
{
    if (!open && has(c.mayWalk, u)) {
        walks |= bit<Mask>(u);
        open = true;
    }
    (open ? pathOpen : pathShut) |= bit<Mask>(u);
    m_dirtyMoves |= (c.attackers[c.dest[u]] | c.attackers[c.home[u]]) & ~moved & ~stopped;
    if (const int v = c.occupant[c.dest[u]]; v != nobody) {
        m_dirtySupports |= bit<Mask>(v) & openSupports();
        m_dirtyPaths |= bit<Mask>(v) & c.raiders & openPaths();
    }
}

template <class Mask, class Paths, class Strength>
void Resolver<Mask, Paths, Strength>::settleSupport(int s, bool yes)
{
    Known::noteSupport(c, s, yes);
    const int t = c.target[s];
    m_dirtyMoves |= (c.attackers[c.home[t]] | c.attackers[c.dest[t]]) & ~moved & ~stopped;
}

} // namespace entente::judge
