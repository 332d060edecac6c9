#include "studio/partedshapes.h"

#include "studio/grid.h"
#include "studio/rings.h"
#include "studio/sketch.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace entente {

namespace {

constexpr int partCells = 500;
constexpr double smallPart = 0.0005; ///< of the sheet

/// The parts of a shape that lie apart, each with the holes in it. Rings in rings in rings are parts again.
std::vector<Rings> partsOf(const Rings &rings)
{
    std::vector<std::size_t> depth(rings.size(), 0);
    std::vector<std::size_t> host(rings.size(), rings.size()); // the smallest ring around each
    for (std::size_t i = 0; i < rings.size(); ++i) {
        for (std::size_t k = 0; k < rings.size(); ++k) {
            if (i == k || !isWithin({rings[k]}, rings[i]))
                continue;
            ++depth[i];
            if (host[i] == rings.size() || areaOf(rings[k]) < areaOf(rings[host[i]]))
                host[i] = k;
        }
    }
    std::vector<Rings> parts;
    for (std::size_t i = 0; i < rings.size(); ++i) {
        if (depth[i] % 2 == 1)
            continue;
        Rings &part = parts.emplace_back();
        part.push_back(rings[i]);
        for (std::size_t k = 0; k < rings.size(); ++k) {
            if (depth[k] == depth[i] + 1 && host[k] == i)
                part.push_back(rings[k]);
        }
    }
    return parts;
}

class Parter {
public:
    explicit Parter(const Drawing &drawing) : m_drawing(drawing), m_sheet(drawing.width * drawing.height) {}

    Drawing part()
    {
        constexpr std::size_t fewestNames = 4;
        constexpr std::size_t mostRings = 2000;
        std::vector<std::vector<Rings>> parts(m_drawing.shapes.size());
        std::vector<bool> isNet(m_drawing.shapes.size(), false);
        std::size_t names = 0;
        bool anyNet = false;
        for (std::size_t i = 0; i < m_drawing.shapes.size(); ++i) {
            const DrawnShape &shape = m_drawing.shapes[i];
            if (!shape.shown || shape.rings.size() < 2 || shape.rings.size() > mostRings || hasName(shape))
                continue;
            isNet[i] = isNetOfLines(shape);
            anyNet = anyNet || isNet[i];
            if (isNet[i])
                continue;
            std::vector<Rings> found = partsOf(shape.rings);
            const std::size_t named = namesIn(found);
            if (named < 2)
                continue;
            names += named;
            parts[i] = std::move(found);
        }
        if (names < fewestNames && !anyNet)
            return m_drawing;
        Drawing made = m_drawing;
        made.shapes.clear();
        for (std::size_t i = 0; i < m_drawing.shapes.size(); ++i) {
            if (isNet[i])
                takeMeshes(i, isNet, made);
            else if (names >= fewestNames && !parts[i].empty())
                takeParts(m_drawing.shapes[i], parts[i], made);
            else
                made.shapes.push_back(m_drawing.shapes[i]);
        }
        return made;
    }

private:
    static bool hasName(const DrawnShape &shape) { return isChosenName(shape.id) || isChosenName(shape.label); }

    /// In how many of the parts a name stands.
    std::size_t namesIn(const std::vector<Rings> &parts) const
    {
        std::set<int> elements;
        std::size_t count = 0;
        for (const Rings &part : parts) {
            if (areaOf(part.front()) < smallPart * m_sheet)
                continue;
            const bool isNamed =
                std::any_of(m_drawing.texts.begin(), m_drawing.texts.end(), [&](const DrawnText &text) {
                    return text.text.size() > 2 && !isOfFrame(m_drawing, text.group) && holds(part, text.middle);
                });
            count += isNamed;
        }
        return count;
    }

    /// Lines that enclose much and cover little of it.
    bool isNetOfLines(const DrawnShape &shape) const
    {
        constexpr std::size_t fewestMeshes = 8;
        constexpr int little = 35; // of a hundred
        if (shape.rings.size() <= fewestMeshes)
            return false;
        const double outer =
            areaOf(*std::max_element(shape.rings.begin(), shape.rings.end(),
                                     [](const auto &a, const auto &b) { return areaOf(a) < areaOf(b); }));
        constexpr double much = 0.2;
        if (outer < much * m_sheet)
            return false;
        Grid grid(m_drawing.width, m_drawing.height, partCells);
        grid.paint(shape.rings, shape.evenOdd, 0);
        double cells = 0;
        for (int y = 0; y < grid.height(); ++y) {
            for (int x = 0; x < grid.width(); ++x)
                cells += grid.at(x, y) != Grid::none;
        }
        return 100 * cells < little * outer * grid.scale() * grid.scale();
    }

    /// What a net of lines encloses and nothing else fills: outlines.
    void takeMeshes(std::size_t net, const std::vector<bool> &isNet, Drawing &into) const
    {
        const DrawnShape &shape = m_drawing.shapes[net];
        Grid filled(m_drawing.width, m_drawing.height, partCells);
        for (std::size_t i = 0; i < m_drawing.shapes.size(); ++i) {
            const DrawnShape &other = m_drawing.shapes[i];
            constexpr double sheet = 0.9;
            if (other.shown && !isNet[i] && frameOf(other.rings).area() < sheet * m_sheet)
                filled.paint(other.rings, other.evenOdd, 0);
        }
        for (const auto &ring : shape.rings) {
            if (areaOf(ring) < smallPart * m_sheet || areaOf(ring) > m_sheet / 2)
                continue;
            Grid mesh(m_drawing.width, m_drawing.height, partCells);
            mesh.paint({ring}, true, 0);
            int all = 0, open = 0;
            for (int y = 0; y < mesh.height(); ++y) {
                for (int x = 0; x < mesh.width(); ++x) {
                    all += mesh.at(x, y) != Grid::none;
                    open += mesh.at(x, y) != Grid::none && filled.at(x, y) == Grid::none;
                }
            }
            if (2 * open < all)
                continue;
            DrawnShape outline = shape;
            outline.id = outline.label = outline.fill = "";
            outline.shown = false;
            outline.bare = true;
            outline.rings = {ring};
            into.shapes.push_back(std::move(outline));
        }
    }

    /// Small ones go with what lies nearest.
    void takeParts(const DrawnShape &shape, const std::vector<Rings> &parts, Drawing &into) const
    {
        std::vector<DrawnShape> made;
        for (const Rings &part : parts) {
            if (areaOf(part.front()) < smallPart * m_sheet)
                continue;
            made.push_back(shape);
            made.back().id = made.back().label = "";
            made.back().rings = part;
        }
        const auto farFrom = [](const Rings &part, const DrawnShape &other) {
            const ChartPoint one = frameOf(part).middle(), two = frameOf(other.rings).middle();
            return std::hypot(one.x - two.x, one.y - two.y);
        };
        for (const Rings &part : parts) {
            if (areaOf(part.front()) >= smallPart * m_sheet || made.empty())
                continue;
            const auto nearest =
                std::min_element(made.begin(), made.end(), [&](const DrawnShape &a, const DrawnShape &b) {
                    return farFrom(part, a) < farFrom(part, b);
                });
            nearest->rings.insert(nearest->rings.end(), part.begin(), part.end());
        }
        into.shapes.insert(into.shapes.end(), made.begin(), made.end());
    }

    const Drawing &m_drawing;
    double m_sheet; ///< its area
};

} // namespace

Drawing partedShapes(const Drawing &drawing)
{
    return Parter(drawing).part();
}

} // namespace entente
