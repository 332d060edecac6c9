#include "rulereadings.h"

#include "battle.h"

namespace entente::proof {

namespace {

/// One pass: all first hops with all single moves; or the second hops, first ones done.
class Pass : public Battle {
public:
    explicit Pass(int count) : Battle(count) {}

    Mask tanks = 0, marching = 0, aloft = 0;
    std::array<int, Scene::mostUnits> cuts = {}; ///< missions that cut the support of each

    /// 19: a tank acts with 2, in its double moves with 1.
    int strength(int u) const override { return has(tanks, u) && !has(marching, u) ? 2 : 1; }
    /// 22, 20: one that several attack has half its strength. 21, T10: in its route province it has 1.
    int standing(int u) const override
    {
        int attackers = 0;
        for (int v = 0; v < units; ++v)
            attackers += attacks(v, u) ? 1 : 0;
        return has(tanks, u) && !has(came, u) && attackers < 2 ? 2 : 1;
    }
    /// 22b, c: each attack takes half of a tank's support, all of an army's; 39, B5: so does each mission. B4: nothing
    /// cuts that of a bomber.
    int support(int s) const override
    {
        if (has(aloft, s) || has(dislodged, s))
            return has(aloft, s) ? 1 : 0;
        int left = (has(tanks, s) ? 2 : 1) - cuts[s];
        for (int v = 0; v < units; ++v)
            left -= attacks(v, s) && at[v] != aims[s] ? 1 : 0;
        return left;
    }
};

class Season {
public:
    Season(const Scene &scene, Mask grounded) : s(scene), m_grounded(grounded)
    {
        for (int u = 0; u < s.units; ++u) {
            marchers |= Mask(s.piece[u].verb == Verb::March) << u;
            tanks |= Mask(s.piece[u].kind == Kind::Tank) << u;
            flyers |= Mask(s.piece[u].kind == Kind::Bomber) << u;
        }
    }

    Mask marchers = 0, tanks = 0, flyers = 0;

    Pass firstPass() const
    {
        Pass pass(s.units);
        pass.tanks = tanks;
        pass.aloft = flyers;
        pass.marching = marchers;
        for (int u = 0; u < s.units; ++u) {
            const Piece &piece = s.piece[u];
            pass.power[u] = piece.power;
            pass.at[u] = has(flyers, u) ? nothing : piece.stand;
            pass.to[u] = static_cast<std::int8_t>(s.goal(u));
            pass.movers |= Mask(s.goal(u) != nothing) << u;
            const bool helps = piece.verb == Verb::Support || (piece.verb == Verb::Lend && !has(m_grounded, u));
            if (helps && (has(flyers, u) || s.fight(piece.to) != piece.stand)) {
                pass.helps[u] = piece.to;
                pass.aims[u] = static_cast<std::int8_t>(s.fight(piece.to));
            }
            if (piece.verb == Verb::SupportOnward && s.piece[piece.to].next != piece.stand) {
                pass.helps[u] = Scene::mostUnits; // it counts in the second pass, if the hop is made
                pass.aims[u] = s.piece[piece.to].next;
            }
            // 39: against a support of an opposing unit; a mission on anything else is aborted.
            if (piece.verb == Verb::Cut && !has(m_grounded, u) && s.piece[piece.to].power != piece.power)
                ++pass.cuts[piece.to];
        }
        return pass;
    }

    /// 24, 26: the second hops are moves like others, made from the route province.
    Pass secondPass(const Pass &first) const
    {
        Pass pass = firstPass();
        pass.came = entered;
        for (int t = 0; t < s.units; ++t) {
            if (!has(entered, t)) {
                pass.pinned |= Mask(has(marchers, t)) << t;
                continue;
            }
            const int route = s.piece[t].to, start = s.piece[t].stand;
            for (int v = 0; v < s.units; ++v) {
                if (v != t && s.goal(v) == route)
                    pass.pinned |= 1u << v; // it has lost the route province to the tank
                // Whom it drove out has no say about where it came from (DATC 4.A.7).
                if (has(ousted, v) && s.piece[v].stand == route && s.goal(v) == start)
                    pass.to[v] = nothing, pass.movers &= ~(1u << v);
            }
            const bool on = has(goesOn & ~dropped, t);
            pass.at[t] = static_cast<std::int8_t>(route);
            pass.to[t] = on ? s.piece[t].next : nothing;
            pass.movers = (pass.movers & ~(1u << t)) | Mask(on) << t;
        }
        for (int u = 0; u < s.units; ++u) {
            const Piece &piece = s.piece[u];
            if (has(ousted, u)) // T22: who was driven out in the first pass stays so; its move stands in others' way
                pass.at[u] = nothing, pass.pinned |= 1u << u, pass.helps[u] = nothing;
            if (piece.verb == Verb::Support && has(marchers, piece.to))
                pass.helps[u] = has(entered, piece.to) ? nothing : pass.helps[u];
            if (pass.helps[u] == Scene::mostUnits && has(pass.movers & entered, piece.to))
                pass.helps[u] = piece.to;
        }
        (void)first;
        return pass;
    }

    /// By how much the move would beat the unit in its way that left, had it stayed.
    int margin(const Pass &first, int u) const
    {
        const int v = first.occupant(first.to[u]);
        return v == nothing ? 0 : first.attackOn(u, v) - first.standing(v);
    }
    /// T7, T17: the departures on which a second hop rests: of whoever was in its way, of whoever was in that one's,
    /// and so on, as far as they would have stopped it had they stayed.
    Mask restsOn(const Pass &first, int t) const
    {
        Mask departures = 0;
        for (int u = t;;) {
            const int v = first.occupant(first.to[u]);
            if (v == nothing || v == t || !has(first.moved, v) || has(departures, v)
                || margin(first, u) >= (u == t ? 2 : 1))
                return departures;
            departures |= 1u << v;
            u = v;
        }
    }

