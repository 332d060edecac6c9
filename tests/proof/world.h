#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace entente::proof {

/// Sets of units, or of places, one bit each.
using Mask = std::uint32_t;
inline constexpr int mostUnits = 16;

inline constexpr bool has(Mask set, int member)
{
    return (set >> member & 1) != 0;
}

/// A season of moves with nothing on it but units and what they are told. Unit `u` stands in place `u`; the places from
/// `units` on are empty. Adjacency has no part in it but for what a unit can reach: whatever stands here is legal.
struct World {
    enum class Act : std::uint8_t { Hold, Move, Support, Convoy };

    int units = 0;
    std::array<std::int8_t, mostUnits> power = {};
    std::array<Act, mostUnits> act = {};
    /// A move: its place. A support or convoy: the unit that is helped to do what it does.
    std::array<std::int8_t, mostUnits> to = {};
    Mask via = 0;      ///< movers that say that they go by convoy
    Mask apart = 0;    ///< movers that cannot walk to their place
    Mask needless = 0; ///< fleets ordered to carry a neighbour's army, which no chain of fleets on the board needs
    /// By army: the chains of fleets ordered to carry it, none of them longer than it need be. Empty: it can only walk.
    std::array<std::vector<Mask>, mostUnits> routes;
    std::array<Mask, mostUnits> near = {}; ///< by unit: places next to where it stands, for a unit of its kind

    Mask tanks = 0; ///< units that are tanks (1939 III 19)

    // The ground, for those who lay it out: fleets that convoy, or might, are at sea, all else is shore.
    Mask atSea = 0;
    Mask stranded = 0;                        ///< armies whose fleets do something else
    std::array<Mask, mostUnits> touches = {}; ///< by fleet at sea: places beside it

    int places() const { return 2 * units; }
    bool moves(int u) const { return act[u] == Act::Move; }
    bool isArmy(int u) const { return !routes[u].empty() || has(stranded, u) || !atSea; }
    /// Can an army walk between these?
    bool isApart(int a, int b) const
    {
        return (a < units && has(apart, a) && to[a] == b) || (b < units && has(apart, b) && to[b] == a);
    }
    bool areBeside(int a, int b) const
    {
        return (!has(atSea, a) || has(touches[a], b)) && (!has(atSea, b) || has(touches[b], a));
    }
    /// Fills `near` in.
    void layOut()
    {
        for (int u = 0; u < units; ++u) {
            near[u] = 0;
            for (int place = 0; place < places(); ++place) {
                const bool opens = isArmy(u) ? !has(atSea, place) && !isApart(u, place) : areBeside(u, place);
                near[u] |= Mask(place != u && opens) << place;
            }
        }
    }
};

/// What comes of it.
struct Findings {
    Mask moved = 0;
    Mask given = 0; ///< supports that nobody cut
    Mask dislodged = 0;
    Mask contested = 0;                        ///< places left empty by a stand-off
    std::array<Mask, mostUnits> retreats = {}; ///< by dislodged unit: places

    friend bool operator==(const Findings &, const Findings &) = default;
};

} // namespace entente::proof
