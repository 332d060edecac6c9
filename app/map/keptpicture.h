#pragma once

#include <QPixmap>

#include <functional>

class QPainter;
class QWidget;

namespace entente::app {

/// What of a widget stays the same from frame to frame, painted once. For what floats over the map: it is painted anew
/// whenever the map under it moves, and rounded edges with their shadows cost more than the map itself.
class KeptPicture {
public:
    /// Draws the picture at the widget's upper left corner. `paint` makes it, in the widget's coordinates, where the
    /// widget has another size or `state` than the last time; what else it hangs on is to be told by forget().
    void draw(QPainter &painter, const QWidget &widget, int state, const std::function<void(QPainter &)> &paint);
    void forget() { m_picture = QPixmap(); }

private:
    QPixmap m_picture;
    int m_state = 0;
};

} // namespace entente::app
