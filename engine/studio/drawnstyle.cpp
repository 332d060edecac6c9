#include "studio/drawnstyle.h"

#include "exchange/lines.h"
#include "io/svgpath.h"
#include "studio/colour.h"
#include "studio/drawnlengths.h"

#include <algorithm>
#include <map>
#include <vector>

namespace entente {

namespace {

constexpr double glass = 0.05;   ///< what is as clear is not seen
constexpr double thinnest = 0.8; ///< what covers more hides what lies below
constexpr double veil = 0.3;     ///< what is as clear only shades what lies below, as hills do

/// "url('#Sand') red" -> "sand"
std::string targetOf(std::string_view paint)
{
    const std::size_t begin = paint.find('#');
    const std::size_t end = paint.find_first_of("\"')", begin);
    return begin == std::string_view::npos ? std::string() : lowerCase(paint.substr(begin + 1, end - begin - 1));
}

std::string_view hrefOf(const XmlElement &element)
{
    const std::string_view href = element.attribute("href");
    return href.empty() ? element.attribute("xlink:href") : href;
}

} // namespace

void StyleReader::read(const XmlElement &svg)
{
    std::map<std::string, const XmlElement *, std::less<>> paints;
    svg.forEach([&](const XmlElement &element) {
        const std::string_view name = withoutPrefix(element.name);
        if (name == "style")
            m_sheet.read(element.text);
        if (name == "linearGradient" || name == "radialGradient" || name == "pattern")
            paints.emplace(lowerCase(element.attribute("id")), &element);
    });
    for (const auto &[id, element] : paints) {
        // A gradient may have its colours from another, and that from a third.
        constexpr int mostSteps = 8;
        const XmlElement *holds = element;
        for (int step = 0; holds->children.empty() && step < mostSteps; ++step) {
            const auto next = paints.find(targetOf(hrefOf(*holds)));
            if (next == paints.end())
                break;
            holds = next->second;
        }
        m_paints[id] = withoutPrefix(holds->name) == "pattern" ? groundOf(*holds) : mixtureOf(*holds);
    }
}

void StyleReader::apply(const XmlPath &path, DrawnStyle &style) const
{
    const XmlElement &element = *path.back();
    Declarations said;
    for (const char *key :
         {"fill", "fill-rule", "display", "visibility", "opacity", "fill-opacity", "font-size", "font-style",
          "text-anchor", "color", "stroke", "stroke-dasharray", "marker-start", "marker-end"}) {
        if (const std::string_view value = element.attribute(key); !value.empty())
            said[key] = lowerCase(trimmed(value));
    }
    m_sheet.apply(path, said);
    readDeclarations(element.attribute("style"), said);
    constexpr std::string_view own = "--";
    if (const auto first = said.lower_bound(own); first != said.end() && first->first.starts_with(own)) {
        auto properties = std::make_shared<Declarations>(*style.properties);
        for (auto each = first; each != said.end() && each->first.starts_with(own); ++each)
            (*properties)[each->first] = each->second;
        style.properties = properties;
    }
    const auto value = [&](std::string_view key) -> const std::string * {
        const auto found = said.find(key);
        if (found == said.end() || found->second == "inherit")
            return nullptr;
        found->second = withoutVariables(found->second, *style.properties);
        return &found->second;
    };
    if (const std::string *colour = value("color"))
        style.colour = *colour;
    if (const std::string *fill = value("fill"))
        style.fill = fillOf(*fill, style);
    if (const std::string *rule = value("fill-rule"))
        style.evenOdd = *rule == "evenodd";
    if (const std::string *stroke = value("stroke"))
        style.lined = !isClear(*stroke);
    const auto note = [&value](const char *key, bool &sign) {
        if (const std::string *word = value(key))
            sign = *word != "none" && *word != "0";
    };
    note("stroke-dasharray", style.dashed);
    note("marker-start", style.headed);
    note("marker-end", style.pointed);
    if (const std::string *display = value("display"))
        style.shown = style.shown && *display != "none";
    if (const std::string *visibility = value("visibility"))
        style.visible = *visibility == "visible";
    for (const char *key : {"opacity", "fill-opacity"}) {
        const std::string *opacity = value(key);
        const std::vector<double> number = opacity ? numbersOf(*opacity) : std::vector<double>();
        if (number.empty())
            continue;
        const double share = number.front() / (opacity->ends_with('%') ? 100 : 1);
        style.shown = style.shown && share >= glass;
        style.sheer = style.sheer || share < veil;
        style.thin = style.thin || share < thinnest;
    }
    if (const std::string *size = value("font-size"))
        style.textSize = lengthOf(*size, style.textSize).value_or(style.textSize);
    if (const std::string *slant = value("font-style"))
        style.slanted = *slant == "italic" || slant->starts_with("oblique");
    if (const std::string *anchor = value("text-anchor"))
        style.textAnchor = *anchor == "middle" ? 0.5 : *anchor == "end" ? 1 : 0;
}

std::string StyleReader::clipOf(const XmlElement &element) const
{
    std::string_view clip = element.attribute("clip-path");
    const std::string_view style = element.attribute("style");
    constexpr std::string_view key = "clip-path:";
    if (const std::size_t at = style.find(key); at != std::string_view::npos)
        clip = style.substr(at + key.size(), style.find(';', at) - at - key.size());
    const std::size_t begin = clip.find('#');
    const std::size_t end = std::min(clip.find_first_of("\"')", begin), clip.size());
    return begin == std::string_view::npos ? std::string() : std::string(clip.substr(begin + 1, end - begin - 1));
}

std::string StyleReader::fillOf(const std::string &paint, const DrawnStyle &style) const
{
    const std::string &fill = paint == "currentcolor" ? style.colour : paint;
    if (!fill.starts_with("url("))
        return isClear(fill) ? std::string() : plainColour(fill);
    if (const auto known = m_paints.find(targetOf(fill)); known != m_paints.end())
        return known->second.empty() ? fill : known->second;
    const std::size_t end = fill.find(')');
    const std::string other = end == std::string::npos ? std::string() : std::string(trimmed(fill.substr(end + 1)));
    return other.empty() ? fill : isClear(other) ? std::string() : plainColour(other);
}

/// What a gradient's colours are together. Empty if it has none.
std::string StyleReader::mixtureOf(const XmlElement &gradient) const
{
    constexpr double mostStops = 64;
    Tint sum;
    double count = 0;
    for (const XmlElement &stop : gradient.children) {
        const auto tint = tintOf(saidOf(stop, "stop-color"));
        if (!tint || count >= mostStops)
            continue;
        sum = {sum.red + tint->red, sum.green + tint->green, sum.blue + tint->blue};
        ++count;
    }
    return count > 0 ? colourOf({sum.red / count, sum.green / count, sum.blue / count}) : std::string();
}

/// The first colour that fills something in a pattern: what lies under its strokes. Empty if nothing is filled.
std::string StyleReader::groundOf(const XmlElement &pattern) const
{
    std::string ground;
    pattern.forEach([&](const XmlElement &element) {
        if (const auto tint = ground.empty() ? tintOf(saidOf(element, "fill")) : std::nullopt)
            ground = colourOf(*tint);
    });
    return ground;
}

std::string StyleReader::saidOf(const XmlElement &element, const char *property) const
{
    Declarations said;
    said[property] = lowerCase(trimmed(element.attribute(property)));
    m_sheet.apply({&element}, said);
    readDeclarations(element.attribute("style"), said);
    return said[property];
}

} // namespace entente
