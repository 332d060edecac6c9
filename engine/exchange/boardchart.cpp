#include "exchange/boardchart.h"

#include "exchange/boarddraft.h"
#include "exchange/chartcrossings.h"
#include "exchange/chartink.h"
#include "exchange/chartplan.h"
#include "io/json.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <numbers>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace entente {

namespace {

/// A piece of the outlines of a drawing.
struct ChartArc {
    int one = 0;    ///< whose outline it is; with another the lesser of the two
    int other = -1; ///< who lies on its far side; -1: nobody, or nobody whose outline shares its points
    std::vector<ChartPoint> points;
};

constexpr std::size_t mostPointsOfArc = 100; // vertices (maps/FORMAT.md)

/// A point to a tenth of a unit, as it is written.
using TenthPoint = std::pair<std::int64_t, std::int64_t>;
using OutlineSide = std::pair<TenthPoint, TenthPoint>; ///< the lesser end first

TenthPoint tenthsOf(const ChartPoint &point)
{
    return {std::llround(point.x * 10), std::llround(point.y * 10)};
}

OutlineSide outlineSideOf(const ChartPoint &from, const ChartPoint &to)
{
    return std::minmax(tenthsOf(from), tenthsOf(to));
}

/// The outlines (by place, in closed rings) cut where another neighbour begins: what two places have in common is
/// there once. Places share a border where they share its points to a tenth of a unit.
std::vector<ChartArc> arcsOf(const std::vector<std::vector<std::vector<ChartPoint>>> &rings)
{
    std::map<OutlineSide, std::pair<int, int>> sides; // the first two places whose outline runs there
    const auto eachSegment = [&](const auto &visit) {
        for (std::size_t place = 0; place < rings.size(); ++place) {
            for (const auto &ring : rings[place]) {
                for (std::size_t i = 0; i < ring.size(); ++i)
                    visit(static_cast<int>(place), outlineSideOf(ring[i], ring[(i + 1) % ring.size()]));
            }
        }
    };
    eachSegment([&](int place, const OutlineSide &segment) {
        if (segment.first == segment.second)
            return;
        const auto [known, fresh] = sides.emplace(segment, std::pair(place, -1));
        if (!fresh && known->second.second < 0 && known->second.first != place)
            known->second.second = place;
    });

    std::vector<ChartArc> arcs;
    for (std::size_t place = 0; place < rings.size(); ++place) {
        const int own = static_cast<int>(place);
        for (const auto &ring : rings[place]) {
            // The other place on a side; "drawn" where the lesser of the two has drawn it, or it has no length.
            constexpr int drawn = -2;
            const auto beyond = [&](std::size_t i) {
                const auto found = sides.find(outlineSideOf(ring[i], ring[(i + 1) % ring.size()]));
                if (found == sides.end())
                    return drawn;
                const auto [one, other] = found->second;
                return one != own ? drawn : other;
            };
            // Begin where one piece ends, so that none is cut in two by where the ring happens to begin.
            std::size_t begin = 0;
            for (std::size_t i = 1; i < ring.size(); ++i) {
                if (beyond(i) != beyond(i - 1)) {
                    begin = i;
                    break;
                }
            }
            int last = drawn;
            for (std::size_t step = 0; step < ring.size(); ++step) {
                const std::size_t i = (begin + step) % ring.size();
                const int other = beyond(i);
                if (other == drawn) {
                    last = drawn;
                    continue;
                }
                if (other != last || arcs.back().points.size() >= mostPointsOfArc)
                    arcs.push_back({own, other, {ring[i]}});
                arcs.back().points.push_back(ring[(i + 1) % ring.size()]);
                last = other;
            }
        }
    }
    return arcs;
}

using Course = std::vector<ChartPoint>;

constexpr std::size_t longestStroke = 100; // vertices (maps/FORMAT.md)
constexpr double mostReach = 1e5;

bool canBeDrawn(const Course &line)
{
    return line.size() > 1 && std::all_of(line.begin(), line.end(), [](ChartPoint point) {
               return std::abs(point.x) <= mostReach && std::abs(point.y) <= mostReach;
           });
}

/// A stroke alone may be cut anywhere; what is filled stays whole.
std::vector<Course> piecesOf(Course line, bool mayCut)
{
    std::vector<Course> pieces;
    while (mayCut && line.size() > longestStroke) {
        const auto end = line.begin() + static_cast<std::ptrdiff_t>(longestStroke);
        pieces.emplace_back(line.begin(), end);
        line.erase(line.begin(), end - 1);
    }
    pieces.push_back(std::move(line));
    return pieces;
}

std::string attribute(const char *name, const std::string &value)
{
    return ' ' + std::string(name) + "=\"" + value + '"';
}

std::string inkOf(const ChartOrnament &ornament, double scale)
{
    std::string ink = attribute("fill", ornament.fill.empty() ? "none" : ornament.fill);
    if (!ornament.stroke.empty())
        ink += attribute("stroke", ornament.stroke) + attribute("stroke-width", shortNumber(ornament.width * scale));
    if (ornament.opacity < 1)
        ink += attribute(ornament.fill.empty() ? "stroke-opacity" : "fill-opacity", shortNumber(ornament.opacity));
    return ink;
}

/// The layer of map.svg with what an author drew there, `scale` times as large; empty if that is nothing.
std::string ornamentLayer(std::string_view layer, const ChartOrnaments &ornaments, double scale)
{
    std::string text;
    for (const ChartOrnament &ornament : ornaments) {
        if (ornament.layer != layer)
            continue;
        const bool filled = !ornament.fill.empty();
        for (const Course &drawn : ornament.lines) {
            if (!canBeDrawn(drawn))
                continue;
            Course line;
            std::transform(drawn.begin(), drawn.end(), std::back_inserter(line), [scale](ChartPoint point) {
                return ChartPoint{point.x * scale, point.y * scale};
            });
            // One that is both filled and long is drawn without its edge.
            const bool edged = !filled || line.size() < longestStroke;
            if (ornament.closed && !filled)
                line.push_back(line.front());
            ChartOrnament ink = ornament;
            if (!edged)
                ink.stroke.clear();
            for (const Course &piece : piecesOf(std::move(line), !filled))
                text += "<path" + inkOf(ink, scale) + attribute("d", chartPath(piece, filled)) + "/>\n";
        }
    }
    if (text.empty())
        return text;
    return "<g" + attribute("id", std::string(layer)) + attribute("stroke-linejoin", "round")
           + attribute("stroke-linecap", "round") + ">\n" + text + "</g>\n";
}

using Ring = std::vector<ChartPoint>;

using std::numbers::pi;
constexpr double chartStep = 120; // between fields of a chart, in map units
constexpr double fieldRadius = 36;
constexpr double labelSize = 16;
constexpr std::size_t longestArc = 100; // vertices (maps/FORMAT.md)
constexpr double leastGap = 4;          // between outlines: beside each other within it, they look like one border
constexpr double farthest = 1e5;        // from the corner: nobody draws a board so large

/// A place that can be drawn: files may name any number.
bool isSane(ChartPoint point)
{
    return std::abs(point.x) <= farthest && std::abs(point.y) <= farthest;
}

Ring circle(ChartPoint middle, double radius)
{
    Ring ring;
    for (int i = 0; i < 32; ++i)
        ring.push_back({middle.x + radius * std::cos(i * pi / 16), middle.y + radius * std::sin(i * pi / 16)});
    return ring;
}

/// Everything that is written down of a board's drawing.
class ChartWriter {
public:
    ChartWriter(const Board &board, const BoardDraft &draft) : m_board(board), m_draft(draft) {}

