#include "exchange/svgshape.h"

#include "io/svgpath.h"

#include <cctype>
#include <cmath>
#include <numbers>
#include <string>

namespace entente {

namespace {

using Ring = std::vector<ChartPoint>;
using Rings = std::vector<Ring>;

constexpr int pieces = 8;
using std::numbers::pi;

/// Cuts what a path draws into straight lines.
class RingPen : public SvgPen {
public:
    /// Lines of fewer points than `fewest` are left out.
    explicit RingPen(std::size_t fewest) : m_fewest(fewest) {}

    void moveTo(double x, double y) override
    {
        finish();
        m_start = {x, y};
        m_ring = {m_start};
    }
    void lineTo(double x, double y) override
    {
        if (m_ring.empty())
            m_ring = {m_start};
        m_ring.push_back({x, y});
    }
    void cubicTo(double x1, double y1, double x2, double y2, double x, double y) override
    {
        const ChartPoint from = m_ring.empty() ? m_start : m_ring.back();
        for (int i = 1; i <= pieces; ++i) {
            const double t = static_cast<double>(i) / pieces;
            const double s = 1 - t;
            lineTo(s * s * s * from.x + 3 * s * s * t * x1 + 3 * s * t * t * x2 + t * t * t * x,
                   s * s * s * from.y + 3 * s * s * t * y1 + 3 * s * t * t * y2 + t * t * t * y);
        }
    }
    void close() override { finish(); }

    Rings take()
    {
        finish();
        return std::move(m_rings);
    }

private:
    void finish()
    {
        if (m_ring.size() >= m_fewest)
            m_rings.push_back(std::move(m_ring));
        m_ring.clear();
    }

