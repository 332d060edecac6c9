#include "battle.h"
#include "rulereadings.h"

namespace entente::proof {

namespace {

/// Davis 6 between armies ashore, armies aboard and fleets.
class Sea : public Battle {
public:
    explicit Sea(const Scene &scene) : Battle(scene.units), s(scene)
    {
        ship.fill(nothing);
        for (int u = 0; u < s.units; ++u) {
            power[u] = s.piece[u].power;
            at[u] = s.piece[u].aboard ? nothing : s.piece[u].stand;
            to[u] = static_cast<std::int8_t>(s.goal(u));
        }
        goAboard();
        carryAcross();
        for (int u = 0; u < s.units; ++u) {
            // Whoever is aboard fights for nothing but the shore, and a fleet that carries it enters none.
            if (s.piece[u].kind == Kind::Fleet && laden(u) && to[u] != nothing && s.mark[to[u]] != 1)
                to[u] = nothing;
            movers |= Mask(to[u] != nothing) << u;
        }
        for (int u = 0; u < s.units; ++u) {
            const Piece &piece = s.piece[u];
            // No support is given where the other can't do it by the orders alone, or comes to one's own place.
            if (piece.verb == Verb::Support && s.fight(piece.to) != piece.stand
                && (s.goal(piece.to) == nothing || moves(piece.to))) {
                helps[u] = piece.to;
                aims[u] = static_cast<std::int8_t>(s.fight(piece.to));
            }
        }
    }

    /// An army goes aboard before anything moves: its place is empty at once. Two that make for one fleet both stay.
    void goAboard()
    {
        for (int u = 0; u < s.units; ++u)
            ship[u] = s.piece[u].aboard ? static_cast<std::int8_t>(fleetIn(s.piece[u].stand)) : nothing;
        std::array<int, Scene::mostUnits> wanted = {};
        for (int u = 0; u < s.units; ++u)
            wanted[std::max(0, s.boards(u))] += s.boards(u) != nothing;
        for (int u = 0; u < s.units; ++u) {
            if (s.boards(u) == nothing)
                continue;
            if (wanted[s.boards(u)] == 1)
                embark(u, s.boards(u));
            else
                to[u] = nothing;
        }
    }

    /// A convoy crosses one sea with one fleet, which carries nobody else.
    void carryAcross()
    {
        for (int u = 0; u < s.units; ++u) {
            if (s.piece[u].verb != Verb::Carry)
                continue;
            if (!laden(u))
                embark(s.piece[u].to, u); // else it walks, since all coasts here are neighbours (1971)
        }
    }

    void embark(int army, int fleet)
    {
        ship[army] = static_cast<std::int8_t>(fleet);
        at[army] = nothing;
    }

    int fleetIn(int place) const
    {
        for (int u = 0; u < s.units; ++u) {
            if (s.piece[u].kind == Kind::Fleet && s.piece[u].stand == place)
                return u;
        }
        return nothing;
    }
    bool laden(int fleet) const { return std::find(ship.begin(), ship.end(), fleet) != ship.end(); }
    /// The sea to which the fleet is to sail before the army lands; nothing: it lands from where it is.
    int sails(int army) const
    {
        return s.piece[army].verb == Verb::Land   ? int(s.piece[army].next)
               : s.piece[army].verb == Verb::Sail ? int(s.piece[army].over)
                                                  : int(nothing);
    }
    /// The sea from which it lands.
    int origin(int army) const { return sails(army) != nothing ? sails(army) : int(s.piece[ship[army]].stand); }

    /// If the fleet does not get there, the landing lapses.
    bool isThere(int u) const override
    {
        return ship[u] == nothing || sails(u) == nothing
               || (has(moved, ship[u]) && to[ship[u]] == sails(u) && !has(pinned, u));
    }
    /// Where nothing bears itself out, the landings lapse that keep their own fleet from getting there.
    Mask mayFail() const override
    {
        Mask landings = 0;
        for (int u = 0; u < units; ++u)
            landings |= Mask(ship[u] != nothing && sails(u) != nothing) << u;
        return landings & movers;
    }
    /// A landing cuts no support that concerns the sea into which its fleet is sailing. One from where the army is
    /// comes from that sea, and so cuts no support of a move into it (IX).
    int support(int u) const override
    {
        for (int v = 0; v < units; ++v) {
            const int from = ship[v] != nothing ? origin(v) : int(at[v]);
            const bool sailing = ship[v] != nothing && sails(v) != nothing;
            const bool spares = from == aims[u] && (sailing || to[helps[u]] != nothing);
            const bool drivesOut = has(moved, v) && to[v] == at[u] && !sailing;
            if (attacks(v, u) && isThere(v) && (!spares || drivesOut))
                return 0;
        }
        return 1;
    }

    Fates read(Answers &answers)
    {
        answers = solve();
        // A circle of fleets turns (VII.3) unless a landing hinders it. One that its turning brings does not take
        // place.
        for (int u = 0; u < s.units; ++u)
            pinned |= Mask(moves(u) && !isThere(u)) << u;
        solve();
        Fates found;
        found.dislodged = dislodged;
        Mask filled = 0;
        std::array<std::int8_t, Scene::mostUnits> struckFrom;
        struckFrom.fill(nothing);
        for (int u = 0; u < s.units; ++u) {
            found.given |= Mask(worth[u] > 0) << u;
            found.at[u] = has(dislodged, u) ? nothing : has(moved, u) ? to[u] : at[u];
            for (int v = 0; v < s.units; ++v) {
                if (has(moved, v) && at[u] != nothing && to[v] == at[u])
                    struckFrom[u] = static_cast<std::int8_t>(ship[v] != nothing ? origin(v) : int(at[v]));
            }
        }
        Mask carrying = 0;
        for (int u = 0; u < s.units; ++u) {
            if (ship[u] == nothing || has(moved, u))
                continue; // ashore
            found.at[u] = found.at[ship[u]];
            found.inside |= 1u << u;
            carrying |= 1u << ship[u];
        }
        for (int u = 0; u < s.units; ++u)
            filled |= found.at[u] == nothing ? 0 : 1u << found.at[u];
        for (int u = 0; u < s.units; ++u) {
            if (moves(u) && !has(moved, u) && !beaten(u) && isThere(u))
                found.contested |= (1u << to[u]) & ~filled;
        }
        openRetreats(s, struckFrom, found);
        for (int u = 0; u < s.units; ++u) {
            for (int place = 0; place < s.places; ++place) {
                const bool opens =
                    s.leadsTo(s.piece[u].kind, s.piece[u].stand, place) && (!has(carrying, u) || s.mark[place] == 1);
                found.retreats[u] &= ~(Mask(!opens) << place);
            }
        }
        return found;
    }

private:
    const Scene &s;
    Places ship; ///< of each army aboard, or that goes aboard: its fleet
};

} // namespace

Fates readVoyages(const Scene &scene, Answers &answers)
{
    return Sea(scene).read(answers);
}

} // namespace entente::proof