    BoardChart write()
    {
        if (!takeOutlines())
            drawFields();
        BoardChart chart;
        chart.svg = svg();
        chart.layout = layout();
        chart.drawn = m_outlined;
        if (!m_outlined)
            chart.remark = chartRemark();
        return chart;
    }

private:
    std::size_t count() const { return static_cast<std::size_t>(m_board.provinceCount()); }
    const Province &province(std::size_t i) const { return m_board.province(ProvinceId(static_cast<int>(i))); }
    bool isWater(std::size_t i) const { return province(i).terrain == Terrain::Sea || isClosedWater(i); }
    bool isClosedWater(std::size_t i) const
    {
        return province(i).terrain == Terrain::Impassable && space(i).closedWater;
    }

    /// The board's provinces are in the draft's order.
    const BoardDraft::Space &space(std::size_t i) const { return m_draft.spaces[i]; }

    /// Takes the other program's drawing if it has a shape and a place for the unit of every space.
    bool takeOutlines()
    {
        m_outlined = m_draft.width >= 1 && m_draft.height >= 1 && m_draft.height <= 8 * m_draft.width
                     && isSane({m_draft.width, m_draft.height})
                     && std::all_of(m_draft.spaces.begin(), m_draft.spaces.end(), [](const BoardDraft::Space &each) {
                            return !each.outline.empty() && each.unitAt && isSane(*each.unitAt)
                                   && std::all_of(each.outline.begin(), each.outline.end(), [](const Ring &ring) {
                                          return std::all_of(ring.begin(), ring.end(), isSane);
                                      });
                        });
        if (!m_outlined)
            return false;
        const double scale = drawnScale();
        m_size = {drawnWidth, std::round(m_draft.height * scale)};
        const auto scaled = [&](ChartPoint point) { return ChartPoint{point.x * scale, point.y * scale}; };
        for (std::size_t i = 0; i < count(); ++i) {
            std::vector<Ring> rings;
            for (const Ring &ring : space(i).outline) {
                Ring points;
                std::transform(ring.begin(), ring.end(), std::back_inserter(points), scaled);
                rings.push_back(std::move(points));
            }
            m_rings.push_back(std::move(rings));
            m_fields.push_back(scaled(*space(i).unitAt));
        }
        m_arcs = arcsOf(m_rings);
        if (m_draft.tolerance)
            m_crossings = crossingsOf(m_board, m_rings, std::max(leastGap, *m_draft.tolerance * scale));
        // Ids are told apart by dashes; a sign cannot name those that have some.
        std::erase_if(m_crossings, [this](const ChartCrossing &crossing) {
            return (m_board.province(crossing.one).id + m_board.province(crossing.other).id).find('-')
                   != std::string::npos;
        });
        return true;
    }

