#pragma once

#include "map/board.h"

#include <QString>

class QPainter;

namespace entente::app {

struct MapLook;

/// The fewest first letters of a power's name, three at most, by which no other power of the board could be meant. The
/// language by its code.
QString lettersOf(const Board &board, PowerId power, const QString &language);

/// Writes them at the foot of a unit `size` high whose middle is `at`, for paper on which colours may be lost: a
/// printer or a copier without them.
void paintPowerLetters(QPainter &painter, const MapLook &look, PowerId power, QPointF at, qreal size);

} // namespace entente::app
