#pragma once

#include "map/board.h"

#include <QPointF>
#include <QRectF>
#include <QString>

class QPainter;

namespace entente::app {

struct MapLook;

/// The fewest first letters of a power's name, three at most, by which no other power of the board could be meant. The
/// language by its code.
QString lettersOf(const Board &board, PowerId power, const QString &language);

/// Where their middle stands from that of a unit, in heights of it: right of its foot, which cannon, ship and tank
/// leave free.
inline constexpr QPointF lettersAtFoot(0.5, 0.36);
/// The farthest that they reach from the middle of a unit, in heights of it.
inline constexpr qreal lettersReach = 1.5;

/// Their box, in the units of `at`, for a unit `size` high whose middle is `at`.
QRectF powerLettersBox(const MapLook &look, PowerId power, QPointF at, qreal size, QPointF beside);

/// Where they stand instead if a name of the map or the sign of a centre lies at its foot. `at` and `size` in sheet
/// units; `scale` in pixels a sheet unit.
QPointF lettersOffNames(const MapLook &look, PowerId power, QPointF at, qreal size, qreal scale);

/// Writes them beside a unit `size` high whose middle is `at`, for paper on which colours may be lost: a printer or a
/// copier without them.
void paintPowerLetters(QPainter &painter, const MapLook &look, PowerId power, QPointF at, qreal size,
                       QPointF beside = lettersAtFoot);

} // namespace entente::app
