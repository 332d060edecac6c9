#pragma once

#include "sheet/theme.h"

#include <QBrush>

namespace entente::app {

/// What land is filled with that nobody owns: its colour, and where the theme says so the stipple that an engraver
/// would give it, of one size in pixels however near the map is. Brushes lie in pixels from the sheet's origin.
QBrush neutralGround(const MapTheme &theme);

} // namespace entente::app
