#include "studio/drawnframes.h"

#include "exchange/lines.h"
#include "exchange/svgshape.h"
#include "studio/drawnlengths.h"
#include "studio/stylesheet.h"

namespace entente {

namespace {

void append(std::string &words, std::string_view more)
{
    if (!more.empty())
        words += (words.empty() ? "" : " ") + std::string(more);
}

} // namespace

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

} // namespace entente
