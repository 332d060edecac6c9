#include "studio/tracing.h"

#include "base/wording.h"
#include "studio/cracks.h"

#include <boost/geometry/algorithms/simplify.hpp>
#include <boost/geometry/geometries/linestring.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/strategies/strategies.hpp>
#include <potracelib.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <map>
#include <memory>

namespace entente {

namespace {

using Line = std::vector<ChartPoint>;

/// All lengths in cells.
constexpr double finestStep = 0.6;    // between the points of a curve, as long as borders are cut out of it
constexpr double roundedCorner = 1.5; // so far from its ends a curve bends round a corner that the border has not
constexpr double farthestEnd = 3;     // a curve that ends farther off is another border's
constexpr double keptDetail = 0.15;
constexpr int shortestTraced = 4; // a shorter border is straight

double distanceOf(ChartPoint one, ChartPoint other)
{
    return std::hypot(one.x - other.x, one.y - other.y);
}

ChartPoint pointOf(Corner corner)
{
    return {static_cast<double>(corner.x), static_cast<double>(corner.y)};
}

/// The cells of one number as a bitmap of potrace, with an empty cell on each side.
class PatchBitmap {
public:
    PatchBitmap(const Grid &grid, int number, Corner low, Corner high) : m_low{low.x - 1, low.y - 1}
    {
        constexpr int bits = 8 * static_cast<int>(sizeof(potrace_word));
        m_bitmap.w = high.x - low.x + 2;
        m_bitmap.h = high.y - low.y + 2;
        m_bitmap.dy = (m_bitmap.w + bits - 1) / bits;
        m_words.assign(static_cast<std::size_t>(m_bitmap.dy) * static_cast<std::size_t>(m_bitmap.h), 0);
        m_bitmap.map = m_words.data();
        for (int y = low.y; y < high.y; ++y) {
            for (int x = low.x; x < high.x; ++x) {
                if (grid.at(x, y) != number)
                    continue;
                const int column = x - m_low.x;
                m_words[static_cast<std::size_t>((y - m_low.y) * m_bitmap.dy + column / bits)] |=
                    potrace_word(1) << (bits - 1 - column % bits);
            }
        }
    }

    /// Its outlines as fine polygons on the whole grid.
    std::vector<Line> outlines() const
    {
        const std::unique_ptr<potrace_param_t, void (*)(potrace_param_t *)> rules(potrace_param_default(),
                                                                                  potrace_param_free);
        std::vector<Line> lines;
        if (!rules)
            return lines;
        rules->turdsize = 0;
        const std::unique_ptr<potrace_state_t, void (*)(potrace_state_t *)> traced(
            potrace_trace(rules.get(), &m_bitmap), potrace_state_free);
        if (!traced || traced->status != POTRACE_STATUS_OK)
            return lines;
        for (const potrace_path_t *path = traced->plist; path; path = path->next)
            lines.push_back(polygonOf(path->curve));
        return lines;
    }

private:
    ChartPoint onGrid(const potrace_dpoint_t &point) const { return {point.x + m_low.x, point.y + m_low.y}; }

    Line polygonOf(const potrace_curve_t &curve) const
    {
        Line line;
        ChartPoint from = onGrid(curve.c[curve.n - 1][2]);
        const auto straightTo = [&](ChartPoint to) {
            const int steps = std::max(1, static_cast<int>(std::ceil(distanceOf(from, to) / finestStep)));
            for (int i = 1; i <= steps; ++i) {
                const double share = static_cast<double>(i) / steps;
                line.push_back({from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)});
            }
            from = to;
        };
        const auto bendTo = [&](ChartPoint first, ChartPoint second, ChartPoint to) {
            const double length = distanceOf(from, first) + distanceOf(first, second) + distanceOf(second, to);
            const int steps = std::max(2, static_cast<int>(std::ceil(length / finestStep)));
            for (int i = 1; i <= steps; ++i) {
                const double t = static_cast<double>(i) / steps, u = 1 - t;
                const double a = u * u * u, b = 3 * u * u * t, c = 3 * u * t * t, d = t * t * t;
                line.push_back({a * from.x + b * first.x + c * second.x + d * to.x,
                                a * from.y + b * first.y + c * second.y + d * to.y});
            }
            from = to;
        };
        for (int i = 0; i < curve.n; ++i) {
            const potrace_dpoint_t *points = curve.c[i];
            if (curve.tag[i] == POTRACE_CORNER) {
                straightTo(onGrid(points[1]));
                straightTo(onGrid(points[2]));
            } else {
                bendTo(onGrid(points[0]), onGrid(points[1]), onGrid(points[2]));
            }
        }
        return line;
    }

