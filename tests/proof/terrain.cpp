#include "battle.h"
#include "ground.h"

namespace entente::proof {

namespace {

/// 1971 without convoys, between units that the rule at hand leaves as they are.
class Plain : public Battle {
public:
    explicit Plain(const Scene &scene) : Battle(scene.units), s(scene)
    {
        for (int u = 0; u < s.units; ++u) {
            const Piece &piece = s.piece[u];
            power[u] = piece.power;
            at[u] = piece.stand;
            to[u] = static_cast<std::int8_t>(s.goal(u));
            movers |= Mask(s.goal(u) != nothing) << u;
            if (piece.verb == Verb::Support && s.fight(piece.to) != piece.stand) {
                helps[u] = piece.to;
                aims[u] = static_cast<std::int8_t>(s.fight(piece.to));
            }
        }
    }

    Fates read(Answers &answers)
    {
        answers = solve();
        Fates found;
        found.dislodged = dislodged;
        for (int u = 0; u < s.units; ++u) {
            found.given |= Mask(worth[u] > 0) << u;
            found.at[u] = has(dislodged, u) ? nothing : has(moved, u) ? to[u] : at[u];
            filled |= found.at[u] == nothing ? 0 : 1u << found.at[u];
            for (int v = 0; v < s.units; ++v)
                struckFrom[u] = has(moved, v) && to[v] == at[u] ? at[v] : struckFrom[u];
        }
        for (int u = 0; u < s.units; ++u) {
            if (moves(u) && !has(moved, u) && !beaten(u))
                found.contested |= (1u << to[u]) & ~filled;
        }
        return found;
    }

    Mask filled = 0;
    std::array<std::int8_t, Scene::mostUnits> struckFrom = {};

private:
    const Scene &s;
};

} // namespace

Fates readWings(const Scene &s, Answers &answers)
{
    Plain plain(s);
    Fates found = plain.read(answers);
    openRetreats(s, plain.struckFrom, found);
    for (int u = 0; u < s.units; ++u) {
        for (int place = 0; place < s.places; ++place)
            found.retreats[u] &= ~(Mask(!s.leadsTo(s.piece[u].kind, s.piece[u].stand, place)) << place);
    }
    return found;
}

Fates readPasses(const Scene &s, Answers &answers)
{
    Plain plain(s);
    Fates found = plain.read(answers);
    // 8b, C19: whoever begins in a pass and is still there is put back to Germany.
    for (int u = 0; u < s.units; ++u) {
        if (s.mark[s.piece[u].stand] && found.at[u] == s.piece[u].stand)
            found.at[u] = static_cast<std::int8_t>(s.places);
    }
    openRetreats(s, plain.struckFrom, found);
    // 8a: nobody but the Emperor enters a pass.
    for (int u = 0; u < s.units; ++u) {
        for (int place = 0; place < s.places; ++place)
            found.retreats[u] &= ~(Mask(s.mark[place] && s.piece[u].power != 0) << place);
    }
    return found;
}

} // namespace entente::proof
