#include "battle.h"
#include "rulereadings.h"

namespace entente::proof {

namespace {

/// City State 7 and 8c, for one season. A unit behind walls cannot be attacked (C11); its sortie, and an attack that is
/// to raise a siege, are attacks like others on the province.
class Siege : public Battle {
public:
    explicit Siege(const Scene &scene) : Battle(scene.units), s(scene)
    {
        for (int u = 0; u < s.units; ++u) {
            const Piece &piece = s.piece[u];
            power[u] = piece.power;
            inside |= Mask(piece.inside) << u;
            at[u] = piece.inside ? nothing : piece.stand;
            // 7f: if the attack succeeds, the attacking unit does not move.
            stays |= Mask(piece.verb == Verb::Raise) << u;
            if (piece.verb == Verb::Raise || s.goal(u) != nothing) {
                movers |= 1u << u;
                to[u] = static_cast<std::int8_t>(s.fight(u));
            }
            if (piece.verb == Verb::Support && s.fight(piece.to) != piece.stand) {
                helps[u] = piece.to;
                aims[u] = static_cast<std::int8_t>(s.fight(piece.to));
            }
        }
    }

    Mask inside = 0;

    bool isTank(int u) const { return s.piece[u].kind == Kind::Tank; }
    /// 8c, C20: a double army counts two in all it does. A single attack cuts all its support. 1939 III 19: so does a
    /// tank, ...
    int strength(int u) const override { return s.piece[u].kind == Kind::Double || isTank(u) ? 2 : 1; }
    /// ... but half as much where several attack it (22), from behind walls or to raise a siege as well.
    int standing(int u) const override
    {
        int attackers = 0;
        for (int v = 0; v < units; ++v)
            attackers += attacks(v, u) ? 1 : 0;
        return isTank(u) && attackers > 1 ? 1 : strength(u);
    }
    /// 1939 III 22b, c: each attack takes half of a tank's.
    int support(int helper) const override
    {
        if (!isTank(helper) || has(dislodged, helper))
            return Battle::support(helper);
        int left = 2;
        for (int v = 0; v < units; ++v)
            left -= attacks(v, helper) && at[v] != aims[helper] ? 1 : 0;
        return left;
    }

    Fates read(Answers &answers)
    {
        answers = solve();
        Fates found;
        found.dislodged = dislodged;
        Mask field = 0;
        std::array<std::int8_t, Scene::mostUnits> struckFrom = {};
        for (int u = 0; u < s.units; ++u) {
            found.given |= Mask(worth[u] > 0) << u;
            found.at[u] = has(dislodged, u) ? nothing : leaves(u) ? to[u] : s.piece[u].stand;
            if (found.at[u] != nothing && (!has(inside, u) || leaves(u)))
                field |= 1u << found.at[u];
            for (int v = 0; v < s.units; ++v)
                struckFrom[u] = has(moved, v) && to[v] == at[u] ? s.piece[v].stand : struckFrom[u];
        }
        for (int u = 0; u < s.units; ++u) {
            if (moves(u) && !has(moved, u) && !beaten(u))
                found.contested |= (1u << to[u]) & ~field;
        }
        // 7e: if the province falls vacant for any reason, the unit reoccupies it.
        for (int u = 0; u < s.units; ++u) {
            if (!has(inside, u) || leaves(u))
                continue;
            found.inside |= has(field, s.piece[u].stand) ? 1u << u : 0;
            found.contested &= ~(1u << s.piece[u].stand);
        }
        openRetreats(s, struckFrom, found);
        for (int u = 0; u < s.units; ++u) {
            // 7a: or behind the walls, C14: if these were not in use; where the attack came from is no matter (C8).
            bool used = false;
            for (int v = 0; v < s.units; ++v)
                used = used || (has(inside, v) && s.piece[v].stand == s.piece[u].stand);
            if (has(dislodged, u) && !used)
                found.retreats[u] |= 1u << s.piece[u].stand;
        }
        return found;
    }

private:
    const Scene &s;
};

} // namespace

Fates readWalls(const Scene &scene, Answers &answers)
{
    return Siege(scene).read(answers);
}

} // namespace entente::proof
