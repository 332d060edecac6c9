#pragma once

#include "judge/contest.h"
#include "judge/verdict.h"

namespace entente::judge {

/// The verdicts that all judges of a contest give alike, once everything is settled: of those who help others, and of
/// moves whose way was barred. `R` is the resolver, `Paths` what it was made with or knows more.
template <class Mask, class R, class Paths>
class HelpRecord {
public:
    HelpRecord(const Contest<Mask> &contest, const R &resolver, const Paths &paths) : c(contest), r(resolver), m_paths(paths) {}

    void barredMove(int u, Verdict &verdict) const
    {
        verdict.byConvoy = true;
        if (has(r.knotted, u)) {
            verdict.reason = Reason::ParadoxHeld;
            return;
        }
        verdict.reason = Reason::NoConvoy;
        Mask lost = 0;
        each(c.carriers[u], [&](int f) {
            if (r.dislodgers(f))
                lost |= bit<Mask>(f);
        });
        if (lost && m_paths.joined(u, c.carriers[u])) {
            verdict.reason = Reason::ConvoyBroken;
            verdict.other = UnitId(lowest(lost));
        }
    }

    void support(int u, Verdict &verdict) const
    {
        const int t = c.target[u];
        verdict.other = UnitId(t);
        if (has(r.given, u)) {
            verdict.reason = Reason::Supports;
            if (const int place = c.directed[u]; place != nowhere) {
                const int v = c.occupant[place];
                if (has(r.shut(), t)) {
                    verdict.reason = Reason::SupportUseless;
                } else if (v != nobody && c.power[v] == c.power[u] && !(r.left(v) && !r.headToHead(t)) && !barsRival(t, v)) {
                    verdict.reason = Reason::OwnTarget;
                    verdict.other = UnitId(v);
                }
            }
            return;
        }
        const Mask winner = c.attackers[c.home[u]] & r.moved;
        const Mask cutting = r.cutters(u) & r.pathOpen & ~winner;
        verdict.reason = cutting ? Reason::Cut : Reason::SupportDislodged;
        verdict.other = UnitId(lowest(cutting ? cutting : winner));
    }

    void convoy(int u, Verdict &verdict) const
    {
        const int army = c.target[u];
        verdict.other = UnitId(army);
        if (const Mask winner = c.attackers[c.home[u]] & r.moved) {
            verdict.reason = Reason::Dislodged;
            verdict.other = UnitId(lowest(winner));
        } else if (has(r.shut() | r.walks, army)) {
            verdict.reason = Reason::ConvoyFailed;
        } else {
            verdict.reason = r.sails(army) && m_paths.carries(u) ? Reason::Convoys : Reason::ConvoyUnused;
        }
    }

private:
    /// Does support that cannot dislodge still decide something: does it keep a rival out?
    bool barsRival(int mover, int holder) const
    {
        const int barred = r.prevent(mover).least;
        int without = barred;
        each(c.backers[mover] & r.given & c.ofPower[c.power[holder]], [&](int s) { without -= c.strength[s]; });
        bool bars = false;
        each(c.attackers[c.dest[mover]] & c.movers & ~bit<Mask>(mover), [&](int rival) {
            const int attack = r.attack(rival).least;
            bars = bars || (attack <= barred && attack > without);
        });
        return bars;
    }

    const Contest<Mask> &c;
    const R &r;
    const Paths &m_paths;
};

} // namespace entente::judge
