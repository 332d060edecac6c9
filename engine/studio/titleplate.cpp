#include "studio/titleplate.h"

#include "exchange/chartspots.h"
#include "studio/featureedits.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>
#include <vector>

namespace entente {

namespace {

// Map units, whole ones. The sheets that the workshop draws have plates of the same measures.
constexpr double plateWidth = 190;
constexpr double plateHead = 54;
constexpr double plateLine = 17;
constexpr double plateFoot = 8;
constexpr double cell = 8;
constexpr double rim = 16;      ///< between the plate and the edge of the sheet
constexpr double unitRoom = 40; ///< of a unit that stands on its place
constexpr double letter = 9;    ///< width of one, at the size that names are written on a drawing
constexpr double nameHeight = 26;
constexpr double nameBelow = 24; ///< the unit that it belongs to
constexpr std::size_t mostCells = 250000;

std::vector<std::string> marksOn(const BoardSketch &sketch)
{
    const auto any = [&](auto &&is) { return std::any_of(sketch.places.begin(), sketch.places.end(), is); };
    std::vector<std::string> marks;
    // Armies and fleets explain themselves.
    for (const char *kind : {"T", "B", "S", "W"}) {
        if (any([&](const BoardSketch::Place &place) { return place.unit == kind; }))
            marks.push_back(std::string("unit-") + kind);
    }
    if (any([](const BoardSketch::Place &place) { return place.centre && place.home >= 0; }))
        marks.emplace_back("home");
    if (any([](const BoardSketch::Place &place) { return place.centre && place.home < 0; }))
        marks.emplace_back("neutral");
    for (const auto &[mark, entry] : {std::pair(Mark::Doubled, "double"), {Mark::Port, "port"}}) {
        for (int i = 0; i < static_cast<int>(sketch.places.size()); ++i) {
            if (isMarked(sketch, i, mark)) {
                marks.emplace_back(entry);
                break;
            }
        }
    }
    marks.emplace_back("sea");
    if (any([](const BoardSketch::Place &place) { return place.ground == Ground::Impassable; }))
        marks.emplace_back("inert");
    return marks;
}

/// The sheet in small squares: which of them are open water, with nothing on it or next to it.
class Squares {
public:
    explicit Squares(const BoardSketch &sketch)
        : m_across(static_cast<int>(std::floor(sketch.width / cell))),
          m_down(static_cast<int>(std::floor(sketch.height / cell)))
    {
        if (m_across < 1 || m_down < 1 || std::size_t(m_across) * std::size_t(m_down) > mostCells)
            return;
        m_owner.assign(std::size_t(m_across) * std::size_t(m_down), -1);
        for (std::size_t i = 0; i < sketch.places.size(); ++i)
            fill(*sketch.places[i].outline, static_cast<int>(i));
        findOpen(sketch);
        for (const BoardSketch::Place &place : sketch.places)
            keepOff(place);
        sumUp();
    }

    /// The left top corner of a free box of that size, nearest to a corner of the sheet.
    std::optional<ChartPoint> roomFor(double width, double height) const
    {
        const int wide = static_cast<int>(std::ceil(width / cell)) + 1;
        const int high = static_cast<int>(std::ceil(height / cell)) + 1;
        const int inset = static_cast<int>(std::ceil(rim / cell));
        std::optional<ChartPoint> best;
        int least = m_across + m_down;
        for (int y = inset; y + high + inset <= m_down && !m_sums.empty(); ++y) {
            for (int x = inset; x + wide + inset <= m_across; ++x) {
                const int away = std::min(x, m_across - wide - x) + std::min(y, m_down - high - y);
                if (away >= least || taken(x, y, wide, high) > 0)
                    continue;
                least = away;
                best = ChartPoint{x * cell, y * cell};
            }
        }
        return best;
    }

private:
    std::size_t at(int x, int y) const { return std::size_t(y) * std::size_t(m_across) + std::size_t(x); }

    /// Row by row, between every second crossing of the outline.
    void fill(const Rings &rings, int owner)
    {
        std::vector<std::vector<double>> crossings(static_cast<std::size_t>(m_down));
        for (const auto &ring : rings) {
            for (std::size_t i = 0; i < ring.size(); ++i) {
                const ChartPoint &a = ring[i];
                const ChartPoint &b = ring[(i + 1) % ring.size()];
                const double top = std::min(a.y, b.y) / cell - 0.5;
                const double bottom = std::max(a.y, b.y) / cell - 0.5;
                for (int y = std::max(0, static_cast<int>(std::ceil(top))); y < bottom && y < m_down; ++y) {
                    const double share = ((y + 0.5) * cell - a.y) / (b.y - a.y);
                    crossings[std::size_t(y)].push_back(a.x + share * (b.x - a.x));
                }
            }
        }
        for (int y = 0; y < m_down; ++y) {
            std::vector<double> &row = crossings[std::size_t(y)];
            std::sort(row.begin(), row.end());
            for (std::size_t i = 0; i + 1 < row.size(); i += 2) {
                const int from = std::max(0, static_cast<int>(std::ceil(row[i] / cell - 0.5)));
                for (int x = from; (x + 0.5) * cell < row[i + 1] && x < m_across; ++x)
                    m_owner[at(x, y)] = owner;
            }
        }
    }

