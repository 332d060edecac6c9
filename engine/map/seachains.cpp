#include "map/seachains.h"

#include "map/passagegraph.h"

#include <boost/graph/dijkstra_shortest_paths.hpp>
#include <boost/property_map/function_property_map.hpp>

#include <algorithm>
#include <limits>

namespace entente {

namespace {

constexpr int never = std::numeric_limits<int>::max();
constexpr int heldSea = maxProvinces; ///< what one costs more than another: more than all of them together

ProvinceSet seasBeside(const Board &board, ProvinceId place)
{
    return board.reach(Travel::Sea, board.mainRegion(place)) & board.seas();
}

/// What the cheapest chain from beside `from` costs that ends in a sea, by region; `never` where there is none.
template <class Cost>
std::vector<int> chainCosts(const Board &board, ProvinceId from, Cost &&costOf)
{
    const RegionGraph &regions = Graphs::regions(board);
    ProvinceSet open = board.seas();
    open.insert(from);
    const boost::filtered_graph view(regions, OpenTo{&regions, Travel::Sea}, Within{&board, open});
    std::vector<std::size_t> starts{vertexOf(board.mainRegion(from))};
    for (const RegionId coast : board.coastsOf(from))
        starts.push_back(vertexOf(coast));
    const auto costOfStep = [&](RegionGraph::edge_descriptor step) {
        return costOf(board.provinceOf(regionAt(boost::target(step, regions))));
    };

    std::vector<int> costs(boost::num_vertices(regions), never);
    std::vector<std::size_t> before(boost::num_vertices(regions));
    const auto index = boost::get(boost::vertex_index, regions);
    boost::dijkstra_shortest_paths(view, starts.begin(), starts.end(),
                                   boost::make_iterator_property_map(before.begin(), index),
                                   boost::make_iterator_property_map(costs.begin(), index),
                                   boost::make_function_property_map<RegionGraph::edge_descriptor>(costOfStep), index,
                                   std::less<int>(), boost::closed_plus<int>(), never, 0, boost::dijkstra_visitor<>());
    return costs;
}

} // namespace

std::vector<ProvinceId> freestSeaChain(const Board &board, ProvinceId from, const ProvinceSet &ends,
                                       const ProvinceSet &held)
{
    const auto costOf = [&](ProvinceId sea) { return 1 + (held.contains(sea) ? heldSea : 0); };
    const std::vector<int> costs = chainCosts(board, from, costOf);
    // Of places that cost the same the first on the board: the search itself promises no order.
    const auto cheapestOf = [&](const ProvinceSet &seas) {
        ProvinceId best;
        int least = never;
        seas.forEach([&](ProvinceId sea) {
            const int cost = costs[vertexOf(board.mainRegion(sea))];
            if (cost < least) {
                least = cost;
                best = sea;
            }
        });
        return best;
    };

    std::vector<ProvinceId> chain;
    ProvinceId sea = cheapestOf(ends & board.seas());
    while (sea.valid()) {
        chain.push_back(sea);
        const bool isFirst = costs[vertexOf(board.mainRegion(sea))] == costOf(sea);
        sea = isFirst ? ProvinceId() : cheapestOf(seasBeside(board, sea));
    }
    std::reverse(chain.begin(), chain.end());
    return chain;
}

bool hasFreeSeaChain(const Board &board, ProvinceId from, const ProvinceSet &ends, const ProvinceSet &held)
{
    const ProvinceSet open = board.seas() - held;
    ProvinceSet reached = seasBeside(board, from) & open;
    for (ProvinceSet fresh = reached; !fresh.empty(); reached |= fresh) {
        if (fresh.intersects(ends))
            return true;
        ProvinceSet next;
        fresh.forEach([&](ProvinceId sea) { next |= seasBeside(board, sea); });
        fresh = (next & open) - reached;
    }
    return false;
}

} // namespace entente
