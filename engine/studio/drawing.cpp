#include "studio/drawing.h"

#include "exchange/boarddraft.h"
#include "exchange/lines.h"
#include "exchange/svgshape.h"
#include "io/svgpath.h"
#include "io/xml.h"
#include "studio/drawnids.h"
#include "studio/drawnlengths.h"
#include "studio/drawnlines.h"
#include "studio/drawnornaments.h"
#include "studio/drawntext.h"
#include "studio/letters.h"
#include "studio/plaintexts.h"
#include "studio/sketch.h"
#include "studio/stylesheet.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace entente {

namespace {

/// "translate(3px, 0px)" -> "translate(3, 0)"
std::string withoutUnits(std::string text)
{
    for (const std::string_view unit : {"px", "deg"}) {
        for (std::size_t at = text.find(unit); at != std::string::npos; at = text.find(unit, at)) {
            const bool afterNumber =
                at > 0 && (std::isdigit(static_cast<unsigned char>(text[at - 1])) || text[at - 1] == '.');
            if (afterNumber)
                text.erase(at, unit.size());
            else
                at += unit.size();
        }
    }
    return text;
}

/// How an element is moved, as the attribute `transform` says it; where its style does ("translate(3px, 0)"), that
/// counts, in the attribute's way of writing.
std::string movementOf(const XmlElement &element)
{
    const std::string_view style = element.attribute("style");
    if (style.find("transform") != std::string_view::npos) {
        Declarations said;
        readDeclarations(style, said);
        if (const auto found = said.find("transform"); found != said.end())
            return found->second == "none" ? std::string() : withoutUnits(found->second);
    }
    return std::string(element.attribute("transform"));
}

/// Text that fills a frame.
struct FramedText {
    std::string words;
    ChartPoint middle; ///< of the frame, where the element lies
};

void append(std::string &words, std::string_view more)
{
    if (!more.empty())
        words += (words.empty() ? "" : " ") + std::string(more);
}

/// Text that Inkscape once let flow into a frame. Nothing if there is none.
std::optional<FramedText> flowedText(const XmlElement &element)
{
    std::string words;
    std::vector<std::vector<ChartPoint>> frame;
    element.forEach([&](const XmlElement &inner) {
        if (withoutPrefix(inner.name) == "flowPara")
            append(words, trimmed(inner.text));
        if (frame.empty())
            frame = ownShapeOf(inner).value_or(std::vector<std::vector<ChartPoint>>());
    });
    if (words.empty() || frame.empty())
        return std::nullopt;
    const ChartPoint from = frame.front().front();
    const ChartPoint to = frame.front()[frame.front().size() / 2]; // across, in a frame
    return FramedText{words, {(from.x + to.x) / 2, (from.y + to.y) / 2}};
}

/// The words of a page (`foreignObject`) set into the drawing, as draw.io writes names. Nothing if it says none, or not
/// where it lies.
std::optional<FramedText> foreignText(const XmlElement &element)
{
    std::string words;
    element.forEach([&](const XmlElement &inner) {
        if (withoutPrefix(inner.name) != "style" && withoutPrefix(inner.name) != "script")
            append(words, trimmed(inner.text));
    });
    const auto length = [&element](const char *key) { return lengthOf(element.attribute(key)); };
    const auto width = length("width"), height = length("height");
    constexpr std::size_t longest = 80; // what is longer is no name
    if (words.empty() || words.size() > longest || !width || !height)
        return std::nullopt;
    return FramedText{words, {length("x").value_or(0) + *width / 2, length("y").value_or(0) + *height / 2}};
}

/// Its left top and its right bottom corner.
std::pair<ChartPoint, ChartPoint> cornersOf(const Rings &rings)
{
    std::pair<ChartPoint, ChartPoint> corners(rings.front().front(), rings.front().front());
    for (const auto &ring : rings) {
        for (const ChartPoint &point : ring) {
            corners.first = {std::min(corners.first.x, point.x), std::min(corners.first.y, point.y)};
            corners.second = {std::max(corners.second.x, point.x), std::max(corners.second.y, point.y)};
        }
    }
    return corners;
}

/// What a `clipPath` leaves of what it cuts, where that lies on the drawing; `otherwise` if it can't be read.
std::shared_ptr<const Rings> clipOf(const XmlElement &clipPath, const Affine &where,
                                    std::shared_ptr<const Rings> otherwise)
{
    const auto own = transformOf(clipPath.attribute("transform"));
    auto all = std::make_shared<Rings>();
    for (const XmlElement &inner : clipPath.children) {
        const auto moved = transformOf(inner.attribute("transform"));
        auto rings = ownShapeOf(inner);
        if (!own || !moved || !rings)
            continue;
        const Affine here = where.after(*own).after(*moved);
        for (auto &ring : *rings) {
            for (ChartPoint &point : ring)
                point = here.of(point);
            all->push_back(std::move(ring));
        }
    }
    std::erase_if(*all, [](const auto &ring) { return ring.size() < 3; });
    return all->empty() ? otherwise : all;
}

/// Is a shape as large as what it is cut to, or larger? A colour or a texture that is has the shape of that.
bool spans(const Rings &shape, const Rings &clip)
{
    const auto [low, high] = cornersOf(shape);
    const auto [clipLow, clipHigh] = cornersOf(clip);
    return low.x <= clipLow.x && low.y <= clipLow.y && high.x >= clipHigh.x && high.y >= clipHigh.y;
}

/// How deep one `use` may lead to another.
constexpr std::size_t deepestUse = 64;

/// What an element hands on to those inside it.
struct Inherited {
    Affine where;
    DrawnStyle style;
    int group = -1;
    std::shared_ptr<const Rings> clip; ///< on the drawing, within which alone one sees it; null: all of it is seen
};

class DrawingBuilder {
public:
    Result<Drawing, Fault> read(const XmlElement &svg)
    {
        if (withoutPrefix(svg.name) != "svg")
            return Fault{"", worded("Faults", "It is XML, but not a drawing (SVG).")};
        const bool sized = readSize(svg);
        m_styles.read(svg);
        svg.forEach([&](const XmlElement &element) {
            const std::string_view name = withoutPrefix(element.name);
            m_pictures += name == "image";
            m_scripts += name == "script";
            if (const std::string_view id = element.attribute("id"); !id.empty())
                m_byId.emplace(id, &element);
        });
        Inherited inherited;
        inherited.where = {m_enlarged, 0, 0, m_enlarged, -m_corner.x * m_enlarged, -m_corner.y * m_enlarged};
        m_path = {&svg};
        m_styles.apply(m_path, inherited.style);
        walkInside(svg, inherited);
        if (!sized && !takeSizeOfShapes())
            return Fault{svg.where(), worded("Faults", "The drawing doesn't say how large it is (viewBox).")};
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
        findBoard();
        if (const auto remark = withoutCommonName(m_drawing.shapes))
            m_drawing.remarks.push_back(*remark);
        joinLetters(m_drawing.texts);
        tidyTexts(m_drawing.texts);
        return std::move(m_drawing);
    }

private:
    static bool isSize(double width, double height)
    {
        constexpr double largest = 1e7;
        return width >= 1 && height >= 1 && width < largest && height < largest;
    }

