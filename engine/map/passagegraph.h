#pragma once

#include "map/board.h"

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/breadth_first_search.hpp>
#include <boost/graph/filtered_graph.hpp>
#include <boost/graph/visitors.hpp>

namespace entente {

/// Who may use a passage, as the property of an edge.
struct PassageUse {
    bool land = false;
    bool sea = false;
    bool air = false;

    bool by(Travel travel) const
    {
        switch (travel) {
        case Travel::Land: return land;
        case Travel::Sea: return sea;
        case Travel::Air: return air;
        case Travel::Over: return true;
        }
        return false;
    }
};

using RegionGraph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS, boost::no_property, PassageUse>;
using ProvinceGraph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS>;

/// Keeps the passages that one way of travelling may use.
struct OpenTo {
    const RegionGraph *graph = nullptr;
    Travel travel = Travel::Land;

    bool operator()(RegionGraph::edge_descriptor edge) const { return (*graph)[edge].by(travel); }
};

/// Keeps the regions of a set of provinces.
struct Within {
    const Board *board = nullptr;
    ProvinceSet provinces;

    bool operator()(RegionGraph::vertex_descriptor vertex) const
    {
        return provinces.contains(board->provinceOf(RegionId(static_cast<int>(vertex))));
    }
};

/// The map's one source of truth: regions as vertices, passages as edges. Only this room's searches
/// include this; everybody else reads what they find, or the tables that the board derives from it.
struct Board::Graph {
    RegionGraph regions;
    ProvinceGraph anyone;                         ///< provinces, joined wherever anybody may pass
    std::vector<std::int16_t> steps[travelCount]; ///< [region * provinceCount + province], -1: never
    std::vector<std::int16_t> stepsForAnyone;     ///< [province * provinceCount + province]
};

/// How the searches of this room get at the graph.
class Graphs {
public:
    static const RegionGraph &regions(const Board &board) { return board.m_graph->regions; }
};

inline RegionGraph::vertex_descriptor vertexOf(RegionId region)
{
    return static_cast<RegionGraph::vertex_descriptor>(region.index());
}

inline RegionId regionAt(RegionGraph::vertex_descriptor vertex)
{
    return RegionId(static_cast<int>(vertex));
}

} // namespace entente