    Corner m_low;
    std::vector<potrace_word> m_words;
    potrace_bitmap_t m_bitmap{};
};

/// Where on an outline a point is nearest to another.
struct NearPoint {
    std::size_t index = 0;
    double distance = std::numeric_limits<double>::max();
};

/// Looks from `start` on along the outline, one way (1) or the other (-1), no farther than `reach`.
NearPoint nearestAlong(const Line &outline, std::size_t start, int way, double reach, ChartPoint target)
{
    NearPoint found;
    double gone = 0;
    std::size_t at = start;
    for (std::size_t steps = 0; steps < outline.size() && gone <= reach; ++steps) {
        if (const double distance = distanceOf(outline[at], target); distance < found.distance)
            found = {at, distance};
        const std::size_t next = (at + (way > 0 ? 1 : outline.size() - 1)) % outline.size();
        gone += distanceOf(outline[at], outline[next]);
        at = next;
    }
    return found;
}

/// The outline, and the point on it, that is nearest to a corner.
std::pair<const Line *, std::size_t> nearestOf(const std::vector<Line> &outlines, Corner corner)
{
    std::pair<const Line *, std::size_t> nearest{nullptr, 0};
    double least = std::numeric_limits<double>::max();
    for (const Line &outline : outlines) {
        for (std::size_t i = 0; i < outline.size(); ++i) {
            if (const double distance = distanceOf(outline[i], pointOf(corner)); distance < least) {
                least = distance;
                nearest = {&outline, i};
            }
        }
    }
    return nearest;
}

/// The sides of the cells themselves, cut across their corners: where no curve is to be had.
Line stairsOf(const CrackArc &arc)
{
    Line line{pointOf(arc.corners.front())};
    for (std::size_t i = 0; i + 1 < arc.corners.size(); ++i) {
        const ChartPoint from = pointOf(arc.corners[i]), to = pointOf(arc.corners[i + 1]);
        line.push_back({(from.x + to.x) / 2, (from.y + to.y) / 2});
    }
    line.push_back(pointOf(arc.corners.back()));
    return line;
}

/// Does a closed line turn to the right, all in all?
bool goesRight(const Line &line)
{
    double twice = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const ChartPoint &next = line[(i + 1) % line.size()];
        twice += line[i].x * next.y - next.x * line[i].y;
    }
    return twice > 0;
}

/// The piece of a patch's outline that runs along the arc, from node to node.
Line cutOut(const CrackArc &arc, const std::vector<Line> &outlines)
{
    const ChartPoint start = pointOf(arc.corners.front()), end = pointOf(arc.corners.back());
    const std::size_t half = arc.corners.size() / 2;
    const auto [outline, middle] = nearestOf(outlines, arc.corners[half]);
    if (!outline)
        return stairsOf(arc);
    if (arc.isClosed()) {
        Line line = *outline;
        if (goesRight(line) != goesRight(stairsOf(arc)))
            std::reverse(line.begin(), line.end());
        line.push_back(line.front());
        return line;
    }
    const double reach = static_cast<double>(half) + 2 * farthestEnd;
    Line best = stairsOf(arc);
    double least = farthestEnd;
    for (const int way : {1, -1}) {
        const NearPoint last = nearestAlong(*outline, middle, way, reach, end);
        const NearPoint first = nearestAlong(*outline, middle, -way, reach, start);
        const double worst = std::max(last.distance, first.distance);
        if (worst >= least)
            continue;
        least = worst;
        best.assign(1, start);
        for (std::size_t at = first.index;; at = (at + (way > 0 ? 1 : outline->size() - 1)) % outline->size()) {
            const ChartPoint &point = (*outline)[at];
            if (distanceOf(point, start) > roundedCorner && distanceOf(point, end) > roundedCorner)
                best.push_back(point);
            if (at == last.index)
                break;
        }
        best.push_back(end);
    }
    return best;
}

/// Without the points that a straight line makes up for.
Line simplified(const Line &line)
{
    namespace geometry = boost::geometry;
    using Point = geometry::model::d2::point_xy<double>;
    geometry::model::linestring<Point> all, kept;
    for (const ChartPoint &point : line)
        all.push_back({point.x, point.y});
    geometry::simplify(all, kept, keptDetail);
    Line made;
    for (const Point &point : kept)
        made.push_back({point.x(), point.y()});
    return made;
}

bool isOnEdge(const CrackArc &arc, const Grid &grid)
{
    const Corner one = arc.corners[0], other = arc.corners[1];
    return (one.x == other.x && (one.x == 0 || one.x == grid.width()))
           || (one.y == other.y && (one.y == 0 || one.y == grid.height()));
}

} // namespace