    bool readSize(const XmlElement &svg)
    {
        std::vector<double> box = numbersOf(svg.attribute("viewBox"));
        if (box.size() != 4) {
            const auto width = lengthOf(svg.attribute("width"));
            const auto height = lengthOf(svg.attribute("height"));
            if (!width || !height)
                return false;
            box = {0, 0, *width, *height};
        }
        // Charts made from degrees or shares of one are less than a unit wide.
        constexpr double smallest = 1e-6;
        constexpr double usual = 1000;
        if (const double longer = std::max(box[2], box[3]); std::min(box[2], box[3]) < 1 && longer > smallest)
            m_enlarged = usual / longer;
        if (!isSize(box[2] * m_enlarged, box[3] * m_enlarged))
            return false;
        m_corner = {box[0], box[1]};
        m_drawing.width = box[2] * m_enlarged;
        m_drawing.height = box[3] * m_enlarged;
        return true;
    }

    /// Where a drawing doesn't say how large it is: as large as what it draws.
    bool takeSizeOfShapes()
    {
        ChartPoint low{1e7, 1e7};
        ChartPoint high{-1e7, -1e7};
        const auto forEachPoint = [this](const auto &visit) {
            for (DrawnShape &shape : m_drawing.shapes) {
                for (auto &ring : shape.rings)
                    std::for_each(ring.begin(), ring.end(), visit);
            }
        };
        forEachPoint([&](const ChartPoint &point) {
            low = {std::min(low.x, point.x), std::min(low.y, point.y)};
            high = {std::max(high.x, point.x), std::max(high.y, point.y)};
        });
        if (!isSize(high.x - low.x, high.y - low.y))
            return false;
        m_drawing.width = high.x - low.x;
        m_drawing.height = high.y - low.y;
        const auto move = [low](ChartPoint &point) { point = {point.x - low.x, point.y - low.y}; };
        forEachPoint(move);
        for (DrawnText &text : m_drawing.texts)
            move(text.middle);
        for (DrawnLine &line : m_drawing.lines) {
            move(line.from);
            move(line.to);
        }
        for (auto &stroke : m_drawing.strokes)
            std::for_each(stroke.begin(), stroke.end(), move);
        return true;
    }

