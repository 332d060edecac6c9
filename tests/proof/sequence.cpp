#include "battle.h"
#include "rulereadings.h"

namespace entente::proof {

namespace {

/// Sequential 2 to 5, for one season in which the powers act in the order of their numbers.
class Schedule {
public:
    explicit Schedule(const Scene &scene) : s(scene)
    {
        for (int u = 0; u < s.units; ++u) {
            step[u] = s.piece[u].power;
            alive |= 1u << u;
        }
        // 3: units under a contract act with the later of the two; contracts that share a unit all with the last.
        for (bool changed = true; changed;) {
            changed = false;
            for (int u = 0; u < s.units; ++u) {
                const int v = isAgreed(u) ? int(s.piece[u].to) : u;
                changed = changed || step[u] != step[v];
                step[u] = step[v] = std::max(step[u], step[v]);
            }
        }
    }

    Fates read(Answers &answers)
    {
        for (int u = 0; u < s.units; ++u)
            found.at[u] = s.piece[u].stand;
        for (int now = 0; now <= *std::max_element(step.begin(), step.end()); ++now)
            play(now, answers);
        Mask filled = 0;
        for (int u = 0; u < s.units; ++u)
            filled |= has(alive, u) ? 1u << found.at[u] : 0;
        found.contested &= ~filled;
        openRetreats(s, struckFrom, found);
        return found;
    }

private:
    bool isAgreed(int u) const
    {
        return s.piece[u].verb == Verb::AgreedSupport || s.piece[u].verb == Verb::AgreedBacking;
    }
    bool areAgreed(int u, int v) const { return isAgreed(u) && s.piece[u].to == v; }
    bool acts(int u, int now) const { return has(alive, u) && step[u] == now; }
    /// 3: the units of another power are helped under a contract only. Q8, addenda: both in one step, but where help is
    /// for one that stands all season.
    bool mayHelp(int u) const
    {
        const int v = s.piece[u].to;
        return (areAgreed(u, v) || areAgreed(v, u) || s.piece[v].power == s.piece[u].power)
               && (step[u] == step[v] || s.goal(v) == nothing) && s.fight(v) != s.piece[u].stand;
    }

    void play(int now, Answers &answers)
    {
        Battle battle(s.units); // whoever acts does so at once by the rules of 1971, all others stand
        Mask backers = 0;
        for (int u = 0; u < s.units; ++u) {
            const Piece &piece = s.piece[u];
            battle.power[u] = piece.power;
            battle.at[u] = has(alive, u) ? found.at[u] : nothing;
            if (has(inForce, u))
                battle.helps[u] = piece.to; // 4: once its power's orders have been adjudicated
            if (!acts(u, now))
                continue;
            if (s.goal(u) != nothing) {
                battle.to[u] = static_cast<std::int8_t>(s.goal(u));
                battle.movers |= 1u << u;
            }
            const bool supports = piece.verb == Verb::Support || piece.verb == Verb::AgreedSupport;
            // Q1: whoever was driven out before its turn has no order left that could be supported.
            if (supports && mayHelp(u) && (has(alive, piece.to) || s.goal(piece.to) == nothing)) {
                battle.helps[u] = has(alive, piece.to) ? piece.to : Scene::mostUnits; // in vain if that one is gone
                battle.aims[u] = static_cast<std::int8_t>(s.goal(piece.to) == nothing ? -2 : s.goal(piece.to));
            }
            if ((piece.verb == Verb::Backing || piece.verb == Verb::AgreedBacking) && mayHelp(u))
                backers |= 1u << u;
        }
        for (int u = 0; u < s.units; ++u)
            battle.aims[u] = battle.aims[u] == nothing ? -2 : battle.aims[u];
        const Answers here = battle.solve();
        answers.count = std::max(answers.count, here.count);
        answers.paradox = answers.paradox || here.paradox;
        answers.unanswered = answers.unanswered || here.unanswered;

        Mask filled = 0;
        for (int u = 0; u < s.units; ++u) {
            for (int v = 0; v < s.units; ++v) {
                if (has(battle.dislodged, u) && has(battle.moved, v) && battle.to[v] == battle.at[u])
                    struckFrom[u] = battle.at[v]; // Q13, Q14
            }
            if (has(battle.moved, u))
                found.at[u] = battle.to[u];
        }
        alive &= ~battle.dislodged;
        found.dislodged |= battle.dislodged;
        for (int u = 0; u < s.units; ++u) {
            found.at[u] = has(alive, u) ? found.at[u] : nothing;
            filled |= has(alive, u) ? 1u << found.at[u] : 0;
        }
        for (int u = 0; u < s.units; ++u) {
            if (battle.moves(u) && !has(battle.moved, u) && !battle.beaten(u))
                found.contested |= (1u << battle.to[u]) & ~filled; // Q10: stand-offs arise inside a step
        }
        // Q3 to Q5: what is not cut stays in force while both are there.
        for (int u = 0; u < s.units; ++u) {
            const int v = s.piece[u].to;
            const bool gives = battle.helps[u] != nothing && battle.worth[u] > 0;
            const bool backs = has(backers, u) && has(battle.moved, v) && has(alive, u);
            if (acts(u, now) || has(inForce, u)) {
                const bool holds = v != nothing && s.goal(v) == nothing;
                found.given |= Mask(gives && acts(u, now)) << u;
                const bool stays = (gives && (holds || has(inForce, u))) || backs;
                inForce = (inForce & ~(1u << u)) | Mask(stays && has(alive, u) && has(alive, v)) << u;
            }
        }
    }

    const Scene &s;
    Fates found;
    std::array<int, Scene::mostUnits> step = {};
    Mask alive = 0, inForce = 0;
    std::array<std::int8_t, Scene::mostUnits> struckFrom = {};
};

} // namespace

Fates readSequence(const Scene &scene, Answers &answers)
{
    return Schedule(scene).read(answers);
}

} // namespace entente::proof
