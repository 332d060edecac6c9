#pragma once

#include "words/pieces.h"

#include <QColor>
#include <QFont>
#include <QRect>

class QPainter;

namespace entente::app {

struct UiColours;

/// Draws marked sentences in lists: strong pieces half bold, links in the accent colour. Breaks
/// into lines at spaces; the last line that fits ends in an ellipsis.
struct PieceStyle {
    int pixelSize = 13;
    QColor colour;
    QColor accent;
    int lineHeight = 18;
    int lines = 1;
    bool crossed = false; ///< struck through
};

void paintPieces(QPainter &painter, const QRect &rect, const Pieces &pieces, const PieceStyle &style);
/// The link under the point, or -1; `rect` and `style` as when it was painted.
int linkAt(const QPoint &point, const QRect &rect, const Pieces &pieces, const PieceStyle &style);
/// How many lines (up to `style.lines`) the pieces take in this width.
int linesNeeded(int width, const Pieces &pieces, const PieceStyle &style);

} // namespace entente::app