    void walkInside(const XmlElement &element, const Inherited &here)
    {
        for (const XmlElement &inner : element.children)
            walk(inner, here);
    }

    void walk(const XmlElement &element, Inherited here)
    {
        if (m_drawing.shapes.size() > mostDrawnShapes || m_points > mostDrawnPoints || !hasTime())
            return;
        const std::string_view name = withoutPrefix(element.name);
        static constexpr std::array unseen{"defs",    "symbol",    "clipPath",       "mask",           "marker",
                                           "pattern", "style",     "script",         "metadata",       "image",
                                           "filter",  "namedview", "linearGradient", "radialGradient", "font"};
        if (std::find(unseen.begin(), unseen.end(), name) != unseen.end())
            return;
        const auto own = transformOf(movementOf(element));
        if (!own) {
            ++m_unclear;
            return;
        }
        here.where = here.where.after(*own);
        m_path.push_back(&element);
        m_styles.apply(m_path, here.style);
        if (const XmlElement *clip = m_find(m_styles.clipOf(element)))
            here.clip = clipOf(*clip, here.where, here.clip);
        if (name == "text")
            takeText(here);
        else if (name == "flowRoot")
            takeFramed(flowedText(element), here);
        else if (name == "foreignObject")
            takeFramed(foreignText(element), here);
        else if (name == "use")
            followUse(element, here);
        else if (name == "g" || name == "a")
            walkGroup(element, here);
        else if (name == "svg")
            walkGroup(element, within(element, element, here));
        else if (name == "switch")
            walkSwitch(element, here);
        else
            takeShape(element, here);
        m_path.pop_back();
    }

    void walkGroup(const XmlElement &element, Inherited here)
    {
        here.group = openGroup(element, here.group);
        walkInside(element, here);
    }

    /// A drawing within a drawing, or a symbol: `space` says where it lies and how large it is.
    static Inherited within(const XmlElement &element, const XmlElement &space, Inherited here)
    {
        const auto length = [&space](const char *key) { return lengthOf(space.attribute(key)); };
        here.where = here.where.after({1, 0, 0, 1, length("x").value_or(0), length("y").value_or(0)})
                         .after(viewWithin(element, length("width"), length("height")));
        return here;
    }

