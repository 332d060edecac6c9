#pragma once

#include "exchange/svgshape.h"
#include "studio/drawing.h"
#include "studio/drawnstyle.h"

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace entente {

/// Reads the texts of a drawing: each line that has a place of its own is one, also along a path.
class TextReader {
public:
    /// The element of that id, or null.
    using Find = std::function<const XmlElement *(std::string_view id)>;

    TextReader(const StyleReader &styles, Find find) : m_styles(styles), m_find(std::move(find)) {}

    /// The lines of the `text` at the end of `path`, which has that style and lies so on the drawing.
    std::vector<DrawnText> read(XmlPath path, const DrawnStyle &style, const Affine &where, int group) const;

private:
    struct Line {
        std::string words;
        ChartPoint at;       ///< the point that it is set to
        double size = 0;     ///< of its letters
        std::string look;    ///< as in DrawnText
        double anchor = 0;   ///< what share of it lies before that point
        bool placed = false; ///< it says where it begins, and does not only go on

        double length() const;
        /// Is there more room than its letters need before what stands at `x`?
        bool isGapBefore(double x) const;
        /// Does `next` go on in the same row, as when letters are set closer or wider by hand?
        bool isGoneOnBy(const Line &next) const;
    };

    void take(XmlPath &path, const DrawnStyle &style, Line &line, std::vector<Line> &lines) const;
    void setAlong(const XmlElement &textPath, Line &line) const;

    const StyleReader &m_styles;
    Find m_find;
};

} // namespace entente
