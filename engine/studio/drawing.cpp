#include "studio/drawing.h"

#include "exchange/lines.h"
#include "exchange/svgshape.h"
#include "io/svgpath.h"
#include "io/xml.h"
#include "studio/letters.h"
#include "studio/stylesheet.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace entente {

namespace {

/// How deep one `use` may lead to another.
constexpr std::size_t deepestUse = 64;

/// What an element hands on to those inside it.
struct Inherited {
    Affine where;
    std::string fill = "black";
    bool evenOdd = false;
    bool shown = true;
    bool visible = true;
    double textSize = 16;
    bool centred = false;
    int group = -1;
};

class DrawingBuilder {
public:
    Result<Drawing, Fault> read(const XmlElement &svg)
    {
        if (withoutPrefix(svg.name) != "svg")
            return Fault{"", worded("Faults", "It is XML, but not a drawing (SVG).")};
        if (!readSize(svg))
            return Fault{svg.where(), worded("Faults", "The drawing doesn't say how large it is (viewBox).")};
        svg.forEach([&](const XmlElement &element) {
            const std::string_view name = withoutPrefix(element.name);
            if (name == "style")
                m_sheet.read(element.text);
            m_pictures += name == "image";
            m_scripts += name == "script";
            if (const std::string_view id = element.attribute("id"); !id.empty())
                m_byId.emplace(id, &element);
        });
        Inherited inherited;
        inherited.where = {1, 0, 0, 1, -m_corner.x, -m_corner.y};
        for (const XmlElement &inner : svg.children)
            walk(inner, inherited);
        if (m_drawing.shapes.size() > mostDrawnShapes || m_points > mostDrawnPoints)
            return Fault{"", worded("Faults", "The drawing is too large: it has more than %1 shapes or %2 points.")
                                 .with(std::to_string(mostDrawnShapes), std::to_string(mostDrawnPoints))};
        if (m_pictures > 0)
            m_drawing.remarks.push_back(worded("Remarks", "Pictures in the drawing are left out."));
        if (m_scripts > 0)
            m_drawing.remarks.push_back(worded("Remarks", "Scripts in the drawing are left out."));
        if (m_endless)
            m_drawing.remarks.push_back(worded("Remarks", "Copies (use) that lead to ever more copies are left out."));
        if (m_unclear > 0)
            m_drawing.remarks.push_back(
                worded("Remarks", "Shapes that can't be read are left out: %1.").with(std::to_string(m_unclear)));
        unnameCopies();
        joinLetters(m_drawing.texts);
        return std::move(m_drawing);
    }

private:
    bool readSize(const XmlElement &svg)
    {
        std::vector<double> box = numbersOf(svg.attribute("viewBox"));
        if (box.size() != 4) {
            const std::vector<double> width = numbersOf(svg.attribute("width"));
            const std::vector<double> height = numbersOf(svg.attribute("height"));
            if (width.empty() || height.empty())
                return false;
            box = {0, 0, width[0], height[0]};
        }
        m_corner = {box[0], box[1]};
        m_drawing.width = box[2];
        m_drawing.height = box[3];
        constexpr double largest = 1e7;
        return box[2] >= 1 && box[3] >= 1 && box[2] < largest && box[3] < largest;
    }

    void walk(const XmlElement &element, Inherited here)
    {
        if (m_drawing.shapes.size() > mostDrawnShapes || m_points > mostDrawnPoints || !hasTime())
            return;
        const std::string_view name = withoutPrefix(element.name);
        static constexpr std::array unseen{"defs",    "symbol",         "clipPath",  "mask",          "marker",
                                           "pattern", "linearGradient", "style",     "script",        "metadata",
                                           "image",   "filter",         "namedview", "radialGradient"};
        if (std::find(unseen.begin(), unseen.end(), name) != unseen.end())
            return;
        const auto own = transformOf(element.attribute("transform"));
        if (!own) {
            ++m_unclear;
            return;
        }
        here.where = here.where.after(*own);
        applyStyle(element, here);
        if (name == "text") {
            takeText(element, here);
        } else if (name == "use") {
            followUse(element, here);
        } else if (name == "g" || name == "svg" || name == "a" || name == "switch") {
            here.group = openGroup(element, here.group);
            for (const XmlElement &inner : element.children)
                walk(inner, here);
        } else {
            takeShape(element, here);
        }
    }

    /// `use` within `use` grows without bound; what is drawn beside it is still seen.
    bool hasTime()
    {
        constexpr std::size_t mostCopies = 400'000;
        if (m_uses.empty())
            return true;
        if (m_copied < mostCopies) {
            ++m_copied;
            return true;
        }
        m_endless = true;
        return false;
    }

