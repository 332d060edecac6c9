#pragma once

#include "sheet/mapsheet.h"

#include <QPointF>
#include <QRect>
#include <QRectF>
#include <QSizeF>
#include <QTransform>

#include <span>

namespace entente::app {

/// All of a sheet but the frame that is drawn around it. In sheet units.
QRectF withinFrame(const MapSheet &sheet);

/// The part of a sheet in which the game is played: every place where a unit, a centre or a name stands, with the
/// room that each takes. What lies beyond it is frame, or water and land that need not be seen.
QRectF playedPart(const MapSheet &sheet, const Board &board);

/// What a window of `room` (sheet units) shows so that all of `part` is in it: its middle. No more than needs be lies
/// beyond the sheet, and where there is more sheet than room the part has the middle of it.
QPointF middleOf(const QRectF &part, QSizeF sheet, QSizeF room);

/// Does one of the buttons lie over a place where units stand? They are in pixels, to which `toView` leads.
bool coversPlaces(std::span<const QRect> buttons, const MapSheet &sheet, const Board &board, const QTransform &toView);

} // namespace entente::app
