#include "studio/borders.h"

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

/// Lines drawn by hand keep apart here and touch there: wide enough for nearly all of what lies side by side, though no
/// more pairs meet then.
int widenedTolerance(const Contacts &contacts, int tolerance)
{
    constexpr int farthest = 4;
    std::vector<int> gaps;
    for (const auto &[pair, all] : contacts) {
        const auto near =
            std::count_if(all.begin(), all.end(), [&](const Contact &each) { return each.gap <= tolerance; });
        if (lineOfSteps * static_cast<double>(near) < shortestBorder)
            continue;
        for (const Contact &each : all) {
            if (each.gap <= tolerance + farthest)
                gaps.push_back(each.gap);
        }
    }
    if (gaps.empty())
        return tolerance;
    std::sort(gaps.begin(), gaps.end());
    return std::max(tolerance, gaps[gaps.size() * 19 / 20]);
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

/// How far apart a pair lies that runs side by side for long, with nothing between: a river was drawn along their
/// border.
std::optional<int> sideBySide(const std::vector<Contact> &all, int tolerance)
{
    constexpr int widest = reachOfCells;
    constexpr double longFor = 8; // times as long as wide
    constexpr double shortest = 10 * shortestBorder;
    std::vector<int> gaps;
    for (const Contact &each : all) {
        if (each.gap <= widest)
            gaps.push_back(each.gap);
    }
    std::sort(gaps.begin(), gaps.end());
    const std::size_t nearly = gaps.size() * 9 / 10;
    const bool isLong =
        !gaps.empty() && lineOfSteps * static_cast<double>(nearly) >= std::max(shortest, longFor * gaps[nearly]);
    return isLong && gaps[nearly] > tolerance ? std::optional(gaps[nearly]) : std::nullopt;
}

/// Where four waters meet in a point, charts differ on who passes: both ways across are for a person to confirm.
std::vector<Border> acrossCorners(const Grid &cells, const std::vector<Ground> &grounds,
                                  const std::map<int, std::set<int>> &meets)
{
    constexpr int wide = 4;
    std::map<std::pair<int, int>, Border> found;
    for (int y = 0; y + wide < cells.height(); ++y) {
        for (int x = 0; x + wide < cells.width(); ++x) {
            const int here = cells.at(x, y), far = cells.at(x + wide, y + wide);
            if (here == Grid::none || far == Grid::none || here == far)
                continue;
            const std::array<int, 4> round{here, cells.at(x + wide, y), far, cells.at(x, y + wide)};
            bool isCorner = true;
            for (std::size_t i = 0; i < round.size() && isCorner; ++i) {
                const int one = round[i], next = round[(i + 1) % round.size()];
                const auto known = meets.find(one);
                isCorner = one != Grid::none && grounds[static_cast<std::size_t>(one)] == Ground::Water
                           && known != meets.end() && known->second.count(next) > 0;
            }
            for (std::size_t i = 0; isCorner && i < 2; ++i) {
                const auto [one, other] = std::minmax(round[i], round[i + 2]);
                if (one == other || meets.at(one).count(other) > 0)
                    continue;
                Border border;
                border.one = one;
                border.other = other;
                border.middle = {(x + wide / 2) / cells.scale(), (y + wide / 2) / cells.scale()};
                found.emplace(std::pair(one, other), border);
            }
        }
    }
    constexpr std::size_t inEach = 4; // of more, as on a board of squares, none is a passage
    std::vector<Border> all;
    for (const auto &[pair, border] : found)
        all.push_back(border);
    const auto waters = static_cast<std::size_t>(std::count(grounds.begin(), grounds.end(), Ground::Water));
    if (inEach * all.size() > waters + inEach)
        all.clear();
    return all;
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
    const int proposed = widenedTolerance(contacts, toleranceOf(contacts, widest));
    const int tolerance = wanted ? static_cast<int>(std::lround(*wanted * grid.cells.scale())) : proposed;
    made.tolerance = tolerance / grid.cells.scale();
    std::map<int, std::set<int>> meets;
    const std::map<int, int> own = ownTolerances(contacts, proposed);
    const auto usualFor = [&](std::pair<int, int> pair) {
        int most = tolerance;
        for (const int place : {pair.first, pair.second}) {
            if (const auto found = own.find(place); found != own.end())
                most = std::max(most, found->second);
        }
        return most;
    };
    // Only pairs that don't meet otherwise are looked at once more.
    const auto widestFor = [&](std::pair<int, int> pair) {
        const std::vector<Contact> &all = contacts.at(pair);
        const int usual = usualFor(pair);
        const auto within =
            std::count_if(all.begin(), all.end(), [usual](const Contact &each) { return each.gap <= usual; });
        const bool meet = lineOfSteps * static_cast<double>(within) >= shortestBorder;
        return meet ? usual : std::max(usual, sideBySide(all, std::max(proposed, usual)).value_or(0));
    };
    for (const auto &[pair, all] : contacts) {
        const int most = widestFor(pair);
        made.nearby.insert(pair);
        Border border;
        border.one = pair.first;
        border.other = pair.second;
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
        border.apart = border.gap > std::max(proposed, usualFor(pair));
        const auto middle = std::next(all.begin(), static_cast<std::ptrdiff_t>(all.size() / 2));
        border.middle = {middle->x / grid.cells.scale(), middle->y / grid.cells.scale()};
        made.all.push_back(border);
        meets[pair.first].insert(pair.second);
        meets[pair.second].insert(pair.first);
    }
    const std::vector<Border> corners = acrossCorners(grid.cells, grounds, meets);
    const auto isWater = [&](int place) { return grounds[static_cast<std::size_t>(place)] == Ground::Water; };
    for (Border &border : made.all) {
        if (isWater(border.one) || isWater(border.other))
            continue;
        const int most = widestFor({border.one, border.other});
        for (const Contact &each : contacts.at({border.one, border.other})) {
            if (each.gap > most || border.atWater)
                continue;
            // The waters that border on each of both lands, no farther than that.
            const auto isShared = [&](int near) {
                std::set<int> ofOne, ofOther;
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
                return std::any_of(ofOne.begin(), ofOne.end(), [&](int water) {
                    return std::any_of(ofOther.begin(), ofOther.end(),
                                       [&](int next) { return next == water || meets[water].count(next); });
                });
            };
            const int near = 3 + most / 2;
            const int farther = most > 0 ? 6 : 0; // where outlines touch, corners are as they are drawn
            border.atWater = isShared(near);
            border.nearWater = border.nearWater || border.atWater || isShared(near + farther);
        }
    }
    made.all.insert(made.all.end(), corners.begin(), corners.end());
    return made;
}

} // namespace entente