    const std::size_t m_fewest;
    Rings m_rings;
    Ring m_ring;
    ChartPoint m_start;
};

std::optional<Rings> linesOfPath(std::string_view d, std::size_t fewest)
{
    RingPen pen(fewest);
    if (!drawSvgPath(d, pen))
        return std::nullopt;
    return pen.take();
}

/// "svg:path" is a path as well.
std::string_view drawnName(const XmlElement &element)
{
    constexpr std::string_view prefix = "svg:";
    const std::string_view name = element.name;
    return name.substr(name.starts_with(prefix) ? prefix.size() : 0);
}

double value(const XmlElement &element, std::string_view key)
{
    return SvgNumbers(element.attribute(key)).number().value_or(0);
}

Rings ellipse(ChartPoint middle, double radiusX, double radiusY)
{
    Ring ring;
    for (int i = 0; i < 4 * pieces; ++i) {
        const double angle = i * pi / (2 * pieces);
        ring.push_back({middle.x + radiusX * std::cos(angle), middle.y + radiusY * std::sin(angle)});
    }
    return {ring};
}

bool collect(const XmlElement &element, const Affine &around, Rings &rings)
{
    const auto own = transformOf(element.attribute("transform"));
    auto shape = ownShapeOf(element);
    if (!own || !shape)
        return false;
    const Affine here = around.after(*own);
    for (Ring &ring : *shape) {
        for (ChartPoint &point : ring)
            point = here.of(point);
        rings.push_back(std::move(ring));
    }
    for (const XmlElement &inner : element.children) {
        if (!collect(inner, here, rings))
            return false;
    }
    return true;
}

using TakeShape = std::function<void(const XmlElement &, std::vector<std::vector<ChartPoint>>)>;

void walkShapes(const XmlElement &element, const Affine &around, const TakeShape &take)
{
    if (!element.attribute("id").empty()) {
        Rings rings;
        if (collect(element, around, rings) && !rings.empty())
            take(element, std::move(rings));
    }
    const auto own = transformOf(element.attribute("transform"));
    for (const XmlElement &inner : own ? element.children : std::vector<XmlElement>())
        walkShapes(inner, around.after(*own), take);
}

} // namespace

Affine Affine::after(const Affine &inner) const
{
    return {a * inner.a + c * inner.b, b * inner.a + d * inner.b,     a * inner.c + c * inner.d,
            b * inner.c + d * inner.d, a * inner.e + c * inner.f + e, b * inner.e + d * inner.f + f};
}

std::optional<Affine> transformOf(std::string_view text)
{
    Affine whole;
    while (true) {
        const std::size_t open = text.find('(');
        const std::size_t close = text.find(')');
        if (open == std::string_view::npos || close == std::string_view::npos || close < open)
            return whole;
        std::string_view name = text.substr(0, open);
        while (!name.empty() && !std::isalpha(static_cast<unsigned char>(name.front())))
            name.remove_prefix(1);
        while (!name.empty() && !std::isalpha(static_cast<unsigned char>(name.back())))
            name.remove_suffix(1);
        const std::vector<double> values = numbersOf(text.substr(open + 1, close - open - 1));
        const double first = values.empty() ? 0 : values[0];
        const double angle = first * pi / 180;
        if (name == "translate" && !values.empty()) {
            whole = whole.after({1, 0, 0, 1, first, values.size() > 1 ? values[1] : 0});
        } else if (name == "scale" && !values.empty()) {
            whole = whole.after({first, 0, 0, values.size() > 1 ? values[1] : first, 0, 0});
        } else if (name == "matrix" && values.size() == 6) {
            whole = whole.after({values[0], values[1], values[2], values[3], values[4], values[5]});
        } else if (name == "rotate" && (values.size() == 1 || values.size() == 3)) {
            const ChartPoint pivot = values.size() == 3 ? ChartPoint{values[1], values[2]} : ChartPoint{};
            whole = whole.after({1, 0, 0, 1, pivot.x, pivot.y})
                        .after({std::cos(angle), std::sin(angle), -std::sin(angle), std::cos(angle), 0, 0})
                        .after({1, 0, 0, 1, -pivot.x, -pivot.y});
        } else if (name == "skewX" && values.size() == 1) {
            whole = whole.after({1, 0, std::tan(angle), 1, 0, 0});
        } else if (name == "skewY" && values.size() == 1) {
            whole = whole.after({1, std::tan(angle), 0, 1, 0, 0});
        } else {
            return std::nullopt;
        }
        text.remove_prefix(close + 1);
    }
}

std::vector<std::vector<ChartPoint>> ownLinesOf(const XmlElement &element)
{
    const std::string_view name = drawnName(element);
    if (name == "line")
        return {{{value(element, "x1"), value(element, "y1")}, {value(element, "x2"), value(element, "y2")}}};
    const bool isPath = name == "path";
    if (!isPath && name != "polyline" && name != "polygon")
        return {};
    const std::string d = isPath ? std::string(element.attribute("d")) : "M" + std::string(element.attribute("points"));
    return linesOfPath(d, 2).value_or(Rings());
}

std::optional<Rings> ownShapeOf(const XmlElement &element)
{
    const std::string_view name = drawnName(element);
    if (name == "path")
        return ringsOfPath(element.attribute("d"));
    if (name == "polygon" || name == "polyline")
        return ringsOfPath("M" + std::string(element.attribute("points")));
    if (name == "rect") {
        const double x = value(element, "x");
        const double y = value(element, "y");
        const double right = x + value(element, "width");
        const double bottom = y + value(element, "height");
        return Rings{{{x, y}, {right, y}, {right, bottom}, {x, bottom}}};
    }
    const ChartPoint middle{value(element, "cx"), value(element, "cy")};
    if (name == "circle")
        return ellipse(middle, value(element, "r"), value(element, "r"));
    if (name == "ellipse")
        return ellipse(middle, value(element, "rx"), value(element, "ry"));
    return Rings();
}

void forEachShape(const XmlElement &root, const TakeShape &take)
{
    walkShapes(root, {}, take);
}

std::optional<std::vector<std::vector<ChartPoint>>> ringsOfPath(std::string_view d)
{
    return linesOfPath(d, 3);
}

std::optional<std::vector<std::vector<ChartPoint>>> shapeOf(const XmlElement &element)
{
    Rings rings;
    if (!collect(element, {}, rings))
        return std::nullopt;
    return rings;
}

} // namespace entente
