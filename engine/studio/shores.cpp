#include "studio/shores.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <set>

namespace entente {

namespace {

using Cell = std::pair<int, int>;

/// Coasts may be broken by as many cells, for a river or a line that was drawn across.
constexpr int shoreBreak = 14;
constexpr std::size_t shortestShore = 12;

constexpr Cell sides[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

class ShoreFinder {
public:
    ShoreFinder(const GrownGrid &grid, const std::vector<Ground> &grounds) : m_grid(grid.cells), m_grounds(grounds)
    {
        for (int y = 0; y < m_grid.height(); ++y) {
            for (int x = 0; x < m_grid.width(); ++x) {
                if (touchesWater(x, y))
                    m_coast[m_grid.at(x, y)].insert({x, y});
            }
        }
    }

    std::vector<Shore> shores(int place)
    {
        const auto coast = m_coast.find(place);
        if (coast == m_coast.end())
            return {};
        std::vector<Shore> found;
        std::set<Cell> left = coast->second;
        while (!left.empty()) {
            Shore shore = stretch(left);
            if (shore.cells.size() >= shortestShore && !isIsland(place, shore.cells.front()))
                found.push_back(std::move(shore));
        }
        std::sort(found.begin(), found.end(),
                  [](const Shore &a, const Shore &b) { return a.cells.size() > b.cells.size(); });
        return found;
    }

private:
    int at(int x, int y) const { return m_grid.holds(x, y) ? m_grid.at(x, y) : Grid::none; }
    Ground groundAt(int x, int y) const
    {
        const int place = at(x, y);
        return place == Grid::none ? Ground::Unknown : m_grounds[static_cast<std::size_t>(place)];
    }

    bool touchesWater(int x, int y) const
    {
        return groundAt(x, y) == Ground::Land && std::any_of(std::begin(sides), std::end(sides), [&](const Cell &step) {
                   return groundAt(x + step.first, y + step.second) == Ground::Water;
               });
    }

    Shore stretch(std::set<Cell> &left) const
    {
        Shore shore;
        std::set<int> waters;
        std::vector<Cell> waiting{*left.begin()};
        left.erase(left.begin());
        while (!waiting.empty()) {
            const auto [x, y] = waiting.back();
            waiting.pop_back();
            shore.cells.push_back({x, y});
            for (const auto &[dx, dy] : sides) {
                if (groundAt(x + dx, y + dy) == Ground::Water)
                    waters.insert(at(x + dx, y + dy));
            }
            for (int nearX = x - shoreBreak; nearX <= x + shoreBreak; ++nearX) {
                auto cell = left.lower_bound({nearX, y - shoreBreak});
                while (cell != left.end() && *cell <= Cell(nearX, y + shoreBreak)) {
                    waiting.push_back(*cell);
                    cell = left.erase(cell);
                }
            }
        }
        shore.waters.assign(waters.begin(), waters.end());
        return shore;
    }

    /// Does the piece of the place that this cell is of touch no other land?
    bool isIsland(int place, Cell start) const
    {
        std::vector<Cell> waiting{start};
        std::set<Cell> seen{start};
        while (!waiting.empty()) {
            const auto [x, y] = waiting.back();
            waiting.pop_back();
            for (const auto &[dx, dy] : sides) {
                const int there = at(x + dx, y + dy);
                if (there == place && seen.insert({x + dx, y + dy}).second)
                    waiting.push_back({x + dx, y + dy});
                else if (there != place && groundAt(x + dx, y + dy) == Ground::Land)
                    return false;
            }
        }
        return true;
    }

    const Grid &m_grid;
    const std::vector<Ground> &m_grounds;
    std::map<int, std::set<Cell>> m_coast; ///< cells that touch water, by land
};

ChartPoint middleOfCells(const std::vector<Cell> &cells)
{
    ChartPoint sum;
    for (const auto &[x, y] : cells)
        sum = {sum.x + x, sum.y + y};
    return {sum.x / static_cast<double>(cells.size()), sum.y / static_cast<double>(cells.size())};
}

/// Gives each shore that coast of `coasts`, of which there are no fewer, whose choice is best for all together.
void nameShores(std::vector<Shore> &shores, std::vector<std::string> coasts,
                const std::function<double(const Shore &, const std::string &)> &fitness)
{
    std::sort(coasts.begin(), coasts.end());
    std::vector<std::string> best;
    double most = 0;
    do {
        double sum = 0;
        for (std::size_t i = 0; i < shores.size(); ++i)
            sum += fitness(shores[i], coasts[i]);
        if (best.empty() || sum > most) {
            best = coasts;
            most = sum;
        }
    } while (std::next_permutation(coasts.begin(), coasts.end()));
    for (std::size_t i = 0; i < shores.size(); ++i)
        shores[i].coast = best[i];
    std::sort(shores.begin(), shores.end(), [](const Shore &a, const Shore &b) { return a.coast < b.coast; });
}

/// As the drawing says, which has a shape for each.
void nameAsTold(std::vector<Shore> &shores, const std::vector<SketchCoast> &told, double scale)
{
    std::vector<std::string> coasts;
    std::map<std::string, ChartPoint> middles;
    for (const SketchCoast &coast : told) {
        coasts.push_back(coast.name);
        middles[coast.name] = coast.middle;
    }
    nameShores(shores, coasts, [&](const Shore &shore, const std::string &coast) {
        const ChartPoint middle = middleOfCells(shore.cells);
        return -std::hypot(middle.x - middles[coast].x * scale, middle.y - middles[coast].y * scale);
    });
}

/// By the wind, as seen from the middle between them all.
void nameByWind(std::vector<Shore> &shores)
{
    ChartPoint sum;
    for (const Shore &shore : shores) {
        const ChartPoint middle = middleOfCells(shore.cells);
        sum = {sum.x + middle.x, sum.y + middle.y};
    }
    const auto count = static_cast<double>(shores.size());
    const ChartPoint centre{sum.x / count, sum.y / count};
    nameShores(shores, {"nc", "sc", "ec", "wc"}, [&](const Shore &shore, const std::string &coast) {
        const ChartPoint middle = middleOfCells(shore.cells);
        const double across = middle.x - centre.x;
        const double down = middle.y - centre.y;
        return coast == "nc" ? -down : coast == "sc" ? down : coast == "ec" ? across : -across;
    });
}

} // namespace

std::vector<std::vector<Shore>> shoresOf(const GrownGrid &grid, const std::vector<Ground> &grounds,
                                         const std::vector<SketchPlace> &places)
{
    const bool told =
        std::any_of(places.begin(), places.end(), [](const SketchPlace &each) { return !each.coasts.empty(); });
    ShoreFinder finder(grid, grounds);
    std::vector<std::vector<Shore>> all(places.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
        constexpr std::size_t two = 2;
        constexpr std::size_t most = 4;
        const std::size_t shapes = places[i].coasts.size();
        if (told && shapes < two)
            continue;
        std::vector<Shore> shores = finder.shores(static_cast<int>(i));
        if (shores.size() < two)
            continue;
        // Without shapes for them only long ones count beyond the second: the longest come first.
        std::size_t count = std::min(shores.size(), told ? shapes : most);
        while (!told && count > two && 2 * shores[count - 1].cells.size() < shores[1].cells.size())
            --count;
        shores.resize(count);
        if (shapes >= count)
            nameAsTold(shores, places[i].coasts, grid.cells.scale());
        else
            nameByWind(shores);
        all[i] = std::move(shores);
    }
    return all;
}

std::vector<std::string> coastsTowards(const std::vector<Shore> &shores, const GrownGrid &grid, int other)
{
    std::vector<std::string> coasts;
    constexpr int near = 6;
    for (const Shore &shore : shores) {
        const bool meets = std::any_of(shore.cells.begin(), shore.cells.end(), [&](const Cell &cell) {
            for (int y = cell.second - near; y <= cell.second + near; ++y) {
                for (int x = cell.first - near; x <= cell.first + near; ++x) {
                    if (grid.cells.holds(x, y) && grid.cells.at(x, y) == other)
                        return true;
                }
            }
            return false;
        });
        if (meets)
            coasts.push_back(shore.coast);
    }
    return coasts;
}

} // namespace entente
