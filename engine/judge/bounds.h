#pragma once

#include "judge/strength.h"

namespace entente::judge {

/// What the findings so far say of a contest, in the terms of the rule book: how strong an attack, a hold, a stand-off
/// can be at least and at most, who meets whom head to head, who could cut a support. It answers and settles nothing;
/// once everything is settled both ends of every interval agree.
///
/// `Paths` answers whether a chain of waters joins two places: `bool joined(int actor, Mask fleets)`. `Paths::plain`
/// says that nobody crosses or raises, `Paths::afoot` that nobody goes by sea or raids either: what then need not be
/// asked is left out of the program. `Strength` says what actions are worth (strength.h).
template <class Mask, class Paths, class Strength>
class Bounds : public Strength {
public:
    using Known = Findings<Mask>;
    using Known::moved, Known::stopped, Known::given, Known::denied, Known::pathOpen, Known::pathShut, Known::walks,
        Known::least, Known::most;
    static constexpr bool plain = Paths::plain;

    explicit Bounds(const typename Strength::Tables &tables) : Strength(tables) {}

    Mask openMoves() const { return c.movers & ~moved & ~stopped; }
    /// None where supports are weighed with everything else.
    Mask openSupports() const { return Strength::fixed ? c.supporters & ~given & ~denied : Mask(0); }
    Mask openPaths() const { return Paths::afoot ? Mask(0) : c.bySea & ~pathOpen & ~pathShut; }
    bool done() const { return !(openMoves() | openSupports() | openPaths()); }

    Interval attack(int u) const;
    Interval resistance(int u) const; ///< of the place that u wants: hold, or defence in a head-to-head
    Interval prevent(int u) const;
    Interval hold(int place) const;
    bool headToHead(int u) const; ///< the unit at the destination comes the opposite way, neither by sea
    Mask spared(int s, Mask hostile) const;
    Mask cutters(int s) const; ///< attackers that would cut this support if they get there