    /// One of several is seen: here the first that asks for no language, else the first.
    void walkSwitch(const XmlElement &element, const Inherited &here)
    {
        const XmlElement *seen = nullptr;
        for (const XmlElement &inner : element.children) {
            const bool needsMore = !inner.attribute("requiredExtensions").empty();
            if (needsMore || withoutPrefix(inner.name) == "foreignObject")
                continue;
            const bool anyLanguage = inner.attribute("systemLanguage").empty();
            if (!seen || (anyLanguage && !seen->attribute("systemLanguage").empty()))
                seen = &inner;
        }
        if (const XmlElement *foreign = element.child("foreignObject"); foreign && (!seen || isPicture(*seen)))
            seen = foreign;
        if (seen)
            walk(*seen, here);
    }

    static bool isPicture(const XmlElement &element) { return withoutPrefix(element.name) == "image"; }

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
        m_drawing.groups.push_back({drawnIdOf(element), drawnLabelOf(element), std::string(element.attribute("class")),
                                    around, element.attribute("inkscape:groupmode") == "layer"});
        if (m_uses.empty())
            m_copies[&element].isDrawn = true;
        else
            m_copies[&element].groups.push_back(static_cast<std::size_t>(opened));
        return opened;
    }

    /// What stands on the drawing several times has the name of none of its copies: those of one tile are many places.
    void unnameCopies()
    {
        for (const auto &[element, copies] : m_copies) {
            if (copies.shapes.size() + copies.groups.size() + copies.isDrawn < 2)
                continue;
            for (const std::size_t shape : copies.shapes)
                m_drawing.shapes[shape].id = m_drawing.shapes[shape].label = "";
            for (const std::size_t group : copies.groups)
                m_drawing.groups[group].id = m_drawing.groups[group].label = "";
        }
    }

    /// A group that holds most of what may be places is none of the frame, even if it is called "scale".
    void findBoard()
    {
        constexpr double least = 0.001; // of the sheet
        constexpr double most = 0.6;
        const double sheet = m_drawing.width * m_drawing.height;
        std::vector<std::size_t> held(m_drawing.groups.size(), 0);
        std::size_t all = 0;
        for (const DrawnShape &shape : m_drawing.shapes) {
            const double area = frameOf(shape.rings).area();
            if (!(shape.shown || shape.bare) || area < least * sheet || area > most * sheet)
                continue;
            ++all;
            for (int group = shape.group; group >= 0; group = m_drawing.groups[static_cast<std::size_t>(group)].parent)
                ++held[static_cast<std::size_t>(group)];
        }
        for (std::size_t i = 0; i < held.size(); ++i)
            m_drawing.groups[i].ofBoard = 2 * held[i] > all;
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
        here.group = openGroup(element, here.group); // a copy is called as its `use`
        const XmlElement &copied = *found->second;
        m_uses.push_back(&copied);
        const std::size_t before = m_drawing.shapes.size();
        if (withoutPrefix(copied.name) == "symbol") {
            here = within(copied, element, here);
            m_path.push_back(&copied);
            m_styles.apply(m_path, here.style);
            walkInside(copied, here);
            m_path.pop_back();
        } else {
            const auto length = [&element](const char *key) { return lengthOf(element.attribute(key)).value_or(0); };
            here.where = here.where.after({1, 0, 0, 1, length("x"), length("y")});
            walk(copied, here);
        }
        m_uses.pop_back();
        // What is copied is called "shape3" or as its author liked; its `use` is the place.
        const DrawnGroup &copy = m_drawing.groups[static_cast<std::size_t>(here.group)];
        if (m_drawing.shapes.size() == before + 1 && (isChosenName(copy.id) || isChosenName(copy.label))) {
            m_drawing.shapes.back().id = "";
            m_drawing.shapes.back().label = "";
        }
    }

