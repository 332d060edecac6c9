#include "studio/cutshapes.h"

#include "studio/borders.h"
#include "studio/colour.h"
#include "studio/grid.h"
#include "studio/sketch.h"
#include "studio/tracing.h"
#include "studio/unlayered.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <deque>
#include <map>
#include <set>

namespace entente {

namespace {

constexpr std::array<std::pair<int, int>, 4> aside{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};

/// A part of a shape that lines part from its other parts.
struct Part {
    std::size_t shape = 0; ///< in Drawing::shapes
    int cells = 0;
    std::set<int> names; ///< elements of text that stand on it
};

class Cutter {
public:
    explicit Cutter(const Drawing &drawing)
        : m_drawing(drawing), m_shapes(drawing.width, drawing.height, finestGrid), m_parts(m_shapes), m_isLine(m_shapes)
    {
    }

    Drawing cut()
    {
        paintShapes();
        paintLines();
        findParts();
        growParts();
        for (const auto &[part, names] : namesOn(m_parts))
            m_all[static_cast<std::size_t>(part)].names = names;
        const std::set<std::size_t> chosen = shapesToCut();
        return chosen.empty() ? m_drawing : made(chosen);
    }

    /// Is there anything to cut, and anything to cut it by?
    static bool isNeeded(const Drawing &drawing)
    {
        constexpr std::size_t mostShapes = 4000;
        const bool anyLine = !drawing.strokes.empty()
                             || std::any_of(drawing.shapes.begin(), drawing.shapes.end(), [&](const DrawnShape &shape) {
                                    return shape.bare || (shape.shown && isSheet(drawing, shape) && isBlue(shape.fill));
                                });
        return anyLine && drawing.texts.size() > 1 && drawing.shapes.size() < mostShapes;
    }

private:
    template <typename Visit>
    void forEachCell(const Visit &visit) const
    {
        for (int y = 0; y < m_shapes.height(); ++y) {
            for (int x = 0; x < m_shapes.width(); ++x)
                visit(x, y);
        }
    }

    static bool isSheet(const Drawing &drawing, const DrawnShape &shape)
    {
        constexpr double nearlyAll = 0.9;
        return frameOf(shape.rings).area() >= nearlyAll * drawing.width * drawing.height;
    }
    bool isSheet(const DrawnShape &shape) const { return isSheet(m_drawing, shape); }

    /// Where seas are drawn as shapes, what one sees of a blue sheet is one more if a name stands on it.
    bool isSeaBesideOthers(std::size_t sheet) const
    {
        const auto isWet = [this](std::size_t shape) { return isBlue(m_drawing.shapes[shape].fill); };
        return isSheet(m_drawing.shapes[sheet]) && isWet(sheet)
               && std::any_of(m_painted.begin(), m_painted.end(),
                              [&](std::size_t shape) { return shape != sheet && isWet(shape); });
    }

    /// What may be places, over the ground of the sheet.
    void paintShapes()
    {
        for (std::size_t i = 0; i < m_drawing.shapes.size(); ++i) {
            const DrawnShape &shape = m_drawing.shapes[i];
            if (shape.shown && !shape.sheer && isSheet(shape) && !isOfFrame(m_drawing, shape.group))
                m_painted.push_back(i);
        }
        for (const std::size_t shape : unlayeredShapesOf(m_drawing, {}, Drawn::Filled).shapes) {
            if (std::find(m_painted.begin(), m_painted.end(), shape) == m_painted.end())
                m_painted.push_back(shape);
        }
        for (std::size_t i = 0; i < m_painted.size(); ++i) {
            const DrawnShape &shape = m_drawing.shapes[m_painted[i]];
            m_shapes.paint(shape.rings, shape.evenOdd, static_cast<std::int16_t>(i));
        }
    }

    void markLine(int x, int y, int around)
    {
        for (int dy = -around; dy <= around; ++dy) {
            for (int dx = -around; dx <= around; ++dx) {
                if (m_isLine.holds(x + dx, y + dy))
                    m_isLine.at(x + dx, y + dy) = 0;
            }
        }
    }

