#include "studio/drawnlines.h"

#include "exchange/svgshape.h"
#include "studio/stylesheet.h"

#include <cmath>
#include <string_view>
#include <utility>

namespace entente {

std::vector<DrawnLine> drawnLinesOf(const XmlElement &element)
{
    constexpr std::size_t longest = 64;
    const auto apart = [](ChartPoint a, ChartPoint b) { return std::hypot(a.x - b.x, a.y - b.y); };
    std::vector<DrawnLine> lines;
    for (auto &course : ownLinesOf(element)) {
        if (course.size() > longest)
            continue;
        DrawnLine line{course.front(), course.front(), -1, course.size() == 2, {}};
        for (std::size_t i = 0; i < course.size(); ++i) {
            for (std::size_t j = i + 1; j < course.size(); ++j) {
                if (apart(course[i], course[j]) > apart(line.from, line.to)) {
                    line.from = course[i];
                    line.to = course[j];
                }
            }
        }
        line.course = std::move(course);
        lines.push_back(std::move(line));
    }
    return lines;
}

bool isClosedShape(const XmlElement &element)
{
    const std::string_view name = withoutPrefix(element.name);
    return name == "path" ? element.attribute("d").find_first_of("zZ") != std::string_view::npos : name != "polyline";
}

} // namespace entente
