#pragma once

#include "judge/evidence.h"
#include "judge/findings.h"
#include "judge/tanktables.h"

#include <algorithm>

namespace entente::judge {

// What actions are worth: the one question that the rules of tanks answer differently. A policy keeps the bounds of
// every actor's action with its supports (`least` and `most` of Findings), and answers what a resolver asks beside
// them.

/// A support counts whole or not at all, and nobody is weaker for being attacked. Bounds are kept as supports are
/// decided, one by one.
template <class Mask>
class FixedStrength : public Findings<Mask> {
public:
    using Tables = Contest<Mask>;
    static constexpr bool fixed = true;

    explicit FixedStrength(const Tables &tables) : c(tables) {}

    // Once everything is settled, what is told apart in a sum (evidencerecorder.h):
    int ownStrength(int u, bool) const { return c.strength[u]; }               ///< of an action, without supports
    int bareStrength(int u) const { return c.strength[u]; }                    ///< of a mover where it stands
    int worth(int s) const { return has(this->given, s) ? c.strength[s] : 0; } ///< of a support
    // Nobody counts for less.
    bool isHalved(int) const { return false; }
    bool isMarch(int) const { return false; }
    Mask weakening(int) const { return 0; }
    Evidence::Part::Why whyLess(int, int) const { return Evidence::Part::Why::Self; }

protected:
    /// Of a unit that stands without support.
    Interval bare(int u) const { return {c.strength[u], c.strength[u]}; }
    /// Of a unit that meets another coming the opposite way.
    Interval defence(int u) const { return {this->least[u], this->most[u]}; }
    static constexpr Mask lenders(int, int) { return 0; }
    static constexpr int lent(Mask) { return 0; }
    /// What these supporters, none of them denied, have in all.
    Interval worthOf(Mask supporters) const { return {sum(supporters & this->given), sum(supporters)}; }

    const Tables &c;

private:
    int sum(Mask supporters) const
    {
        int total = 0;
        for (; supporters; supporters &= supporters - 1)
            total += c.strength[lowest(supporters)];
        return total;
    }
};

/// A tank is halved by those who attack it (1939 III 22), so a support may count in part, and what a unit is worth
/// hangs on whether others arrive. Bounds are weighed round by round, for everybody whose bounds do not meet yet.
template <class Mask>
class HalvedByAttack : public Findings<Mask> {
public:
    using Tables = TankTables<Mask>;
    static constexpr bool fixed = false;

    explicit HalvedByAttack(const Tables &tables) : c(tables) {}

    /// What a support is worth once everything is settled: 0 when it is cut.
    int worth(int s) const { return m_worthMost[s]; }
    /// The same of a unit where it stands, without supports.
    int standing(int u) const { return m_standsMost[u]; }
    int ownStrength(int u, bool sails) const { return weighOwn(u, sails).most; }
    int bareStrength(int u) const { return bare(u).most; }
    /// How much cut into this support: attacks of others, and what came out of the air or in earlier steps.
    template <class R>
    int cutsInto(const R &resolver, int s) const
    {
        return c.airCuts[s] + count(resolver.cutters(s) & this->pathOpen);
    }
    /// Does one attack take half of its support?
    bool isHalved(int s) const { return has(c.tanks, s); }
    bool isMarch(int u) const { return has(c.marchers, u); }
    /// Those whose attacks halve it where it stands.
    Mask weakening(int u) const
    {
        const Mask hostile = hostileTo(u) & this->pathOpen;
        return has(m_beset, u) && several(hostile) ? hostile : Mask(0);
    }
    /// Of a unit that stands with so much, which is less than its strength.
    Evidence::Part::Why whyLess(int u, int halves) const
    {
        using Why = Evidence::Part::Why;
        if (has(c.inRoute, u))
            return Why::Halted;
        return halves < standing(u) ? Why::Failed : Why::Weakened;
    }
    /// Did units of other powers attack it where it stands?
    bool attacked(int u) const { return (hostileTo(u) & this->pathOpen) != 0; }

protected:
    Interval bare(int u) const
    {
        if (!c.failedIsWeak) // 20: a tank whose move failed stands like any other (T6)
            return {m_standsLeast[u], m_standsMost[u]};
        return {std::min(c.march[u], m_standsLeast[u]), std::min(c.march[u], m_standsMost[u])};
    }
    /// T11: a tank that meets somebody coming the other way defends its start with its full strength at least.
    Interval defence(int u) const
    {
        return {std::max(this->least[u], m_standsLeast[u]), std::max(this->most[u], m_standsMost[u])};
    }
    /// The bombers of the power that lend their strength to the unit's action; and what they lend.
    Mask lenders(int u, int power) const { return c.airBackers[u] & c.ofPower[power]; }
    int lent(Mask bombers) const
    {
        int sum = 0;
        each(bombers, [&](int bomber) { sum += c.strength[bomber]; });
        return sum;
    }
    Interval worthOf(Mask supporters) const
    {
        Interval total{0, 0};
        each(supporters, [&](int s) {
            total.least += m_worthLeast[s];
            total.most += m_worthMost[s];
        });
        return total;
    }
    /// Before anything is known: notes what everybody is worth, and whose bounds may still change.
    void open();
    /// `R` is the resolver that this is the strength of.
    template <class R>
    void weigh(const R &resolver);

