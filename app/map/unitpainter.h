#pragma once

#include "sheet/maplook.h"
#include "sheet/mapstate.h"
#include "lettering/powerletters.h"

#include <QPointF>

class QPainter;

namespace entente::app {

/// Where a unit stands, in sheet units: `slot` counts several in a box.
QPointF standingPlace(const MapSheet &sheet, const Unit &unit, int slot, qreal scale);
/// Where a unit of the state is drawn, in sheet units. A dislodged unit steps aside far enough to
/// be told from the one that took its place, however small the map is.
QPointF placeOf(const MapSheet &sheet, const MapUnit &unit, qreal scale);
/// Where one that was driven out of this place waits.
QPointF dislodgedPlace(const MapSheet &sheet, RegionId region, Layer layer, qreal scale);
/// Where the walls of a city stand when somebody is behind them: at its centre, but beside the field, so that the
/// besieger is seen however small the map is.
QPointF wallsPlace(const MapSheet &sheet, RegionId region, qreal scale);

/// One unit of a state as paths, in sheet units: its ring, its tether, its symbol.
void paintMapUnit(QPainter &painter, const MapLook &look, const MapUnit &unit, qreal scale);

/// The symbol alone, `size` wide around `at` in the painter's units: tilted when dislodged, behind
/// a wall when inside one. Where the theme says so its power's letters stand beside it, as `paintPowerLetters` takes
/// them.
void paintUnitSymbol(QPainter &painter, const MapLook &look, const MapUnit &unit, QPointF at, qreal size,
                     QPointF letters = lettersAtFoot);

/// The ring of a unit that is chosen or waits for its order, and the tether of a dislodged one.
void paintUnitSurroundings(QPainter &painter, const MapLook &look, const MapUnit &unit, qreal scale);

} // namespace entente::app
