#include "panels/piecepainter.h"

#include "look/theme.h"

#include <QFontMetrics>
#include <QPainter>

namespace entente::app {

namespace {

struct Run {
    QString text;
    QRect box;
    Piece::Role role;
    int link;
    int line;
};

QFont fontOf(Piece::Role role, int pixelSize)
{
    return uiFont(pixelSize, role == Piece::Role::Strong || role == Piece::Role::Accent ? 600 : 400);
}

/// Words laid out one after another, as many lines as the style allows.
QList<Run> layOut(const QRect &rect, const Pieces &pieces, const PieceStyle &style, bool &cut)
{
    QList<Run> runs;
    int x = 0;
    int line = 0;
    cut = false;
    for (const Piece &piece : pieces) {
        const QFontMetrics metrics(fontOf(piece.role, style.pixelSize));
        qsizetype from = 0;
        while (from < piece.text.size()) {
            qsizetype to = piece.text.indexOf(QLatin1Char(' '), from);
            to = to < 0 ? piece.text.size() : to + 1;
            const QString word = piece.text.mid(from, to - from);
            const int width = metrics.horizontalAdvance(word);
            const int visible = metrics.horizontalAdvance(word.trimmed());
            if (x > 0 && x + visible > rect.width() && runs.last().text.endsWith(QLatin1Char(' '))) {
                if (line + 1 >= style.lines) {
                    cut = true;
                    return runs;
                }
                ++line;
                x = 0;
            }
            runs.append({word, QRect(rect.left() + x, rect.top() + line * style.lineHeight, width, style.lineHeight),
                         piece.role, piece.link, line});
            x += width;
            from = to;
        }
    }
    return runs;
}

} // namespace

void paintPieces(QPainter &painter, const QRect &rect, const Pieces &pieces, const PieceStyle &style)
{
    bool cut = false;
    const QList<Run> runs = layOut(rect, pieces, style, cut);
    for (qsizetype i = 0; i < runs.size(); ++i) {
        const Run &run = runs[i];
        const bool coloured = run.role == Piece::Role::Link || run.role == Piece::Role::Accent;
        QFont font = fontOf(run.role, style.pixelSize);
        font.setStrikeOut(style.crossed);
        painter.setFont(font);
        painter.setPen(coloured ? style.accent : style.colour);
        const QString text = cut && i + 1 == runs.size() ? run.text.trimmed() + QChar(0x2026) : run.text;
        painter.drawText(run.box.adjusted(0, 0, 24, 0), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, text);
    }
}

int linkAt(const QPoint &point, const QRect &rect, const Pieces &pieces, const PieceStyle &style)
{
    bool cut = false;
    for (const Run &run : layOut(rect, pieces, style, cut)) {
        if (run.role == Piece::Role::Link && run.box.contains(point))
            return run.link;
    }
    return -1;
}

int linesNeeded(int width, const Pieces &pieces, const PieceStyle &style)
{
    bool cut = false;
    const QList<Run> runs = layOut(QRect(0, 0, width, 0), pieces, style, cut);
    return runs.isEmpty() ? 0 : runs.last().line + 1;
}

} // namespace entente::app