    Fates read(Answers &answers)
    {
        Pass first = firstPass();
        answers = first.solve();
        for (int t = 0; t < s.units; ++t) {
            if (!has(marchers & first.moved, t))
                continue;
            entered |= 1u << t;
            const int v = first.occupant(first.to[t]), against = std::max(first.met(t), first.rival(t));
            // 26, T8: against nobody, or by two points or more.
            goesOn |= Mask(against == 0 || first.attack(t) - against >= 2) << t;
            fought |= Mask(against > 0) << t;
            ousted |= v != nothing && !has(first.moved, v) ? 1u << v : 0;
        }
        Pass last = first;
        for (int round = 0; entered && round < 20; ++round) {
            last = secondPass(first);
            const Answers later = last.solve();
            answers.paradox = answers.paradox || later.paradox;
            answers.unanswered = answers.unanswered || later.unanswered;
            if (!mend(first, last))
                break;
        }
        return fates(first, last);
    }

private:
    Mask gone(const Pass &last) const { return last.moved | entered | ousted; }

    /// T7, T17: a second hop whose entry rests on a departure that it would stop is dropped. If others stopped whoever
    /// was in its way, the tank has met that unit.
    bool mend(const Pass &first, const Pass &last)
    {
        const Mask lost = first.moved & ~gone(last);
        Mask guilty = 0, involved = 0, stuck = 0;
        for (int t = 0; t < s.units; ++t) {
            const int v = has(entered, t) ? first.occupant(first.to[t]) : nothing;
            stuck |= v != nothing && !has(gone(last), v) ? 1u << t : 0;
        }
        if (!stuck)
            return false;
        for (int t = 0; t < s.units; ++t)
            involved |= has(entered & goesOn & ~dropped, t) && (restsOn(first, t) & lost) ? 1u << t : 0;
        const Mask before = dropped;
        for (int t = 0; t < s.units; ++t) {
            if (!has(involved, t))
                continue;
            dropped = before | (involved & ~(1u << t)); // what would it stop, were it the only one?
            Pass alone = secondPass(first);
            alone.solve();
            guilty |= restsOn(first, t) & lost & ~alone.moved ? 1u << t : 0;
        }
        dropped = before;
        if (involved) {
            dropped |= guilty ? guilty : involved;
            return true;
        }
        for (int t = 0; t < s.units; ++t) {
            if (!has(stuck, t))
                continue;
            const int v = first.occupant(first.to[t]), by = margin(first, t);
            (by > 0 ? ousted : backed) |= 1u << (by > 0 ? v : t);
            goesOn &= ~(by < 2 ? 1u << t : 0u);
            fought |= Mask(by > 0) << t;
        }
        entered &= ~backed;
        return true;
    }

    Fates fates(const Pass &first, const Pass &last) const
    {
        Fates found;
        Mask filled = 0;
        std::array<std::int8_t, Scene::mostUnits> struckFrom = {};
        for (int u = 0; u < s.units; ++u) {
            const bool once = s.piece[u].verb == Verb::Support && has(marchers, s.piece[u].to);
            found.given |= Mask(!has(flyers, u) && (once ? first : last).worth[u] > 0) << u;
            if (has(flyers, u))
                continue;
            if (has(last.dislodged | ousted, u)) {
                found.dislodged |= 1u << u;
                found.at[u] = nothing;
            } else {
                found.at[u] = has(last.moved, u) ? last.to[u] : last.at[u];
                filled |= 1u << found.at[u];
            }
        }
        for (int u = 0; u < s.units; ++u) {
            if (last.to[u] != nothing && !has(last.moved, u) && !first.beaten(u) && !last.beaten(u))
                found.contested |= 1u << last.to[u]; // a stand-off; T14: so is a route province that was fought over
            if (has(entered & fought, u))
                found.contested |= 1u << s.piece[u].to;
            for (int v = 0; v < s.units; ++v) {
                if (has(last.moved, v) && last.to[v] == last.at[u])
                    struckFrom[u] = last.at[v]; // T22: from a second hop the route province
                if (has(ousted, u) && has(entered, v) && s.piece[v].to == s.piece[u].stand)
                    struckFrom[u] = s.piece[v].stand;
            }
        }
        found.contested &= ~filled;
        openRetreats(s, struckFrom, found);
        return found;
    }

    const Scene &s;
    Mask m_grounded;
    Mask entered = 0, ousted = 0, goesOn = 0, fought = 0, dropped = 0, backed = 0;
};

} // namespace

Fates readGround(const Scene &scene, Mask grounded, Answers &answers)
{
    return Season(scene, grounded).read(answers);
}

void openRetreats(const Scene &s, const std::array<std::int8_t, Scene::mostUnits> &struckFrom, Fates &fates)
{
    Mask closed = fates.contested;
    for (int u = 0; u < s.units; ++u)
        closed |= fates.at[u] != nothing && s.piece[u].kind != Kind::Bomber ? 1u << fates.at[u] : 0;
    for (int u = 0; u < s.units; ++u) {
        if (has(fates.dislodged, u))
            fates.retreats[u] = ((1u << s.places) - 1) & ~closed & ~(1u << struckFrom[u]);
    }
}

} // namespace entente::proof
