#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace entente {

/// The numbers of an SVG attribute, one after the other, with blanks and commas between them. No locale is asked.
class SvgNumbers {
public:
    explicit SvgNumbers(std::string_view text) : m_left(text) {}

    bool atEnd();
    /// The letter of a command, if one follows, else 0.
    char letter();
    /// A flag of an arc: one digit, which the next number may follow at once.
    std::optional<bool> flag();
    /// Nothing if no finite number follows.
    std::optional<double> number();

private:
    void skip();

    std::string_view m_left;
};

/// The numbers of an attribute, up to the first that is none.
std::vector<double> numbersOf(std::string_view text);

/// Draws what a path says, in absolute coordinates of the drawing.
class SvgPen {
public:
    virtual ~SvgPen() = default;
    virtual void moveTo(double x, double y) = 0;
    virtual void lineTo(double x, double y) = 0;
    virtual void cubicTo(double x1, double y1, double x2, double y2, double x, double y) = 0;
    /// Back to where the pen was moved to last; what follows begins there.
    virtual void close() = 0;
};

/// Follows a path's `d` (SVG 1.1, 8.3): all commands, absolute and relative, with quadratic curves and arcs drawn as
/// cubic ones. False, with the beginning drawn, where the text is anything else.
bool drawSvgPath(std::string_view d, SvgPen &pen);

} // namespace entente