    double drawnScale() const { return drawnWidth / m_draft.width; }

    void drawFields()
    {
        std::vector<ChartPoint> known;
        if (std::all_of(m_draft.spaces.begin(), m_draft.spaces.end(),
                        [](const BoardDraft::Space &each) { return each.unitAt && isSane(*each.unitAt); })) {
            for (const BoardDraft::Space &each : m_draft.spaces)
                known.push_back(*each.unitAt);
        }
        m_fields = planChart(m_board, known, chartStep);
        if (!std::all_of(m_fields.begin(), m_fields.end(), isSane)) // most of the known ones lie on one spot
            m_fields = planChart(m_board, {}, chartStep);
        for (const ChartPoint &field : m_fields) {
            m_rings.push_back({circle(field, fieldRadius)});
            m_size = {std::max(m_size.x, field.x + chartStep), std::max(m_size.y, field.y + chartStep)};
        }
        m_size = {std::ceil(m_size.x), std::ceil(m_size.y)};
    }

    std::string grounds(bool water) const
    {
        std::string text;
        for (std::size_t i = 0; i < count(); ++i) {
            if (isWater(i) != water)
                continue;
            std::string shape;
            for (const Ring &ring : m_rings[i])
                shape += chartPath(ring, true);
            const bool inert = province(i).terrain == Terrain::Impassable && !water;
            text += "<path id=\"" + province(i).id + '"'
                    + (inert ? " fill=\"" + chartColour("inert") + '"' : std::string()) + " d=\"" + shape + "\"/>\n";
        }
        return text;
    }

    /// Does the arc run along the edge of the sheet? There the map's own frame is drawn, and no border.
    bool isFrame(const ChartArc &arc) const
    {
        constexpr double near = 0.1;
        const auto along = [&](const ChartPoint &from, const ChartPoint &to) {
            const auto both = [&](double ChartPoint::*way, double edge) {
                return std::abs(from.*way - edge) < near && std::abs(to.*way - edge) < near;
            };
            return both(&ChartPoint::x, 0) || both(&ChartPoint::x, m_size.x) || both(&ChartPoint::y, 0)
                   || both(&ChartPoint::y, m_size.y);
        };
        return arc.other < 0
               && std::adjacent_find(arc.points.begin(), arc.points.end(),
                                     [&](const ChartPoint &from, const ChartPoint &to) { return !along(from, to); })
                      == arc.points.end();
    }