    int strengthOf(int u) const { return least[u]; } ///< once settled: with every support given
    /// Do units of the power that holds the place help the mover, who is no unit of that power, to get there?
    bool isHelpedBy(int power, int u) const
    {
        return ((c.backers[u] & this->given & c.ofPower[power]) | Strength::lenders(u, power)) != 0;
    }
    /// A strength of `u` without these supports, and those from the air, of the power that holds the place.
    int withoutPower(int strength, int u, Mask supporters, int power) const
    {
        const Mask excluded = supporters & c.ofPower[power];
        return strength - (excluded ? Strength::worthOf(excluded).least : 0)
               - Strength::lent(Strength::lenders(u, power));
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
    Mask dislodgers(int u) const
    {
        return has(c.movers & ~stopped, u) && !raises(u) ? Mask(0) : c.attackers[c.home[u]] & moved;
    }

protected:
    using Strength::c;
    static constexpr int width = room<Mask>;
    static Mask choose(bool yes, int i) { return Mask(yes) << i; }
    /// Notes which of these movers meet somebody who is bound the opposite way. To be told before anything is asked.
    void noteOpposed(Mask movers);

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

    Mask m_opposed = 0;
};

// 1971 XII.5: the convoyed armies among `hostile` whose attack leaves the support of `s` alone, since it is
// directed against a fleet of their own convoy (1982: since it is an action where any fleet convoys, for it or against
// it). Not even their success ends it (DATC 6.F.17, 6.F.18, 6.F.21, 6.F.22).
template <class Mask, class Paths, class Strength>
Mask Bounds<Mask, Paths, Strength>::spared(int s, Mask hostile) const
{
    if (Paths::afoot)
        return 0;
    Mask armies = 0;
    if constexpr (!Paths::plain) {
        // The same for armies that land from a fleet under sail: they spare what helps or hinders it where it goes.
        const int helped = c.directed[s] == nowhere ? c.home[c.target[s]] : c.directed[s];
        each(hostile & c.disembarking, [&](int a) {
            if (c.carriers[a] && c.dest[lowest(c.carriers[a])] == helped)
                armies |= bit<Mask>(a);
        });
    }
    if (!(c.sparesAttackOnConvoy | c.sparesActionAtConvoy) || !(hostile & c.bySea))
        return armies;
    const int fleet = c.directed[s] != nowhere ? int(c.occupant[c.directed[s]])
                      : c.sparesActionAtConvoy ? int(c.target[s])
                                               : int(nobody);
    // A move support may also back an attack on an empty sea: no fleet, nothing to spare.
    if (fleet == nobody || !has(c.carrying, fleet))
        return armies;
    each(hostile & c.bySea & ~walks, [&](int a) {
        if (c.sparesActionAtConvoy || has(c.carriers[a], fleet))
            armies |= bit<Mask>(a);
    });
    return armies;
}

// 1971 X: an attack from elsewhere cuts support, except from the place that the support is
// directed against; dislodgement always does.
template <class Mask, class Paths, class Strength>
Mask Bounds<Mask, Paths, Strength>::cutters(int s) const
{
    Mask hostile = c.attackers[c.home[s]] & ~c.ofPower[c.power[s]];
    if (!hostile)
        return 0;
    const int against = c.occupant[c.directed[s]];
    if (against != nobody && (Paths::afoot || !has(c.exposed, s))) {
        if (!(c.convoyAttacksFromSea && sails(against)))
            hostile &= ~bit<Mask>(against);
    }
    if constexpr (!Paths::plain) {
        // Whoever lands from where it is comes from that sea (Davis 6).
        each(hostile & c.disembarking, [&](int a) {
            if (!c.carriers[a] && c.home[c.target[a]] == c.directed[s])
                hostile &= ~bit<Mask>(a);
        });
    }
    hostile &= ~spared(s, hostile);
    return hostile;
}

template <class Mask, class Paths, class Strength>
bool Bounds<Mask, Paths, Strength>::headToHead(int u) const
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
auto Bounds<Mask, Paths, Strength>::attack(int u) const -> Interval
{
    if (has(shut(), u))
        return {0, 0};
    const Small v = c.occupant[c.dest[u]];
    const int w = v & (width - 1); // any entry will do if nobody is there, even one that was never written
    const Mask who = only(v != nobody, bit<Mask>(w));
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
    if (const Mask lenders = met ? Strength::lenders(u, c.power[w]) : Mask(0)) [[unlikely]] {
        const int lent = Strength::lent(lenders);
        i.least -= lent;
        if (!mayLeave)
            i.most -= lent;
    }
    i.least = pick(ally | !arrives(u), 0, i.least);
    i.most = pick(ally & !mayLeave, 0, i.most);
    return i;
}

template <class Mask, class Paths, class Strength>
auto Bounds<Mask, Paths, Strength>::hold(int place) const -> Interval
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
auto Bounds<Mask, Paths, Strength>::resistance(int u) const -> Interval
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
auto Bounds<Mask, Paths, Strength>::prevent(int u) const -> Interval
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
    if (headToHead(u)) {
        if (has(moved, v))
            return {0, 0};
        if (!has(stopped, v))
            i.least = 0;
    } else if (c.loserHasNoEffect) { // the same if it is driven out; but they may have changed places by convoy
        if (has(moved, v) && has(stopped, u))
            return {0, 0};
        if (!has(stopped, v) && !has(moved, u))
            i.least = 0;
    } else if (wavers(u) || wavers(v)) {
        i.least = 0;
    }
    return i;
}

template <class Mask, class Paths, class Strength>
inline void Bounds<Mask, Paths, Strength>::noteOpposed(Mask movers)
{
    for (; movers; movers &= movers - 1) {
        const int u = lowest(movers);
        const Small v = c.occupant[c.dest[u]];
        m_opposed |= choose((v != nobody) & (c.dest[v & (width - 1)] == c.home[u]), u);
    }
}

} // namespace entente::judge
