#include "map/routes.h"

#include "map/passagegraph.h"

#include <algorithm>

namespace entente {

namespace {

/// The fleets that can be reached over `fleets` from those in `start` (a part of `fleets`).
template <class Set>
Set flood(const Board &board, Set start, const Set &fleets)
{
    Set reached = start;
    Set fresh = start;
    while (!fresh.empty()) {
        Set next;
        fresh.forEach([&](ProvinceId sea) { next |= Set(board.waters(sea)); });
        fresh = (next & fleets) - reached;
        reached |= fresh;
    }
    return reached;
}

/// Walks every chain in which no fleet is superfluous: only its first touches the start, only its
/// last the destination, and no two touch but neighbours.
template <class Set>
class TightChains {
public:
    TightChains(const Board &board, ProvinceId from, ProvinceId to, const Set &fleets)
        : m_board(board), m_first(Set(board.waters(from)) & fleets), m_last(Set(board.waters(to)) & fleets)
    {
        // A fleet that touches both shores is a chain by itself and belongs to no other.
        m_found = m_first & m_last;
        m_first -= m_found;
        m_last -= m_found;
        const Set open = fleets - m_found - m_first;
        const Set joined = flood(board, m_first, open | m_first);
        if (!joined.intersects(m_last))
            return;
        m_wanted = joined - m_found;
        m_first.forEach([&](ProvinceId sea) { extend(sea, open, {}); });
    }

    const Set &found() const { return m_found; }

private:
    /// `open`: seas that the chain may still use, none of which touches a link before `sea`.
    void extend(ProvinceId sea, const Set &open, Set chain)
    {
        chain.insert(sea);
        if (m_last.contains(sea)) {
            m_found |= chain;
            return;
        }
        const Set next = Set(m_board.waters(sea)) & open;
        const Set rest = open - next;
        // Neither a dead end nor a way that can show only what is known needs walking.
        const Set ahead = flood(m_board, next, open);
        if (!ahead.intersects(m_last) || !((ahead | chain) & m_wanted).intersects(m_wanted - m_found))
            return;
        next.forEach([&](ProvinceId link) { extend(link, rest, chain); });
    }

