#pragma once

#include <QColor>

namespace entente::app {

/// How a person sees colours: all of them, or without one of the three kinds of cones.
enum class Vision { Normal, Protan, Deutan, Tritan };
inline constexpr Vision everyVision[] = {Vision::Normal, Vision::Protan, Vision::Deutan, Vision::Tritan};

/// What a person with that vision sees of an opaque colour (Machado, Oliveira, Fernandes 2009,
/// severity 1, on linear light).
QColor seen(const QColor &colour, Vision vision);

/// CIEDE2000 between two opaque sRGB colours under D65. 1 is about the least that an eye tells
/// apart side by side, 100 is black against white.
qreal colourDistance(const QColor &a, const QColor &b);

/// The contrast of writing and ground as WCAG 2 has it: 1 (none) to 21.
qreal contrast(const QColor &a, const QColor &b);

} // namespace entente::app
