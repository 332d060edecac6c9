#pragma once

#include "judge/strength.h"

#include <vector>

namespace entente::judge {

/// The three-valued evaluation of a contest: every move, support and convoy path is yes, no or
/// still open, and strengths are intervals. A decision is looked at again only when something it
/// rests on was settled; each is settled once. What stays open when nothing moves any more is
/// exactly the set of loops and what hangs on them (see knots.h).
///
/// The questions stand in rule-book order: path, cut, strengths, move. `Paths` answers whether a
/// chain of waters joins two places: `bool joined(int actor, Mask fleets)` and, for rules in which any
/// broken route disrupts, `Mask essential(int actor)`. `Paths::plain` says that nobody crosses or raises,
/// `Paths::afoot` that nobody goes by sea or raids either: what then need not be asked is left out of the program.
/// `Strength` says what actions are worth (strength.h).
template <class Mask, class Paths, class Strength = FixedStrength<Mask>>
class Resolver : public Strength {
public:
    using Known = Findings<Mask>;
    using Known::moved, Known::stopped, Known::given, Known::denied, Known::pathOpen, Known::pathShut, Known::walks,
        Known::least, Known::most;

    Resolver(const typename Strength::Tables &tables, const Paths &paths) : Strength(tables), m_paths(paths) {}

    void start();  ///< settles what no other decision can change, in one sweep
    void resume(); ///< instead of it: goes on from what is found already
    void settle(); ///< evaluates until nothing changes

    Mask openMoves() const { return c.movers & ~moved & ~stopped; }
    /// None where supports are weighed with everything else.
    Mask openSupports() const { return Strength::fixed ? c.supporters & ~given & ~denied : Mask(0); }
    Mask openPaths() const { return Paths::afoot ? Mask(0) : c.bySea & ~pathOpen & ~pathShut; }
    bool done() const { return !(openMoves() | openSupports() | openPaths()); }

    // --- strengths, as intervals -----------------------------------------------------------
    Interval attack(int u) const;
    Interval resistance(int u) const; ///< of the place that u wants: hold, or defence in a head-to-head
    Interval prevent(int u) const;
    Interval hold(int place) const;
    bool headToHead(int u) const;     ///< the unit at the destination comes the opposite way, neither by sea
    Mask spared(int s, Mask hostile) const;
    Mask cutters(int s) const;        ///< attackers that would cut this support if they get there

    int strengthOf(int u) const { return least[u]; } ///< once settled: with every support given
    /// A strength without the supports of the power that holds the place.
    int withoutPower(int strength, Mask supporters, int power) const
    {
        const Mask excluded = supporters & c.ofPower[power];
        return excluded ? strength - Strength::worthOf(excluded).least : strength;
    }
    /// What a mover meets in `v`, who is `who` as a set, once everything is settled and if it does not leave.
    int defenceMet(int v, Mask who, bool head) const
    {
        if constexpr (Strength::fixed)
            return pick(head | !(c.movers & who), least[v], c.strength[v]);
        else
            return head ? Strength::defence(v).most : !(c.movers & who) ? int(most[v]) : Strength::bare(v).most;
    }
    Mask rivals(int u) const { return c.attackers[c.dest[u]] & ~bit<Mask>(u); }

    /// Movers that never leave their place.
    Mask raisers() const
    {
        if constexpr (Paths::plain)
            return 0;
        else
            return c.raising;
    }
    bool raises(int u) const { return has(raisers(), u); }
    /// The attack succeeded, and the actor stands elsewhere now.
    bool left(int u) const { return has(moved, u) && !raises(u); }
    bool sails(int u) const
    {
        if constexpr (Paths::afoot)
            return false;
        else
            return has(c.bySea & ~walks, u);
    }
    /// Movers whose way is barred, or free. All ways are free where nobody goes by sea.
    Mask shut() const
    {
        if constexpr (Paths::afoot)
            return 0;
        else
            return pathShut;
    }
    bool arrives(int u) const
    {
        if constexpr (Paths::afoot)
            return true;
        else
            return has(pathOpen, u);
    }
    /// Somebody comes in while the actor does not leave.
    Mask dislodgers(int u) const { return has(c.movers & ~stopped, u) && !raises(u) ? Mask(0) : c.attackers[c.home[u]] & moved; }

    // --- settling from outside (knots) -------------------------------------------------------
    void settleMove(int u, bool yes);
    void settlePath(int u, bool open);
    void settleSupport(int s, bool yes);

