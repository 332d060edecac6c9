#pragma once

#include "judge/adjudicator.h"
#include "judge/contest.h"

namespace entente::judge {

/// Writes the verdicts of a contest that is settled, for whichever judge compiled it: of those who move, of those who
/// help others, of those who were attacked. What only one kind of variant knows its judge adds afterwards.
///
/// `R` is the resolver, `Paths` what it was made with or knows more. Everything is settled, so both ends of every
/// interval agree. What cannot be guessed is chosen rather than branched to.
template <class Mask, class R, class Paths>
class VerdictRecorder {
public:
    VerdictRecorder(const Contest<Mask> &contest, const R &resolver, const Paths &paths, MovesOutcome &out)
        : c(contest), r(resolver), m_paths(paths), m_out(out)
    {
    }

    /// Supports and convoys. `idle` are those of something that was not ordered; `plain` supports are known to be
    /// given, and nothing about the move that they back can make them useless.
    void helpers(Mask plain, Mask carriage, Mask idle) const
    {
        Verdict *units = m_out.units.data();
        for (Mask rest = plain; rest; rest &= rest - 1) {
            const int u = lowest(rest);
            units[u].reason = Reason::Supports;
            units[u].other = UnitId(c.target[u]);
        }
        each(c.supporters & ~plain, [&](int u) { support(u, units[u]); });
        each(carriage, [&](int u) { convoy(u, units[u]); });
        each(idle, [&](int u) {
            units[u].reason = Reason::NoMatchingOrder;
            units[u].other = UnitId(c.target[u]);
        });
    }

    /// Moves, where they lead, whom they met, and which empty spaces are closed to retreats.
    void moves(Mask movers, const RegionId *arrivals) const
    {
        Mask attacked = 0;
        for (Mask rest = movers; rest; rest &= rest - 1) {
            const int u = lowest(rest);
            const Small v = c.occupant[c.dest[u]];
            attacked |= only(v != nobody, bit<Mask>(v % width));
            move(u, m_out.units[static_cast<std::size_t>(u)]);
            if (r.left(u))
                m_out.endsIn[static_cast<std::size_t>(u)] = arrivals[u];
            else if (closes(u))
                m_out.contested.insert(ProvinceId(c.dest[u]));
        }
        for (; attacked; attacked &= attacked - 1)
            defence(lowest(attacked));
        each(movers & r.knotted & ~r.moved & ~r.shut(), [&](int u) {
            Verdict &verdict = m_out.units[static_cast<std::size_t>(u)];
            if (verdict.strength > verdict.against)
                verdict.reason = Reason::ParadoxHeld; // the rule held it, and not the figures
        });
    }

    void refusals(Mask refused, const Refusal *why) const
    {
        each(refused, [&](int u) {
            Verdict &verdict = m_out.units[static_cast<std::size_t>(u)];
            verdict.reason = Reason::Illegal;
            verdict.refusal = why[u];
            verdict.other = UnitId();
        });
    }

    void sets() const
    {
        m_out.supportsGiven = unitSet(r.given);
        m_out.convoyed = unitSet(c.bySea & r.moved & ~r.walks);
    }

    /// What the move had, what it met, and who was in its way.
    void move(int u, Verdict &verdict) const
    {
        if (has(r.shut(), u)) {
            barredMove(u, verdict);
            return;
        }
        const bool sails = r.sails(u);
        const bool wins = has(r.moved, u);
        const int place = c.dest[u];
        const Small v = c.occupant[place];
        if (!Paths::plain && wins && c.attackers[place] == bit<Mask>(u)
            && (v == nobody || (r.left(v) && c.dest[v] != c.home[u]))) {
            // Most moves where no plain pass has told the plain ones: nobody else wants the place, and whoever was
            // there went.
            verdict.reason = sails ? Reason::MovesByConvoy : r.raises(u) ? Reason::RaisesSiege : Reason::Moves;
            verdict.strength = toldStrength(r.strengthOf(u));
            verdict.byConvoy = sails;
            return;
        }
        const Meeting met = meet(u);
        const Reason inField = r.raises(u) ? Reason::RaisesSiege : Reason::Moves;
        const int arrived = pick(sails, int(Reason::MovesByConvoy), int(inField));
        const int turned = pick(met.head & !met.rival, int(Reason::LostHeadToHead), int(Reason::Bounced));
        verdict.reason = static_cast<Reason>(pick(wins, arrived, pick(met.ownUnit, int(Reason::OwnUnit), turned)));
        verdict.other = UnitId(pick(wins, pick(met.stays, v, nobody), met.culprit));
        verdict.strength = toldStrength(met.strength);
        verdict.against = toldStrength(met.against);
        verdict.byConvoy = sails;
    }

