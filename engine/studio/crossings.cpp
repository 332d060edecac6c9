#include "studio/crossings.h"

#include "base/names.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace entente {

namespace {

bool isOfCrossings(const Drawing &drawing, const DrawnLine &line)
{
    static constexpr std::array words{"crossing", "strait",   "bridge",    "connection", "ferry",
                                      "ferries",  "causeway", "connector", "uebergang",  "meerenge"};
    const auto isCalled = [](const std::string &name) {
        const std::string folded = foldName(name);
        return std::any_of(words.begin(), words.end(),
                           [&](std::string_view word) { return folded.find(word) != std::string::npos; });
    };
    const auto groups = drawing.around(line.group);
    return std::any_of(groups.begin(), groups.end(),
                       [&](const DrawnGroup *group) { return isCalled(group->id) || isCalled(group->label); });
}

class CrossingFinder {
public:
    CrossingFinder(const GrownGrid &grid, const std::vector<Ground> &grounds, const Borders &borders)
        : m_cells(grid.cells), m_grounds(grounds)
    {
        for (const Border &border : borders.all) {
            m_joined.insert({border.one, border.other});
            if (groundOf(border.one) == Ground::Water)
                m_waters[border.other].insert(border.one);
            if (groundOf(border.other) == Ground::Water)
                m_waters[border.one].insert(border.other);
        }
    }

    /// Nothing unless it joins two places that meet nowhere else.
    std::optional<Border> crossing(const DrawnLine &line, double beyond) const
    {
        Border border;
        border.one = placeAt(line.from, line.to, beyond);
        border.other = placeAt(line.to, line.from, beyond);
        if (border.one > border.other)
            std::swap(border.one, border.other);
        if (border.one == Grid::none || border.one == border.other || m_joined.count({border.one, border.other}))
            return std::nullopt;
        const auto one = m_waters.find(border.one), other = m_waters.find(border.other);
        border.atWater = one != m_waters.end() && other != m_waters.end()
                         && std::any_of(one->second.begin(), one->second.end(),
                                        [&](int water) { return other->second.count(water) > 0; });
        border.middle = {(line.from.x + line.to.x) / 2, (line.from.y + line.to.y) / 2};
        return border;
    }

    /// Does it run over water, and not along a border of waters? Such a line may be no crossing but a border.
    bool runsOverWater(const DrawnLine &line) const
    {
        constexpr int near = 3;
        int wet = 0, along = 0, dry = 0;
        const int first = placeAt(line.from, line.to, 0), last = placeAt(line.to, line.from, 0);
        forEachStep(line.course, [&](int x, int y) {
            std::set<int> waters;
            for (const auto &[dx, dy] :
                 {std::pair(0, 0), std::pair(near, 0), std::pair(-near, 0), std::pair(0, near), std::pair(0, -near)}) {
                if (const int place = at(x + dx, y + dy); place != Grid::none && groundOf(place) == Ground::Water)
                    waters.insert(place);
            }
            const int place = at(x, y);
            const bool isWater = place != Grid::none && groundOf(place) == Ground::Water;
            wet += isWater;
            along += isWater && waters.size() > 1;
            dry += place != Grid::none && !isWater && place != first && place != last;
        });
        return wet > 0 && 2 * along < wet && dry == 0;
    }

private:
    int at(int x, int y) const { return m_cells.holds(x, y) ? m_cells.at(x, y) : Grid::none; }
    Ground groundOf(int place) const { return m_grounds[static_cast<std::size_t>(place)]; }

    /// An end may lie just short of the place that it points to, in the water that is crossed or in what is closed.
    int placeAt(ChartPoint end, ChartPoint other, double farthest) const
    {
        constexpr double step = 0.1;
        const double length = std::max(1e-6, std::hypot(end.x - other.x, end.y - other.y));
        for (double beyond = 0; beyond <= farthest * length + 1e-9; beyond += step * length) {
            const int x = static_cast<int>((end.x + (end.x - other.x) / length * beyond) * m_cells.scale());
            const int y = static_cast<int>((end.y + (end.y - other.y) / length * beyond) * m_cells.scale());
            const int place = at(x, y);
            if (place != Grid::none && groundOf(place) != Ground::Water && groundOf(place) != Ground::Impassable)
                return place;
        }
        return Grid::none;
    }

    template <typename Visit>
    void forEachStep(const std::vector<ChartPoint> &course, const Visit &visit) const
    {
        for (std::size_t i = 0; i + 1 < course.size(); ++i) {
            const double across = course[i + 1].x - course[i].x, down = course[i + 1].y - course[i].y;
            const int steps = std::clamp(static_cast<int>(std::hypot(across, down) * m_cells.scale()), 1, finestGrid);
            for (int step = 0; step < steps; ++step)
                visit(static_cast<int>((course[i].x + across * step / steps) * m_cells.scale()),
                      static_cast<int>((course[i].y + down * step / steps) * m_cells.scale()));
        }
    }

    const Grid &m_cells;
    const std::vector<Ground> &m_grounds;
    std::set<std::pair<int, int>> m_joined;
    std::map<int, std::set<int>> m_waters; ///< by the land that they border on
};

} // namespace

std::vector<Border> crossingsOf(const Drawing &drawing, const GrownGrid &grid, const std::vector<Ground> &grounds,
                                const Borders &borders)
{
    const CrossingFinder finder(grid, grounds, borders);
    // Where nothing is water nothing is crossed: straight lines from place to place are the net of a board of cities.
    const bool isNet = std::find(grounds.begin(), grounds.end(), Ground::Water) == grounds.end();
    constexpr double shortOf = 0.6;
    constexpr double hardlyShortOf = 0.2;
    constexpr double longest = 0.2; // of the drawing, of a line that nothing but its dashes tell of
    const double reach = longest * std::max(drawing.width, drawing.height);
    std::vector<Border> told, dashed;
    for (const DrawnLine &line : drawing.lines) {
        if ((isNet && line.straight) || isOfCrossings(drawing, line)) {
            if (const auto crossing = finder.crossing(line, shortOf))
                told.push_back(*crossing);
        } else if (!line.course.empty() && std::hypot(line.to.x - line.from.x, line.to.y - line.from.y) < reach
                   && finder.runsOverWater(line)) {
            if (const auto crossing = finder.crossing(line, hardlyShortOf))
                dashed.push_back(*crossing);
        }
    }
    // Many of them are ways of ships, or what somebody ordered.
    constexpr std::size_t few = 3;
    constexpr std::size_t inEach = 6;
    if (dashed.size() <= few || inEach * dashed.size() <= grounds.size())
        told.insert(told.end(), dashed.begin(), dashed.end());
    std::set<std::pair<int, int>> joined;
    std::erase_if(told, [&joined](const Border &each) { return !joined.insert({each.one, each.other}).second; });
    return told;
}

} // namespace entente
