#include "studio/borders.h"

#include "base/names.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

namespace entente {

namespace {

struct Contact {
    int gap;
    int x;
    int y;
};
using Contacts = std::map<std::pair<int, int>, std::vector<Contact>>;

/// The steps of a staircase are longer than the line that it stands for.
constexpr double lineOfSteps = 0.8;

Contacts contactsOf(const GrownGrid &grid)
{
    Contacts contacts;
    const Grid &cells = grid.cells;
    const auto distance = [&](int x, int y) {
        return static_cast<int>(grid.distance[static_cast<std::size_t>(y) * static_cast<std::size_t>(cells.width())
                                              + static_cast<std::size_t>(x)]);
    };
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            const int here = cells.at(x, y);
            if (here == Grid::none)
                continue;
            for (const auto &[nextX, nextY] : {std::pair(x + 1, y), std::pair(x, y + 1)}) {
                if (!cells.holds(nextX, nextY))
                    continue;
                const int there = cells.at(nextX, nextY);
                if (there != Grid::none && there != here)
                    contacts[std::minmax(here, there)].push_back({distance(x, y) + distance(nextX, nextY), x, y});
            }
        }
    }
    return contacts;
}

/// The narrowest tolerance at which the number of borders has stopped growing.
int toleranceOf(const Contacts &contacts, int widest)
{
    std::vector<int> counts;
    for (int gap = 0; gap <= widest; ++gap) {
        int count = 0;
        for (const auto &[pair, all] : contacts) {
            const auto near =
                std::count_if(all.begin(), all.end(), [gap](const Contact &each) { return each.gap <= gap; });
            count += lineOfSteps * static_cast<double>(near) >= shortestBorder;
        }
        counts.push_back(count);
    }
    constexpr int plateau = 4;
    for (int gap = 0; gap + plateau <= widest; ++gap) {
        const int grows = counts[static_cast<std::size_t>(gap + plateau)] - counts[static_cast<std::size_t>(gap)];
        if (counts[static_cast<std::size_t>(gap)] * 10 > counts.back() * 9 && grows * 100 <= counts.back())
            return gap;
    }
    return widest;
}

/// The tolerance of each place that has one of its own, the others' being `tolerance`: an island that all around keeps
/// farther from its sea than others do meets what is nearest all the same.
std::map<int, int> ownTolerances(const Contacts &contacts, int tolerance)
{
    std::map<int, std::vector<int>> gaps; // by place, of all its contacts
    for (const auto &[pair, all] : contacts) {
        for (const Contact &each : all) {
            gaps[pair.first].push_back(each.gap);
            gaps[pair.second].push_back(each.gap);
        }
    }
    std::map<int, int> own;
    for (auto &[place, all] : gaps) {
        std::sort(all.begin(), all.end());
        const auto within = std::upper_bound(all.begin(), all.end(), tolerance) - all.begin();
        if (10 * static_cast<std::size_t>(within) < all.size())
            own[place] = all[all.size() * 9 / 10];
    }
    return own;
}

} // namespace

GrownGrid grownToMeet(const Grid &grid, std::size_t count)
{
    for (int reach = reachOfCells;; reach += reach / 2) {
        GrownGrid whole = grown(grid, reach);
        std::set<int> meeting;
        for (const auto &[pair, all] : contactsOf(whole))
            meeting.insert({pair.first, pair.second});
        if (reach >= farthestReach || 2 * meeting.size() >= count)
            return whole;
    }
}

