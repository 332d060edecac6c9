#include "exchange/jdipdrawing.h"

#include "exchange/svgshape.h"
#include "io/svgpath.h"
#include "io/xml.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace entente {

namespace {

using Rings = std::vector<std::vector<ChartPoint>>;

/// A drawing that leaves out more than these is of another board.
constexpr std::size_t mostMissing = 3;

/// "jdipNS:UNIT" -> "UNIT"
std::string_view localName(std::string_view name)
{
    return name.substr(name.find(':') + 1);
}

class DrawingReader {
public:
    explicit DrawingReader(BoardDraft &draft) : m_draft(draft) {}

    std::optional<JdipDrawing> read(const XmlElement &svg)
    {
        if (localName(svg.name) != "svg" || !readSize(svg))
            return std::nullopt;
        m_drawing.places.resize(m_draft.spaces.size());
        std::vector<Rings> plain(m_draft.spaces.size());
        forEachShape(svg, [&](const XmlElement &element, Rings rings) {
            const std::string_view id = element.attribute("id");
            const bool marked = id.starts_with('_');
            const BoardDraft::Space *space = m_draft.space(marked ? id.substr(1) : id);
            if (!space)
                return;
            Rings &outline = marked ? place(space).outline : plain[indexOf(space)];
            if (outline.empty())
                outline = shifted(std::move(rings));
        });
        svg.forEach([&](const XmlElement &element) {
            if (localName(element.name) == "PROVINCE")
                readUnitPlace(element);
        });
        for (std::size_t i = 0; i < plain.size(); ++i) {
            JdipDrawing::Place &each = m_drawing.places[i];
            if (each.outline.empty())
                each.outline = std::move(plain[i]);
            m_drawing.shapes += !each.outline.empty();
        }
        return std::move(m_drawing);
    }

private:
    bool readSize(const XmlElement &svg)
    {
        const std::vector<double> box = numbersOf(svg.attribute("viewBox"));
        if (box.size() != 4 || box[2] < 1 || box[3] < 1)
            return false;
        m_corner = {box[0], box[1]};
        m_drawing.width = box[2];
        m_drawing.height = box[3];
        return true;
    }

    std::size_t indexOf(const BoardDraft::Space *space) const
    {
        return static_cast<std::size_t>(space - m_draft.spaces.data());
    }
    JdipDrawing::Place &place(const BoardDraft::Space *space) { return m_drawing.places[indexOf(space)]; }

    ChartPoint shifted(ChartPoint point) const { return {point.x - m_corner.x, point.y - m_corner.y}; }
    Rings shifted(Rings rings) const
    {
        for (std::vector<ChartPoint> &ring : rings) {
            for (ChartPoint &point : ring)
                point = shifted(point);
        }
        return rings;
    }

    void readUnitPlace(const XmlElement &element)
    {
        const BoardDraft::Space *space = m_draft.space(element.attribute("name"));
        const auto unit = std::find_if(element.children.begin(), element.children.end(),
                                       [](const XmlElement &inner) { return localName(inner.name) == "UNIT"; });
        if (!space || unit == element.children.end())
            return;
        const std::vector<double> x = numbersOf(unit->attribute("x"));
        const std::vector<double> y = numbersOf(unit->attribute("y"));
        if (!x.empty() && !y.empty())
            place(space).unitAt = shifted(ChartPoint{x.front(), y.front()});
    }

    BoardDraft &m_draft;
    JdipDrawing m_drawing;
    ChartPoint m_corner;
};

ChartPoint middleOf(const Rings &rings)
{
    ChartPoint low = rings.front().front();
    ChartPoint high = low;
    for (const ChartPoint &point : rings.front()) {
        low = {std::min(low.x, point.x), std::min(low.y, point.y)};
        high = {std::max(high.x, point.x), std::max(high.y, point.y)};
    }
    return {(low.x + high.x) / 2, (low.y + high.y) / 2};
}

Rings field(ChartPoint middle, double radius)
{
    constexpr int corners = 12;
    std::vector<ChartPoint> ring;
    for (int i = 0; i < corners; ++i) {
        const double angle = 2 * std::numbers::pi * i / corners;
        ring.push_back({middle.x + radius * std::cos(angle), middle.y + radius * std::sin(angle)});
    }
    return {ring};
}

} // namespace

std::optional<JdipDrawing> readJdipDrawing(std::string_view svg, BoardDraft &draft)
{
    const auto xml = readXml(svg);
    return xml ? DrawingReader(draft).read(*xml) : std::nullopt;
}

void applyJdipDrawing(const JdipDrawing &drawing, BoardDraft &draft)
{
    if (drawing.shapes == 0 || drawing.shapes + mostMissing < draft.spaces.size())
        return;
    draft.width = drawing.width;
    draft.height = drawing.height;
    const double radius = drawing.width / 60;
    double aside = radius; // for those that nobody says a place of
    for (std::size_t i = 0; i < draft.spaces.size(); ++i) {
        BoardDraft::Space &space = draft.spaces[i];
        space.outline = drawing.places[i].outline;
        space.unitAt = drawing.places[i].unitAt;
        if (!space.outline.empty()) {
            if (!space.unitAt)
                space.unitAt = middleOf(space.outline);
            continue;
        }
        draft.remark(
            worded("Remarks", "%1 has no shape in the drawing; a small field stands for it.").with(space.name));
        if (!space.unitAt) {
            aside += 3 * radius;
            space.unitAt = ChartPoint{aside, radius * 2};
        }
        space.outline = field(*space.unitAt, radius);
    }
}

} // namespace entente
