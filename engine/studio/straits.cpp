#include "studio/straits.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>
#include <tuple>
#include <utility>

namespace entente {

namespace {

/// No strait runs through a land that is wider, in cells.
constexpr double widestStrait = 100;

double distanceOf(const Shore &one, const Shore &other)
{
    double nearest = finestGrid;
    for (const auto &[x, y] : one.cells) {
        for (const auto &[toX, toY] : other.cells)
            nearest = std::min(nearest, std::hypot(x - toX, y - toY));
    }
    return nearest;
}

/// Waters among which fleets come and go, by place.
class Seas {
public:
    explicit Seas(std::size_t places) : m_first(places) { std::iota(m_first.begin(), m_first.end(), 0); }

    int of(int water) const
    {
        while (m_first[static_cast<std::size_t>(water)] != water)
            water = m_first[static_cast<std::size_t>(water)];
        return water;
    }
    void join(int one, int other) { m_first[static_cast<std::size_t>(of(other))] = of(one); }

    void join(const std::vector<int> &waters)
    {
        for (const int water : waters)
            join(waters.front(), water);
    }

private:
    std::vector<int> m_first; ///< another of the same sea, or itself
};

Seas seasOf(const Grid &cells, const std::vector<Ground> &grounds, const std::vector<std::vector<Shore>> &all)
{
    const std::size_t count = grounds.size();
    std::vector<bool> meets(count * count, false);
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            for (const auto &[nextX, nextY] : {std::pair(x + 1, y), std::pair(x, y + 1)}) {
                const int here = cells.at(x, y), there = cells.holds(nextX, nextY) ? cells.at(nextX, nextY) : here;
                if (here == there || here == Grid::none || there == Grid::none)
                    continue;
                meets[static_cast<std::size_t>(here) * count + static_cast<std::size_t>(there)] = true;
                meets[static_cast<std::size_t>(there) * count + static_cast<std::size_t>(here)] = true;
            }
        }
    }
    Seas seas(count);
    for (std::size_t one = 0; one < count; ++one) {
        const bool isCoast = grounds[one] == Ground::Land && all[one].empty();
        if (grounds[one] != Ground::Water && !isCoast)
            continue;
        std::vector<int> waters;
        if (!isCoast)
            waters.push_back(static_cast<int>(one));
        for (std::size_t other = 0; other < count; ++other) {
            if (meets[one * count + other] && grounds[other] == Ground::Water)
                waters.push_back(static_cast<int>(other));
        }
        seas.join(waters);
    }
    for (const auto &shores : all) {
        for (const Shore &shore : shores)
            seas.join(shore.waters);
    }
    return seas;
}

} // namespace

void joinAtStraits(const GrownGrid &grid, const std::vector<Ground> &grounds, const std::vector<bool> &settled,
                   std::vector<std::vector<Shore>> &all)
{
    Seas seas = seasOf(grid.cells, grounds, all);
    std::vector<std::tuple<double, std::size_t, std::size_t, std::size_t>> necks; // how wide, whose, from, to
    for (std::size_t place = 0; place < all.size(); ++place) {
        for (std::size_t i = 0; !settled[place] && i < all[place].size(); ++i) {
            for (std::size_t j = i + 1; j < all[place].size(); ++j)
                necks.emplace_back(distanceOf(all[place][i], all[place][j]), place, i, j);
        }
    }
    std::sort(necks.begin(), necks.end());
    std::set<std::size_t> joined;
    for (const auto &[width, place, i, j] : necks) {
        const int one = all[place][i].waters.front(), other = all[place][j].waters.front();
        if (width > widestStrait || seas.of(one) == seas.of(other))
            continue;
        seas.join(one, other);
        joined.insert(place);
    }
    for (const std::size_t place : joined)
        all[place].clear();
}

} // namespace entente