Borders bordersOf(const GrownGrid &grid, const std::vector<Ground> &grounds, std::optional<double> wanted)
{
    const Contacts contacts = contactsOf(grid);
    int widest = 0;
    for (const auto &[pair, all] : contacts) {
        for (const Contact &each : all)
            widest = std::max(widest, each.gap);
    }
    Borders made;
    const int proposed = toleranceOf(contacts, widest);
    const int tolerance = wanted ? static_cast<int>(std::lround(*wanted * grid.cells.scale())) : proposed;
    made.tolerance = tolerance / grid.cells.scale();
    std::map<int, std::set<int>> meets;
    const std::map<int, int> own = ownTolerances(contacts, proposed);
    const auto widestFor = [&](std::pair<int, int> pair) {
        int most = tolerance;
        for (const int place : {pair.first, pair.second}) {
            if (const auto found = own.find(place); found != own.end())
                most = std::max(most, found->second);
        }
        return most;
    };
    for (const auto &[pair, all] : contacts) {
        const int most = widestFor(pair);
        made.nearby.insert(pair);
        Border border{pair.first, pair.second, 0, 0, false, {}};
        int count = 0;
        for (const Contact &each : all) {
            if (each.gap > most)
                continue;
            ++count;
            border.gap += each.gap;
        }
        border.length = lineOfSteps * count;
        if (border.length < shortestBorder)
            continue;
        border.gap /= count;
        const auto middle = std::next(all.begin(), static_cast<std::ptrdiff_t>(all.size() / 2));
        border.middle = {middle->x / grid.cells.scale(), middle->y / grid.cells.scale()};
        made.all.push_back(border);
        meets[pair.first].insert(pair.second);
        meets[pair.second].insert(pair.first);
    }
    const auto isWater = [&](int place) { return grounds[static_cast<std::size_t>(place)] == Ground::Water; };
    for (Border &border : made.all) {
        if (isWater(border.one) || isWater(border.other))
            continue;
        const int most = widestFor({border.one, border.other});
        const int near = 3 + most / 2;
        for (const Contact &each : contacts.at({border.one, border.other})) {
            if (each.gap > most || border.atWater)
                continue;
            std::set<int> ofOne, ofOther; // waters close by, by the land that they border on
            for (int y = each.y - near; y <= each.y + near; ++y) {
                for (int x = each.x - near; x <= each.x + near; ++x) {
                    const int third = grid.cells.holds(x, y) ? grid.cells.at(x, y) : Grid::none;
                    if (third == Grid::none || !isWater(third))
                        continue;
                    if (meets[border.one].count(third))
                        ofOne.insert(third);
                    if (meets[border.other].count(third))
                        ofOther.insert(third);
                }
            }
            // One water that borders on both, or two that meet where the lands do.
            border.atWater = std::any_of(ofOne.begin(), ofOne.end(), [&](int water) {
                return std::any_of(ofOther.begin(), ofOther.end(),
                                   [&](int next) { return next == water || meets[water].count(next); });
            });
        }
    }
    return made;
}

std::vector<Border> crossingsOf(const Drawing &drawing, const GrownGrid &grid, const std::vector<Ground> &grounds,
                                const Borders &borders)
{
    static constexpr std::array layers{"crossings", "crossing", "straits", "bridges", "connections", "ferries"};
    const auto isOne = [](const DrawnGroup *group) {
        const auto isCalled = [&](std::string_view name) {
            return std::find(layers.begin(), layers.end(), foldName(name)) != layers.end();
        };
        return isCalled(group->id) || isCalled(group->label);
    };
    const auto groundOf = [&](int place) { return grounds[static_cast<std::size_t>(place)]; };
    std::set<std::pair<int, int>> joined;
    std::map<int, std::set<int>> waters; // by the land that they border on
    for (const Border &border : borders.all) {
        joined.insert({border.one, border.other});
        if (groundOf(border.one) == Ground::Water)
            waters[border.other].insert(border.one);
        if (groundOf(border.other) == Ground::Water)
            waters[border.one].insert(border.other);
    }
    // An end may lie just short of the place that it points to, in the water that is crossed or in what is closed.
    const auto placeAt = [&](ChartPoint end, ChartPoint other) -> int {
        const double length = std::max(1e-6, std::hypot(end.x - other.x, end.y - other.y));
        for (double beyond = 0; beyond <= 0.6 * length; beyond += 0.1 * length) {
            const int x = static_cast<int>((end.x + (end.x - other.x) / length * beyond) * grid.cells.scale());
            const int y = static_cast<int>((end.y + (end.y - other.y) / length * beyond) * grid.cells.scale());
            const int place = grid.cells.holds(x, y) ? grid.cells.at(x, y) : Grid::none;
            if (place != Grid::none && groundOf(place) != Ground::Water && groundOf(place) != Ground::Impassable)
                return place;
        }
        return Grid::none;
    };
    // Where nothing is water nothing is crossed: straight lines from place to place are the net of a board of cities.
    const bool isNet = std::find(grounds.begin(), grounds.end(), Ground::Water) == grounds.end();
    std::vector<Border> found;
    for (const DrawnLine &line : drawing.lines) {
        const auto groups = drawing.around(line.group);
        if (!(isNet && line.straight) && std::none_of(groups.begin(), groups.end(), isOne))
            continue;
        const ChartPoint middle{(line.from.x + line.to.x) / 2, (line.from.y + line.to.y) / 2};
        const int one = placeAt(line.from, line.to);
        const int other = placeAt(line.to, line.from);
        if (one == Grid::none || other == Grid::none || one == other || !joined.insert(std::minmax(one, other)).second)
            continue;
        const bool shared =
            std::any_of(waters[one].begin(), waters[one].end(), [&](int water) { return waters[other].count(water); });
        found.push_back({std::min(one, other), std::max(one, other), 0, 0, shared, middle});
    }
    return found;
}

} // namespace entente
