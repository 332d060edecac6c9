#pragma once

#include "sheet/maplook.h"

#include <QPointF>

class QPainter;

namespace entente::app {

/// Which ring a unit has.
enum class UnitRing {
    Waiting, ///< dashed: no order yet
    Chosen,  ///< full, with a wash within
};

/// A ring of the accent round a unit at `at`, in sheet units; `share` of the usual size. It leaves off where the
/// letters of a name lie: its casing would cut them. The painter is left with another pen and brush.
void paintUnitRing(QPainter &painter, const MapLook &look, UnitRing ring, QPointF at, qreal scale, qreal share = 1);

} // namespace entente::app
