#pragma once

#include "words/pieces.h"

#include <QColor>
#include <QFont>
#include <QRect>

class QPainter;

namespace entente::app {

struct UiColours;

/// How marked sentences look in lists. Sizes are in logical pixels.
struct PieceStyle {
    int pixelSize = 13;
    QColor colour;
    QColor accent;
    int lineHeight = 18;
    int lines = 1;        ///< that there is room for
    bool crossed = false; ///< struck through
};

/// Strong pieces half bold, links in the accent colour. Breaks into lines at spaces; the last line that there is room
/// for ends in an ellipsis.
void paintPieces(QPainter &painter, const QRect &rect, const Pieces &pieces, const PieceStyle &style);
/// The link under the point, or -1; `rect` and `style` as when it was painted.
int linkAt(const QPoint &point, const QRect &rect, const Pieces &pieces, const PieceStyle &style);
/// How many lines (up to `style.lines`) the pieces take in this width.
int linesNeeded(int width, const Pieces &pieces, const PieceStyle &style);

} // namespace entente::app