    const Board &m_board;
    Set m_first;
    Set m_last;
    Set m_wanted; ///< fleets joined to both shores, of which not all may lie on a tight chain
    Set m_found;
};

template <class Set>
bool joins(const Board &board, ProvinceId from, ProvinceId to, const Set &fleets)
{
    const Set goal = Set(board.waters(to)) & fleets;
    Set fresh = Set(board.waters(from)) & fleets;
    if (goal.empty() || from == to)
        return false;
    Set reached = fresh;
    while (!fresh.empty()) {
        if (fresh.intersects(goal))
            return true;
        Set next;
        fresh.forEach([&](ProvinceId sea) { next |= Set(board.waters(sea)); });
        fresh = (next & fleets) - reached;
        reached |= fresh;
    }
    return false;
}

bool isNarrow(const Board &board)
{
    return board.provinceCount() <= narrowProvinces;
}

} // namespace

bool convoyPossible(const Board &board, ProvinceId from, ProvinceId to, const ProvinceSet &fleets)
{
    return isNarrow(board) ? joins(board, from, to, NarrowProvinceSet(fleets)) : joins(board, from, to, fleets);
}

bool isCarriedFrom(const Board &board, ProvinceId from, const ProvinceSet &fleets)
{
    ProvinceSet fresh = board.waters(from) & fleets;
    ProvinceSet reached = fresh;
    ProvinceSet noGoal = board.seas();
    noGoal.insert(from);
    while (!fresh.empty()) {
        ProvinceSet next;
        ProvinceSet beside;
        fresh.forEach([&](ProvinceId sea) {
            next |= board.waters(sea);
            beside |= board.reach(Travel::Sea, board.mainRegion(sea));
        });
        if (!(beside - noGoal).empty())
            return true; // nearly always beside the first of them
        fresh = (next & fleets) - reached;
        reached |= fresh;
    }
    return false;
}

ProvinceSet waysBetween(const Board &board, Travel travel, RegionId from, ProvinceId to)
{
    ProvinceSet ways;
    for (const RegionId beside : board.neighbours(travel, from)) {
        if (board.reach(travel, beside).contains(to))
            ways.insert(board.provinceOf(beside));
    }
    ways.erase(board.provinceOf(from));
    ways.erase(to);
    return ways;
}

bool hasWayBetween(const Board &board, Travel travel, RegionId from, ProvinceId to)
{
    const auto beside = board.neighbours(travel, from);
    return std::any_of(beside.begin(), beside.end(),
                       [&](RegionId next) { return board.reach(travel, next).contains(to); });
}

std::optional<std::vector<ProvinceId>> convoyRoute(const Board &board, ProvinceId from, ProvinceId to,
                                                   const ProvinceSet &fleets)
{
    if (!convoyPossible(board, from, to, fleets))
        return std::nullopt;

    // Searching back from the destination's waters makes the predecessors read in sailing order.
    const RegionGraph &regions = Graphs::regions(board);
    const boost::filtered_graph view(regions, OpenTo{&regions, Travel::Sea},
                                     Within{&board, fleets & board.convoySpaces()});
    const auto vertexOfSea = [&](ProvinceId sea) { return vertexOf(board.mainRegion(sea)); };

    std::vector<std::size_t> onward(boost::num_vertices(regions));
    std::vector<int> steps(boost::num_vertices(regions), -1);
    std::vector<boost::default_color_type> colours(boost::num_vertices(regions), boost::white_color);
    const ProvinceSet goal = board.waters(to) & fleets;
    std::vector<std::size_t> sources;
    goal.forEach([&](ProvinceId sea) {
        sources.push_back(vertexOfSea(sea));
        onward[sources.back()] = sources.back();
        steps[sources.back()] = 0;
    });
    boost::queue<std::size_t> waiting;
    boost::breadth_first_search(
        view, sources.begin(), sources.end(), waiting,
        boost::make_bfs_visitor(std::make_pair(boost::record_predecessors(onward.data(), boost::on_tree_edge()),
                                               boost::record_distances(steps.data(), boost::on_tree_edge()))),
        boost::make_iterator_property_map(colours.begin(), boost::get(boost::vertex_index, regions)));

    std::size_t best = boost::num_vertices(regions);
    (board.waters(from) & fleets).forEach([&](ProvinceId sea) {
        const std::size_t vertex = vertexOfSea(sea);
        if (steps[vertex] >= 0 && (best == boost::num_vertices(regions) || steps[vertex] < steps[best]))
            best = vertex;
    });
    std::vector<ProvinceId> route;
    for (std::size_t vertex = best;; vertex = onward[vertex]) {
        route.push_back(board.provinceOf(regionAt(vertex)));
        if (onward[vertex] == vertex)
            return route;
    }
}

std::optional<std::vector<ProvinceId>> convoyRouteThrough(const Board &board, ProvinceId from, ProvinceId through,
                                                          ProvinceId to, ProvinceSet fleets)
{
    std::vector<ProvinceId> chain;
    if (!board.waters(from).contains(through)) {
        const auto there = convoyRoute(board, from, through, fleets);
        if (!there)
            return std::nullopt;
        chain = *there;
    }
    for (const ProvinceId sea : chain)
        fleets.erase(sea);
    chain.push_back(through);
    if (board.waters(to).contains(through))
        return chain;
    const auto onward = convoyRoute(board, through, to, fleets);
    if (!onward)
        return std::nullopt;
    chain.insert(chain.end(), onward->begin(), onward->end());
    return chain;
}

ProvinceSet fleetsOnSomeRoute(const Board &board, ProvinceId from, ProvinceId to, const ProvinceSet &fleets)
{
    if (isNarrow(board))
        return ProvinceSet(TightChains(board, from, to, NarrowProvinceSet(fleets)).found());
    return TightChains(board, from, to, fleets).found();
}

namespace {

template <class Set>
bool isOnSomeRoute(const Board &board, ProvinceId fleet, ProvinceId from, ProvinceId to, const Set &fleets)
{
    Set first = Set(board.waters(from)) & fleets;
    Set last = Set(board.waters(to)) & fleets;
    const Set both = first & last;
    if (both.contains(fleet))
        return true;
    first -= both;
    last -= both;
    const Set beside = Set(board.waters(fleet)) & (fleets - both);
    if (first.empty() || last.empty() || beside.empty())
        return false;
    const bool starts = first.contains(fleet), ends = last.contains(fleet);
    if ((starts && beside.intersects(last)) || (ends && beside.intersects(first)))
        return true;
    // Somebody must go on from it who does not touch the same shore, or, if it touches neither, two must.
    if ((starts && (beside - first).empty()) || (ends && (beside - last).empty())
        || (!starts && !ends && beside.size() < 2))
        return false;
    if (!starts && !ends && (beside & first).size() == 1) {
        // A chain of three, whose ends do not touch.
        if (!((beside & last) - Set(board.waters((beside & first).first()))).empty())
            return true;
    }
    return TightChains(board, from, to, fleets).found().contains(fleet);
}

} // namespace

bool fleetOnSomeRoute(const Board &board, ProvinceId fleet, ProvinceId from, ProvinceId to, const ProvinceSet &fleets)
{
    return isNarrow(board) ? isOnSomeRoute(board, fleet, from, to, NarrowProvinceSet(fleets))
                           : isOnSomeRoute(board, fleet, from, to, fleets);
}

} // namespace entente
