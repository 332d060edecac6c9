#pragma once

#include "base/ids.h"

#include <cstdint>
#include <span>
#include <vector>

namespace entente {

class Board;
enum class Travel : std::uint8_t;

/// Every step that a unit on land or at sea can take on a board, laid out twice: province by province as the ways into
/// it, and region by region as the places that can be reached from there. Since the lists are the board's, walking
/// them takes the same way through the program in every phase, whoever stands where, which is what processors like
/// best.
class Approaches {
public:
    /// A way into a province.
    struct Approach {
        std::uint16_t stand; ///< who can take it, see standOf
        ProvinceId from;
        RegionId arrival; ///< the coast, for a fleet bound for a province with several
    };
    /// A province within reach.
    struct Goal {
        ProvinceId to;
        std::uint8_t ways;   ///< more than one where several coasts of it are within reach
        std::uint16_t first; ///< approach; the others follow it
    };

    /// The board needs to know its reach, and nothing else.
    explicit Approaches(const Board &board);

    /// How a unit stands, as one number.
    static std::uint16_t standOf(Travel travel, RegionId region)
    {
        return static_cast<std::uint16_t>(static_cast<int>(travel) << 9 | region.index());
    }
    static constexpr std::uint16_t nobodyStands = 0xffff;

    std::size_t size() const { return m_approaches.size(); }
    /// All ways into one province, by the province from which they lead.
    std::span<const Approach> into(ProvinceId to) const
    {
        return between(m_approaches, m_into, static_cast<std::size_t>(to.index()));
    }
    /// Provinces one step away for a unit that stands so, ascending.
    std::span<const Goal> goals(Travel travel, RegionId region) const
    {
        return between(m_goals, m_goalsOf,
                       static_cast<std::size_t>(travel) * m_regions + static_cast<std::size_t>(region.index()));
    }

private:
    template <class T>
    static std::span<const T> between(const std::vector<T> &items, const std::vector<std::uint16_t> &begins,
                                      std::size_t index)
    {
        return {items.data() + begins[index], items.data() + begins[index + 1]};
    }

    std::size_t m_regions;
    std::vector<Approach> m_approaches;
    std::vector<Goal> m_goals;
    std::vector<std::uint16_t> m_into;    ///< by province: the first of its approaches
    std::vector<std::uint16_t> m_goalsOf; ///< by travel and region: the first of its goals
};

} // namespace entente