    /// Everything that an open decision waits for, as masks of open moves, supports and paths.
    struct Needs {
        Mask moves = 0, supports = 0, paths = 0;
    };
    Needs needsOfMove(int u) const;
    Needs needsOfSupport(int s) const;
    Needs needsOfPath(int u) const;

private:
    using Strength::c;
    static constexpr int width = static_cast<int>(sizeof(Mask) * 8);
    static Mask choose(bool yes, int i) { return Mask(yes) << i; }
    void settleInRounds();
    void noteOpposed(Mask movers);
    void tryPath(int u);
    void trySupport(int s);
    void tryMove(int u);
    bool crosses(int u) const
    {
        if constexpr (Paths::plain)
            return false;
        else
            return has(c.crossing, u);
    }
    bool wavers(int u) const
    {
        if constexpr (Paths::afoot)
            return false;
        else
            return has(((c.mayWalk & ~walks) | (c.facing & ~pathShut)) & ~pathOpen, u);
    }
    bool raids(int u) const
    {
        if constexpr (Paths::afoot)
            return false;
        else
            return has(c.raiders, u);
    }
    /// The unit at the destination is bound the opposite way, however either goes.
    bool opposed(int u) const { return has(m_opposed, u); }

    const Paths &m_paths;
    Mask m_dirtyMoves = 0, m_dirtySupports = 0, m_dirtyPaths = 0;
    Mask m_opposed = 0;
};

template <class Mask, class Paths, class Strength>
void Resolver<Mask, Paths, Strength>::start()
{
    if constexpr (!Strength::fixed) {
        Strength::open();
        pathOpen = c.movers & ~c.bySea;
        stopped = c.pinned;
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
        least[c.target[s]] = static_cast<Small>(least[c.target[s]] + pick(left, c.strength[s], 0));
    }
    m_dirtySupports = c.supporters & ~given;
    for (Mask rest = pathOpen; rest; rest &= rest - 1) {
        const int u = lowest(rest);
        const int place = c.dest[u];
        const Small v = c.occupant[place];
        const int w = v & (maxUnits - 1); // any entry will do if nobody is there, even one that was never written
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

template <class Mask, class Paths, class Strength>
inline void Resolver<Mask, Paths, Strength>::noteOpposed(Mask movers)
{
    for (; movers; movers &= movers - 1) {
        const int u = lowest(movers);
        const Small v = c.occupant[c.dest[u]];
        m_opposed |= choose((v != nobody) & (c.dest[v & (maxUnits - 1)] == c.home[u]), u);
    }
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
        if (has(c.landing, u)) {
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

// 1971 XII.5: the convoyed armies among `hostile` whose attack leaves the support of `s` alone, since it is
// directed against a fleet of their own convoy (1982: or defends one). Not even their success ends it
// (DATC 6.F.17, 6.F.18, 6.F.21).
template <class Mask, class Paths, class Strength>
Mask Resolver<Mask, Paths, Strength>::spared(int s, Mask hostile) const
{
    if (Paths::afoot)
        return 0;
    Mask armies = 0;
    if constexpr (!Paths::plain) {
        // The same for armies that land from a fleet under sail: they spare what helps or hinders it where it goes.
        const int helped = c.directed[s] == nowhere ? c.home[c.target[s]] : c.directed[s];
        each(hostile & c.landing, [&](int a) {
            if (c.carriers[a] && c.dest[lowest(c.carriers[a])] == helped)
                armies |= bit<Mask>(a);
        });
    }
    if (!(c.sparesAttackOnConvoy | c.sparesActionAtConvoy) || !(hostile & c.bySea))
        return armies;
    const int fleet = c.directed[s] != nowhere ? int(c.occupant[c.directed[s]])
        : c.sparesActionAtConvoy               ? int(c.target[s])
                                               : int(nobody);
    // A move support may also back an attack on an empty sea: no fleet, nothing to spare.
    if (fleet == nobody || !has(c.carrying, fleet))
        return armies;
    each(hostile & c.bySea & ~walks, [&](int a) {
        if (has(c.carriers[a], fleet))
            armies |= bit<Mask>(a);
    });
    return armies;
}

// 1971 X: an attack from elsewhere cuts support, except from the place that the support is
// directed against; dislodgement always does.
template <class Mask, class Paths, class Strength>
Mask Resolver<Mask, Paths, Strength>::cutters(int s) const
{
    Mask hostile = c.attackers[c.home[s]] & ~c.ofPower[c.power[s]];
    if (!hostile)
        return 0;
    const int against = c.occupant[c.directed[s]];
    if (against != nobody && (Paths::afoot || !has(c.exposed, s))) {
        if (!(c.convoyAttacksFromSea && sails(against)))
            hostile &= ~bit<Mask>(against);
    }
    hostile &= ~spared(s, hostile);
    return hostile;
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
bool Resolver<Mask, Paths, Strength>::headToHead(int u) const
{
    if constexpr (Paths::afoot)
        return opposed(u);
    if (!opposed(u))
        return false;
    const int w = c.occupant[c.dest[u]];
    if (c.flyers && has(c.flyers, u) != has(c.flyers, w))
        return has(pathOpen, u) && has(pathOpen, w) && !has(c.raiders, w);
    return !sails(u) && !sails(w) && !crosses(u);
}

// 1971 IX: a unit moves with its own strength and that of its supports. Support of the
// defender's own power does not help to dislodge it, and no unit dislodges its own.
template <class Mask, class Paths, class Strength>
auto Resolver<Mask, Paths, Strength>::attack(int u) const -> Interval
{
    if (has(shut(), u))
        return {0, 0};
    const Small v = c.occupant[c.dest[u]];
    const int w = v & (maxUnits - 1); // any entry will do if nobody is there, even one that was never written
    const Mask who = only(v != nobody, bit<Mask>(w % width));
    const bool head = headToHead(u);
    const bool met = (who != 0) & (head | !(moved & ~raisers() & who));
    const bool mayLeave = (c.movers & ~stopped & ~raisers() & who) && (!head || wavers(u) || wavers(w));
    const bool ally = met & (c.power[w] == c.power[u]);
    Interval i = {least[u], most[u]};
    if (const Mask partial = only(met, c.backers[u] & c.ofPower[c.power[w] & (maxPowers - 1)] & ~denied)) {
        const Interval excluded = Strength::worthOf(partial);
        i.least -= excluded.least;
        if (!mayLeave)
            i.most -= excluded.most;
    }
    i.least = pick(ally | !arrives(u), 0, i.least);
    i.most = pick(ally & !mayLeave, 0, i.most);
    return i;
}

template <class Mask, class Paths, class Strength>
auto Resolver<Mask, Paths, Strength>::hold(int place) const -> Interval
{
    const int v = c.occupant[place];
    if (v == nobody || left(v))
        return {0, 0};
    if (!has(c.movers, v))
        return {least[v], most[v]};
    const Interval bare = Strength::bare(v);
    return {has(stopped, v) || raises(v) ? bare.least : 0, bare.most};
}

template <class Mask, class Paths, class Strength>
auto Resolver<Mask, Paths, Strength>::resistance(int u) const -> Interval
{
    if (!opposed(u))
        return hold(c.dest[u]);
    const int v = c.occupant[c.dest[u]];
    const Interval defence = Strength::defence(v);
    if (wavers(u) || wavers(v)) {
        const Interval held = hold(c.dest[u]);
        return {held.least, defence.most};
    }
    return headToHead(u) ? defence : hold(c.dest[u]);
}

// A unit bars others from its destination with its full strength, unless it lost a head-to-head
// battle against the unit that came from there (DATC 4.A.7).
template <class Mask, class Paths, class Strength>
auto Resolver<Mask, Paths, Strength>::prevent(int u) const -> Interval
{
    if (has(shut(), u))
        return {0, 0};
    if (raids(u)) // what supports it holds its base
        return {has(pathOpen, u) ? int(c.strength[u]) : 0, c.strength[u]};
    Interval i = {least[u], most[u]};
    if (!arrives(u))
        i.least = 0;
    if (!opposed(u))
        return i;
    const int v = c.occupant[c.dest[u]];
    if (c.loserHasNoEffect || headToHead(u)) {
        if (has(moved, v))
            return {0, 0};
        if (!has(stopped, v))
            i.least = 0;
    } else if (wavers(u) || wavers(v)) {
        i.least = 0;
    }
    return i;
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
        m_dirtyPaths |= c.landing & openPaths();
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

template <class Mask, class Paths, class Strength>
auto Resolver<Mask, Paths, Strength>::needsOfMove(int u) const -> Needs
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
    each(c.attackers[c.dest[u]] & ~bit<Mask>(u), [&](int r) {
        n.paths |= bit<Mask>(r);
        n.supports |= c.backers[r];
    });
    if constexpr (!Strength::fixed) {
        each(n.supports, [&](int s) {
            n.moves |= c.attackers[c.home[s]];
            n.paths |= c.attackers[c.home[s]];
        });
    }
    n.moves &= openMoves();
    n.supports &= openSupports();
    n.paths &= openPaths();
    return n;
}

template <class Mask, class Paths, class Strength>
auto Resolver<Mask, Paths, Strength>::needsOfSupport(int s) const -> Needs
{
    Needs n;
    n.moves = c.attackers[c.home[s]] & openMoves();
    n.paths = cutters(s) & openPaths();
    return n;
}

template <class Mask, class Paths, class Strength>
auto Resolver<Mask, Paths, Strength>::needsOfPath(int u) const -> Needs
{
    Needs n;
    if (has(c.raiders, u))
        n.paths = c.attackers[c.home[u]] & ~c.ofPower[c.power[u]] & openPaths();
    if (!Paths::plain && has(c.landing, u))
        n.moves |= c.carriers[u];
    else
        each(c.carriers[u], [&](int f) { n.moves |= c.attackers[c.home[f]]; });
    n.moves &= openMoves();
    return n;
}

} // namespace entente::judge
