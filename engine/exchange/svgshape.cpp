#include "exchange/svgshape.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <numbers>
#include <string>

namespace entente {

namespace {

using Ring = std::vector<ChartPoint>;
using Rings = std::vector<Ring>;

constexpr int pieces = 8;
using std::numbers::pi;

/// Numbers of an attribute, one after the other.
class Numbers {
public:
    explicit Numbers(std::string_view text) : m_text(text) {}

    void skip()
    {
        while (m_at < m_text.size() && (std::isspace(static_cast<unsigned char>(m_text[m_at])) || m_text[m_at] == ','))
            ++m_at;
    }
    bool atEnd()
    {
        skip();
        return m_at >= m_text.size();
    }
    /// The letter of a command, if one follows.
    char letter()
    {
        skip();
        return m_at < m_text.size() && std::isalpha(static_cast<unsigned char>(m_text[m_at])) ? m_text[m_at++] : '\0';
    }
    /// A flag of an arc: one digit, which the next number may follow at once.
    std::optional<bool> flag()
    {
        skip();
        if (m_at >= m_text.size() || (m_text[m_at] != '0' && m_text[m_at] != '1'))
            return std::nullopt;
        return m_text[m_at++] == '1';
    }
    std::optional<double> number()
    {
        skip();
        std::size_t end = m_at;
        bool dot = false;
        bool digit = false;
        for (; end < m_text.size(); ++end) {
            const char c = m_text[end];
            if (std::isdigit(static_cast<unsigned char>(c)))
                digit = true;
            else if (c == '.' && !dot)
                dot = true;
            else if ((c == 'e' || c == 'E') && digit && end + 1 < m_text.size())
                end += m_text[end + 1] == '-' || m_text[end + 1] == '+' ? 1 : 0;
            else if (!((c == '-' || c == '+') && end == m_at))
                break;
        }
        if (!digit || end - m_at > 40)
            return std::nullopt;
        const double value = parsed(m_text.substr(m_at, end - m_at));
        m_at = end;
        return std::isfinite(value) ? std::optional(value) : std::nullopt;
    }

private:
    /// Not std::strtod, which follows the locale: there may be a decimal comma.
    static double parsed(std::string_view text)
    {
        double sign = 1;
        std::size_t i = 0;
        if (text[0] == '-' || text[0] == '+')
            sign = text[i++] == '-' ? -1 : 1;
        double value = 0;
        double place = 0;
        for (; i < text.size() && text[i] != 'e' && text[i] != 'E'; ++i) {
            if (text[i] == '.') {
                place = 1;
            } else {
                value = value * 10 + (text[i] - '0');
                place *= 10;
            }
        }
        const double exponent = i < text.size() ? std::atoi(std::string(text.substr(i + 1)).c_str()) : 0;
        return sign * value / (place > 0 ? place : 1) * std::pow(10, exponent);
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

/// Follows the commands of a path (SVG 1.1, 8.3).
class PathWalk {
public:
    /// Lines of fewer points than `fewest` are left out.
    explicit PathWalk(std::string_view d, std::size_t fewest = 3) : m_numbers(d), m_fewest(fewest) {}

    std::optional<Rings> walk()
    {
        char command = '\0';
        while (!m_numbers.atEnd()) {
            if (const char letter = m_numbers.letter())
                command = letter;
            else if (command == 'M')
                command = 'L'; // further pairs are lines
            else if (command == 'm')
                command = 'l';
            else if (command == 'Z' || command == 'z')
                return std::nullopt; // it takes no numbers
            if (!follow(command))
                return std::nullopt;
        }
        close();
        return std::move(m_rings);
    }

private:
    bool follow(char command)
    {
        const bool relative = std::islower(static_cast<unsigned char>(command));
        const ChartPoint base = relative ? m_at : ChartPoint{};
        m_before = m_now;
        m_now = static_cast<char>(std::toupper(static_cast<unsigned char>(command)));
        ChartPoint a, b, c;
        switch (m_now) {
        case 'M':
            if (!point(base, a))
                return false;
            close();
            m_start = m_at = a;
            m_ring = {a};
            return true;
        case 'Z':
            close();
            m_at = m_start;
            return true;
        case 'L': return point(base, a) && line(a);
        case 'H': {
            const auto x = m_numbers.number();
            return x && line({base.x + *x, m_at.y});
        }
        case 'V': {
            const auto y = m_numbers.number();
            return y && line({m_at.x, base.y + *y});
        }
        case 'C': return point(base, a) && point(base, b) && point(base, c) && cubic(a, b, c);
        case 'S': {
            const bool smooth = m_before == 'C' || m_before == 'S';
            a = smooth ? ChartPoint{2 * m_at.x - m_handle.x, 2 * m_at.y - m_handle.y} : m_at;
            return point(base, b) && point(base, c) && cubic(a, b, c);
        }
        case 'Q': return point(base, a) && point(base, b) && quadratic(a, b);
        case 'T': {
            const bool smooth = m_before == 'Q' || m_before == 'T';
            a = smooth ? ChartPoint{2 * m_at.x - m_handle.x, 2 * m_at.y - m_handle.y} : m_at;
            return point(base, b) && quadratic(a, b);
        }
        case 'A': return arc(base);
        default: return false;
        }
    }

    bool point(ChartPoint base, ChartPoint &read)
    {
        const auto x = m_numbers.number();
        const auto y = x ? m_numbers.number() : std::nullopt;
        if (!y)
            return false;
        read = {base.x + *x, base.y + *y};
        return true;
    }

    bool line(ChartPoint to)
    {
        if (m_ring.empty())
            m_ring = {m_at};
        m_ring.push_back(to);
        m_at = to;
        return true;
    }

    bool cubic(ChartPoint a, ChartPoint b, ChartPoint c)
    {
        const ChartPoint from = m_at;
        for (int i = 1; i <= pieces; ++i) {
            const double t = static_cast<double>(i) / pieces;
            const double s = 1 - t;
            line({s * s * s * from.x + 3 * s * s * t * a.x + 3 * s * t * t * b.x + t * t * t * c.x,
                  s * s * s * from.y + 3 * s * s * t * a.y + 3 * s * t * t * b.y + t * t * t * c.y});
        }
        m_handle = b;
        return true;
    }

    bool quadratic(ChartPoint a, ChartPoint b)
    {
        const ChartPoint from = m_at;
        const auto third = [](ChartPoint end, ChartPoint handle) {
            return ChartPoint{end.x + (handle.x - end.x) * 2 / 3, end.y + (handle.y - end.y) * 2 / 3};
        };
        cubic(third(from, a), third(b, a), b);
        m_handle = a;
        return true;
    }

    /// From the ends of the arc to its middle and angles (SVG 1.1, F.6.5).
    bool arc(ChartPoint base)
    {
        const auto radiusX = m_numbers.number();
        const auto radiusY = radiusX ? m_numbers.number() : std::nullopt;
        const auto turn = radiusY ? m_numbers.number() : std::nullopt;
        const auto large = turn ? m_numbers.flag() : std::nullopt;
        const auto sweep = large ? m_numbers.flag() : std::nullopt;
        ChartPoint to;
        if (!sweep || !point(base, to))
            return false;
        double rx = std::abs(*radiusX);
        double ry = std::abs(*radiusY);
        if (rx < 1e-9 || ry < 1e-9)
            return line(to);
        const double cosine = std::cos(*turn * pi / 180);
        const double sine = std::sin(*turn * pi / 180);
        const double dx = (m_at.x - to.x) / 2;
        const double dy = (m_at.y - to.y) / 2;
        const double x = cosine * dx + sine * dy;
        const double y = cosine * dy - sine * dx;
        const double grow = x * x / (rx * rx) + y * y / (ry * ry);
        if (grow > 1) {
            rx *= std::sqrt(grow);
            ry *= std::sqrt(grow);
        }
        const double over = rx * rx * y * y + ry * ry * x * x;
        const double factor =
            over < 1e-12 ? 0
                         : (*large == *sweep ? -1 : 1) * std::sqrt(std::max(0.0, (rx * rx * ry * ry - over) / over));
        const double middleX = factor * rx * y / ry;
        const double middleY = -factor * ry * x / rx;
        const ChartPoint middle{cosine * middleX - sine * middleY + (m_at.x + to.x) / 2,
                                sine * middleX + cosine * middleY + (m_at.y + to.y) / 2};
        const double first = std::atan2((y - middleY) / ry, (x - middleX) / rx);
        double span = std::atan2((-y - middleY) / ry, (-x - middleX) / rx) - first;
        if (*sweep && span < 0)
            span += 2 * pi;
        else if (!*sweep && span > 0)
            span -= 2 * pi;
        for (int i = 1; i < pieces; ++i) {
            const double angle = first + span * i / pieces;
            const double px = rx * std::cos(angle);
            const double py = ry * std::sin(angle);
            line({middle.x + cosine * px - sine * py, middle.y + sine * px + cosine * py});
        }
        return line(to);
    }

    void close()
    {
        if (m_ring.size() >= m_fewest)
            m_rings.push_back(std::move(m_ring));
        m_ring.clear();
    }

    Numbers m_numbers;
    std::size_t m_fewest;
    Rings m_rings;
    Ring m_ring;
    ChartPoint m_start;
    ChartPoint m_at;
    ChartPoint m_handle; ///< of the curve before
    char m_before = '\0';
    char m_now = '\0';
};

double value(const XmlElement &element, std::string_view key)
{
    return Numbers(element.attribute(key)).number().value_or(0);
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
    if (element.name == "line")
        return {{{value(element, "x1"), value(element, "y1")}, {value(element, "x2"), value(element, "y2")}}};
    const bool isPath = element.name == "path";
    if (!isPath && element.name != "polyline" && element.name != "polygon")
        return {};
    const std::string d = isPath ? std::string(element.attribute("d")) : "M" + std::string(element.attribute("points"));
    return PathWalk(d, 2).walk().value_or(Rings());
}

std::optional<Rings> ownShapeOf(const XmlElement &element)
{
    if (element.name == "path")
        return ringsOfPath(element.attribute("d"));
    if (element.name == "polygon" || element.name == "polyline")
        return ringsOfPath("M" + std::string(element.attribute("points")));
    if (element.name == "rect") {
        const double x = value(element, "x");
        const double y = value(element, "y");
        const double right = x + value(element, "width");
        const double bottom = y + value(element, "height");
        return Rings{{{x, y}, {right, y}, {right, bottom}, {x, bottom}}};
    }
    const ChartPoint middle{value(element, "cx"), value(element, "cy")};
    if (element.name == "circle")
        return ellipse(middle, value(element, "r"), value(element, "r"));
    if (element.name == "ellipse")
        return ellipse(middle, value(element, "rx"), value(element, "ry"));
    return Rings();
}

void forEachShape(const XmlElement &root, const TakeShape &take)
{
    walkShapes(root, {}, take);
}

std::vector<double> numbersOf(std::string_view text)
{
    Numbers numbers(text);
    std::vector<double> values;
    for (auto value = numbers.number(); value; value = numbers.number())
        values.push_back(*value);
    return values;
}

std::optional<std::vector<std::vector<ChartPoint>>> ringsOfPath(std::string_view d)
{
    return PathWalk(d).walk();
}

std::optional<std::vector<std::vector<ChartPoint>>> shapeOf(const XmlElement &element)
{
    Rings rings;
    if (!collect(element, {}, rings))
        return std::nullopt;
    return rings;
}

} // namespace entente
