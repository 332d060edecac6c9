#include "battle.h"
#include "rulereadings.h"

namespace entente::proof {

namespace {

/// LiMa 3 to 13, for one season. Covers and invasions are supports and attacks of 1971 by squadrons; a raid is an
/// attack that nobody can help and that never enters.
class Sorties : public Battle {
public:
    explicit Sorties(const Scene &scene) : Battle(scene.units), s(scene)
    {
        for (int u = 0; u < s.units; ++u) {
            const Piece &piece = s.piece[u];
            squadrons |= Mask(piece.kind == Kind::Squadron) << u;
            power[u] = piece.power;
            at[u] = piece.stand;
        }
        for (int u = 0; u < s.units; ++u)
            met |= Mask(meets(u)) << u;
        for (int u = 0; u < s.units; ++u) {
            const Piece &piece = s.piece[u];
            if (has(met, u))
                continue; // 13: it has not accomplished its mission; L15: it stands
            raids |= Mask(piece.verb == Verb::Bomb) << u;
            movers |= Mask(s.goal(u) != nothing) << u;
            to[u] = piece.verb == Verb::Bomb ? piece.to : static_cast<std::int8_t>(s.goal(u));
            const bool helpsAny = piece.verb == Verb::Support || piece.verb == Verb::Cover;
            // L15: an invasion that met another does not take place, so nobody helps it.
            if (helpsAny && s.fight(piece.to) != piece.stand
                && !(has(met, piece.to) && s.piece[piece.to].verb == Verb::Invade)) {
                helps[u] = piece.to;
                // X: against what it helps to attack; help to hold is aimed against nobody.
                aims[u] = static_cast<std::int8_t>(s.goal(piece.to));
            }
        }
    }

    Mask squadrons = 0, raids = 0, met = 0;
    Mask hit = 0; ///< raids whose base is attacked

    bool flies(int u) const { return has(squadrons, u) && s.piece[u].verb != Verb::Hold; }
    /// 6: if the squadron is attacked at its base the raid fails. L16: so do all of a circle of raids on one another's
    /// bases.
    bool isThere(int u) const override { return !has(raids & hit, u); }

    /// 10: help for it holds its base, and is none for the raid.
    int bars(int u) const override { return has(raids, u) ? 1 : Battle::bars(u); }

    void resolveRaids()
    {
        // A raid is hit by an attack on its base that takes place; which ones do hangs on raids alone.
        Mask sure = 0;
        for (bool changed = true; changed;) {
            changed = false;
            for (int u = 0; u < s.units; ++u) {
                bool all = has(raids & ~hit & ~sure, u), any = false;
                for (int v = 0; v < s.units; ++v) {
                    if (!attacks(v, u) || has(hit, v))
                        continue;
                    any = any || !has(raids, v) || has(sure, v);
                    all = false;
                }
                if (has(raids & ~hit & ~sure, u) && (any || all)) {
                    (any ? hit : sure) |= 1u << u;
                    changed = true;
                }
            }
        }
        hit |= raids & ~sure;
    }

    Fates read(Answers &answers)
    {
        resolveRaids();
        answers = solve();
        Fates found;
        Mask filled = 0;
        std::array<std::int8_t, Scene::mostUnits> struckFrom = {};
        for (int u = 0; u < s.units; ++u) {
            found.given |= Mask(worth[u] > 0) << u;
            found.at[u] = has(dislodged, u) ? nothing : has(moved, u) ? to[u] : at[u];
            filled |= found.at[u] == nothing ? 0 : 1u << found.at[u];
            for (int v = 0; v < s.units; ++v)
                struckFrom[u] = has(moved, v) && to[v] == at[u] ? at[v] : struckFrom[u];
        }
        found.dislodged = dislodged;
        for (int u = 0; u < s.units; ++u) {
            // Where raids alone met, nobody was kept out.
            if (has(movers, u) && !has(moved, u) && !beaten(u))
                found.contested |= (1u << to[u]) & ~filled;
        }
        openRetreats(s, struckFrom, found);
        for (int u = 0; u < s.units; ++u) {
            if (has(squadrons & dislodged, u))
                found.retreats[u] &= refuges(u);
        }
        return found;
    }

private:
    /// 4: a squadron that stands retreats within two provinces of its base; L22: so does one whose flight met another.
    /// 11: one that was away goes next to its objective if that was next to its base, or else within two of it.
    Mask refuges(int u) const
    {
        const bool away = flies(u) && !has(met, u);
        const int from = away ? s.objective(u) : int(at[u]), steps = away && s.piece[u].next == nothing ? 1 : 2;
        Mask within = 0;
        for (int a = 0; a < s.places; ++a) {
            within |= Mask(s.nextByAir(from, a)) << a;
            for (int b = 0; b < s.places; ++b)
                within |= Mask(steps == 2 && s.nextByAir(from, a) && s.nextByAir(a, b)) << b;
        }
        return within & ~(1u << from);
    }
    /// 13: two squadrons meet over a province: on the way of both, or where one goes and the other passes. Those with
    /// one destination and different ways do not cross.
    bool meets(int u) const
    {
        for (int v = 0; v < s.units; ++v) {
            if (v == u || !flies(u) || !flies(v))
                continue;
            const int way = s.piece[u].next, other = s.piece[v].next;
            if ((way != nothing && (way == other || way == s.objective(v)))
                || (other != nothing && other == s.objective(u)))
                return true;
        }
        return false;
    }

    const Scene &s;
};

} // namespace

Fates readSquadrons(const Scene &scene, Answers &answers)
{
    return Sorties(scene).read(answers);
}

} // namespace entente::proof
