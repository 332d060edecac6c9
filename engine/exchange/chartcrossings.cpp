#include "exchange/chartcrossings.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <set>
#include <utility>

namespace entente {

namespace {

constexpr double shortestBorder = 16; ///< of a border that is seen
constexpr double samplePitch = 4;     ///< the outline is looked at so often
constexpr double longestSign = 200;   ///< a sign that is longer would not be understood
constexpr double strokeIn = 7;        ///< how far the sign reaches into each place

using Ring = std::vector<ChartPoint>;

ChartPoint operator+(ChartPoint a, ChartPoint b)
{
    return {a.x + b.x, a.y + b.y};
}
ChartPoint operator-(ChartPoint a, ChartPoint b)
{
    return {a.x - b.x, a.y - b.y};
}
ChartPoint operator*(double factor, ChartPoint a)
{
    return {factor * a.x, factor * a.y};
}
double lengthOf(ChartPoint a)
{
    return std::hypot(a.x, a.y);
}

/// The point of a segment that is nearest to another.
ChartPoint nearestOn(ChartPoint from, ChartPoint to, ChartPoint point)
{
    const ChartPoint way = to - from;
    const double square = way.x * way.x + way.y * way.y;
    if (square <= 0)
        return from;
    const ChartPoint off = point - from;
    return from + std::clamp((off.x * way.x + off.y * way.y) / square, 0.0, 1.0) * way;
}

struct OutlineBox {
    double left = std::numeric_limits<double>::max(), top = left, right = -left, bottom = -left;

    void add(ChartPoint p)
    {
        left = std::min(left, p.x), right = std::max(right, p.x);
        top = std::min(top, p.y), bottom = std::max(bottom, p.y);
    }
    bool holds(ChartPoint p, double margin) const
    {
        return p.x >= left - margin && p.x <= right + margin && p.y >= top - margin && p.y <= bottom + margin;
    }
};

/// An outline, cut into short pieces.
struct Outline {
    std::vector<ChartPoint> points;
    std::vector<std::pair<ChartPoint, ChartPoint>> sides;
    OutlineBox box;
    ChartPoint middle;

    explicit Outline(const std::vector<Ring> &rings)
    {
        for (const Ring &ring : rings) {
            for (std::size_t i = 0; i < ring.size(); ++i)
                add(ring[i], ring[(i + 1) % ring.size()]);
        }
        middle = {(box.left + box.right) / 2, (box.top + box.bottom) / 2};
    }

private:
    void add(ChartPoint from, ChartPoint to)
    {
        sides.emplace_back(from, to);
        const int pieces = std::max(1, static_cast<int>(lengthOf(to - from) / samplePitch));
        for (int i = 0; i < pieces; ++i)
            points.push_back(from + static_cast<double>(i) / pieces * (to - from));
        box.add(from);
    }
};

/// How two outlines lie to each other.
struct Meeting {
    double border = 0; ///< how long they run beside each other
    double gap = std::numeric_limits<double>::max();
    ChartPoint from, to; ///< where they are nearest
};

Meeting meetingOf(const Outline &one, const Outline &other, double gap)
{
    Meeting meeting;
    for (const ChartPoint point : one.points) {
        if (!other.box.holds(point, std::min(meeting.gap, longestSign)))
            continue;
        double least = std::numeric_limits<double>::max();
        for (const auto &[from, to] : other.sides) {
            const ChartPoint near = nearestOn(from, to, point);
            const double distance = lengthOf(near - point);
            least = std::min(least, distance);
            if (distance < meeting.gap) {
                meeting.gap = distance;
                meeting.from = point;
                meeting.to = near;
            }
        }
        if (least <= gap)
            meeting.border += samplePitch;
    }
    return meeting;
}

/// The way of a sign: over the gap, or across a corner from the middle of one place to that of the other.
ChartPoint wayOf(const Meeting &meeting, const Outline &one, const Outline &other)
{
    const ChartPoint way = meeting.gap > 1 ? meeting.to - meeting.from : other.middle - one.middle;
    const double length = lengthOf(way);
    return length > 0 ? 1 / length * way : ChartPoint{1, 0};
}

} // namespace

std::vector<ChartCrossing> crossingsOf(const Board &board, const std::vector<std::vector<Ring>> &rings, double gap)
{
    std::vector<std::optional<Outline>> outlines(rings.size());
    const auto outlineOf = [&](ProvinceId place) -> const Outline & {
        const auto i = static_cast<std::size_t>(place.index());
        if (!outlines[i])
            outlines[i].emplace(rings[i]);
        return *outlines[i];
    };
    std::vector<ChartCrossing> crossings;
    std::set<std::pair<int, int>> seen;
    for (const Passage &passage : board.passages()) {
        auto [one, other] = std::pair(board.provinceOf(passage.from), board.provinceOf(passage.to));
        if (board.province(other).id < board.province(one).id)
            std::swap(one, other);
        const bool flownOnly = !passage.land && !passage.sea;
        if (one == other || flownOnly || !seen.emplace(one.index(), other.index()).second)
            continue;
        const Outline &first = outlineOf(one);
        const Outline &second = outlineOf(other);
        const Meeting meeting = meetingOf(first, second, gap);
        if (meeting.border >= shortestBorder || meeting.gap > longestSign)
            continue;
        const ChartPoint way = wayOf(meeting, first, second);
        crossings.push_back({one, other, meeting.from - strokeIn * way, meeting.to + strokeIn * way});
    }
    return crossings;
}

} // namespace entente
