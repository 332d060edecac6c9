#include "map/board.h"

#include "map/passagegraph.h"

#include <algorithm>

// What a board knows of its passages: the graph, and the tables of steps and distances that are read off it once.

namespace entente {

namespace {

/// Steps from a vertex to every vertex, by breadth-first search; -1 where there is no way.
template <class AnyGraph>
std::vector<int> stepsFrom(const AnyGraph &graph, int start)
{
    std::vector<int> steps(boost::num_vertices(graph), -1);
    steps[static_cast<std::size_t>(start)] = 0;
    boost::breadth_first_search(
        graph, static_cast<std::size_t>(start),
        boost::visitor(boost::make_bfs_visitor(boost::record_distances(steps.data(), boost::on_tree_edge()))));
    return steps;
}

std::size_t at(int row, int column, int columns)
{
    return static_cast<std::size_t>(row * columns + column);
}

} // namespace

void Board::buildGraph()
{
    m_graph->regions = RegionGraph(m_data.regions.size());
    m_graph->anyone = ProvinceGraph(m_data.provinces.size());
    for (const Passage &passage : m_data.passages) {
        boost::add_edge(static_cast<std::size_t>(passage.from.index()), static_cast<std::size_t>(passage.to.index()),
                        PassageUse{passage.land, passage.sea, passage.air}, m_graph->regions);
        if (passage.land || passage.sea) {
            boost::add_edge(static_cast<std::size_t>(provinceOf(passage.from).index()),
                            static_cast<std::size_t>(provinceOf(passage.to).index()), m_graph->anyone);
        }
    }
}

/// A split province's own region reaches what any of its coasts reaches, and each coast what its province reaches.
void Board::joinCoasts(Travel travel)
{
    auto &neighboursOf = m_neighbours[static_cast<int>(travel)];
    for (const std::vector<RegionId> &coasts : m_coasts) {
        if (coasts.empty())
            continue;
        auto &own = neighboursOf[m_mainRegion[provinceOf(coasts.front()).index()].index()];
        if (travel == Travel::Sea || travel == Travel::Over) {
            for (const RegionId coast : coasts) {
                const auto &list = neighboursOf[coast.index()];
                own.insert(own.end(), list.begin(), list.end());
            }
        }
        if (travel != Travel::Sea) {
            for (const RegionId coast : coasts)
                neighboursOf[coast.index()] = own;
        }
    }
    if (travel != Travel::Over)
        return;
    for (std::vector<RegionId> &list : neighboursOf) { // no coast is one for who comes over it
        for (RegionId &next : list)
            next = mainRegion(provinceOf(next));
    }
}

void Board::tabulateReach()
{
    for (const Travel travel : travels()) {
        const int t = static_cast<int>(travel);
        const boost::filtered_graph view(m_graph->regions, OpenTo{&m_graph->regions, travel});
        auto &neighboursOf = m_neighbours[t];
        neighboursOf.resize(m_data.regions.size());
        for (int r = 0; r < regionCount(); ++r) {
            auto &list = neighboursOf[static_cast<std::size_t>(r)];
            for (auto [next, end] = boost::adjacent_vertices(static_cast<std::size_t>(r), view); next != end; ++next)
                list.push_back(RegionId(static_cast<int>(*next)));
        }

        joinCoasts(travel); // an order may leave the coast out, or name one for an army

        m_reach[t].resize(m_data.regions.size());
        m_steps[t].resize(at(regionCount(), 0, provinceCount()), noStep);
        for (int r = 0; r < regionCount(); ++r) {
            auto &list = neighboursOf[static_cast<std::size_t>(r)];
            std::sort(list.begin(), list.end());
            list.erase(std::unique(list.begin(), list.end()), list.end());

            ProvinceSet &reached = m_reach[t][static_cast<std::size_t>(r)];
            for (const RegionId next : list) {
                const ProvinceId place = provinceOf(next);
                m_steps[t][at(r, place.index(), provinceCount())] =
                    reached.contains(place) ? severalArrivals
                                            : static_cast<Step>(next.index() - mainRegion(place).index() + 1);
                reached.insert(place);
            }
        }
    }

    m_waters.resize(m_data.provinces.size());
    for (int p = 0; p < provinceCount(); ++p) {
        const ProvinceId id(p);
        ProvinceSet &waters = m_waters[static_cast<std::size_t>(p)];
        if (province(id).armies)
            waters = reach(Travel::Sea, mainRegion(id)) & m_convoySpaces;
        if (!isSea(id) && !waters.empty())
            m_shores.insert(id);
    }
}

void Board::tabulateDistances()
{
    for (const Travel travel : travels()) {
        if (travel == Travel::Over) {
            tabulateDistancesOver();
            continue;
        }
        const boost::filtered_graph view(m_graph->regions, OpenTo{&m_graph->regions, travel});
        auto &table = m_graph->steps[static_cast<int>(travel)];
        table.assign(at(regionCount(), 0, provinceCount()), -1);
        const auto note = [&](int row, const std::vector<int> &steps) {
            for (int to = 0; to < regionCount(); ++to) {
                const int count = steps[static_cast<std::size_t>(to)];
                std::int16_t &cell = table[at(row, provinceOf(RegionId(to)).index(), provinceCount())];
                if (count >= 0 && (cell < 0 || count < cell))
                    cell = static_cast<std::int16_t>(count);
            }
        };
        for (int r = 0; r < regionCount(); ++r) {
            const ProvinceId place = provinceOf(RegionId(r));
            const RegionId own = mainRegion(place);
            note(r, stepsFrom(view, r));
            if (travel == Travel::Sea && own.index() == r) {
                for (const RegionId coast : coastsOf(place))
                    note(r, stepsFrom(view, coast.index()));
            } else if (travel != Travel::Sea && own.index() != r) {
                note(r, stepsFrom(view, own.index()));
            }
        }
    }

    m_graph->stepsForAnyone.assign(at(provinceCount(), 0, provinceCount()), -1);
    for (int p = 0; p < provinceCount(); ++p) {
        const std::vector<int> steps = stepsFrom(m_graph->anyone, p);
        for (int to = 0; to < provinceCount(); ++to)
            m_graph->stepsForAnyone[at(p, to, provinceCount())] =
                static_cast<std::int16_t>(steps[static_cast<std::size_t>(to)]);
    }
}

/// From province to province: the coasts of one are no steps apart.
void Board::tabulateDistancesOver()
{
    ProvinceGraph provinces(m_data.provinces.size());
    for (const Passage &passage : m_data.passages)
        boost::add_edge(static_cast<std::size_t>(provinceOf(passage.from).index()),
                        static_cast<std::size_t>(provinceOf(passage.to).index()), provinces);
    auto &table = m_graph->steps[static_cast<int>(Travel::Over)];
    table.assign(at(regionCount(), 0, provinceCount()), -1);
    for (int r = 0; r < regionCount(); ++r) {
        const std::vector<int> steps = stepsFrom(provinces, provinceOf(RegionId(r)).index());
        for (int to = 0; to < provinceCount(); ++to)
            table[at(r, to, provinceCount())] = static_cast<std::int16_t>(steps[static_cast<std::size_t>(to)]);
    }
}

int Board::distance(Travel travel, RegionId from, ProvinceId to) const
{
    return m_graph->steps[static_cast<int>(travel)][at(from.index(), to.index(), provinceCount())];
}

int Board::distanceForAnyone(ProvinceId from, ProvinceId to) const
{
    return m_graph->stepsForAnyone[at(from.index(), to.index(), provinceCount())];
}

} // namespace entente
