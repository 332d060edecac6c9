#pragma once

#include "reading.h"

namespace entente::proof {

using Act = World::Act;

/// Who moves and whose support counts, as equations: whoever is taken to move must be whoever moves by the rules, all
/// others being as taken.
class Equations {
public:
    Equations(const World &world, const Print &print) : w(world), p(print)
    {
        for (int u = 0; u < w.units; ++u) {
            movers |= Mask(w.moves(u)) << u;
            armies |= Mask(!w.routes[u].empty()) << u;
        }
    }

    Mask movers = 0, armies = 0, ruled = 0; ///< movers; those with a convoy; those whose convoy is in a paradox

    // What follows from the set of those who move.
    Mask moved = 0, asks = 0, sails = 0, sets = 0, given = 0, dislodged = 0;

    bool bearsOut(Mask taken)
    {
        moved = taken;
        dislodged = asks = sails = sets = given = 0;
        for (int u = 0; u < w.units; ++u)
            dislodged |= has(moved, u) && w.to[u] < w.units && !has(moved, w.to[u]) ? 1u << w.to[u] : 0;
        for (int u = 0; u < w.units; ++u)
            chooseWay(u);
        for (int s = 0; s < w.units; ++s)
            given |= Mask(supports(s) && !isCut(s)) << s;
        Mask moves = 0;
        for (int u = 0; u < w.units; ++u)
            moves |= Mask(w.moves(u) && succeeds(u)) << u;
        return moves == moved;
    }

    /// Two moves that meet on the way (1971 VII.2): against each other, and nobody is carried.
    bool headOn(int u) const
    {
        const int v = w.to[u];
        return v < w.units && w.moves(v) && w.to[v] == u && !has(sails, u) && !has(sails, v) && has(sets, v);
    }
    /// Beaten by the one who came the other way: no effect where that one came from (DATC 4.A.7).
    bool beaten(int u) const
    {
        const int v = w.to[u];
        if (v >= w.units || !has(moved, v))
            return false;
        return headOn(u) || (p.loserIsNothing && w.to[v] == u && !has(moved, u));
    }

private:
    const World &w;
    const Print &p;

    /// A convoy holds while its fleets stand: XII.3.
    bool carried(int u) const
    {
        if (has(ruled, u))
            return false;
        bool any = false, all = !w.routes[u].empty();
        for (const Mask route : w.routes[u])
            (route & dislodged ? all : any) = !(route & dislodged);
        return p.anyBroken ? all : any;
    }

    /// Is the fleet ordered to carry the army, and may it? 2023 knows no needless convoys of those who may walk.
    bool isFollowed(int f, int army) const
    {
        return w.act[f] == Act::Convoy && w.to[f] == army && !(p.needlessIgnored && has(w.needless, f));
    }

    /// By sea, on foot, or not at all.
    void chooseWay(int u)
    {
        if (!w.moves(u))
            return;
        bool sea = has(w.apart | w.via, u), walksInstead = !has(w.apart, u) && has(w.via, u) && p.walksInstead;
        if (!sea && !w.routes[u].empty()) {
            const int v = w.to[u];
            if (p.neighbour == Print::Neighbour::IfOpposed) {
                sea = v < w.units && w.moves(v) && w.to[v] == u;
                walksInstead = true;
            } else if (p.neighbour == Print::Neighbour::ByIntent) {
                for (int f = 0; f < w.units; ++f)
                    sea = sea || (isFollowed(f, u) && w.power[f] == w.power[u]);
            }
        }
        asks |= Mask(sea && !w.routes[u].empty()) << u; // without a chain that was ordered whole it is no convoyed army
        sails |= Mask(sea && carried(u)) << u;
        sets |= Mask(!sea || walksInstead || carried(u)) << u;
    }

    bool supports(int s) const { return w.act[s] == Act::Support && !(w.moves(w.to[s]) && w.to[w.to[s]] == s); }
    bool helps(int s, int u) const { return has(given, s) && w.to[s] == u; }

    /// IX, X: cut by an attack from elsewhere than where it points, or by being dislodged.
    bool isCut(int s) const
    {
        const int points = w.moves(w.to[s]) ? w.to[w.to[s]] : w.to[s];
        for (int v = 0; v < w.units; ++v) {
            if (!has(sets, v) || w.to[v] != s || w.power[v] == w.power[s])
                continue;
            if (has(asks, v) && isSpared(v, points, w.moves(w.to[s])))
                continue;
            if (v != points || has(moved, v) || (p.fromSea && has(sails, v)))
                return true;
        }
        return false;
    }
    /// XII.5: a carried army does not cut the support of an attack on one of the fleets that carry it; in 1982 of any
    /// action in a body of water that contains a convoying fleet. Nor does it where its convoy is broken and it walks:
    /// XII.5 comes first.
    bool isSpared(int army, int points, bool attacks) const
    {
        if (points >= w.units || !isFollowed(points, w.to[points]) || !has(asks, w.to[points]))
            return false;
        return p.paradox == Print::Paradox::Book1982
               || (p.paradox == Print::Paradox::Book1971 && attacks && w.to[points] == army);
    }

    int helpers(int u, int without) const
    {
        int count = 0;
        for (int s = 0; s < w.units; ++s)
            count += helps(s, u) && w.power[s] != without ? 1 : 0;
        return count;
    }

    bool succeeds(int u) const
    {
        if (!has(sets, u))
            return false;
        const int to = w.to[u];
        int attack = 1 + helpers(u, -1), met = 0;
        if (to < w.units && (!has(moved, to) || headOn(u))) {
            // VIII: nobody dislodges, or helps to dislodge, a unit of one's own country.
            attack = w.power[to] == w.power[u] ? 0 : 1 + helpers(u, w.power[to]);
            met = headOn(u) ? 1 + helpers(to, -1) : w.moves(to) ? 1 : 1 + helpers(to, -1);
        }
        if (attack <= met)
            return false;
        for (int v = 0; v < w.units; ++v) {
            if (v != u && has(sets, v) && w.to[v] == to && !beaten(v) && attack <= 1 + helpers(v, -1))
                return false;
        }
        return true;
    }
};

} // namespace entente::proof
