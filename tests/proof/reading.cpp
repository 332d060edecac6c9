#include "equations.h"

namespace entente::proof {

namespace {

/// The answer with the most moves, if all answers differ in nothing but whether a circle of units moves (VII.3).
bool solve(Equations &e, Mask &best, int &count)
{
    Mask sails = 0, given = 0;
    bool alike = true;
    count = 0;
    for (Mask taken = e.movers;; taken = (taken - 1) & e.movers) {
        if (e.bearsOut(taken)) {
            alike = alike && (count == 0 || (sails == e.sails && given == e.given));
            if (count++ == 0 || std::popcount(taken) > std::popcount(best))
                best = taken;
            sails = e.sails, given = e.given;
        }
        if (!taken)
            return alike && count > 0;
    }
}

} // namespace

Findings readRules(const World &w, const Print &print, Answers &answers)
{
    Equations e(w, print);
    Mask best = 0;
    answers = {};
    if (!solve(e, best, answers.count)) {
        // The convoys of a paradox: whichever would open it, if ruled upon.
        answers.paradox = true;
        Mask all = 0;
        for (int size = 1; size <= std::popcount(e.armies) && !all; ++size) {
            for (e.ruled = e.armies; e.ruled; e.ruled = (e.ruled - 1) & e.armies) {
                int count;
                if (std::popcount(e.ruled) == size && solve(e, best, count))
                    all |= e.ruled;
            }
        }
        e.ruled = all;
        int count;
        answers.unanswered = !solve(e, best, count);
    }
    e.bearsOut(best);

    Findings found{e.moved, e.given, e.dislodged};
    Mask filled = 0;
    for (int u = 0; u < w.units; ++u)
        filled |= has(e.moved, u) ? 1u << w.to[u] : has(e.dislodged, u) ? 0 : 1u << u;
    for (int u = 0; u < w.units; ++u) {
        if (w.moves(u) && has(e.sets, u) && !has(e.moved, u) && !e.beaten(u))
            found.contested |= (1u << w.to[u]) & ~filled;
    }
    for (int u = 0; u < w.units; ++u) {
        if (!has(e.dislodged, u))
            continue;
        found.retreats[u] = w.near[u] & ~filled & ~found.contested;
        for (int v = 0; v < w.units; ++v) {
            if (has(e.moved, v) && w.to[v] == u && !(has(e.sails, v) && print.backToOrigin))
                found.retreats[u] &= ~(1u << v);
        }
    }
    return found;
}

} // namespace entente::proof
