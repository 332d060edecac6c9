#include "studio/grid.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace entente {

namespace {

/// Steps of 5 and 7 come near to straight lines.
constexpr int straightStep = 5;
constexpr int slantingStep = 7;

} // namespace

Grid::Grid(double width, double height, int cells)
    : m_scale(cells / std::max(width, height)), m_width(std::max(1, static_cast<int>(std::lround(width * m_scale)))),
      m_height(std::max(1, static_cast<int>(std::lround(height * m_scale)))),
      m_cells(static_cast<std::size_t>(m_width) * static_cast<std::size_t>(m_height), none)
{
}

void Grid::paint(const Rings &rings, bool evenOdd, std::int16_t number)
{
    using Crossing = std::pair<double, int>; // where a row's middle is crossed, and whether downwards
    double top = m_height;
    double bottom = 0;
    for (const auto &ring : rings) {
        for (const ChartPoint &point : ring) {
            top = std::min(top, point.y * m_scale);
            bottom = std::max(bottom, point.y * m_scale);
        }
    }
    const int first = static_cast<int>(std::clamp(std::floor(top), 0.0, static_cast<double>(m_height)));
    const int last = static_cast<int>(std::clamp(std::ceil(bottom), 0.0, static_cast<double>(m_height)));
    if (first >= last)
        return;
    std::vector<std::vector<Crossing>> rows(static_cast<std::size_t>(last - first));
    for (const auto &ring : rings) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            ChartPoint from{ring[i].x * m_scale, ring[i].y * m_scale};
            const ChartPoint &next = ring[(i + 1) % ring.size()];
            ChartPoint to{next.x * m_scale, next.y * m_scale};
            const int direction = from.y < to.y ? 1 : -1;
            if (direction < 0)
                std::swap(from, to);
            const int begin = static_cast<int>(std::clamp(std::ceil(from.y - 0.5), double(first), double(last)));
            const int end = static_cast<int>(std::clamp(std::ceil(to.y - 0.5), double(first), double(last)));
            for (int y = begin; y < end; ++y)
                rows[static_cast<std::size_t>(y - first)].push_back(
                    {from.x + (y + 0.5 - from.y) / (to.y - from.y) * (to.x - from.x), direction});
        }
    }
    for (int y = first; y < last; ++y) {
        auto &crossings = rows[static_cast<std::size_t>(y - first)];
        std::sort(crossings.begin(), crossings.end());
        int winding = 0;
        for (std::size_t i = 0; i + 1 < crossings.size(); ++i) {
            winding += crossings[i].second;
            if (evenOdd ? i % 2 != 0 : winding == 0)
                continue;
            const int begin = static_cast<int>(std::clamp(std::ceil(crossings[i].first - 0.5), 0.0, double(m_width)));
            const int end = static_cast<int>(std::clamp(std::ceil(crossings[i + 1].first - 0.5), 0.0, double(m_width)));
            for (int x = begin; x < end; ++x)
                at(x, y) = number;
        }
    }
}

namespace {

/// A long place with straight sides is as deep all along its middle line: there the cell counts that is nearest to the
/// middle of the place, not the one that was found first, at an end.
template <typename Depth>
std::vector<InnermostCell> inTheMiddle(const Grid &grid, std::vector<InnermostCell> cells, const Depth &depthAt)
{
    struct Sum {
        double x = 0;
        double y = 0;
        double count = 0;
    };
    std::vector<Sum> sums(cells.size());
    const auto forEachCell = [&grid](const auto &visit) {
        for (int y = 0; y < grid.height(); ++y) {
            for (int x = 0; x < grid.width(); ++x) {
                if (grid.at(x, y) != Grid::none)
                    visit(static_cast<std::size_t>(grid.at(x, y)), x, y);
            }
        }
    };
    forEachCell([&sums](std::size_t number, int x, int y) {
        sums[number].x += x;
        sums[number].y += y;
        ++sums[number].count;
    });
    const auto fromMiddle = [&sums](std::size_t number, int x, int y) {
        const Sum &sum = sums[number];
        return std::hypot(x - sum.x / sum.count, y - sum.y / sum.count);
    };
    std::vector<InnermostCell> nearest = cells;
    forEachCell([&](std::size_t number, int x, int y) {
        const double depth = static_cast<double>(depthAt(x, y)) / straightStep;
        if (depth + 1 >= cells[number].depth
            && fromMiddle(number, x, y) < fromMiddle(number, nearest[number].x, nearest[number].y))
            nearest[number] = {depth, x, y};
    });
    constexpr double farther = 12; // in cells: what lies closer makes no odds
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (std::hypot(nearest[i].x - cells[i].x, nearest[i].y - cells[i].y) > farther)
            cells[i] = nearest[i];
    }
    return cells;
}

} // namespace

