#pragma once

#include "reading.h"

#include <string>
#include <vector>

namespace entente::proof {

enum class Kind : std::uint8_t { Army, Fleet, Tank, Double, Bomber, Squadron, Wing };

enum class Verb : std::uint8_t {
    Hold,
    Move,          ///< `to`: a place
    Round,         ///< to the place `to`, which has two coasts, by the other one; whoever stands there is at the first
    March,         ///< a tank's double move: `to`, then `next`
    Support,       ///< `to`: the unit that is helped to do what it does; of a double move the first hop
    SupportOnward, ///< the second hop of the unit `to`
    Backing,       ///< retrospective support of the unit `to` where its move has brought it (Sequential 4)
    AgreedSupport, ///< the same as Support, under a contract of both powers
    AgreedBacking, ///< the same as Backing, under a contract of both powers
    Sortie,        ///< out from behind the walls of its place
    Raise,         ///< of the siege of the unit `to` behind its walls
    Fly,           ///< a bomber, over `to` to land in `next`
    Lend,          ///< a bomber supports the unit `to` and lands in `next`
    Cut,           ///< a bomber cuts the support of the unit `to` and lands in `next`
    Raid,          ///< a bomber bombs the centre `to`
    Cover,         ///< a squadron supports the unit `to`, over `next` if it says so
    Bomb,          ///< a squadron bombs the place `to`, over `next` if it says so
    Invade,        ///< a squadron goes to the place `to`, over `next` if it says so
    Enter,         ///< into the box
    Board,         ///< an army, aboard the fleet `to`
    Sail,          ///< an army, aboard the fleet `next`, with it to the sea `over`, and ashore at `to`
    Land,          ///< an army aboard, ashore at `to`; from the sea `next` if it says so
    Ferried,       ///< an army, ashore at `to`, by the one fleet that carries it
    Carry,         ///< a fleet, the army `to` across its sea
};

inline constexpr std::int8_t nothing = -1;

struct Piece {
    Kind kind = Kind::Army;
    Verb verb = Verb::Hold;
    bool inside = false; ///< behind the walls of its place
    bool aboard = false; ///< of the fleet in its place
    std::int8_t power = 0;
    std::int8_t stand = 0; ///< its place: that of its own number, or that of another unit; in the box nothing
    std::int8_t to = nothing;
    std::int8_t next = nothing;
    std::int8_t over = nothing; ///< of bombers: where each flies on its way to its mission
};

/// A season of moves on a board with features. Whoever has a place to himself stands in the one of his number; the
/// places from `units` on are empty. Each place lies next to each other.
struct Scene {
    static constexpr int mostUnits = 12, mostPlaces = 31;
    int units = 0;
    int places = 0;
    std::array<Piece, mostUnits> piece = {};
    /// Of a place: 0, or what the feature makes of it: whose land it is, counted from 1, or that it is special.
    std::array<std::int8_t, mostPlaces> mark = {};

    /// Where the unit would go, or nothing.
    int goal(int u) const
    {
        const Verb verb = piece[u].verb;
        switch (verb) {
        case Verb::Move:
        case Verb::Round:
        case Verb::March:
        case Verb::Invade:
        case Verb::Sail:
        case Verb::Land:
        case Verb::Ferried: return piece[u].to;
        case Verb::Sortie: return piece[u].stand;
        default: return nothing;
        }
    }
    /// The fleet that the army goes aboard this season, or nothing.
    int boards(int u) const
    {
        return piece[u].verb == Verb::Board  ? int(piece[u].to)
               : piece[u].verb == Verb::Sail ? int(piece[u].next)
                                             : int(nothing);
    }
    /// The place at which a supporter of this unit helps it.
    int fight(int u) const
    {
        return goal(u) != nothing             ? goal(u)
               : piece[u].verb == Verb::Raise ? int(piece[piece[u].to].stand)
                                              : int(piece[u].stand);
    }
    /// Where a squadron's mission is done, or nothing.
    int objective(int u) const
    {
        const Verb verb = piece[u].verb;
        return verb == Verb::Cover                          ? fight(piece[u].to)
               : verb == Verb::Bomb || verb == Verb::Invade ? int(piece[u].to)
                                                            : int(nothing);
    }
    /// Where marks tell the ground: 1 is sea, 2 has none. Can a unit of this kind go from place to place?
    bool leadsTo(Kind kind, int a, int b) const
    {
        const bool byLand = mark[a] != 1 && mark[b] != 1, bySea = mark[a] != 2 && mark[b] != 2;
        return a != b && ((byLand && kind != Kind::Fleet) || (bySea && kind != Kind::Army));
    }
    /// Two places are next to each other by air unless a squadron has to fly over a third one.
    bool nextByAir(int a, int b) const
    {
        for (int u = 0; u < units; ++u) {
            const int base = piece[u].stand, far = piece[u].next == nothing ? int(nothing) : objective(u);
            if ((base == a && far == b) || (base == b && far == a))
                return false;
        }
        return a != b;
    }
};

/// What comes of it.
struct Fates {
    std::array<std::int8_t, Scene::mostUnits> at = {}; ///< where each ends; of the dislodged and lost: nothing
    Mask given = 0;                                    ///< supports that counted
    Mask dislodged = 0;
    Mask inside = 0;    ///< behind walls, or aboard a fleet, in the end
    Mask acted = 0;     ///< flights that did what they were to do
    Mask raided = 0;    ///< places
    Mask contested = 0; ///< places left empty by a stand-off
    std::array<Mask, Scene::mostUnits> retreats = {};

    friend bool operator==(const Fates &, const Fates &) = default;
};

} // namespace entente::proof
