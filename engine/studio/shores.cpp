#include "studio/shores.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

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

/// Joins the shores of the narrowest lands between seas from which no fleet could come to others: a strait runs through
/// such a land even where the drawing shows no water in it, as at Constantinople. `all`: by place. A land that is
/// `settled` keeps its shores.
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

using Cell = std::pair<int, int>;

/// Coasts may be broken by as many cells, for a river or a line that was drawn across.
constexpr int shoreBreak = 14;
constexpr std::size_t shortestShore = 12;
/// Shores whose ends come nearer to each other than this share of the land's size are one: a strait parts them, or a
/// neck of land that one sails round. Denmark and Sweden, Kiel and Denmark are like that, Bulgaria and Spain are not.
constexpr double narrow = 1.0 / 3;
/// So are those that are as near in cells, however small the land: Holland's on the North Sea and at Helgoland's side.
constexpr double sightOfFleets = 30;
/// A shore with no water of its own is one only if it is so long, beside the longest.
constexpr double ofShared = 1.0 / 4;

constexpr Cell sides[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

class ShoreFinder {
public:
    ShoreFinder(const GrownGrid &grid, const std::vector<Ground> &grounds) : m_grid(grid.cells), m_grounds(grounds)
    {
        for (int y = 0; y < m_grid.height(); ++y) {
            for (int x = 0; x < m_grid.width(); ++x) {
                ++m_areas[m_grid.at(x, y)];
                if (touchesWater(x, y))
                    m_coast[m_grid.at(x, y)].insert({x, y});
            }
        }
    }

    /// The stretches of water that a place lies on, the longest first.
    std::vector<Shore> stretches(int place) const
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
        sortByLength(found);
        return found;
    }

    /// Those that one cannot sail to along the shore.
    std::vector<Shore> apart(int place, std::vector<Shore> shores) const
    {
        if (shores.empty())
            return shores;
        joinNear(shores, std::max(sightOfFleets, narrow * std::sqrt(m_areas.at(place))));
        sortByLength(shores);
        const auto isNook = [&longest = shores.front()](const Shore &shore) {
            return static_cast<double>(shore.cells.size()) < ofShared * static_cast<double>(longest.cells.size())
                   && std::includes(longest.waters.begin(), longest.waters.end(), shore.waters.begin(),
                                    shore.waters.end());
        };
        shores.erase(std::remove_if(shores.begin() + 1, shores.end(), isNook), shores.end());
        return shores;
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

    static void sortByLength(std::vector<Shore> &shores)
    {
        std::sort(shores.begin(), shores.end(),
                  [](const Shore &a, const Shore &b) { return a.cells.size() > b.cells.size(); });
    }

    /// Makes one of each two shores that come nearer to each other than `reach`.
    static void joinNear(std::vector<Shore> &shores, double reach)
    {
        const auto areNear = [reach](const Shore &one, const Shore &other) {
            return std::any_of(one.cells.begin(), one.cells.end(), [&](const Cell &here) {
                return std::any_of(other.cells.begin(), other.cells.end(), [&](const Cell &there) {
                    return std::hypot(here.first - there.first, here.second - there.second) < reach;
                });
            });
        };
        for (std::size_t i = 0; i < shores.size(); ++i) {
            for (std::size_t j = i + 1; j < shores.size();) {
                if (!areNear(shores[i], shores[j])) {
                    ++j;
                    continue;
                }
                join(shores[i], shores[j]);
                shores.erase(shores.begin() + static_cast<std::ptrdiff_t>(j));
                j = i + 1; // what was too far from the one may be near to both
            }
        }
    }

    static void join(Shore &shore, const Shore &other)
    {
        shore.cells.insert(shore.cells.end(), other.cells.begin(), other.cells.end());
        std::set<int> waters(shore.waters.begin(), shore.waters.end());
        waters.insert(other.waters.begin(), other.waters.end());
        shore.waters.assign(waters.begin(), waters.end());
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
    std::map<int, double> m_areas;         ///< in cells
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

/// How many of them count, the longest first: beyond the second only long ones.
std::size_t countOfLong(const std::vector<Shore> &shores)
{
    constexpr std::size_t most = 4;
    std::size_t count = std::min(shores.size(), most);
    while (count > 2 && 2 * shores[count - 1].cells.size() < shores[1].cells.size())
        --count;
    return count;
}

/// By the wind, as seen from the middle between them all.
void nameByWind(std::vector<Shore> &shores, const std::vector<std::string> &coasts)
{
    ChartPoint sum;
    for (const Shore &shore : shores) {
        const ChartPoint middle = middleOfCells(shore.cells);
        sum = {sum.x + middle.x, sum.y + middle.y};
    }
    const auto count = static_cast<double>(shores.size());
    const ChartPoint centre{sum.x / count, sum.y / count};
    nameShores(shores, coasts, [&](const Shore &shore, const std::string &coast) {
        const ChartPoint middle = middleOfCells(shore.cells);
        const double across = middle.x - centre.x;
        const double down = middle.y - centre.y;
        return coast == "nc" ? -down : coast == "sc" ? down : coast == "ec" ? across : -across;
    });
}

} // namespace

std::vector<std::vector<Shore>> shoresOf(const GrownGrid &grid, const std::vector<Ground> &grounds,
                                         const std::vector<SketchPlace> &places, const KnownCoasts &known)
{
    const bool told =
        std::any_of(places.begin(), places.end(), [](const SketchPlace &each) { return !each.coasts.empty(); });
    const ShoreFinder finder(grid, grounds);
    std::vector<std::vector<Shore>> all(places.size());
    std::vector<bool> settled(places.size(), told);
    for (std::size_t i = 0; i < places.size(); ++i) {
        constexpr std::size_t two = 2;
        const int place = static_cast<int>(i);
        const std::vector<SketchCoast> &shapes = places[i].coasts;
        const std::optional<std::vector<std::string>> *said = i < known.size() && known[i] ? &known[i] : nullptr;
        settled[i] = told || said;
        if ((told && shapes.size() < two) || (!told && said && (*said)->size() < two))
            continue;
        std::vector<Shore> shores = finder.stretches(place);
        const std::size_t wanted = told ? shapes.size() : said ? (*said)->size() : 0;
        if (std::vector<Shore> apart = finder.apart(place, shores); !told && apart.size() >= wanted)
            shores = std::move(apart);
        if (shores.size() < two)
            continue;
        shores.resize(wanted > 0 ? std::min(shores.size(), wanted) : countOfLong(shores));
        if (told)
            nameAsTold(shores, shapes, grid.cells.scale());
        else
            nameByWind(shores, said ? **said : std::vector<std::string>{"nc", "sc", "ec", "wc"});
        all[i] = std::move(shores);
    }
    joinAtStraits(grid, grounds, settled, all);
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
