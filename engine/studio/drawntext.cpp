#include "studio/drawntext.h"

#include "exchange/lines.h"
#include "io/svgpath.h"
#include "studio/drawnlengths.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace entente {

namespace {

constexpr double letterWidth = 0.5; ///< in sizes, on the average
constexpr double rise = 0.3;        ///< of a line's middle over its foot, in sizes

std::ptrdiff_t lettersIn(std::string_view text)
{
    return std::count_if(text.begin(), text.end(),
                         [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; });
}

/// The middle of what an attribute says of each letter, or of the line.
std::optional<double> positionIn(const XmlElement &element, std::string_view key)
{
    const std::vector<double> each = numbersOf(element.attribute(key));
    return each.empty() ? std::nullopt : std::optional((each.front() + each.back()) / 2);
}

/// Where an element sets what it writes, if what is before it ends at `before`.
ChartPoint startOf(const XmlElement &element, ChartPoint before, double size)
{
    return {positionIn(element, "x").value_or(before.x) + lengthOf(element.attribute("dx"), size).value_or(0),
            positionIn(element, "y").value_or(before.y) + lengthOf(element.attribute("dy"), size).value_or(0)};
}

std::string plainText(std::string_view words)
{
    constexpr std::array blanks = std::to_array<std::string_view>({"\u00a0", "\u2007", "\u2009", "\u202f"});
    std::string spaced(words);
    for (const std::string_view space : blanks) {
        for (std::size_t at = spaced.find(space); at != std::string::npos; at = spaced.find(space, at))
            spaced.replace(at, space.size(), " ");
    }
    std::string text;
    for (const char c : spaced) {
        const bool blank = c == ' ' || c == '\n' || c == '\t' || c == '\r';
        if (!blank)
            text += c;
        else if (!text.empty() && text.back() != ' ')
            text += ' ';
    }
    return std::string(trimmed(text));
}

/// The point that far along a line, and at most at its end.
ChartPoint pointAlong(const std::vector<ChartPoint> &line, double far)
{
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const double step = std::hypot(line[i + 1].x - line[i].x, line[i + 1].y - line[i].y);
        if (step > 0 && far <= step)
            return {line[i].x + (line[i + 1].x - line[i].x) * far / step,
                    line[i].y + (line[i + 1].y - line[i].y) * far / step};
        far -= step;
    }
    return line.back();
}

double lengthOfLine(const std::vector<ChartPoint> &line)
{
    double length = 0;
    for (std::size_t i = 0; i + 1 < line.size(); ++i)
        length += std::hypot(line[i + 1].x - line[i].x, line[i + 1].y - line[i].y);
    return length;
}

} // namespace

double TextReader::Line::length() const
{
    return letterWidth * size * static_cast<double>(lettersIn(words));
}

bool TextReader::Line::isGapBefore(double x) const
{
    constexpr double widest = 0.65; // a letter, in sizes
    constexpr double slack = 0.5;
    return anchor == 0 && x - at.x > size * (widest * static_cast<double>(lettersIn(words)) + slack);
}

bool TextReader::Line::isGoneOnBy(const Line &next) const
{
    constexpr double widest = 0.65; // a letter, in sizes
    constexpr double slack = 0.4;
    const double step = next.at.x - at.x;
    const double most = size * (widest * static_cast<double>(lettersIn(words)) + slack);
    return placed && next.placed && anchor == 0 && next.anchor == 0 && std::abs(next.at.y - at.y) < 0.1 * size
           && std::abs(next.size - size) < 0.05 * size && step > 0 && step < most;
}

std::vector<DrawnText> TextReader::read(XmlPath path, const DrawnStyle &style, const Affine &where, int group) const
{
    const XmlElement &element = *path.back();
    std::vector<Line> lines;
    Line first;
    first.at = startOf(element, {}, style.textSize);
    first.placed = true; // a transform may say where, instead of x and y
    take(path, style, first, lines);
    lines.insert(lines.begin(), first);
    std::vector<DrawnText> texts;
    const double scale = std::sqrt(std::abs(where.a * where.d - where.b * where.c));
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Line line = lines[i];
        for (Line last = line; i + 1 < lines.size() && last.isGoneOnBy(lines[i + 1]); ++i) {
            last = lines[i + 1];
            line.words += last.words;
        }
        const std::string words = plainText(line.words);
        if (words.empty())
            continue;
        const ChartPoint middle{line.at.x + (0.5 - line.anchor) * line.length(), line.at.y - rise * line.size};
        texts.push_back({words, where.of(middle), line.size * scale, group, -1, line.look});
    }
    return texts;
}

void TextReader::take(XmlPath &path, const DrawnStyle &style, Line &line, std::vector<Line> &lines) const
{
    const bool isSeen = style.shown && style.visible;
    if (isSeen)
        line.words += path.back()->text;
    line.look = style.fill + (style.slanted ? "/" : "");
    line.size = style.textSize;
    line.anchor = style.textAnchor;
    ChartPoint before = line.at;
    for (const XmlElement &inner : path.back()->children) {
        const std::string_view name = withoutPrefix(inner.name);
        if (name == "title" || name == "desc")
            continue;
        DrawnStyle inside = style;
        path.push_back(&inner);
        m_styles.apply(path, inside);
        const bool along = name == "textPath";
        if (!along && inner.attribute("y").empty() && inner.attribute("dy").empty()) {
            const double size = line.size;
            const std::string look = line.look;
            if (trimmed(line.words).empty())
                line.at = before = startOf(inner, line.at, inside.textSize);
            else if (const auto x = positionIn(inner, "x"); x && line.isGapBefore(*x))
                line.words += ' '; // of a list: what stands for a name, and the name
            take(path, inside, line, lines);
            if (!trimmed(path[path.size() - 2]->text).empty())
                line.size = size, line.look = look; // of a line only some letters of which are smaller
        } else {
            Line own;
            own.placed = !inner.attribute("x").empty() && !inner.attribute("y").empty();
            own.at = before = startOf(inner, before, inside.textSize);
            const std::size_t place = lines.size();
            take(path, inside, own, lines);
            if (along)
                setAlong(inner, own);
            lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(place), std::move(own));
        }
        path.pop_back();
    }
}

void TextReader::setAlong(const XmlElement &textPath, Line &line) const
{
    std::string_view target = textPath.attribute("href");
    if (target.empty())
        target = textPath.attribute("xlink:href");
    const XmlElement *path = target.starts_with('#') ? m_find(target.substr(1)) : nullptr;
    const auto ways = path ? ownLinesOf(*path) : std::vector<std::vector<ChartPoint>>();
    const auto moved = path ? transformOf(path->attribute("transform")) : std::nullopt;
    if (ways.empty() || !moved)
        return;
    const double offset = lengthOf(textPath.attribute("startOffset"), lengthOfLine(ways.front())).value_or(0);
    line.at = moved->of(pointAlong(ways.front(), std::max(0.0, offset + (0.5 - line.anchor) * line.length())));
    line.anchor = 0.5;
}

} // namespace entente
