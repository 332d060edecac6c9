#include "map/flights.h"

#include "map/passagegraph.h"
#include "map/routes.h"

#include <boost/graph/dijkstra_shortest_paths.hpp>
#include <boost/property_map/function_property_map.hpp>

#include <algorithm>
#include <limits>

namespace entente {

FlightTable::FlightTable(const Board &board) : m_provinces(static_cast<std::size_t>(board.provinceCount()))
{
    for (int p = 0; p < board.provinceCount(); ++p) {
        const ProvinceId from(p);
        ProvinceSet &within = m_withinTwo.emplace_back(board.reach(Travel::Air, board.mainRegion(from)));
        for (int q = 0; q < board.provinceCount(); ++q) {
            if (board.distance(Travel::Air, board.mainRegion(from), ProvinceId(q)) == 2)
                within.insert(ProvinceId(q));
        }
    }

    const auto flies = [kinds = board.kinds()](Flying how) {
        return std::any_of(kinds.begin(), kinds.end(), [&](const UnitKind &kind) { return kind.flying == how; });
    };
    if (flies(Flying::Sorties))
        layOutBetween(board);
    if (!flies(Flying::Tours))
        return;
    m_costs.assign(m_provinces * m_provinces, -1);
    m_before.assign(m_provinces * m_provinces, ProvinceId());
    for (int p = 0; p < board.provinceCount(); ++p)
        searchFrom(board, ProvinceId(p));
}

void FlightTable::layOutBetween(const Board &board)
{
    m_betweenAt.assign(m_provinces * m_provinces, 0);
    for (int p = 0; p < board.provinceCount(); ++p) {
        const ProvinceId from(p);
        const RegionId base = board.mainRegion(from);
        (withinTwo(from) - board.reach(Travel::Air, base)).forEach([&](ProvinceId to) {
            m_betweenAt[cell(from, to)] = static_cast<std::uint16_t>(m_between.size());
            m_between.push_back(waysBetween(board, Travel::Air, base, to));
        });
    }
}

void FlightTable::searchFrom(const Board &board, ProvinceId from)
{
    const RegionGraph &regions = Graphs::regions(board);
    const boost::filtered_graph sky(regions, OpenTo{&regions, Travel::Air});
    std::vector<int> spent(boost::num_vertices(regions));
    const auto costOfLeg = [&](RegionGraph::edge_descriptor leg) {
        return legCost(board, board.provinceOf(regionAt(boost::target(leg, regions))));
    };
    boost::dijkstra_shortest_paths(
        sky, vertexOf(board.mainRegion(from)),
        boost::distance_map(boost::make_iterator_property_map(spent.begin(), boost::get(boost::vertex_index, regions)))
            .weight_map(boost::make_function_property_map<RegionGraph::edge_descriptor>(costOfLeg)));

    const auto spentUpTo = [&](ProvinceId space) { return spent[vertexOf(board.mainRegion(space))]; };
    for (int p = 0; p < board.provinceCount(); ++p) {
        const ProvinceId space(p);
        // Which way the search took where several cost the same is its own affair; ours is the same on every machine.
        int least = std::numeric_limits<int>::max();
        ProvinceId before;
        board.reach(Travel::Air, board.mainRegion(space)).forEach([&](ProvinceId beside) {
            if (spentUpTo(beside) < least) {
                least = spentUpTo(beside);
                before = beside;
            }
        });
        if (!before.valid() || least > farthest - legCost(board, space))
            continue;
        m_costs[cell(from, space)] = static_cast<std::int8_t>(least + legCost(board, space));
        m_before[cell(from, space)] = before == from ? ProvinceId() : before;
    }
}

Path<ProvinceId, 12> FlightTable::wayTo(ProvinceId from, ProvinceId to) const
{
    Path<ProvinceId, 12> back, way;
    for (ProvinceId at = to; at.valid() && cost(from, at) >= 0 && !back.full(); at = m_before[cell(from, at)])
        back.push_back(at);
    for (int i = back.size(); i-- > 0;)
        way.push_back(back[i]);
    return way;
}

} // namespace entente