    void paintLine(const std::vector<ChartPoint> &line)
    {
        constexpr int width = 1;    // to each side, in cells: no way leads through between two steps
        constexpr int hardlyTo = 4; // lines end somewhat short of what they are drawn to
        for (std::size_t i = 0; i + 1 < line.size(); ++i) {
            const double across = (line[i + 1].x - line[i].x) * m_shapes.scale();
            const double down = (line[i + 1].y - line[i].y) * m_shapes.scale();
            const int steps = std::clamp(static_cast<int>(std::hypot(across, down)) + 1, 1, 2 * finestGrid);
            for (int step = 0; step <= steps; ++step) {
                const bool isEnd = (i == 0 && step == 0) || (i + 2 == line.size() && step == steps);
                markLine(static_cast<int>(std::floor(line[i].x * m_shapes.scale() + across * step / steps)),
                         static_cast<int>(std::floor(line[i].y * m_shapes.scale() + down * step / steps)),
                         isEnd ? hardlyTo : width);
            }
        }
    }

    void paintLines()
    {
        for (const auto &stroke : m_drawing.strokes)
            paintLine(stroke);
        for (const DrawnShape &shape : m_drawing.shapes) {
            if (!shape.bare || isOfFrame(m_drawing, shape.group))
                continue;
            for (std::vector<ChartPoint> ring : shape.rings) {
                ring.push_back(ring.front());
                paintLine(ring);
            }
        }
    }

    /// The elements of text that stand on each number of a grid.
    std::map<int, std::set<int>> namesOn(const Grid &grid) const
    {
        std::map<int, std::set<int>> found;
        for (std::size_t i = 0; i < m_drawing.texts.size(); ++i) {
            const DrawnText &text = m_drawing.texts[i];
            const int x = static_cast<int>(text.middle.x * grid.scale());
            const int y = static_cast<int>(text.middle.y * grid.scale());
            if (text.text.size() < 3 || isOfFrame(m_drawing, text.group) || !grid.holds(x, y))
                continue;
            const int element = text.element >= 0 ? text.element : -2 - static_cast<int>(i);
            if (grid.at(x, y) != Grid::none)
                found[grid.at(x, y)].insert(element);
        }
        return found;
    }

    void findParts()
    {
        constexpr int speck = 30;
        constexpr std::size_t most = 20'000;
        std::vector<std::pair<int, int>> members;
        Grid seen = m_parts;
        forEachCell([&](int fromX, int fromY) {
            const int shape = m_shapes.at(fromX, fromY);
            if (shape == Grid::none || m_isLine.at(fromX, fromY) != Grid::none || seen.at(fromX, fromY) != Grid::none
                || m_all.size() >= most)
                return;
            members.assign(1, {fromX, fromY});
            seen.at(fromX, fromY) = 0;
            for (std::size_t i = 0; i < members.size(); ++i) {
                for (const auto &[dx, dy] : aside) {
                    const int x = members[i].first + dx, y = members[i].second + dy;
                    if (!seen.holds(x, y) || seen.at(x, y) != Grid::none || m_shapes.at(x, y) != shape
                        || m_isLine.at(x, y) != Grid::none)
                        continue;
                    seen.at(x, y) = 0;
                    members.push_back({x, y});
                }
            }
            if (members.size() < speck)
                return;
            for (const auto &[x, y] : members)
                m_parts.at(x, y) = static_cast<std::int16_t>(m_all.size());
            m_all.push_back({m_painted[static_cast<std::size_t>(shape)], static_cast<int>(members.size()), {}});
        });
    }

    /// What lies under the lines goes to the nearest part of its own shape.
    void growParts()
    {
        std::deque<std::pair<int, int>> wave;
        forEachCell([&](int x, int y) {
            if (m_parts.at(x, y) != Grid::none)
                wave.push_back({x, y});
        });
        for (; !wave.empty(); wave.pop_front()) {
            const auto [fromX, fromY] = wave.front();
            for (const auto &[dx, dy] : aside) {
                const int x = fromX + dx, y = fromY + dy;
                if (!m_parts.holds(x, y) || m_parts.at(x, y) != Grid::none
                    || m_shapes.at(x, y) != m_shapes.at(fromX, fromY))
                    continue;
                m_parts.at(x, y) = m_parts.at(fromX, fromY);
                wave.push_back({x, y});
            }
        }
    }

    /// Shapes whose names the lines part: all of them, where most shapes that have names are such. Else those of many
    /// names without an id of their own, and the ground of the sheet: elsewhere a river parts a town from the name of
    /// its land.
    std::set<std::size_t> shapesToCut() const
    {
        constexpr std::size_t many = 3;
        std::map<std::size_t, std::size_t> named; // parts with names, by shape
        for (const Part &part : m_all) {
            if (!part.names.empty())
                ++named[part.shape];
        }
        std::set<std::size_t> parted;
        for (const auto &[shape, parts] : named) {
            if (parts > 1 || isSeaBesideOthers(shape))
                parted.insert(shape);
        }
        if (2 * parted.size() < named.size()) {
            std::erase_if(parted, [&](std::size_t index) {
                const DrawnShape &shape = m_drawing.shapes[index];
                const bool isOnePlace = isChosenName(shape.id) || isChosenName(shape.label);
                return !isSheet(shape) && (isOnePlace || named.at(index) < many);
            });
        }
        return parted;
    }