    /// The borders of a drawing that lie in one of the groups "sea-borders", "borders" and "coast".
    std::string borders(std::string_view group) const
    {
        std::string text;
        std::map<std::string, int> numbers;
        for (const ChartArc &arc : m_arcs) {
            const auto one = static_cast<std::size_t>(arc.one);
            if (isFrame(arc))
                continue;
            const bool both = arc.other >= 0;
            const bool water = isWater(one);
            const bool coast = both && water != isWater(static_cast<std::size_t>(arc.other));
            if (group != (coast ? "coast" : water ? "sea-borders" : "borders"))
                continue;
            std::string ends = province(one).id;
            std::string second = both ? province(static_cast<std::size_t>(arc.other)).id : std::string();
            // Ids are told apart by dashes; of one that has some, it is not said who lies on the other side.
            const bool plain = both && (ends + second).find('-') == std::string::npos;
            if (plain && second < ends)
                std::swap(ends, second);
            const std::string name = plain ? "edge-" + ends + '-' + second : (coast ? "shore-" : "rim-") + ends;
            text += "<path id=\"" + name + '-' + std::to_string(++numbers[name]) + "\" d=\""
                    + chartPath(arc.points, false) + "\"/>\n";
        }
        return text;
    }

    /// The outlines in pieces, each of which is told apart by its number.
    std::string arcs(bool water, const char *kind) const
    {
        std::string text;
        for (std::size_t i = 0; i < count(); ++i) {
            if (isWater(i) != water)
                continue;
            int number = 0;
            for (Ring ring : m_rings[i]) {
                ring.push_back(ring.front());
                for (std::size_t start = 0; start + 1 < ring.size(); start += longestArc - 1) {
                    const std::size_t end = std::min(ring.size(), start + longestArc);
                    const Ring piece(ring.begin() + static_cast<std::ptrdiff_t>(start),
                                     ring.begin() + static_cast<std::ptrdiff_t>(end));
                    text += "<path id=\"" + std::string(kind) + '-' + province(i).id + '-' + std::to_string(++number)
                            + "\" d=\"" + chartPath(piece, false) + "\"/>\n";
                }
            }
        }
        return text;
    }

    /// The lines between the fields of a chart: plain for armies, dashed for fleets, and beside each other for both.
    std::string passages() const
    {
        struct Line {
            ProvinceId from, to;
            bool land = false, sea = false;
        };
        std::vector<Line> lines;
        for (const Passage &passage : m_board.passages()) {
            const ProvinceId from = m_board.provinceOf(passage.from);
            const ProvinceId to = m_board.provinceOf(passage.to);
            auto known = std::find_if(lines.begin(), lines.end(), [&](const Line &line) {
                return (line.from == from && line.to == to) || (line.from == to && line.to == from);
            });
            if (known == lines.end())
                known = lines.insert(lines.end(), {from, to});
            known->land = known->land || passage.land;
            known->sea = known->sea || passage.sea;
        }
        std::string text;
        for (const Line &line : lines) {
            // Ids are told apart by dashes; a sign cannot name those that have some.
            const std::string ends = m_board.province(line.from).id + '-' + m_board.province(line.to).id;
            std::string name = std::count(ends.begin(), ends.end(), '-') == 1 ? " id=\"passage-" + ends + '"' : "";
            const ChartPoint a = m_fields[static_cast<std::size_t>(line.from.index())];
            const ChartPoint b = m_fields[static_cast<std::size_t>(line.to.index())];
            const double length = std::max(1.0, std::hypot(b.x - a.x, b.y - a.y));
            const ChartPoint way{(b.x - a.x) / length, (b.y - a.y) / length};
            const auto drawn = [&](double aside, const char *role, const char *more) {
                const ChartPoint shift{-way.y * aside, way.x * aside};
                const Ring stroke{{a.x + way.x * fieldRadius + shift.x, a.y + way.y * fieldRadius + shift.y},
                                  {b.x - way.x * fieldRadius + shift.x, b.y - way.y * fieldRadius + shift.y}};
                text += "<path" + name + " stroke=\"" + chartColour(role) + "\" " + more + " d=\""
                        + chartPath(stroke, false) + "\"/>\n";
                name.clear(); // once
            };
            const double aside = line.land && line.sea ? 2.2 : 0;
            if (line.land)
                drawn(aside, "border", "stroke-width=\"2.2\"");
            if (line.sea)
                drawn(-aside, "sea-border", "stroke-width=\"2.2\" stroke-dasharray=\"7,4\"");
        }
        return text;
    }

