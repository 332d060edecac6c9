#include "battle.h"
#include "rulereadings.h"

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
            // Davis 5b, D6: nobody is kept out of the box, or attacked there.
            movers |= Mask(s.goal(u) != nothing || piece.verb == Verb::Enter) << u;
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
            found.at[u] = has(dislodged, u) ? nothing : has(moved, u) ? to[u] : at[u]; // nothing: in the box
            filled |= found.at[u] == nothing ? 0 : 1u << found.at[u];
            for (int v = 0; v < s.units; ++v)
                struckFrom[u] = has(moved, v) && to[v] == at[u] ? at[v] : struckFrom[u];
        }
        for (int u = 0; u < s.units; ++u) {
            if (moves(u) && to[u] != nothing && !has(moved, u) && !beaten(u))
                found.contested |= (1u << to[u]) & ~filled;
        }
        return found;
    }

    /// Davis 7, D1: two fleets may change places if one leaves by one coast and the other comes by the other.
    bool headOn(int u) const override
    {
        const int v = occupant(to[u]);
        return Battle::headOn(u) && !isCrawl(u, v) && !isCrawl(v, u);
    }
    bool isCrawl(int leaves, int comes) const
    {
        return s.mark[s.piece[leaves].stand] && s.piece[comes].verb == Verb::Round
               && s.piece[comes].to == s.piece[leaves].stand;
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

Fates readBox(const Scene &s, Answers &answers)
{
    Plain plain(s);
    Fates found = plain.read(answers);
    const auto box = static_cast<std::int8_t>(s.places);
    for (int u = 0; u < s.units; ++u) {
        if (!has(found.dislodged, u) && found.at[u] == nothing)
            found.at[u] = box;
    }
    Scene open = s;
    open.places = s.places + 1; // D10: and into the box, unless the blow came from there
    for (int u = 0; u < s.units; ++u)
        plain.struckFrom[u] = plain.struckFrom[u] == nothing ? box : plain.struckFrom[u];
    Fates without = found;
    for (int u = 0; u < s.units; ++u)
        without.at[u] = without.at[u] == box ? nothing : without.at[u];
    openRetreats(open, plain.struckFrom, without);
    found.retreats = without.retreats;
    return found;
}

Fates readCrawl(const Scene &s, Answers &answers)
{
    Plain plain(s);
    Fates found = plain.read(answers);
    openRetreats(s, plain.struckFrom, found);
    int split = nothing;
    for (int place = 0; place < s.places; ++place)
        split = s.mark[place] ? place : split;
    const auto other = static_cast<std::int8_t>(s.places);
    for (int u = 0; u < s.units; ++u) {
        // Open by one coast, open by the other.
        found.retreats[u] |= split != nothing && has(found.retreats[u], split) ? 1u << other : 0;
        for (int v = 0; v < s.units && has(found.dislodged, u); ++v) {
            const Mask closed = found.contested | plain.filled;
            if (!has(plain.moved, v) || plain.to[v] != s.piece[u].stand)
                continue;
            // D2: back along the other coast to where it was struck from.
            if (s.piece[v].verb == Verb::Round && !has(closed, s.piece[v].stand))
                found.retreats[u] |= 1u << s.piece[v].stand;
            if (s.piece[v].stand == split && !has(closed, split))
                found.retreats[u] |= 1u << other;
        }
    }
    for (int u = 0; u < s.units; ++u) {
        if (has(plain.moved, u) && s.piece[u].verb == Verb::Round)
            found.at[u] = other;
    }
    return found;
}

} // namespace entente::proof
