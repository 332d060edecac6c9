#pragma once

#include "base/result.h"
#include "exchange/boarddraft.h"
#include "io/fault.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

using Rings = std::vector<std::vector<ChartPoint>>;

/// The frame around what is drawn; there must be a point.
struct DrawnFrame {
    ChartPoint low;
    ChartPoint high;
    ChartPoint middle() const { return {(low.x + high.x) / 2, (low.y + high.y) / 2}; }
    double area() const { return (high.x - low.x) * (high.y - low.y); }
};
DrawnFrame frameOf(const Rings &rings);

/// A group of a drawing: a layer, or what belongs together.
struct DrawnGroup {
    std::string id;
    std::string label;    ///< as Inkscape calls it, or its title; may be empty
    std::string classes;  ///< its CSS classes, as written
    int parent = -1;      ///< in Drawing::groups; -1: it lies in the drawing itself
    bool layer = false;   ///< Inkscape says that it is a layer
    bool ofBoard = false; ///< it holds most of what is drawn: whatever it is called, it is no legend or title
};

/// A shape as it lies on the drawing.
struct DrawnShape {
    std::string id;
    std::string label; ///< as in a group
    std::string classes;
    int group = -1;   ///< in Drawing::groups
    std::string fill; ///< "#rrggbb" where it is a colour, else as it is written; empty: it isn't filled
    bool evenOdd = false;
    bool shown = true;  ///< neither it nor a group around it is hidden
    bool sheer = false; ///< one sees through it what lies below
    bool thin = false;  ///< ... or some of it: it may be a tint
    bool bare = false;  ///< not filled, but one sees its outline, which is closed
    Rings rings;        ///< open ones are closed by a straight line, as filling does
};

/// A line of text as it lies on the drawing.
struct DrawnText {
    std::string text;
    ChartPoint middle; ///< about, for the letters' widths are not known
    double size = 0;   ///< of its letters
    int group = -1;
    int element = -1;     ///< lines of one element, as they are read, have the same number; -1: it is alone
    std::string look;     ///< its colour, and whether it leans: names of waters often have a look of their own
    std::string brief;    ///< a short name that stands behind it in brackets
    bool starred = false; ///< so does the sign of a centre
};

/// A line that may join two places, from end to end: the two points of it that are farthest apart.
struct DrawnLine {
    ChartPoint from;
    ChartPoint to;
    int group = -1;
    bool straight = false;
    std::vector<ChartPoint> course; ///< of one that is dashed or has an arrow's head: such lines join, others part
};

/// What an SVG draws, in the order in which it is painted: later shapes cover earlier ones.
struct Drawing {
    double width = 0;
    double height = 0;
    std::vector<DrawnGroup> groups; ///< each after those around it
    std::vector<DrawnShape> shapes;
    std::vector<DrawnText> texts;
    std::vector<DrawnLine> lines;
    std::vector<std::vector<ChartPoint>>
        strokes; ///< open lines that one sees, as they run: they may part what is filled
    ChartOrnaments ornaments;
    std::vector<Wording> remarks; ///< what was left out, one sentence each

    /// The group itself and those around it, innermost first.
    std::vector<const DrawnGroup *> around(int group) const;
};

inline constexpr std::size_t mostDrawnShapes = 20'000;
inline constexpr std::size_t mostDrawnPoints = 3'000'000;

/// Reads any SVG: groups and transforms, all path commands, `use`, styles and plain CSS rules. Pictures, fonts and
/// scripts are left out with a remark; nothing outside the text is fetched. A fault if it isn't an SVG, says no size,
/// or draws more than is read here.
Result<Drawing, Fault> readDrawing(std::string_view svg);

} // namespace entente