    void takeShape(const XmlElement &element, const Inherited &here)
    {
        if (takeOrnament(m_drawing, m_path, here.where, here.style, here.group))
            return;
        for (DrawnLine line : drawnLinesOf(element)) {
            line.from = here.where.of(line.from);
            line.to = here.where.of(line.to);
            line.group = here.group;
            if (!here.style.joins() || !here.style.shown)
                line.course.clear();
            for (ChartPoint &point : line.course)
                point = here.where.of(point);
            m_drawing.lines.push_back(std::move(line));
        }
        takeStrokes(element, here);
        auto rings = ownShapeOf(element);
        if (!rings) {
            ++m_unclear;
            return;
        }
        std::erase_if(*rings, [](const auto &ring) { return ring.size() < 3; });
        if (rings->empty())
            return;
        DrawnShape shape;
        shape.id = drawnIdOf(element);
        shape.label = drawnLabelOf(element);
        shape.classes = element.attribute("class");
        shape.group = here.group;
        shape.fill = here.style.fill;
        shape.evenOdd = here.style.evenOdd;
        shape.shown = here.style.shown && here.style.visible && !here.style.fill.empty();
        shape.sheer = here.style.sheer;
        shape.thin = here.style.thin;
        shape.bare = here.style.shown && here.style.visible && here.style.fill.empty() && here.style.lined
                     && isClosedShape(element);
        for (auto &ring : *rings) {
            m_points += ring.size();
            for (ChartPoint &point : ring)
                point = here.where.of(point);
        }
        shape.rings = here.clip && spans(*rings, *here.clip) ? *here.clip : std::move(*rings);
        if (m_uses.empty())
            m_copies[&element].isDrawn = true;
        else
            m_copies[&element].shapes.push_back(m_drawing.shapes.size());
        m_drawing.shapes.push_back(std::move(shape));
    }

    void takeStrokes(const XmlElement &element, const Inherited &here)
    {
        const bool isLine = withoutPrefix(element.name) == "line";
        if (!here.style.shown || !here.style.visible || !here.style.lined || (!isLine && isClosedShape(element)))
            return;
        for (auto &course : ownLinesOf(element)) {
            if (!here.style.fill.empty() && course.size() > 2)
                continue; // it is the edge of what it fills
            m_points += course.size();
            for (ChartPoint &point : course)
                point = here.where.of(point);
            m_drawing.strokes.push_back(std::move(course));
        }
    }

    void takeText(const Inherited &here)
    {
        auto texts = TextReader(m_styles, m_find).read(m_path, here.style, here.where, here.group);
        for (DrawnText &text : texts)
            text.element = m_textElements;
        ++m_textElements;
        m_drawing.texts.insert(m_drawing.texts.end(), texts.begin(), texts.end());
    }

    void takeFramed(const std::optional<FramedText> &text, const Inherited &here)
    {
        if (text && here.style.shown && here.style.visible)
            m_drawing.texts.push_back(
                {text->words, here.where.of(text->middle), here.style.textSize, here.group, -1, {}});
    }

    Drawing m_drawing;
    StyleReader m_styles;
    int m_textElements = 0;
    XmlPath m_path; ///< the element that is looked at and those around it, with the `use` of what is copied
    std::map<std::string_view, const XmlElement *> m_byId;
    const TextReader::Find m_find = [this](std::string_view id) {
        const auto found = m_byId.find(id);
        return found == m_byId.end() ? nullptr : found->second;
    };
    ChartPoint m_corner;
    double m_enlarged = 1; ///< how much larger the drawing is read than its units say
    std::size_t m_points = 0;
    std::vector<const XmlElement *> m_uses; ///< what is being copied, outermost first
    std::size_t m_copied = 0;
    bool m_endless = false;
    struct Copies {
        bool isDrawn = false; ///< where it stands itself as well: that one keeps its name
        std::vector<std::size_t> shapes;
        std::vector<std::size_t> groups;
    };
    std::map<const XmlElement *, Copies> m_copies; ///< of what a `use` draws
    int m_pictures = 0;
    int m_scripts = 0;
    int m_unclear = 0;
};

} // namespace

DrawnFrame frameOf(const Rings &rings)
{
    DrawnFrame frame{rings.front().front(), rings.front().front()};
    for (const auto &ring : rings) {
        for (const ChartPoint &point : ring) {
            frame.low = {std::min(frame.low.x, point.x), std::min(frame.low.y, point.y)};
            frame.high = {std::max(frame.high.x, point.x), std::max(frame.high.y, point.y)};
        }
    }
    return frame;
}

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
