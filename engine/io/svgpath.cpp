#include "io/svgpath.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numbers>

namespace entente {

namespace {

using std::numbers::pi;

struct Spot {
    double x = 0, y = 0;

    friend Spot operator+(Spot a, Spot b) { return {a.x + b.x, a.y + b.y}; }
    friend Spot operator-(Spot a, Spot b) { return {a.x - b.x, a.y - b.y}; }
    friend Spot operator*(double factor, Spot a) { return {factor * a.x, factor * a.y}; }
};

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

class PathWalk {
public:
    PathWalk(std::string_view d, SvgPen &pen) : m_numbers(d), m_pen(pen) {}

    bool walk()
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
                return false; // it takes no numbers
            if (!follow(command))
                return false;
        }
        return true;
    }

private:
    bool follow(char command)
    {
        const bool relative = command >= 'a';
        const char before = m_now;
        m_base = relative ? m_at : Spot();
        m_now = relative ? static_cast<char>(command - 'a' + 'A') : command;
        if (before == '\0' && m_now != 'M')
            return false;
        const Spot smooth = 2 * m_at - m_handle;
        Spot a, b, to;
        switch (m_now) {
        case 'M': return point(to) && move(to);
        case 'Z': return close();
        case 'L': return point(to) && line(to);
        case 'H': to.y = m_at.y; return coordinate(m_base.x, to.x) && line(to);
        case 'V': to.x = m_at.x; return coordinate(m_base.y, to.y) && line(to);
        case 'C': return point(a) && point(b) && point(to) && cubic(a, b, to);
        case 'S': a = before == 'C' || before == 'S' ? smooth : m_at; return point(b) && point(to) && cubic(a, b, to);
        case 'Q': return point(a) && point(to) && quadratic(a, to);
        case 'T': a = before == 'Q' || before == 'T' ? smooth : m_at; return point(to) && quadratic(a, to);
        case 'A': return arc();
        default: return false;
        }
    }

    bool coordinate(double base, double &read)
    {
        const std::optional<double> number = m_numbers.number();
        read = base + number.value_or(0);
        return number.has_value();
    }
    bool point(Spot &read) { return coordinate(m_base.x, read.x) && coordinate(m_base.y, read.y); }

    bool move(Spot to)
    {
        m_pen.moveTo(to.x, to.y);
        m_start = m_at = to;
        return true;
    }

    bool line(Spot to)
    {
        m_pen.lineTo(to.x, to.y);
        m_at = to;
        return true;
    }

    bool close()
    {
        m_pen.close();
        m_at = m_start;
        return true;
    }

    bool cubic(Spot a, Spot b, Spot to)
    {
        m_pen.cubicTo(a.x, a.y, b.x, b.y, to.x, to.y);
        m_handle = b;
        m_at = to;
        return true;
    }

    bool quadratic(Spot handle, Spot to)
    {
        const Spot from = m_at;
        cubic(from + 2.0 / 3 * (handle - from), to + 2.0 / 3 * (handle - to), to);
        m_handle = handle;
        return true;
    }