    const Tables &c;

private:
    /// There are few to count, and no instruction for it on every processor.
    static int count(Mask mask)
    {
        int members = 0;
        for (; mask; mask &= mask - 1)
            ++members;
        return members;
    }
    static bool several(Mask mask) { return (mask & (mask - 1)) != 0; }
    Mask hostileTo(int u) const { return c.attackers[c.home[u]] & ~c.ofPower[c.power[u]]; }
    void weighActor(int u, bool sails);
    Interval weighStanding(int u) const;
    template <class R>
    Interval weighSupport(const R &resolver, int s) const;
    Interval weighOwn(int u, bool sails) const;

    std::array<Halves<Mask>, room<Mask>> m_standsLeast, m_standsMost; ///< by actor: where it stands, without supports
    std::array<Halves<Mask>, room<Mask>> m_worthLeast, m_worthMost;   ///< by supporter: what it lends
    Mask m_openSupports = 0, m_openActors = 0;                        ///< those whose bounds may still change
    Mask m_beset = 0;                                                 ///< tanks that several attack where they stand
};

// 22: a standing or supporting tank meets a lone attacker with its full strength, several with half. An attack never
// weakens it against itself, so one attacker changes nothing (T2), and three do no more than two.
template <class Mask>
Interval HalvedByAttack<Mask>::weighStanding(int u) const
{
    const int full = c.strength[u];
    const Mask hostile = hostileTo(u);
    return {several(hostile & ~this->pathShut) ? full / 2 : full, several(hostile & this->pathOpen) ? full / 2 : full};
}

// 1971 X, and for tanks 22b, 22c: an attack takes half of a tank's support, a second one the rest.
template <class Mask>
template <class R>
Interval HalvedByAttack<Mask>::weighSupport(const R &resolver, int s) const
{
    const Mask attackers = c.attackers[c.home[s]];
    const int full = c.strength[s];
    const Mask dislodging = attackers & ~resolver.spared(s, attackers);
    if (dislodging & this->moved)
        return {0, 0};
    const Mask cutting = resolver.cutters(s);
    const int part = has(c.tanks, s) ? full / 2 : full;
    const auto after = [&](Mask attacks) { return std::max(0, full - (count(attacks) + c.airCuts[s]) * part); };
    return {dislodging & ~this->stopped ? 0 : after(cutting & ~this->pathShut),
            after(cutting & (this->pathOpen | (c.mayWalk & ~this->pathShut)))};
}

/// Of an action, without supports: a double move, and a crossing where the rules say so, has the strength of a march.
template <class Mask>
inline Interval HalvedByAttack<Mask>::weighOwn(int u, bool sails) const
{
    if (!has(c.movers, u))
        return {m_standsLeast[u], m_standsMost[u]};
    const bool slow = has(c.marchers, u) || (sails && !c.fullBySea);
    const bool open = has(c.bySea & c.mayWalk & ~this->pathOpen & ~this->pathShut, u);
    return {slow ? c.march[u] : c.strength[u], slow && !open ? c.march[u] : c.strength[u]};
}

template <class Mask>
void HalvedByAttack<Mask>::open()
{
    m_openSupports = m_openActors = m_beset = 0;
    each(c.supporters, [&](int s) {
        const bool gone = has(c.ousted, s);
        m_worthLeast[s] = m_worthMost[s] = gone ? Halves<Mask>(0) : c.strength[s];
        (gone ? this->denied : this->given) |= bit<Mask>(s);
        m_openSupports |= only(!gone && (c.attackers[c.home[s]] || c.airCuts[s]), bit<Mask>(s));
    });
    // Most act alone and with their full strength.
    for (int u = 0; u < c.actors; ++u) {
        m_standsLeast[u] = m_standsMost[u] = c.strength[u];
        this->least[u] = this->most[u] = static_cast<Halves<Mask>>(c.strength[u] + c.airSupport[u]);
    }
    each(c.weakened, [&](int u) { m_standsLeast[u] = m_standsMost[u] = static_cast<Halves<Mask>>(c.strength[u] / 2); });
    each(c.inRoute, [&](int u) { m_standsLeast[u] = m_standsMost[u] = c.march[u]; });
    each(c.tanks & ~c.inRoute & ~c.weakened, [&](int u) { m_beset |= only(several(hostileTo(u)), bit<Mask>(u)); });
    Mask backed = 0;
    each(c.supporters, [&](int s) {
        const Mask target = bit<Mask>(c.target[s]);
        backed |= target;
        m_openActors |= only(has(m_openSupports, s), target);
    });
    each(backed | c.weakened | c.inRoute | c.marchers | c.bySea, [&](int u) { weighActor(u, has(c.bySea, u)); });
    m_openActors |= m_beset | (c.bySea & c.mayWalk);
}

template <class Mask>
inline void HalvedByAttack<Mask>::weighActor(int u, bool sails)
{
    const Interval own = weighOwn(u, sails);
    const Interval lent = worthOf(c.backers[u]);
    const int lift = c.airSupport[u];
    this->least[u] = static_cast<Halves<Mask>>(own.least + lift + lent.least);
    this->most[u] = static_cast<Halves<Mask>>(own.most + lift + lent.most);
}

template <class Mask>
template <class R>
void HalvedByAttack<Mask>::weigh(const R &resolver)
{
    // Bounds that meet stay as they are: others may rest on them. An army that may yet walk has the strength of its
    // crossing while it sails.
    const Mask unsure = c.mayWalk & ~this->pathOpen & ~this->pathShut;
    this->given &= ~m_openSupports;
    this->denied &= ~m_openSupports;
    Mask met = 0;
    each(m_openSupports, [&](int s) {
        const Interval worth = weighSupport(resolver, s);
        m_worthLeast[s] = static_cast<Halves<Mask>>(worth.least);
        m_worthMost[s] = static_cast<Halves<Mask>>(worth.most);
        this->given |= only(worth.least > 0, bit<Mask>(s));
        this->denied |= only(worth.most == 0, bit<Mask>(s));
        met |= only(worth.least == worth.most, bit<Mask>(s));
    });
    m_openSupports &= ~met;
    each(m_openActors & m_beset, [&](int u) {
        const Interval stands = weighStanding(u);
        m_standsLeast[u] = static_cast<Halves<Mask>>(stands.least);
        m_standsMost[u] = static_cast<Halves<Mask>>(stands.most);
    });
    met = 0;
    each(m_openActors, [&](int u) {
        weighActor(u, resolver.sails(u));
        met |= only(m_standsLeast[u] == m_standsMost[u] && this->least[u] == this->most[u], bit<Mask>(u));
    });
    m_openActors &= unsure ? m_openActors : ~met;
}

} // namespace entente::judge