std::vector<TracedArc> tracedArcs(const Grid &patches, const Watch &watch)
{
    const std::vector<CrackArc> cracks = cracksOf(patches);
    std::vector<TracedArc> arcs;
    std::map<int, std::vector<std::size_t>> byOwner; // whose outline an arc is cut out of
    for (const CrackArc &crack : cracks) {
        TracedArc &arc = arcs.emplace_back();
        arc.left = crack.left;
        arc.right = crack.right;
        if (isOnEdge(crack, patches) || static_cast<int>(crack.corners.size()) <= shortestTraced)
            arc.points = {pointOf(crack.corners.front()), pointOf(crack.corners.back())};
        else
            byOwner[crack.left == Grid::none || (crack.right != Grid::none && crack.right < crack.left) ? crack.right
                                                                                                        : crack.left]
                .push_back(arcs.size() - 1);
    }
    std::map<int, std::pair<Corner, Corner>> boxes;
    for (int y = 0; y < patches.height(); ++y) {
        for (int x = 0; x < patches.width(); ++x) {
            auto [box, isNew] = boxes.try_emplace(patches.at(x, y), Corner{x, y}, Corner{x + 1, y + 1});
            auto &[low, high] = box->second;
            low.x = std::min(low.x, x);
            high = {std::max(high.x, x + 1), y + 1};
        }
    }
    std::size_t done = 0;
    for (const auto &[owner, owned] : byOwner) {
        if (watch && !watch(static_cast<double>(done++) / static_cast<double>(byOwner.size())))
            return {};
        const auto &[low, high] = boxes.at(owner);
        const std::vector<Line> outlines = PatchBitmap(patches, owner, low, high).outlines();
        for (const std::size_t arc : owned)
            arcs[arc].points = simplified(cutOut(cracks[arc], outlines));
    }
    return arcs;
}

namespace {

/// The arcs around one patch put together to closed rings.
Rings ringsOf(const std::vector<TracedArc> &arcs, const std::vector<std::size_t> &own, int patch)
{
    std::multimap<std::pair<double, double>, Line> byStart;
    Rings rings;
    for (const std::size_t index : own) {
        Line line = arcs[index].points;
        if (arcs[index].left == patch)
            std::reverse(line.begin(), line.end()); // the patch lies to the right of its rings
        if (line.front() == line.back() && line.size() > 2) {
            line.pop_back();
            rings.push_back(std::move(line));
        } else {
            byStart.emplace(std::pair(line.front().x, line.front().y), std::move(line));
        }
    }
    while (!byStart.empty()) {
        Line ring;
        for (auto next = byStart.begin(); next != byStart.end();) {
            const Line line = std::move(next->second);
            byStart.erase(next);
            ring.insert(ring.end(), line.begin(), line.end() - 1);
            next = byStart.find({line.back().x, line.back().y});
        }
        if (ring.size() > 2)
            rings.push_back(std::move(ring));
    }
    return rings;
}

std::string written(const PixelColour &colour)
{
    char text[8];
    std::snprintf(text, sizeof text, "#%02x%02x%02x", static_cast<unsigned>(colour.red) & 0xffU,
                  static_cast<unsigned>(colour.green) & 0xffU, static_cast<unsigned>(colour.blue) & 0xffU);
    return text;
}

} // namespace

std::map<int, Rings> tracedOutlines(Grid patches, const Watch &watch)
{
    joinCorners(patches);
    const std::vector<TracedArc> arcs = tracedArcs(patches, watch);
    std::map<int, std::vector<std::size_t>> own;
    for (std::size_t i = 0; i < arcs.size(); ++i) {
        for (const int patch : {arcs[i].left, arcs[i].right}) {
            if (patch != Grid::none)
                own[patch].push_back(i);
        }
    }
    std::map<int, Rings> outlines;
    for (const auto &[patch, around] : own)
        outlines.emplace(patch, ringsOf(arcs, around, patch));
    return outlines;
}

Result<Drawing, Fault> drawingOf(const PatchSketch &sketch, const Watch &watch)
{
    Grid patches = sketch.found->cells;
    for (int y = 0; y < patches.height(); ++y) {
        for (int x = 0; x < patches.width(); ++x) {
            const int patch = sketch.patchAt(x, y);
            const bool out = patch == Grid::none || sketch.leftOut[static_cast<std::size_t>(patch)];
            patches.at(x, y) = out ? Grid::none : static_cast<std::int16_t>(patch);
        }
    }
    std::map<int, Rings> outlines = tracedOutlines(patches, watch);
    if (outlines.empty() || (watch && !watch(1)))
        return stoppedTask();
    Drawing drawing;
    drawing.width = patches.width();
    drawing.height = patches.height();
    drawing.groups.push_back({"provinces", "", "", -1, true});
    for (auto &[patch, rings] : outlines) {
        DrawnShape &shape = drawing.shapes.emplace_back();
        shape.group = 0;
        shape.fill = written(sketch.colourOf(patch));
        shape.evenOdd = true;
        shape.rings = std::move(rings);
    }
    return drawing;
}

} // namespace entente