    /// Small parts without a name go with the part of their shape that is beside them, or nearest.
    void joinNameless(const std::set<std::size_t> &chosen)
    {
        constexpr int smaller = 4; // than the smallest with a name
        std::map<std::size_t, int> least;
        for (const Part &part : m_all) {
            if (part.names.empty())
                continue;
            int &fewest = least.try_emplace(part.shape, part.cells).first->second;
            fewest = std::min(fewest, part.cells);
        }
        std::map<std::pair<int, int>, int> touching; // cells side by side, of a nameless part and another of its shape
        forEachCell([&](int x, int y) {
            for (const auto &[dx, dy] : aside) {
                if (!m_parts.holds(x + dx, y + dy))
                    continue;
                const int here = m_parts.at(x, y), there = m_parts.at(x + dx, y + dy);
                if (here != there && here != Grid::none && there != Grid::none && part(here).names.empty()
                    && part(here).shape == part(there).shape)
                    ++touching[{here, there}];
            }
        });
        std::vector<std::int16_t> becomes;
        for (std::size_t i = 0; i < m_all.size(); ++i) {
            becomes.push_back(static_cast<std::int16_t>(i));
            const Part &each = m_all[i];
            if (!chosen.count(each.shape) || !each.names.empty())
                continue;
            if (smaller * each.cells >= least[each.shape])
                continue;
            int longest = 0;
            for (const auto &[pair, cells] : touching) {
                if (pair.first == static_cast<int>(i) && cells > longest && !part(pair.second).names.empty()) {
                    longest = cells;
                    becomes[i] = static_cast<std::int16_t>(pair.second);
                }
            }
        }
        forEachCell([&](int x, int y) {
            if (m_parts.at(x, y) != Grid::none)
                m_parts.at(x, y) = becomes[static_cast<std::size_t>(m_parts.at(x, y))];
        });
    }

    Drawing made(const std::set<std::size_t> &chosen)
    {
        joinNameless(chosen);
        Grid patches = m_parts;
        forEachCell([&](int x, int y) {
            if (patches.at(x, y) != Grid::none && !chosen.count(part(patches.at(x, y)).shape))
                patches.at(x, y) = Grid::none;
        });
        std::map<std::size_t, std::vector<Rings>> pieces;
        for (auto &[number, rings] : tracedOutlines(patches)) {
            if (rings.empty())
                continue; // too fine to have an outline
            const DrawnShape &shape = m_drawing.shapes[part(number).shape];
            const bool isLarge = part(number).cells > m_shapes.width() * m_shapes.height() / 100;
            if (part(number).names.empty() && isSheet(shape) && !(isBlue(shape.fill) && isLarge))
                continue; // paper beside the map, or what shapes leave open between them
            for (auto &ring : rings) {
                for (ChartPoint &point : ring)
                    point = {point.x / m_shapes.scale(), point.y / m_shapes.scale()};
            }
            pieces[part(number).shape].push_back(std::move(rings));
        }
        Drawing drawing = m_drawing;
        drawing.shapes.clear();
        for (std::size_t i = 0; i < m_drawing.shapes.size(); ++i) {
            if (!chosen.count(i))
                drawing.shapes.push_back(m_drawing.shapes[i]);
            for (Rings &rings : pieces[i]) {
                DrawnShape piece = m_drawing.shapes[i];
                piece.id = piece.label = "";
                piece.evenOdd = true;
                piece.rings = std::move(rings);
                drawing.shapes.push_back(std::move(piece));
            }
        }
        return drawing;
    }

    const Part &part(int number) const { return m_all[static_cast<std::size_t>(number)]; }

    const Drawing &m_drawing;
    Grid m_shapes; ///< in `m_painted`
    Grid m_parts;  ///< in `m_all`
    Grid m_isLine;
    std::vector<std::size_t> m_painted; ///< in Drawing::shapes
    std::vector<Part> m_all;
};

} // namespace

Drawing cutShapes(const Drawing &drawing)
{
    return Cutter::isNeeded(drawing) ? Cutter(drawing).cut() : drawing;
}

} // namespace entente
