#pragma once

#include <QList>
#include <QPoint>
#include <QRect>

class QWidget;

namespace entente::app {

/// The ground of a small window that floats over the map and waits for a choice: to be called while `widget` paints.
void paintFloat(QWidget &widget);

/// Where a small window of `size` goes that speaks of the place at `about`: beside it, inside `room`, on the side on
/// which it covers the fewest of the points in `clear`. Its upper left corner.
QPoint placeBeside(QPoint about, QSize size, const QRect &room, const QList<QPoint> &clear);

} // namespace entente::app
