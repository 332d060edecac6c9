#pragma once

#include "scene.h"

#include <algorithm>

namespace entente::proof {

/// The equations of 1971 over who moves, for readings of rules that add to them: who attacks where, who helps whom, and
/// what each counts. Whoever is taken to move must be whoever moves by the rules, all others being as taken.
class Battle {
public:
    using Places = std::array<std::int8_t, Scene::mostUnits>;

    explicit Battle(int count) : units(count)
    {
        at.fill(nothing);
        to.fill(nothing);
        helps.fill(nothing);
        aims.fill(nothing);
    }
    virtual ~Battle() = default;

    int units;
    Places power = {};
    Places at;       ///< where each stands and can be attacked
    Places to;       ///< where each attacks
    Places helps;    ///< whom each supports, ...
    Places aims;     ///< ... and where
    Mask movers = 0; ///< attackers that would enter
    Mask stays = 0;  ///< of these: who stays at home if it wins
    Mask pinned = 0; ///< of these: whose move fails whatever happens
    Mask came = 0;   ///< who stands where it came in before, perhaps behind one that has yet to leave

    // What follows from the set of those who move.
    Mask moved = 0, dislodged = 0;
    std::array<int, Scene::mostUnits> worth = {}; ///< of the support that each gives

    /// Finds who moves: of several answers that differ in nothing but a circle of units (VII.3) the one in which it
    /// turns. Where there is none, or several that differ in more, the moves fail without which there would be one.
    Answers solve()
    {
        Answers answers;
        Mask best = 0;
        if (!tries(best, answers.count)) {
            answers.paradox = true;
            const Mask before = pinned;
            Mask loop = 0;
            int count = 0;
            const Mask all = mayFail();
            for (int size = 1; size <= std::popcount(all) && !loop; ++size) {
                for (Mask some = all; some; some = (some - 1) & all) {
                    pinned = before | some;
                    if (std::popcount(some) == size && tries(best, count))
                        loop |= some;
                }
            }
            pinned = before | loop;
            answers.unanswered = !tries(best, count);
        }
        bearsOut(best);
        return answers;
    }

    int occupant(int place) const
    {
        int found = nothing;
        for (int u = 0; u < units; ++u) {
            if (place != nothing && at[u] == place && (found == nothing || has(came, u)))
                found = u;
        }
        return found;
    }
    bool moves(int u) const { return has(movers, u); }
    bool leaves(int u) const { return has(moved & ~stays, u); }
    bool attacks(int v, int u) const { return at[u] != nothing && to[v] == at[u] && power[v] != power[u]; }
    /// Two moves that meet on the way (VII.2).
    virtual bool headOn(int u) const
    {
        const int v = occupant(to[u]);
        return v != nothing && at[u] != nothing && moves(u) && moves(v) && to[v] == at[u];
    }
    /// Beaten by the one who came the other way: no effect where that one came from (DATC 4.A.7).
    bool beaten(int u) const { return headOn(u) && has(moved, occupant(to[u])); }
    int helpers(int u, int without = nothing) const
    {
        int sum = 0;
        for (int s = 0; s < units; ++s)
            sum += helps[s] == u && power[s] != without ? worth[s] : 0;
        return sum;
    }
    /// What an attack counts against whoever is there, by VIII without help of that one's own country; 0 against one's
    /// own.
    int attackOn(int u, int v) const { return power[u] == power[v] ? 0 : strength(u) + helpers(u, power[v]); }
    /// What the attack must exceed in its place, but for its rivals.
    int met(int u) const
    {
        const int v = occupant(to[u]);
        if (v == nothing || (leaves(v) && !headOn(u)))
            return 0;
        if (headOn(u))
            return std::max(strength(v) + helpers(v), standing(v));
        return standing(v) + (moves(v) ? 0 : helpers(v));
    }
    int attack(int u) const
    {
        const int v = occupant(to[u]);
        return v != nothing && (!leaves(v) || headOn(u)) ? attackOn(u, v) : strength(u) + helpers(u);
    }
    /// The strongest of the others that are bound for the same place.
    int rival(int u) const
    {
        int best = 0;
        for (int v = 0; v < units; ++v) {
            if (v != u && to[v] != nothing && to[v] == to[u] && !beaten(v) && isThere(v))
                best = std::max(best, bars(v));
        }
        return best;
    }

    virtual int strength(int) const { return 1; } ///< of an attack without help
    virtual int standing(int) const { return 1; } ///< of one that stays, without help
    /// With what it keeps others out of the place that it attacks.
    virtual int bars(int u) const { return strength(u) + helpers(u); }
    /// Whose moves fail where the rules have no answer.
    virtual Mask mayFail() const { return movers; }
    /// Does the attack take place?
    virtual bool isThere(int) const { return true; }
    /// IX, X: a support is cut by an attack from elsewhere than where it points, or by being driven out.
    virtual int support(int s) const
    {
        if (has(dislodged, s))
            return 0;
        for (int v = 0; v < units; ++v) {
            if (attacks(v, s) && isThere(v) && at[v] != aims[s])
                return 0;
        }
        return strength(s);
    }

protected:
    virtual bool enters(int u) const { return attack(u) > met(u) && attack(u) > rival(u); }
    /// What else follows from it.
    virtual void follow() {}

    bool bearsOut(Mask taken)
    {
        moved = taken;
        dislodged = 0;
        for (int u = 0; u < units; ++u) {
            const int v = has(moved, u) ? occupant(to[u]) : nothing;
            dislodged |= v != nothing && !leaves(v) ? 1u << v : 0;
        }
        follow();
        for (int s = 0; s < units; ++s)
            worth[s] = helps[s] != nothing ? std::max(0, support(s)) : 0;
        Mask moves = 0;
        for (int u = 0; u < units; ++u)
            moves |= Mask(has(movers & ~pinned, u) && isThere(u) && enters(u)) << u;
        return moves == moved;
    }

private:
    /// Is there an answer, and no other that differs in more than a circle?
    bool tries(Mask &best, int &count)
    {
        bool alike = true;
        std::array<int, Scene::mostUnits> given = {};
        count = 0;
        for (Mask taken = movers;; taken = (taken - 1) & movers) {
            if (bearsOut(taken)) {
                alike = alike && (count == 0 || given == worth);
                given = worth;
                if (count++ == 0 || std::popcount(taken) > std::popcount(best))
                    best = taken;
            }
            if (!taken)
                return alike && count > 0;
        }
    }
};

} // namespace entente::proof
