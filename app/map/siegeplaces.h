#pragma once

#include "sheet/maplook.h"

#include <QPointF>

#include <span>

namespace entente::app {

/// Where the sign of a siege stands, in sheet units: at that side of the city's walls where least is hidden, neither
/// names nor units of the field, its own city's above all, nor the signs of `earlier` sieges, which have their places
/// before it.
QPointF siegeSignPlace(const MapLook &look, RegionId region, qreal scale, std::span<const RegionId> earlier);

} // namespace entente::app
