#pragma once

#include "map/labels.h"
#include "map/mappicture.h"

class QPainter;

namespace entente::app {

/// `paintMap` with names that were placed before, so that many tiles share them.
void paintBase(QPainter &painter, const MapLook &look, const std::vector<PlacedLabel> &labels, const QRectF &part,
               qreal scale);

} // namespace entente::app
