#pragma once

#include "sheet/maplook.h"

class QPainter;

namespace entente::app {

/// Paints the plate with the map's title, its designer and, where they are legible, the signs of
/// this map. The painter is in sheet units; `scale` is pixels a sheet unit. Safe in any thread.
void paintCartouche(QPainter &painter, const MapLook &look, const MapTheme &theme, qreal scale);

} // namespace entente::app
