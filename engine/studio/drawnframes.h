#pragma once

#include "exchange/boarddraft.h"
#include "io/xml.h"

#include <optional>
#include <string>

namespace entente {

/// Text that fills a frame.
struct FramedText {
    std::string words;
    ChartPoint middle; ///< of the frame, where the element lies
};

/// Text that Inkscape once let flow into a frame. Nothing if there is none.
std::optional<FramedText> flowedText(const XmlElement &element);

/// The words of a page (`foreignObject`) set into the drawing, as draw.io writes names. Nothing if it says none, or not
/// where it lies.
std::optional<FramedText> foreignText(const XmlElement &element);

} // namespace entente