std::vector<InnermostCell> innermostCells(const Grid &grid, std::size_t count)
{
    const int width = grid.width();
    const int height = grid.height();
    std::vector<int> depth(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 0);
    const auto at = [&](int x, int y) -> int & {
        return depth[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)];
    };
    const auto deeper = [&](int x, int y, int fromX, int fromY, int length) {
        if (!grid.holds(fromX, fromY) || grid.at(fromX, fromY) != grid.at(x, y))
            at(x, y) = 0;
        else
            at(x, y) = std::min(at(x, y), at(fromX, fromY) + length);
    };
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            at(x, y) = width * straightStep;
            deeper(x, y, x - 1, y, straightStep);
            deeper(x, y, x, y - 1, straightStep);
            deeper(x, y, x - 1, y - 1, slantingStep);
            deeper(x, y, x + 1, y - 1, slantingStep);
        }
    }
    std::vector<int> deepest(count, -1);
    std::vector<InnermostCell> cells(count);
    for (int y = height - 1; y >= 0; --y) {
        for (int x = width - 1; x >= 0; --x) {
            deeper(x, y, x + 1, y, straightStep);
            deeper(x, y, x, y + 1, straightStep);
            deeper(x, y, x + 1, y + 1, slantingStep);
            deeper(x, y, x - 1, y + 1, slantingStep);
            const int number = grid.at(x, y);
            if (number == Grid::none || at(x, y) <= deepest[static_cast<std::size_t>(number)])
                continue;
            deepest[static_cast<std::size_t>(number)] = at(x, y);
            cells[static_cast<std::size_t>(number)] = {static_cast<double>(at(x, y)) / straightStep, x, y};
        }
    }
    return inTheMiddle(grid, std::move(cells), [&at](int x, int y) { return at(x, y); });
}

GrownGrid grown(const Grid &grid, int reach)
{
    // Cells wait in a ring of lists, one for each distance.
    constexpr int straight = straightStep;
    constexpr int slanting = slantingStep;
    const int limit = reach * straight;
    GrownGrid made{grid, {}};
    const std::size_t count = static_cast<std::size_t>(grid.width()) * static_cast<std::size_t>(grid.height());
    std::vector<int> distance(count, limit + 1);
    std::vector<std::vector<std::pair<int, int>>> waiting(static_cast<std::size_t>(limit) + 1);
    const auto at = [&](int x, int y) {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(grid.width()) + static_cast<std::size_t>(x);
    };
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            if (grid.at(x, y) == Grid::none)
                continue;
            distance[at(x, y)] = 0;
            waiting[0].push_back({x, y});
        }
    }
    static constexpr std::array<std::array<int, 3>, 8> steps{{{1, 0, straight},
                                                              {-1, 0, straight},
                                                              {0, 1, straight},
                                                              {0, -1, straight},
                                                              {1, 1, slanting},
                                                              {1, -1, slanting},
                                                              {-1, 1, slanting},
                                                              {-1, -1, slanting}}};
    for (int far = 0; far <= limit; ++far) {
        for (std::size_t i = 0; i < waiting[static_cast<std::size_t>(far)].size(); ++i) {
            const auto [x, y] = waiting[static_cast<std::size_t>(far)][i];
            if (distance[at(x, y)] != far)
                continue;
            for (const auto &[dx, dy, length] : steps) {
                const int farther = far + length;
                if (farther > limit || !grid.holds(x + dx, y + dy) || distance[at(x + dx, y + dy)] <= farther)
                    continue;
                distance[at(x + dx, y + dy)] = farther;
                made.cells.at(x + dx, y + dy) = made.cells.at(x, y);
                waiting[static_cast<std::size_t>(farther)].push_back({x + dx, y + dy});
            }
        }
    }
    made.distance.resize(count);
    for (std::size_t i = 0; i < count; ++i)
        made.distance[i] = static_cast<std::uint8_t>(std::min(255, (distance[i] + straight - 1) / straight));
    return made;
}

} // namespace entente
