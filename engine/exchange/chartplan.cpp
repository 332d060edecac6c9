#include "exchange/chartplan.h"

#include "exchange/compass.h"

#include <algorithm>
#include <cmath>

namespace entente {

namespace {

/// Distances of provinces that no way joins count as this many steps.
constexpr double apart = 6;

class Plan {
public:
    explicit Plan(const Board &board)
        : m_count(static_cast<std::size_t>(board.provinceCount())), m_steps(m_count * m_count, apart),
          m_alone(m_count, true)
    {
        for (std::size_t a = 0; a < m_count; ++a) {
            for (std::size_t b = 0; b < m_count; ++b) {
                const int distance =
                    board.distanceForAnyone(ProvinceId(static_cast<int>(a)), ProvinceId(static_cast<int>(b)));
                if (distance < 0)
                    continue;
                m_steps[a * m_count + b] = distance;
                if (a != b)
                    m_alone[a] = false;
            }
        }
    }

    /// No way leads there or away.
    bool isAlone(std::size_t i) const { return m_alone[i]; }

    /// From two provinces far apart, and two that halve the way between them: a first idea of left, right, up and down.
    std::vector<ChartPoint> sketch() const
    {
        const std::size_t left = farthest([&](std::size_t i) { return steps(0, i); });
        const std::size_t right = farthest([&](std::size_t i) { return steps(left, i); });
        const auto beside = [&](std::size_t i) {
            return steps(left, i) + steps(right, i) - std::abs(steps(left, i) - steps(right, i)) * 2;
        };
        const std::size_t top = farthest(beside);
        const std::size_t bottom = farthest([&](std::size_t i) { return beside(i) + steps(top, i) * 2; });
        std::vector<ChartPoint> points(m_count);
        for (std::size_t i = 0; i < m_count; ++i) {
            // The last terms keep twins from lying on one point.
            const double own = static_cast<double>(i) / static_cast<double>(m_count + 1);
            points[i] = {steps(left, i) - steps(right, i) + 0.3 * own,
                         steps(top, i) - steps(bottom, i) + 0.3 * own * own};
        }
        return points;
    }

    /// Moves every point to where its distances to all others would have it, again and again.
    void settle(std::vector<ChartPoint> &points, int rounds) const
    {
        for (int round = 0; round < rounds; ++round) {
            for (std::size_t i = 0; i < m_count; ++i) {
                if (isAlone(i))
                    continue;
                ChartPoint sum;
                double weights = 0;
                for (std::size_t j = 0; j < m_count; ++j) {
                    if (i == j || isAlone(j))
                        continue;
                    const double wanted = steps(i, j);
                    const double weight = 1 / (wanted * wanted);
                    const double dx = points[i].x - points[j].x;
                    const double dy = points[i].y - points[j].y;
                    const double length = std::max(1e-6, std::hypot(dx, dy));
                    sum.x += weight * (points[j].x + dx * wanted / length);
                    sum.y += weight * (points[j].y + dy * wanted / length);
                    weights += weight;
                }
                if (weights > 0)
                    points[i] = {sum.x / weights, sum.y / weights};
            }
        }
    }

private:
    double steps(std::size_t a, std::size_t b) const { return m_steps[a * m_count + b]; }

    template <class Value>
    std::size_t farthest(Value &&value) const
    {
        std::size_t best = 0;
        for (std::size_t i = 0; i < m_count; ++i) {
            if (!isAlone(i) && (isAlone(best) || value(i) > value(best)))
                best = i;
        }
        return best;
    }

    std::size_t m_count;
    std::vector<double> m_steps;
    std::vector<bool> m_alone;
};

/// Places that no way leads to stand side by side below all others, a step apart.
void lineUp(std::vector<ChartPoint> &points, const Plan &plan)
{
    ChartPoint corner{1e18, -1e18};
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (!plan.isAlone(i))
            corner = {std::min(corner.x, points[i].x), std::max(corner.y, points[i].y)};
    }
    if (corner.x > 1e17)
        return;
    int count = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (plan.isAlone(i))
            points[i] = {corner.x + count++, corner.y + 1};
    }
}

/// The middle one of the distances to the nearest neighbour.
double usualGap(const std::vector<ChartPoint> &points)
{
    std::vector<double> gaps;
    for (const ChartPoint &a : points) {
        double nearest = 1e9;
        for (const ChartPoint &b : points) {
            if (&a != &b)
                nearest = std::min(nearest, std::hypot(a.x - b.x, a.y - b.y));
        }
        gaps.push_back(nearest);
    }
    std::sort(gaps.begin(), gaps.end());
    return std::max(1e-6, gaps[gaps.size() / 2]);
}

void pushApart(std::vector<ChartPoint> &points, double least)
{
    for (int round = 0; round < 200; ++round) {
        bool moved = false;
        for (std::size_t i = 0; i < points.size(); ++i) {
            for (std::size_t j = i + 1; j < points.size(); ++j) {
                double dx = points[j].x - points[i].x;
                double dy = points[j].y - points[i].y;
                double length = std::hypot(dx, dy);
                if (length >= least)
                    continue;
                if (length < 1e-6) {
                    dx = std::cos(static_cast<double>(j)); // some direction, the same on every machine
                    dy = std::sin(static_cast<double>(j));
                    length = 1;
                }
                const double push = (least - std::min(length, least)) / 2 + 0.5;
                points[i].x -= dx / length * push;
                points[i].y -= dy / length * push;
                points[j].x += dx / length * push;
                points[j].y += dy / length * push;
                moved = true;
            }
        }
        if (!moved)
            return;
    }
}

} // namespace

std::vector<ChartPoint> planChart(const Board &board, const std::vector<ChartPoint> &known, double step)
{
    std::vector<ChartPoint> points = known;
    if (points.empty()) {
        const Plan plan(board);
        points = plan.sketch();
        plan.settle(points, 300);
        turnNorthUp(board, points);
        lineUp(points, plan);
    }
    const double scale = step / usualGap(points);
    for (ChartPoint &point : points)
        point = {point.x * scale, point.y * scale};
    pushApart(points, step * 2 / 3);
    ChartPoint corner{1e18, 1e18};
    for (const ChartPoint &point : points)
        corner = {std::min(corner.x, point.x), std::min(corner.y, point.y)};
    for (ChartPoint &point : points)
        point = {point.x - corner.x + step, point.y - corner.y + step};
    return points;
}

} // namespace entente