    int openGroup(const XmlElement &element, int around)
    {
        const int opened = static_cast<int>(m_drawing.groups.size());
        m_drawing.groups.push_back({std::string(element.attribute("id")), labelOf(element),
                                    std::string(element.attribute("class")), around,
                                    element.attribute("inkscape:groupmode") == "layer"});
        if (!m_uses.empty())
            m_copies[&element].groups.push_back(static_cast<std::size_t>(opened));
        return opened;
    }

    /// What stands on the drawing several times has the name of none of its copies: those of one tile are many places.
    void unnameCopies()
    {
        for (const auto &[element, copies] : m_copies) {
            if (copies.shapes.size() + copies.groups.size() < 2)
                continue;
            for (const std::size_t shape : copies.shapes)
                m_drawing.shapes[shape].id = m_drawing.shapes[shape].label = "";
            for (const std::size_t group : copies.groups)
                m_drawing.groups[group].id = m_drawing.groups[group].label = "";
        }
    }

    /// What the element's rules, attributes and style say, each stronger than the one before.
    void applyStyle(const XmlElement &element, Inherited &here) const
    {
        Declarations said;
        for (const char *key :
             {"fill", "fill-rule", "display", "visibility", "opacity", "fill-opacity", "font-size", "text-anchor"}) {
            if (const std::string_view value = element.attribute(key); !value.empty())
                said[key] = lowerCase(trimmed(value));
        }
        m_sheet.apply(element, said);
        readDeclarations(element.attribute("style"), said);
        const auto value = [&](std::string_view key) -> const std::string * {
            const auto found = said.find(key);
            return found == said.end() || found->second == "inherit" ? nullptr : &found->second;
        };
        if (const std::string *fill = value("fill"))
            here.fill = *fill == "none" || *fill == "transparent" ? "" : *fill;
        if (const std::string *rule = value("fill-rule"))
            here.evenOdd = *rule == "evenodd";
        if (const std::string *display = value("display"))
            here.shown = here.shown && *display != "none";
        if (const std::string *visibility = value("visibility"))
            here.visible = *visibility == "visible";
        for (const char *key : {"opacity", "fill-opacity"}) {
            constexpr double glass = 0.05;
            const std::string *opacity = value(key);
            const std::vector<double> number = opacity ? numbersOf(*opacity) : std::vector<double>();
            if (!number.empty() && number.front() < glass)
                here.shown = false;
        }
        if (const std::string *size = value("font-size")) {
            if (const std::vector<double> number = numbersOf(*size); !number.empty())
                here.textSize = number.front();
        }
        if (const std::string *anchor = value("text-anchor"))
            here.centred = *anchor == "middle";
    }

    static std::string labelOf(const XmlElement &element)
    {
        if (const std::string_view label = element.attribute("inkscape:label"); !label.empty())
            return std::string(label);
        const XmlElement *title = element.child("title");
        return title ? std::string(trimmed(title->text)) : std::string();
    }

    void followUse(const XmlElement &element, Inherited here)
    {
        std::string_view target = element.attribute("href");
        if (target.empty())
            target = element.attribute("xlink:href");
        const auto found = target.starts_with('#') ? m_byId.find(target.substr(1)) : m_byId.end();
        const bool circles = found != m_byId.end() && std::count(m_uses.begin(), m_uses.end(), found->second) > 0;
        if (found == m_byId.end() || circles || m_uses.size() >= deepestUse) {
            ++m_unclear;
            return;
        }
        const std::vector<double> x = numbersOf(element.attribute("x"));
        const std::vector<double> y = numbersOf(element.attribute("y"));
        here.where = here.where.after({1, 0, 0, 1, x.empty() ? 0 : x.front(), y.empty() ? 0 : y.front()});
        here.group = openGroup(element, here.group); // a copy is called as its `use`
        const XmlElement &copied = *found->second;
        m_uses.push_back(&copied);
        if (withoutPrefix(copied.name) == "symbol") {
            for (const XmlElement &inner : copied.children)
                walk(inner, here);
        } else {
            walk(copied, here);
        }
        m_uses.pop_back();
    }