    void findOpen(const BoardSketch &sketch)
    {
        m_taken.assign(m_owner.size(), 1);
        for (int y = 1; y + 1 < m_down; ++y) {
            for (int x = 1; x + 1 < m_across; ++x) {
                const int owner = m_owner[at(x, y)];
                bool open = owner >= 0 && sketch.places[std::size_t(owner)].ground == Ground::Water;
                for (int beside = 0; beside < 9 && open; ++beside)
                    open = m_owner[at(x + beside % 3 - 1, y + beside / 3 - 1)] == owner;
                m_taken[at(x, y)] = open ? 0 : 1;
            }
        }
    }

    void keepOff(const BoardSketch::Place &place)
    {
        const ChartPoint &unit = place.unitAt;
        keepOff(unit, unitRoom, unitRoom);
        for (const auto &[of, spot] : place.spots)
            keepOff(spot, unitRoom, unitRoom);
        keepOff({unit.x + cell * 2, unit.y + cell}, unitRoom, unitRoom); // who is dislodged steps aside
        const ChartPoint name = place.nameAt.value_or(ChartPoint{unit.x, unit.y + nameBelow});
        keepOff(name, letter * static_cast<double>(place.name.size()), nameHeight);
    }

    void keepOff(const ChartPoint &middle, double width, double height)
    {
        const auto clamped = [](double value, int most) {
            return static_cast<int>(std::clamp(std::floor(value / cell), 0.0, static_cast<double>(most - 1)));
        };
        for (int y = clamped(middle.y - height / 2, m_down); y <= clamped(middle.y + height / 2, m_down); ++y) {
            for (int x = clamped(middle.x - width / 2, m_across); x <= clamped(middle.x + width / 2, m_across); ++x)
                m_taken[at(x, y)] = 1;
        }
    }

    /// How many are taken above and left of every corner of a square.
    void sumUp()
    {
        const std::size_t line = std::size_t(m_across) + 1;
        m_sums.assign(line * (std::size_t(m_down) + 1), 0);
        for (std::size_t y = 0; y < std::size_t(m_down); ++y) {
            for (std::size_t x = 0; x < std::size_t(m_across); ++x)
                m_sums[(y + 1) * line + x + 1] = m_sums[y * line + x + 1] + m_sums[(y + 1) * line + x]
                                                 - m_sums[y * line + x] + m_taken[y * std::size_t(m_across) + x];
        }
    }

    int taken(int x, int y, int wide, int high) const
    {
        const auto sum = [&](int column, int row) {
            return m_sums[std::size_t(row) * (std::size_t(m_across) + 1) + std::size_t(column)];
        };
        return sum(x + wide, y + high) - sum(x, y + high) - sum(x + wide, y) + sum(x, y);
    }

    int m_across = 0;
    int m_down = 0;
    std::vector<int> m_owner; ///< index of the place, or -1
    std::vector<int> m_taken; ///< 1 or 0
    std::vector<int> m_sums;
};

JsonValue pointOf(double x, double y)
{
    JsonValue point = JsonValue::list();
    point.add(std::lround(x));
    point.add(std::lround(y));
    return point;
}

} // namespace

std::optional<JsonValue> titlePlateOf(const BoardSketch &sketch)
{
    const std::vector<std::string> marks = marksOn(sketch);
    const double height = plateHead + plateLine * static_cast<double>(marks.size()) + plateFoot;
    const std::optional<ChartPoint> corner = Squares(sketch).roomFor(plateWidth, height);
    if (!corner)
        return std::nullopt;
    JsonValue plate = JsonValue::object();
    plate.add("at", pointOf(corner->x, corner->y));
    plate.add("size", pointOf(plateWidth, height));
    plate.add("title", sketch.title);
    plate.add("credit", sketch.designer);
    JsonValue entries = JsonValue::list();
    for (const std::string &mark : marks)
        entries.add(mark);
    plate.add("entries", std::move(entries));
    return plate;
}

std::optional<JsonValue> titlePlateOnSheet(const BoardSketch &sketch)
{
    const double scale = drawnWidth / sketch.width;
    const auto move = [scale](ChartPoint &point) { point = {point.x * scale, point.y * scale}; };
    BoardSketch sheet = sketch;
    sheet.width *= scale;
    sheet.height *= scale;
    for (BoardSketch::Place &place : sheet.places) {
        move(place.unitAt);
        if (place.nameAt)
            move(*place.nameAt);
        for (auto &[of, spot] : place.spots)
            move(spot);
        auto outline = std::make_shared<Rings>(*place.outline);
        for (auto &ring : *outline)
            std::for_each(ring.begin(), ring.end(), move);
        place.outline = std::move(outline);
    }
    return titlePlateOf(sheet);
}

} // namespace entente
