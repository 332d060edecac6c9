#pragma once

#include "judge/findings.h"
#include "judge/verdict.h"

namespace entente::judge {

/// The first of two attempts to settle a contest on the field, and for most of a season the only one needed. It goes
/// from place to place, to each when it is known who stands there: what happens in a place is then told by
/// comparing the strengths of those who want it, once, and tells in turn who leaves their homes. So it follows chains
/// of moves from their ends, and stops before head-to-head battles, cycles, and whatever hangs on a convoy in danger;
/// these are left to the Resolver, which goes on from the same findings. As a place is settled the verdicts of all who
/// wanted it are written, since nothing more will be learnt about them.
///
/// Orders are heard between `begin` and `settle`; the contest must not know raiders, flyers, raisers and crossings.
template <class Mask>
class PlainPass {
public:
    explicit PlainPass(Contest<Mask> &contest) : c(contest) { m_standing.fill(0); }

    /// Where verdicts go, and where movers land.
    struct Report {
        Verdict *units;           ///< by actor; all `Holds` until now
        const RegionId *arrivals; ///< by mover
        RegionId *endsIn;         ///< by actor; until now where it stands
        ProvinceSet *contested;   ///< places left empty by a stand-off
    };

    void begin(int places)
    {
        std::fill_n(m_standing.begin(), places, Mask(0));
        m_vacantCount = 0;
        m_attacked = 0;
    }
    void stand(int actor, int place) { m_standing[place] = bit<Mask>(actor); }
    Mask standing(int place) const { return m_standing[place]; }
    /// Somebody wants the place. To be told before the contest is.
    void want(int place)
    {
        m_vacant[m_vacantCount] = static_cast<Place>(place);
        m_vacantCount += !c.attackers[place] & !m_standing[place];
        m_attacked |= m_standing[place];
    }

    /// Takes shut convoys out of the contest's attackers.
    template <class Paths>
    void settle(Findings<Mask> &findings, const Paths &paths, const Report &report)
    {
        f = &findings;
        m_report = report;
        m_told = 0;
        f->open(c);
        if constexpr (!Paths::afoot)
            settlePaths(paths);
        m_sailing = c.bySea & ~f->walks;
        m_unsure = c.bySea & ~f->pathOpen & ~f->pathShut;
        settleSupports();
        settlePlaces();
    }

    /// Movers whose verdicts are written.
    Mask told() const { return m_told; }

private:
    template <class Paths>
    void settlePaths(const Paths &paths);
    void settleSupports();
    void settlePlaces();
    bool waits(Mask rivals, Mask there) const;
    void settlePlace(int place, int v, Mask there)
    {
        if (there & f->moved)
            settleVacant(place);
        else
            settleHeld(place, v, there);
    }
    void settleVacant(int place);
    void settleHeld(int place, int v, Mask there);
    struct Leaders {
        int first = nobody, firstStrength = 0;
        int second = nobody, secondStrength = 0;
    };
    Leaders leadersOf(Mask rivals) const;
    Reason arrival(int u) const { return has(m_sailing, u) ? Reason::MovesByConvoy : Reason::Moves; }
    void arrive(int u, Mask self, Mask rivals);
    void write(int u, Reason reason, int other, int strength, int against);
    void settleSupporter(int supporter, bool dislodged);

    Mask openMoves() const { return c.movers & ~f->moved & ~f->stopped; }
    int sum(Mask supporters) const
    {
        int total = 0;
        each(supporters, [&](int s) { total += c.strength[s]; });
        return total;
    }
    /// Could somebody who wants this actor's home drive it out with every support ordered?
    bool endangered(int actor) const
    {
        bool danger = false;
        for (Mask rest = c.attackers[c.home[actor]]; rest; rest &= rest - 1)
            danger |= c.fullStrength[lowest(rest)] > c.strength[actor];
        return danger;
    }