    std::string crossings() const
    {
        std::string text;
        for (const ChartCrossing &crossing : m_crossings)
            text += "<path id=\"crossing-" + m_board.province(crossing.one).id + '-'
                    + m_board.province(crossing.other).id + "\" d=\"" + chartPath({crossing.from, crossing.to}, false)
                    + "\"/>\n";
        return text;
    }

    std::string svg() const
    {
        const std::string size = shortNumber(m_size.x) + "\" height=\"" + shortNumber(m_size.y);
        std::string text =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.2\" baseProfile=\"tiny\" viewBox=\"0 0 "
            + shortNumber(m_size.x) + ' ' + shortNumber(m_size.y) + "\" width=\"" + size + "\">\n";
        const auto group = [&](const char *id, const std::string &style, const std::string &inside) {
            text += "<g id=\"" + std::string(id) + "\" " + style + ">\n" + inside + "</g>\n";
        };
        group("background", "",
              "<rect width=\"" + size + "\" fill=\"" + chartColour(m_outlined ? "sea" : "land") + "\"/>\n");
        group("seas", "fill=\"" + chartColour("sea") + "\" fill-rule=\"evenodd\"", grounds(true));
        if (m_outlined)
            text += ornamentLayer("offing", m_draft.ornaments, drawnScale());
        else
            group("offing", "fill=\"none\"", passages());
        group("sea-borders", "fill=\"none\" stroke=\"" + chartColour("sea-border") + "\" stroke-width=\"1.1\"",
              m_outlined ? borders("sea-borders") : arcs(true, "rim"));
        group("lands", "fill=\"" + chartColour("land") + "\" fill-rule=\"evenodd\"", grounds(false));
        if (m_outlined)
            text += ornamentLayer("terrain", m_draft.ornaments, drawnScale());
        group("borders", "fill=\"none\" stroke=\"" + chartColour("border") + "\" stroke-width=\"1.3\"",
              m_outlined ? borders("borders") : std::string());
        group("coast", "fill=\"none\" stroke=\"" + chartColour("coast") + "\" stroke-width=\"1.5\"",
              m_outlined ? borders("coast") : arcs(false, "shore"));
        if (!m_crossings.empty())
            group("crossings",
                  "fill=\"none\" stroke=\"" + chartColour("crossing")
                      + "\" stroke-width=\"2.2\" stroke-dasharray=\"3,2.5\"",
                  crossings());
        return text + "</svg>\n";
    }