    /// Only short ones: a coast of a thousand points joins nothing.
    void takeLines(const XmlElement &element, const Inherited &here)
    {
        constexpr std::size_t longest = 64;
        for (const auto &line : ownLinesOf(element)) {
            if (line.size() > longest)
                continue;
            DrawnLine drawn{line.front(), line.front(), here.group, line.size() == 2};
            const auto apart = [](ChartPoint a, ChartPoint b) { return std::hypot(a.x - b.x, a.y - b.y); };
            for (std::size_t i = 0; i < line.size(); ++i) {
                for (std::size_t j = i + 1; j < line.size(); ++j) {
                    if (apart(line[i], line[j]) > apart(drawn.from, drawn.to))
                        drawn = {line[i], line[j], here.group, drawn.straight};
                }
            }
            drawn.from = here.where.of(drawn.from);
            drawn.to = here.where.of(drawn.to);
            m_drawing.lines.push_back(drawn);
        }
    }

    void takeShape(const XmlElement &element, const Inherited &here)
    {
        takeLines(element, here);
        auto rings = ownShapeOf(element);
        if (!rings) {
            ++m_unclear;
            return;
        }
        std::erase_if(*rings, [](const auto &ring) { return ring.size() < 3; });
        if (rings->empty())
            return;
        DrawnShape shape;
        shape.id = element.attribute("id");
        shape.label = labelOf(element);
        shape.classes = element.attribute("class");
        shape.group = here.group;
        shape.fill = here.fill;
        shape.evenOdd = here.evenOdd;
        shape.shown = here.shown && here.visible && !here.fill.empty();
        for (auto &ring : *rings) {
            m_points += ring.size();
            for (ChartPoint &point : ring)
                point = here.where.of(point);
        }
        shape.rings = std::move(*rings);
        if (!m_uses.empty())
            m_copies[&element].shapes.push_back(m_drawing.shapes.size());
        m_drawing.shapes.push_back(std::move(shape));
    }

    /// A text and each of its lines that has a place of its own.
    void takeText(const XmlElement &element, const Inherited &here)
    {
        std::string whole;
        takeLine(element, here, element, whole);
        addText(element, here, whole);
    }

    void takeLine(const XmlElement &element, const Inherited &here, const XmlElement &start, std::string &line)
    {
        line += element.text;
        for (const XmlElement &inner : element.children) {
            Inherited inside = here;
            applyStyle(inner, inside);
            if (inner.attribute("y").empty() && inner.attribute("dy").empty()) {
                takeLine(inner, inside, start, line);
                continue;
            }
            std::string own;
            takeLine(inner, inside, inner, own);
            addText(inner.attribute("y").empty() ? start : inner, inside, own);
        }
    }

    void addText(const XmlElement &element, const Inherited &here, const std::string &words)
    {
        std::string text;
        for (const char c : words) {
            if (c != '\n' && c != '\t' && c != '\r' && (c != ' ' || (!text.empty() && text.back() != ' ')))
                text += c;
        }
        text = trimmed(text);
        if (text.empty())
            return;
        const std::vector<double> x = numbersOf(element.attribute("x"));
        const std::vector<double> y = numbersOf(element.attribute("y"));
        constexpr double letterWidth = 0.5; // of the size, on the average
        const double half = here.centred ? 0 : letterWidth * here.textSize * static_cast<double>(text.size()) / 2;
        const ChartPoint at{(x.empty() ? 0 : x.front()) + half, (y.empty() ? 0 : y.front()) - 0.3 * here.textSize};
        const double scale = std::sqrt(std::abs(here.where.a * here.where.d - here.where.b * here.where.c));
        m_drawing.texts.push_back({text, here.where.of(at), here.textSize * scale, here.group});
    }

    Drawing m_drawing;
    StyleSheet m_sheet;
    std::map<std::string_view, const XmlElement *> m_byId;
    ChartPoint m_corner;
    std::size_t m_points = 0;
    std::vector<const XmlElement *> m_uses; ///< what is being copied, outermost first
    std::size_t m_copied = 0;
    bool m_endless = false;
    struct Copies {
        std::vector<std::size_t> shapes;
        std::vector<std::size_t> groups;
    };
    std::map<const XmlElement *, Copies> m_copies; ///< of what a `use` draws
    int m_pictures = 0;
    int m_scripts = 0;
    int m_unclear = 0;
};

} // namespace

std::vector<const DrawnGroup *> Drawing::around(int group) const
{
    std::vector<const DrawnGroup *> all;
    for (; group >= 0; group = groups[static_cast<std::size_t>(group)].parent)
        all.push_back(&groups[static_cast<std::size_t>(group)]);
    return all;
}

Result<Drawing, Fault> readDrawing(std::string_view svg)
{
    auto xml = readXml(svg);
    if (!xml)
        return xml.error();
    return DrawingBuilder().read(*xml);
}

} // namespace entente
