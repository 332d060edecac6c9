#pragma once

#include "sheet/theme.h"

namespace entente::app {

/// Lines that mean something need this much contrast with the ground on either side (WCAG 2.1, 1.4.11).
inline constexpr qreal borderContrast = 3;

/// The tint of a power's land as a theme shows it.
QColor tintOn(const MapTheme &theme, const QColor &tint);

/// A border between two provinces of one owner, on land of this colour: the theme's own line, and darker (in a dark
/// theme lighter) where that would be lost.
QColor innerBorderOn(const MapTheme &theme, const QColor &land);

} // namespace entente::app
