#include "tankreading.h"

#include <algorithm>

namespace entente::proof {

namespace {

using Act = World::Act;

class Armour {
public:
    explicit Armour(const World &world) : w(world) {}

    bool bearsOut(Mask taken)
    {
        moved = taken;
        dislodged = 0;
        for (int u = 0; u < w.units; ++u)
            dislodged |= has(moved, u) && w.to[u] < w.units && !has(moved, w.to[u]) ? 1u << w.to[u] : 0;
        for (int s = 0; s < w.units; ++s)
            worth[s] = worthOf(s);
        Mask moves = 0;
        for (int u = 0; u < w.units; ++u)
            moves |= Mask(w.moves(u) && succeeds(u)) << u;
        return moves == moved;
    }
    bool beaten(int u) const { return headOn(u) && has(moved, w.to[u]); }

    Mask moved = 0, dislodged = 0;
    std::array<int, mostUnits> worth = {}; ///< of the support that each gives

private:
    const World &w;

    int own(int u) const { return has(w.tanks, u) ? 2 : 1; } // 19
    bool attacks(int v, int u) const { return w.moves(v) && w.to[v] == u && w.power[v] != w.power[u]; }
    bool headOn(int u) const
    {
        const int v = w.to[u];
        return v < w.units && w.moves(v) && w.to[v] == u;
    }

    /// 22b, c: each attack takes half of a tank's support, but for one from where it points; who is driven out gives
    /// none.
    int worthOf(int s) const
    {
        if (w.act[s] != Act::Support || (w.moves(w.to[s]) && w.to[w.to[s]] == s) || has(dislodged, s))
            return 0;
        const int points = w.moves(w.to[s]) ? w.to[w.to[s]] : w.to[s];
        int left = own(s);
        for (int v = 0; v < w.units; ++v)
            left -= attacks(v, s) && v != points ? 1 : 0;
        return std::max(0, left);
    }
    /// 22, 20: where it stands, or failed to leave, one that several attack has half its strength.
    int standing(int u) const
    {
        int several = 0;
        for (int v = 0; v < w.units; ++v)
            several += attacks(v, u) ? 1 : 0;
        return several > 1 ? 1 : own(u);
    }
    int helpers(int u, int without) const
    {
        int sum = 0;
        for (int s = 0; s < w.units; ++s)
            sum += w.act[s] == Act::Support && w.to[s] == u && w.power[s] != without ? worth[s] : 0;
        return sum;
    }

    bool succeeds(int u) const
    {
        const int to = w.to[u];
        int attack = own(u) + helpers(u, -1), met = 0;
        if (to < w.units && (!has(moved, to) || headOn(u))) {
            attack = w.power[to] == w.power[u] ? 0 : own(u) + helpers(u, w.power[to]);
            met = headOn(u)     ? std::max(own(to) + helpers(to, -1), standing(to))
                  : w.moves(to) ? standing(to)
                                : standing(to) + helpers(to, -1);
        }
        if (attack <= met)
            return false;
        for (int v = 0; v < w.units; ++v) {
            if (v != u && w.moves(v) && w.to[v] == to && !beaten(v) && attack <= own(v) + helpers(v, -1))
                return false;
        }
        return true;
    }
};

} // namespace

Findings readTanks(const World &w, Answers &answers)
{
    Armour armour(w);
    Mask movers = 0, best = 0;
    for (int u = 0; u < w.units; ++u)
        movers |= Mask(w.moves(u)) << u;
    answers = {};
    std::array<int, mostUnits> worth = {};
    for (Mask taken = movers;; taken = (taken - 1) & movers) {
        if (armour.bearsOut(taken)) {
            answers.paradox = answers.paradox || (answers.count > 0 && worth != armour.worth);
            worth = armour.worth;
            if (answers.count++ == 0 || std::popcount(taken) > std::popcount(best))
                best = taken;
        }
        if (!taken)
            break;
    }
    answers.paradox = answers.paradox || answers.count == 0;
    armour.bearsOut(best);
    Findings found{armour.moved, 0, armour.dislodged};
    Mask filled = 0;
    for (int u = 0; u < w.units; ++u) {
        found.given |= Mask(armour.worth[u] > 0) << u;
        filled |= has(found.moved, u) ? 1u << w.to[u] : has(found.dislodged, u) ? 0 : 1u << u;
    }
    for (int u = 0; u < w.units; ++u) {
        if (w.moves(u) && !has(found.moved, u) && !armour.beaten(u))
            found.contested |= (1u << w.to[u]) & ~filled;
    }
    for (int u = 0; u < w.units; ++u) {
        if (!has(found.dislodged, u))
            continue;
        found.retreats[u] = w.near[u] & ~filled & ~found.contested;
        for (int v = 0; v < w.units; ++v) {
            if (has(found.moved, v) && w.to[v] == u)
                found.retreats[u] &= ~(1u << v);
        }
    }
    return found;
}

} // namespace entente::proof
