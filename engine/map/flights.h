#pragma once

#include "base/path.h"
#include "map/board.h"

#include <cstdint>
#include <vector>

namespace entente {

/// What entering a space costs a flight, in half points: land 2, a sea 3 (1939 III 34).
inline int legCost(const Board &board, ProvinceId space)
{
    return board.isSea(space) ? 3 : 2;
}

/// How far aircraft get, laid out once for a board: the cheapest way by air from every space to every other, and what
/// lies within two spaces. Costs are in half points, the space where a flight begins not counted; coming back to it is
/// a way like any other.
class FlightTable {
public:
    /// The board needs to know its passages and its reach.
    explicit FlightTable(const Board &board);

    /// The dearest way that is laid out. Nobody flies farther (1939 III 34).
    static constexpr int farthest = 28;

    /// What the cheapest way to the space costs; -1 where there is none up to `farthest`, and on boards on which nobody
    /// flies leg by leg.
    int cost(ProvinceId from, ProvinceId to) const { return m_costs.empty() ? -1 : m_costs[cell(from, to)]; }
    bool reaches(ProvinceId from, ProvinceId to, int budget) const
    {
        const int least = cost(from, to);
        return least >= 0 && least <= budget;
    }
    /// That way, the space itself last; empty if there is none. Of ways that cost the same the one that comes to the
    /// space from the nearest, and of these from the first on the board.
    Path<ProvinceId, 12> wayTo(ProvinceId from, ProvinceId to) const;

    /// Spaces one or two legs away, the one in `from` left out (LiMa 3).
    const ProvinceSet &withinTwo(ProvinceId from) const { return m_withinTwo[static_cast<std::size_t>(from.index())]; }
    /// What lies between the two, where they are two legs apart; else nothing. Only on boards where squadrons fly.
    const ProvinceSet &between(ProvinceId from, ProvinceId to) const
    {
        return m_between[m_betweenAt.empty() ? 0 : m_betweenAt[cell(from, to)]];
    }

private:
    std::size_t cell(ProvinceId from, ProvinceId to) const
    {
        return static_cast<std::size_t>(from.index()) * m_provinces + static_cast<std::size_t>(to.index());
    }
    void searchFrom(const Board &board, ProvinceId from);
    void layOutBetween(const Board &board);

    std::size_t m_provinces;
    std::vector<std::int8_t> m_costs; ///< by start and space; empty where nobody asks
    std::vector<ProvinceId> m_before; ///< the space before it on the way; none: the start
    std::vector<ProvinceSet> m_withinTwo;
    std::vector<ProvinceSet> m_between{ProvinceSet()};
    std::vector<std::uint16_t> m_betweenAt; ///< by start and space: where in `m_between`, whose first is empty
};

} // namespace entente