    Contest<Mask> &c;
    Findings<Mask> *f = nullptr;
    Report m_report = {};
    alignas(cacheLine) std::array<Mask, maxPlaces + 1> m_standing; ///< by place: the occupant as a set
    std::array<Place, room<Mask> + 1>
        m_vacant; ///< empty places that are wanted; one entry more, so that writing needs no question
    int m_vacantCount = 0;
    Mask m_attacked = 0; ///< actors whose home is wanted
    Mask m_told = 0;
    Mask m_sailing = 0; ///< movers by sea
    Mask m_unsure = 0;  ///< movers of whom it is open whether, or how, they go
    Mask m_awaited = 0; ///< supports that hang on who is driven out
};

/// Convoys whose fleets nobody can drive out, and those that lack a fleet from the beginning.
template <class Mask>
template <class Paths>
void PlainPass<Mask>::settlePaths(const Paths &paths)
{
    for (Mask rest = c.bySea; rest; rest &= rest - 1) {
        const int u = lowest(rest);
        const Mask self = bit<Mask>(u);
        const Mask fleets = c.carriers[u];
        Mask safe = 0;
        each(fleets, [&](int fleet) { safe |= only(!endangered(fleet), bit<Mask>(fleet)); });
        bool open = false, shut = false;
        if (c.anyBrokenDisrupts) {
            const Mask essential = paths.essential(u);
            shut = !essential;
            open = essential && !(essential & ~safe);
        } else {
            open = paths.joined(u, safe);
            shut = !open && (safe == fleets || !paths.joined(u, fleets));
        }
        if (shut && has(c.mayWalk, u)) {
            f->walks |= self;
            open = true;
            shut = false;
        }
        f->pathOpen |= only(open, self);
        if (shut) {
            f->pathShut |= self;
            f->stopped |= self;
            c.attackers[c.dest[u]] &= ~self;
        }
    }
}

/// Supports that nobody attacks, that are cut for certain, and that nobody who attacks could end.
template <class Mask>
void PlainPass<Mask>::settleSupports()
{
    const bool sparing = (c.sparesAttackOnConvoy | c.sparesActionAtConvoy) && c.bySea;
    m_awaited = 0;
    for (Mask rest = c.supporters; rest; rest &= rest - 1) {
        const int s = lowest(rest);
        const Mask attackers = c.attackers[c.home[s]];
        if (!attackers) {
            f->noteSupport(c, s, true);
            continue;
        }
        // 1971 X: an attack from elsewhere cuts support, except from the place that the support is directed
        // against; dislodgement always does.
        const int against = c.occupant[c.directed[s]];
        Mask cutting = attackers & ~c.ofPower[c.power[s]];
        if (against != nobody && !(c.convoyAttacksFromSea && has(m_sailing, against)))
            cutting &= ~bit<Mask>(against);
        if (sparing && (attackers & c.bySea))
            m_awaited |= bit<Mask>(s);
        else if (cutting & ~m_unsure)
            f->noteSupport(c, s, false);
        else if (!cutting && !endangered(s))
            f->noteSupport(c, s, true);
        else
            m_awaited |= bit<Mask>(s);
    }
}

template <class Mask>
void PlainPass<Mask>::settlePlaces()
{
    Mask ready = m_attacked & ~openMoves(); // occupants of which it is known whether they leave
    bool again = true;
    Mask waiting = 0;
    while (again) {
        const Mask awaited = m_awaited;
        int left = 0;
        for (int i = 0; i < m_vacantCount; ++i) {
            const int place = m_vacant[i];
            const Mask rivals = c.attackers[place];
            if (waits(rivals, 0)) {
                m_vacant[left++] = static_cast<Place>(place);
                continue;
            }
            settleVacant(place);
            ready |= rivals & m_attacked;
        }
        m_vacantCount = left;
        while (ready) {
            const int v = lowest(ready);
            const Mask there = ready & (Mask(0) - ready);
            ready ^= there;
            const int place = c.home[v];
            const Mask rivals = c.attackers[place];
            if (waits(rivals, there)) {
                waiting |= there;
                continue;
            }
            settlePlace(place, v, there);
            ready |= rivals & m_attacked;
        }
        again = awaited != m_awaited && (waiting || left);
        ready = waiting;
        waiting = 0;
    }
}

/// Does what happens in a place hang on a support or a path that is still open?
template <class Mask>
inline bool PlainPass<Mask>::waits(Mask rivals, Mask there) const
{
    if (!(m_awaited | m_unsure)) [[likely]]
        return false;
    Mask backers = 0;
    each(rivals | there, [&](int u) { backers |= c.backers[u]; });
    return (backers & m_awaited) || (rivals & m_unsure);
}

/// A place where nobody is, or is no longer: the strongest gets it, if there is one.
template <class Mask>
inline void PlainPass<Mask>::settleVacant(int place)
{
    const Mask rivals = c.attackers[place];
    if (!(rivals & (rivals - 1))) {
        if (rivals) {
            const int u = lowest(rivals);
            write(u, arrival(u), nobody, f->least[u], 0);
            arrive(u, rivals, rivals);
        }
        return;
    }
    const Leaders best = leadersOf(rivals);
    for (Mask rest = rivals; rest; rest &= rest - 1) {
        const int u = lowest(rest);
        const bool leads = u == best.first;
        write(u, Reason::Bounced, leads ? best.second : best.first, f->least[u],
              leads ? best.secondStrength : best.firstStrength);
    }
    if (best.firstStrength > best.secondStrength) {
        write(best.first, arrival(best.first), nobody, best.firstStrength, best.secondStrength);
        arrive(best.first, bit<Mask>(best.first), rivals);
    } else {
        arrive(best.first, 0, rivals);
        m_report.contested->insert(ProvinceId(place));
    }
}

/// A place whose occupant `v` does not leave it, and meets nobody on the way.
template <class Mask>
inline void PlainPass<Mask>::settleHeld(int place, int v, Mask there)
{
    const Mask rivals = c.attackers[place];
    const int power = c.power[v];
    const bool stands = !(c.movers & there);
    const int hold = pick(stands, f->least[v], c.strength[v]);
    const Mask ofPower = c.ofPower[power];
    const Mask discounted = ofPower & f->given;

    // Only the strongest can get in: support that does not count against the occupant still bars others.
    const Leaders best = leadersOf(rivals);
    Mask winner = 0;
    for (Mask rest = rivals; rest; rest &= rest - 1) {
        const int u = lowest(rest);
        const Mask self = rest & (Mask(0) - rest);
        const int full = f->least[u];
        const bool own = (ofPower & self) != 0;
        int attack = full; // of one whose own unit is in the way, as told: what it had against others
        if (only(!own, c.backers[u] & discounted)) [[unlikely]]
            attack = full - sum(c.backers[u] & discounted);
        const bool leads = u == best.first;
        const int barred = pick(leads, best.secondStrength, best.firstStrength);
        const bool rival = (barred > hold) & (!own | (barred >= full));
        const int against = rival ? barred : hold;
        const bool wins = !own & (attack > against);
        winner |= only(wins, self);
        write(u,
              wins           ? arrival(u)
              : own & !rival ? Reason::OwnUnit
                             : Reason::Bounced,
              rival & !wins ? pick(leads, best.second, best.first) : v, attack, against);
    }
    arrive(winner ? lowest(winner) : int(nobody), winner, rivals);

    Verdict &verdict = m_report.units[v];
    if (stands)
        verdict.strength = toldStrength(hold);
    if (winner) {
        const int by = lowest(winner);
        verdict.dislodged = true;
        verdict.dislodger = UnitId(by);
        if (stands) {
            verdict.against = m_report.units[by].strength;
            verdict.reason = Reason::Dislodged;
            verdict.other = UnitId(by);
        }
    }
    if (m_awaited & there)
        settleSupporter(v, winner != 0);
}

/// The strongest of these movers, and the next; of equals the first.
template <class Mask>
inline auto PlainPass<Mask>::leadersOf(Mask rivals) const -> Leaders
{
    Leaders best;
    for (; rivals; rivals &= rivals - 1) {
        const int u = lowest(rivals);
        const int strength = f->least[u];
        const bool leads = strength > best.firstStrength;
        const bool follows = strength > best.secondStrength;
        best.second = leads ? best.first : follows ? u : best.second;
        best.secondStrength = leads ? best.firstStrength : follows ? strength : best.secondStrength;
        best.first = leads ? u : best.first;
        best.firstStrength = leads ? strength : best.firstStrength;
    }
    return best;
}

/// Notes who of those who wanted a place got in, if anybody.
template <class Mask>
inline void PlainPass<Mask>::arrive(int u, Mask self, Mask rivals)
{
    m_told |= rivals;
    f->moved |= self;
    f->stopped |= rivals ^ self;
    if (self)
        m_report.endsIn[u] = m_report.arrivals[u];
}

template <class Mask>
inline void PlainPass<Mask>::write(int u, Reason reason, int other, int strength, int against)
{
    Verdict verdict;
    verdict.reason = reason;
    verdict.other = UnitId(other);
    verdict.strength = toldStrength(strength);
    verdict.against = toldStrength(against);
    verdict.byConvoy = has(m_sailing, u);
    m_report.units[u] = verdict;
}

template <class Mask>
void PlainPass<Mask>::settleSupporter(int supporter, bool dislodged)
{
    // Who may be spared by the rules of convoys is the resolver's business.
    if ((c.sparesAttackOnConvoy | c.sparesActionAtConvoy) && (c.attackers[c.home[supporter]] & c.bySea))
        return;
    m_awaited &= ~bit<Mask>(supporter);
    f->noteSupport(c, supporter, !dislodged);
}

} // namespace entente::judge
