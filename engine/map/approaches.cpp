#include "map/approaches.h"

#include "map/board.h"

#include <array>

namespace entente {

Approaches::Approaches(const Board &board) : m_regions(static_cast<std::size_t>(board.regionCount()))
{
    constexpr std::array travels = {Travel::Land, Travel::Sea, Travel::Over};
    std::vector<std::vector<Goal>> goalsOf(travelCount * m_regions);
    for (int p = 0; p < board.provinceCount(); ++p) {
        const ProvinceId to(p);
        m_into.push_back(static_cast<std::uint16_t>(m_approaches.size()));
        for (int r = 0; r < board.regionCount(); ++r) { // regions come in the order of their provinces
            const RegionId from(r);
            for (const Travel travel : travels) {
                if (!board.isTravelled(travel) || !board.canStand(travel, from)
                    || !board.reach(travel, from).contains(to))
                    continue;
                const auto first = static_cast<std::uint16_t>(m_approaches.size());
                std::vector<RegionId> arrivals = {board.mainRegion(to)};
                if (travel == Travel::Sea && board.hasCoasts(to))
                    arrivals = board.arrivals(travel, from, to);
                for (const RegionId arrival : arrivals)
                    m_approaches.push_back({standOf(travel, from), board.provinceOf(from), arrival});
                goalsOf[static_cast<std::size_t>(travel) * m_regions + static_cast<std::size_t>(r)].push_back(
                    {to, static_cast<std::uint8_t>(arrivals.size()), first});
            }
        }
    }
    m_into.push_back(static_cast<std::uint16_t>(m_approaches.size()));
    for (const std::vector<Goal> &goals : goalsOf) {
        m_goalsOf.push_back(static_cast<std::uint16_t>(m_goals.size()));
        m_goals.insert(m_goals.end(), goals.begin(), goals.end());
    }
    m_goalsOf.push_back(static_cast<std::uint16_t>(m_goals.size()));
}

} // namespace entente