    JsonValue placeJson(std::size_t i) const
    {
        const ChartPoint field = m_fields[i];
        const auto drawnOr = [this](const std::optional<ChartPoint> &told, ChartPoint otherwise) {
            if (!told || !isSane(*told))
                return otherwise;
            return ChartPoint{told->x * drawnScale(), told->y * drawnScale()};
        };
        const auto beside = [&field](ChartPoint way) { return ChartPoint{field.x + way.x, field.y + way.y}; };
        const ChartPoint label =
            m_outlined ? drawnOr(space(i).nameAt, beside(nameBesideUnit)) : beside({0, fieldRadius + 11});
        JsonValue place = JsonValue::object({{"field", pointJson({field.x, m_outlined ? field.y : field.y - 4})}});
        const auto spotOr = [&](const std::string &spot, ChartPoint otherwise) {
            const auto told = space(i).spots.find(spot);
            return told == space(i).spots.end() ? otherwise : drawnOr(told->second, otherwise);
        };
        place.add("dislodged", pointJson(spotOr("dislodged", beside(dislodgedBesideUnit))));
        for (const char *layer : {"air", "walls"}) {
            if (space(i).spots.count(layer))
                place.add(layer, pointJson(spotOr(layer, field)));
        }
        if (province(i).centre)
            place.add("centre", pointJson(m_outlined ? drawnOr(space(i).centreAt, centreBeside(field, m_rings[i], 1))
                                                     : beside({22, -20})));
        if (isClosedWater(i))
            place.add("ground", "water");
        JsonValue lines = JsonValue::list();
        lines.add(province(i).name);
        JsonValue name = JsonValue::object();
        name.add("lines", std::move(lines));
        name.add("at", pointJson(label));
        name.add("angle", 0);
        name.add("size", shortJson(labelSize));
        name.add("style", isWater(i) ? "sea" : "land");
        place.add("label", std::move(name));
        place.add("abbr", JsonValue::object({{"at", pointJson(label)}, {"size", shortJson(labelSize)}}));
        JsonValue coasts = JsonValue::object();
        for (const RegionId region : m_board.coastsOf(ProvinceId(static_cast<int>(i)))) {
            const std::string &coast = m_board.region(region).coast;
            const ChartPoint at = spotOr(coast, beside(coastBesideUnit(coast)));
            const ChartPoint side = wayToCoast(coast);
            const ChartPoint letters = m_outlined ? lettersBesideFleet(at, coast, m_rings[i])
                                                  : ChartPoint{at.x + side.x * 10, at.y + side.y * 10};
            JsonValue own = JsonValue::object();
            own.add("field", pointJson(at));
            own.add("dislodged", pointJson({at.x + 14, at.y + 8}));
            own.add("label", pointJson(letters));
            coasts.add(coast, std::move(own));
        }
        if (!coasts.keys.empty())
            place.add("coasts", std::move(coasts));
        return place;
    }

    /// Pairs that are joined although no border on the drawing tells it: of a chart all of them.
    JsonValue untoldPassages() const
    {
        JsonValue untold = JsonValue::list();
        const auto add = [&](ProvinceId one, ProvinceId other) {
            JsonValue pair = JsonValue::list();
            pair.add(m_board.province(one).id);
            pair.add(m_board.province(other).id);
            untold.add(std::move(pair));
        };
        for (const ChartCrossing &crossing : m_crossings)
            add(crossing.one, crossing.other);
        if (!m_outlined) {
            for (const Passage &passage : m_board.passages())
                add(m_board.provinceOf(passage.from), m_board.provinceOf(passage.to));
        }
        return untold;
    }

    std::string layout() const
    {
        JsonValue root = JsonValue::object({{"format", 1}, {"size", pointJson(m_size)}});
        JsonValue inks = JsonValue::object();
        for (const auto &[role, value] : chartColours())
            inks.add(role, value);
        root.add("colours", std::move(inks));
        // Whoever drew the map knew how to show passages; there may be no lines for them.
        if (m_outlined && !m_draft.tolerance)
            root.add("borrowed", true);
        root.addIfAny("exceptions", untoldPassages());
        if (m_outlined && m_draft.tolerance)
            root.add("tolerance", shortJson(*m_draft.tolerance * drawnScale()));
        JsonValue places = JsonValue::object();
        for (std::size_t i = 0; i < count(); ++i)
            places.add(province(i).id, placeJson(i));
        root.add("provinces", std::move(places));
        return writeJson(root, 2) + '\n';
    }

    const Board &m_board;
    const BoardDraft &m_draft;
    bool m_outlined = false;
    ChartPoint m_size;
    std::vector<ChartPoint> m_fields;       ///< by province: where its unit stands
    std::vector<std::vector<Ring>> m_rings; ///< by province
    std::vector<ChartArc> m_arcs;           ///< of a drawing
    std::vector<ChartCrossing> m_crossings; ///< of a drawing
};

} // namespace

Wording chartRemark()
{
    return worded(
        "Remarks",
        "The file brings no map that can be taken over; the board is drawn as a chart of fields and passages.");
}

BoardChart chartOf(const Board &board, const BoardDraft &draft)
{
    return ChartWriter(board, draft).write();
}

} // namespace entente
