#pragma once

#include <QRectF>

class QPainter;

namespace entente::app {

struct UiColours;

/// Meridians and parallels of a globe, thinning out towards the middle where words stand.
void paintGraticule(QPainter &painter, const QRectF &area, const UiColours &colours);

} // namespace entente::app