    /// From the ends of the arc to its middle and angles (SVG 1.1, F.6.5).
    bool arc()
    {
        const auto radiusX = m_numbers.number();
        const auto radiusY = radiusX ? m_numbers.number() : std::nullopt;
        const auto turn = radiusY ? m_numbers.number() : std::nullopt;
        const auto large = turn ? m_numbers.flag() : std::nullopt;
        const auto sweep = large ? m_numbers.flag() : std::nullopt;
        Spot to;
        if (!sweep || !point(to))
            return false;
        double rx = std::abs(*radiusX);
        double ry = std::abs(*radiusY);
        if (rx < 1e-9 || ry < 1e-9)
            return line(to);
        const double cosine = std::cos(*turn * pi / 180);
        const double sine = std::sin(*turn * pi / 180);
        const Spot half = 0.5 * (m_at - to);
        const double x = cosine * half.x + sine * half.y;
        const double y = cosine * half.y - sine * half.x;
        if (const double grow = x * x / (rx * rx) + y * y / (ry * ry); grow > 1) {
            rx *= std::sqrt(grow);
            ry *= std::sqrt(grow);
        }
        const double over = rx * rx * y * y + ry * ry * x * x;
        const double factor =
            over < 1e-12 ? 0
                         : (*large == *sweep ? -1 : 1) * std::sqrt(std::max(0.0, (rx * rx * ry * ry - over) / over));
        const Spot middle{factor * rx * y / ry, -factor * ry * x / rx}; // turned, as seen from between the ends
        const Spot centre{cosine * middle.x - sine * middle.y + (m_at.x + to.x) / 2,
                          sine * middle.x + cosine * middle.y + (m_at.y + to.y) / 2};
        const double first = std::atan2((y - middle.y) / ry, (x - middle.x) / rx);
        double span = std::atan2((-y - middle.y) / ry, (-x - middle.x) / rx) - first;
        if (*sweep && span < 0)
            span += 2 * pi;
        else if (!*sweep && span > 0)
            span -= 2 * pi;
        const auto onPlane = [&](double u, double v) {
            return centre + Spot{cosine * rx * u - sine * ry * v, sine * rx * u + cosine * ry * v};
        };
        // A quarter of an ellipse is as good as a cubic curve to a drawing.
        const int quarters = std::max(1, static_cast<int>(std::ceil(std::abs(span) / (pi / 2) - 1e-9)));
        const double step = span / quarters;
        const double pull = 4.0 / 3 * std::tan(step / 4);
        for (int i = 0; i < quarters; ++i) {
            const double from = first + i * step;
            const double end = from + step;
            const Spot a = onPlane(std::cos(from) - pull * std::sin(from), std::sin(from) + pull * std::cos(from));
            const Spot b = onPlane(std::cos(end) + pull * std::sin(end), std::sin(end) - pull * std::cos(end));
            cubic(a, b, i + 1 == quarters ? to : onPlane(std::cos(end), std::sin(end)));
        }
        return true;
    }

    SvgNumbers m_numbers;
    SvgPen &m_pen;
    Spot m_start, m_at;
    Spot m_base;   ///< where the command's coordinates are counted from
    Spot m_handle; ///< the last one of the curve before
    char m_now = '\0';
};

} // namespace

void SvgNumbers::skip()
{
    const std::size_t next = m_left.find_first_not_of(" ,\n\t\r\f\v");
    m_left.remove_prefix(next == std::string_view::npos ? m_left.size() : next);
}

bool SvgNumbers::atEnd()
{
    skip();
    return m_left.empty();
}

char SvgNumbers::letter()
{
    skip();
    if (m_left.empty() || !isLetter(m_left.front()))
        return '\0';
    const char found = m_left.front();
    m_left.remove_prefix(1);
    return found;
}

std::optional<bool> SvgNumbers::flag()
{
    skip();
    if (m_left.empty() || (m_left.front() != '0' && m_left.front() != '1'))
        return std::nullopt;
    const bool set = m_left.front() == '1';
    m_left.remove_prefix(1);
    return set;
}

std::optional<double> SvgNumbers::number()
{
    skip();
    std::string_view text = m_left;
    if (text.size() > 1 && text.front() == '+' && text[1] != '-')
        text.remove_prefix(1);
    double value = 0;
    const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || !std::isfinite(value))
        return std::nullopt;
    m_left = text.substr(static_cast<std::size_t>(rest - text.data()));
    return value;
}

std::vector<double> numbersOf(std::string_view text)
{
    SvgNumbers numbers(text);
    std::vector<double> values;
    for (auto value = numbers.number(); value; value = numbers.number())
        values.push_back(*value);
    return values;
}

bool drawSvgPath(std::string_view d, SvgPen &pen)
{
    return PathWalk(d, pen).walk();
}

} // namespace entente