    /// Of a move that got on its way: the strengths that were compared, and whose they were.
    struct Meeting {
        int strength; ///< its own; where a unit of its own power is in the way, what it would have had against others
        int against;  ///< the greatest that it met
        int culprit;  ///< whose that was, or nobody
        int spared;   ///< who holds the place: support of its power does not count; or nobody
        bool head;    ///< the occupant comes the opposite way
        bool stays;   ///< the occupant does not leave
        bool ownUnit; ///< the occupant stays or comes the opposite way, is of its own power, and alone kept it out
        bool rival;   ///< the greatest that it met was another's who was bound there
    };
    // Also told in the evidence, which must not make it slower here.
    [[gnu::always_inline]] inline Meeting meet(int u) const
    {
        const bool wins = has(r.moved, u);
        const int place = c.dest[u];
        const Small v = c.occupant[place];
        const int w = v & (width - 1); // any entry will do if nobody is there
        const Mask who = only(v != nobody, bit<Mask>(v % width));
        const bool head = (Paths::plain || v != nobody) && r.headToHead(u); // with more to ask, a branch is cheaper
        const bool stays = (who & ~(r.moved & ~r.raisers())) != 0;
        const bool met = (who != 0) & (head | stays);
        const bool own = met & (c.power[w] == c.power[u]);
        const int full = r.strengthOf(u);
        int attack = pick(own, 0, full);
        if (met & !own & r.isHelpedBy(c.power[w] & (maxPowers - 1), u)) [[unlikely]]
            attack = r.withoutPower(full, u, c.backers[u] & r.given, c.power[w]);
        const int defence = r.defenceMet(w, who, head);
        int against = pick(met, defence, 0);
        int culprit = pick(met, v, nobody);
        bool rival = false;
        for (Mask rest = c.attackers[place] & ~bit<Mask>(u); rest; rest &= rest - 1) {
            const int other = lowest(rest);
            const int barred = r.prevent(other).least;
            bool more = (barred > against) | ((barred == against) & (culprit == nobody));
            if ((barred == against) & (culprit == v) & stays & !head) [[unlikely]]
                more = wouldSwap(u, w);
            // Beside a unit of its own power only who would have kept it out as well is told.
            more &= !own | (barred >= full);
            against = pick(more, barred, against);
            culprit = pick(more, other, culprit);
            rival |= more;
        }
        return {pick(own & !wins, full, attack), against, culprit, pick(met & !own, v, nobody), head, stays,
                static_cast<bool>(own & !rival), rival};
    }

    /// They would have changed places by convoy: `w` stays because `u` does, so of equals another is to blame.
    [[gnu::noinline]] bool wouldSwap(int u, int w) const
    {
        return has(c.movers & ~c.raiders, w) && c.dest[w] == c.home[u] && (r.sails(u) || r.sails(w)) && r.arrives(w);
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
                } else if (v != nobody && c.power[v] == c.power[u] && (!r.left(v) || r.headToHead(t))
                           && !barsRival(t, v)) {
                    verdict.reason = Reason::OwnTarget;
                    verdict.other = UnitId(v);
                }
            }
            return;
        }
        const Mask winner = c.attackers[c.home[u]] & r.moved;
        const Mask cutting = cuttersThatCame(u) & ~winner;
        verdict.reason = cutting ? Reason::Cut : Reason::SupportDislodged;
        verdict.other = UnitId(lowest(cutting ? cuttingAlone(u, cutting) : winner));
    }
    /// An army on the fleet that the support is against may cut it only because another has: of several, another is to
    /// blame.
    Mask cuttingAlone(int supporter, Mask cutting) const
    {
        if (!(cutting & c.bySea) || c.directed[supporter] == nowhere)
            return cutting;
        Mask alone = cutting;
        const int fleet = c.occupant[c.directed[supporter]];
        each(cutting & c.bySea, [&](int army) {
            if (fleet != nobody && has(c.carriers[army], fleet))
                alone &= ~bit<Mask>(army);
        });
        return alone ? alone : cutting;
    }
    /// Who got there to cut this support.
    Mask cuttersThatCame(int supporter) const { return r.cutters(supporter) & r.pathOpen; }

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

    /// Of the fleets that were to carry it: those that were driven out.
    Mask lostFleets(int u) const
    {
        Mask lost = 0;
        each(c.carriers[u], [&](int f) {
            if (r.dislodgers(f))
                lost |= bit<Mask>(f);
        });
        return lost;
    }

private:
    static constexpr int width = room<Mask>;

    /// A move that found no way over the sea.
    void barredMove(int u, Verdict &verdict) const
    {
        verdict.byConvoy = true;
        if (has(r.knotted, u)) {
            verdict.reason = Reason::ParadoxHeld;
            return;
        }
        verdict.reason = Reason::NoConvoy;
        const Mask lost = lostFleets(u);
        if (lost && m_paths.joined(u, c.carriers[u])) {
            verdict.reason = Reason::ConvoyBroken;
            verdict.other = UnitId(lowest(lost));
        }
    }

    /// Of a move that failed: is its goal empty now although units met there (1971 XIII)?
    bool closes(int u) const
    {
        const int place = c.dest[u];
        const int v = c.occupant[place];
        const bool met = (c.attackers[place] & ~bit<Mask>(u)) != 0;
        const bool empty = (v == nobody || r.left(v)) && !(c.attackers[place] & r.moved & ~r.raisers());
        return !has(r.moved, u) && met && empty && !has(r.shut(), u) && r.prevent(u).least > 0;
    }

    /// What somebody who was attacked met, and who drove it out.
    void defence(int v) const
    {
        Verdict &verdict = m_out.units[static_cast<std::size_t>(v)];
        const bool moves = has(c.movers, v);
        if (!moves)
            verdict.strength = toldStrength(r.strengthOf(v));
        const Mask winner = r.left(v) ? Mask(0) : c.attackers[c.home[v]] & r.moved;
        if (!winner)
            return;
        const int by = lowest(winner);
        verdict.dislodged = true;
        verdict.dislodger = UnitId(by);
        if (moves)
            return;
        verdict.against = m_out.units[static_cast<std::size_t>(by)].strength;
        if (verdict.reason == Reason::Holds) {
            verdict.reason = Reason::Dislodged;
            verdict.other = UnitId(by);
        }
    }

    /// Does support that cannot dislodge still decide something: does it keep a rival out?
    bool barsRival(int mover, int holder) const
    {
        const int barred = r.prevent(mover).least;
        const int without = r.withoutPower(barred, mover, c.backers[mover] & r.given, c.power[holder]);
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
    MovesOutcome &m_out;
};

} // namespace entente::judge
