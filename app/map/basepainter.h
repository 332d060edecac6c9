#pragma once

#include "sheet/maplook.h"

class QPainter;

namespace entente::app {

/// `paintMap` without the names: ground, borders, centres, the sheet's frame.
void paintGround(QPainter &painter, const MapLook &look, const QRectF &part, qreal scale);

} // namespace entente::app
