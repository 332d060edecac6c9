#pragma once

#include "game/happenings.h"
#include "sheet/maplook.h"
#include "sheet/mapstate.h"
#include "sheet/theme.h"

class QPainter;

namespace entente::app {

inline constexpr qreal happeningRadius = 8.4; ///< pixels of marks

/// The sign of a happening around the painter's origin, about 18 pixels of marks wide: a drawing in a ring, the same on
/// the map and in lists.
void paintHappening(QPainter &painter, const MapTheme &theme, Happening::Kind kind);

/// Beside what it befell, in sheet units: where walls were left or given up in the midst of them, else beside the
/// centre or the unit.
QPointF happeningPlace(const MapLook &look, const MapSign &sign, qreal scale);

/// Marks on the map what happened in a turn: a sign where it happened, and an arrow for who was put back.
void addHappenings(MapState &state, const Board &board, const Turn &turn);

} // namespace entente::app
