#include "panels/rowdelegate.h"

#include "look/icons.h"
#include "look/theme.h"
#include "map/happeningsigns.h"
#include "map/symbols.h"
#include "panels/rowlist.h"
#include "words/pieces.h"

#include <QColor>
#include <QFont>
#include <QFontMetrics>
#include <QPainter>
#include <QRect>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// How marked sentences look in lists. Sizes are in logical pixels.
struct PieceStyle {
    int pixelSize = 13;
    QColor colour;
    QColor accent;
    int lineHeight = 18;
    int lines = 1;        ///< that there is room for
    bool crossed = false; ///< struck through
};

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

/// Strong pieces half bold, links in the accent colour. Breaks into lines at spaces; the last line that there is room
/// for ends in an ellipsis.
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

/// The link under the point, or -1; `rect` and `style` as when it was painted.
int linkAt(const QPoint &point, const QRect &rect, const Pieces &pieces, const PieceStyle &style)
{
    bool cut = false;
    for (const Run &run : layOut(rect, pieces, style, cut)) {
        if (run.role == Piece::Role::Link && run.box.contains(point))
            return run.link;
    }
    return -1;
}

/// How many lines (up to `style.lines`) the pieces take in this width.
int linesNeeded(int width, const Pieces &pieces, const PieceStyle &style)
{
    bool cut = false;
    const QList<Run> runs = layOut(QRect(0, 0, width, 0), pieces, style, cut);
    return runs.isEmpty() ? 0 : runs.last().line + 1;
}

constexpr int symbolSize = 18;
constexpr int rightEdge = 18;
constexpr int markWidth = 34;
constexpr int mainLine = 20;
constexpr int reasonLine = 15;
constexpr int mostMainLines = 2;
constexpr int mostReasonLines = 12; ///< more than any reason takes: what is said of an order is never cut
constexpr int reasonTop = 25;       ///< where the reason begins below a main sentence of one line

PieceStyle mainStyle(const UiColours &c)
{
    return {metrics::base, c.text, c.accent, mainLine, 1};
}

PieceStyle reasonStyle(const UiColours &c)
{
    return {metrics::small, c.quiet, c.accent, reasonLine, mostReasonLines};
}

PieceStyle stepStyle(const UiColours &c)
{
    return {metrics::base, c.text, c.accent, 18, 4};
}

QRect stepRect(const QRect &row)
{
    return row.adjusted(metrics::rowText, 3, -metrics::margin, 0);
}

/// Where a row's action stands; empty without one.
QRect actionRect(const QRect &row, const Row &line)
{
    if (line.action.isEmpty())
        return {};
    const int width = QFontMetrics(uiFont(metrics::small, 600)).horizontalAdvance(line.action) + 2;
    const int right = row.right() - (line.mark == Row::Mark::None ? rightEdge : markWidth + 8);
    return QRect(right - width, row.top() + 5, width, 20);
}

QRect textRect(const QRect &row, const Row &line)
{
    const int right = line.mark == Row::Mark::None ? rightEdge : markWidth + 8;
    return row.adjusted(metrics::rowText, 0, -right, 0);
}

} // namespace

RowDelegate::RowDelegate(RowList *list) : QStyledItemDelegate(list), m_list(list) {}

int RowDelegate::mainWidth(int rowWidth, const Row &row) const
{
    const int width = textRect(QRect(0, 0, rowWidth, 0), row).width();
    if (row.right.isEmpty())
        return width;
    const QFont font = row.counts ? uiFont(metrics::base, 600) : uiFont(metrics::small);
    return width - QFontMetrics(font).horizontalAdvance(row.right) - 8;
}

RowDelegate::ItemShape RowDelegate::shapeOf(int rowWidth, const Row &row) const
{
    ItemShape shape;
    PieceStyle style = mainStyle(coloursOf(m_list));
    style.lines = mostMainLines + 1;
    shape.mainLines = linesNeeded(mainWidth(rowWidth, row), row.text, style);
    // One list speaks one language: names are cut short only where two lines would not hold them.
    shape.shortened = shape.mainLines > mostMainLines && !row.shortText.isEmpty();
    style.lines = mostMainLines;
    shape.mainLines = std::min(shape.mainLines, mostMainLines);
    if (shape.shortened)
        shape.mainLines = linesNeeded(mainWidth(rowWidth, row), row.shortText, style);
    if (!row.reason.isEmpty()) {
        const int width = textRect(QRect(0, 0, rowWidth, 0), row).width();
        shape.reasonLines = std::max(1, linesNeeded(width, row.reason, reasonStyle(coloursOf(m_list))));
    }
    return shape;
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const Row &row = m_list->rows().row(index);
    const int width = m_list->viewport()->width();
    switch (row.kind) {
    case Row::Kind::Head: return {width, metrics::tabs};
    case Row::Kind::Note: {
        PieceStyle style = mainStyle(coloursOf(m_list));
        style.lines = 8;
        return {width, 24 + style.lineHeight * linesNeeded(width - 2 * metrics::margin, row.text, style)};
    }
    case Row::Kind::Step:
        return {width, 8
                           + stepStyle(coloursOf(m_list)).lineHeight
                                 * linesNeeded(stepRect(QRect(0, 0, width, 0)).width(), row.text,
                                               stepStyle(coloursOf(m_list)))};
    case Row::Kind::Item: break;
    }
    const ItemShape shape = shapeOf(width, row);
    const int plain =
        shape.reasonLines == 0 ? metrics::row : metrics::rowWithReason + (shape.reasonLines - 1) * reasonLine;
    return {width, plain + (shape.mainLines - 1) * mainLine};
}

int RowDelegate::linkAt(const QPoint &point, const QRect &rowRect, const Row &row) const
{
    if (row.kind == Row::Kind::Step)
        return app::linkAt(point, stepRect(rowRect), row.text, stepStyle(coloursOf(m_list)));
    if (row.kind != Row::Kind::Item || row.reason.isEmpty())
        return -1;
    const int above = reasonTop + (shapeOf(rowRect.width(), row).mainLines - 1) * mainLine;
    return app::linkAt(point, textRect(rowRect, row).adjusted(0, above, 0, 0), row.reason,
                       reasonStyle(coloursOf(m_list)));
}

bool RowDelegate::actionAt(const QPoint &point, const QRect &rowRect, const Row &row) const
{
    return actionRect(rowRect, row).adjusted(-6, -4, 6, 4).contains(point) && !row.action.isEmpty();
}

bool RowDelegate::ruleAt(const QPoint &point, const QRect &rowRect, const Row &row) const
{
    if (row.rule.isEmpty() || row.kind != Row::Kind::Head)
        return false;
    const int width = QFontMetrics(uiFont(metrics::small, 600)).horizontalAdvance(row.right);
    return rowRect.adjusted(rowRect.width() - metrics::margin - width - 6, 0, 0, 0).contains(point);
}

void RowDelegate::paintHead(QPainter &painter, const QStyleOptionViewItem &option, const Row &row, bool first) const
{
    const UiColours &c = coloursOf(m_list);
    const QRect rect = option.rect;
    if ((option.state & QStyle::State_Selected) && m_list->hasFocus()) {
        painter.setPen(QPen(c.accent, 2));
        painter.drawRect(QRectF(rect).adjusted(1, 1, -1, -1));
    }
    if (!first) {
        painter.setPen(c.line);
        painter.drawLine(rect.left() + metrics::margin, rect.top(), rect.right() - metrics::margin, rect.top());
    }
    const QRect inner = rect.adjusted(metrics::margin, 0, -metrics::margin, 0);
    painter.setPen(c.quiet);
    painter.setFont(uiFont(metrics::small, 600));
    const bool link = !row.rule.isEmpty();
    const QFont right = row.counts ? uiFont(15, 600) : uiFont(metrics::small, link ? 600 : 400);
    const int room = inner.width() - QFontMetrics(right).horizontalAdvance(row.right) - (row.right.isEmpty() ? 0 : 12);
    painter.drawText(inner, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(plainText(row.text), Qt::ElideRight, room));
    painter.setFont(right);
    painter.setPen(row.counts ? c.text : link ? c.accent : c.quiet);
    painter.drawText(inner.adjusted(0, 0, row.counts ? -2 : 0, 0), Qt::AlignRight | Qt::AlignVCenter, row.right);
}

void RowDelegate::paintStep(QPainter &painter, const QRect &rect, const Row &row) const
{
    const UiColours &c = coloursOf(m_list);
    const QRectF ring(rect.left() + metrics::margin, rect.top() + 3, 18, 18);
    painter.setPen(QPen(c.strongLine, 1));
    painter.setBrush(c.field);
    painter.drawEllipse(ring);
    painter.setPen(c.quiet);
    painter.setFont(uiFont(metrics::small, 600));
    painter.drawText(ring, Qt::AlignCenter, QString::number(row.number));
    paintPieces(painter, stepRect(rect), row.text, stepStyle(c));
}

void RowDelegate::paintNote(QPainter &painter, const QRect &rect, const Row &row) const
{
    const UiColours &c = coloursOf(m_list);
    PieceStyle style = mainStyle(c);
    style.colour = c.quiet;
    style.lines = 8;
    paintPieces(painter, rect.adjusted(metrics::margin, 12, -metrics::margin, 0), row.text, style);
}

void RowDelegate::paintGround(QPainter &painter, const QStyleOptionViewItem &option, const Row &row) const
{
    const UiColours &c = coloursOf(m_list);
    const QRect rect = option.rect;
    const bool selected = option.state & QStyle::State_Selected;
    if (selected) {
        painter.fillRect(rect, c.selected);
        painter.fillRect(QRect(rect.left(), rect.top(), 3, rect.height()), c.accent);
    } else if (option.state & QStyle::State_MouseOver || m_list->isPointed(row)) {
        painter.fillRect(rect, c.hovered);
    }
    if (selected && m_list->hasFocus()) {
        painter.setPen(QPen(c.accent, 2));
        painter.drawRect(QRectF(rect).adjusted(1, 1, -1, -1));
    }
}

void RowDelegate::paintSymbol(QPainter &painter, const QRect &rect, const Row &row) const
{
    const qreal ratio = m_list->devicePixelRatioF();
    const bool dark = isDark(m_list->palette());
    QPixmap symbol;
    if (row.unitKind.valid() && row.power.valid())
        symbol = unitPixmap(m_list->livery().symbol(row.unitKind), symbolSize + 4, ratio,
                            m_list->livery().of(row.power, dark), mapTheme());
    else if (!row.icon.isEmpty())
        symbol = iconPixmap(row.icon, symbolSize, ratio, coloursOf(m_list).quiet);
    else
        return;
    const int down = row.reason.isEmpty() ? (rect.height() - symbolSize - 4) / 2 : 4;
    painter.drawPixmap(rect.topLeft() + QPoint(13, down), symbol);
}

void RowDelegate::paintWords(QPainter &painter, const QRect &rect, const Row &row, bool selected) const
{
    const UiColours &c = coloursOf(m_list);
    const QRect inner = textRect(rect, row);
    PieceStyle style = mainStyle(c);
    if (row.struck || row.crossed)
        style.colour = c.quiet;
    style.crossed = row.crossed;
    const ItemShape shape = shapeOf(rect.width(), row);
    style.lines = shape.mainLines;
    const int height = shape.mainLines * mainLine;
    const int top = row.reason.isEmpty() ? (inner.height() - height) / 2 : 5;
    QRect first(inner.left(), inner.top() + top, inner.width(), height);
    if (selected && !row.action.isEmpty()) {
        painter.setFont(uiFont(metrics::small, 600));
        painter.setPen(c.accent);
        painter.drawText(actionRect(rect, row), Qt::AlignRight | Qt::AlignVCenter, row.action);
        first.setRight(actionRect(rect, row).left() - 8);
    } else if (!row.right.isEmpty()) {
        const QFont small = row.counts ? uiFont(metrics::base, 600) : uiFont(metrics::small);
        painter.setFont(small);
        painter.setPen(row.counts && !row.crossed ? c.text : c.quiet);
        painter.drawText(QRect(first.topLeft(), QSize(first.width(), mainLine)), Qt::AlignRight | Qt::AlignVCenter,
                         row.right);
        first.setRight(first.right() - QFontMetrics(small).horizontalAdvance(row.right) - 8);
    }
    paintPieces(painter, first, shape.shortened ? row.shortText : row.text, style);
    if (!row.reason.isEmpty())
        paintPieces(painter, inner.adjusted(0, reasonTop + height - mainLine, 0, 0), row.reason, reasonStyle(c));
}

void RowDelegate::paintMark(QPainter &painter, const QRect &rect, const Row &row) const
{
    const UiColours &c = coloursOf(m_list);
    const MapTheme theme = mapTheme();
    const QPointF at(rect.right() - 23, rect.top() + (row.reason.isEmpty() ? rect.height() / 2 : 22));
    const auto icon = [&](const QString &name, const QColor &colour) {
        painter.drawPixmap(at - QPointF(9, 9), iconPixmap(name, 18, m_list->devicePixelRatioF(), colour));
    };
    switch (row.mark) {
    case Row::Mark::None: break;
    case Row::Mark::Success: icon(u"check"_s, c.quiet); break;
    case Row::Mark::Failure: paintCross(painter, at, 15, theme); break;
    case Row::Mark::Cut: icon(u"cut"_s, c.failure); break;
    case Row::Mark::Void: icon(u"void"_s, c.failure); break;
    case Row::Mark::Warning: paintWarning(painter, at, 17, theme); break;
    case Row::Mark::Happened:
        painter.translate(at);
        paintHappening(painter, theme, row.happening);
        break;
    }
}

MapTheme RowDelegate::mapTheme() const
{
    return isDark(m_list->palette()) ? MapTheme::dark() : MapTheme::light();
}

void RowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Row &row = m_list->rows().row(index);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    switch (row.kind) {
    case Row::Kind::Head: paintHead(*painter, option, row, index.row() == 0); break;
    case Row::Kind::Step: paintStep(*painter, option.rect, row); break;
    case Row::Kind::Note: paintNote(*painter, option.rect, row); break;
    case Row::Kind::Item:
        paintGround(*painter, option, row);
        paintSymbol(*painter, option.rect, row);
        paintWords(*painter, option.rect, row, option.state & QStyle::State_Selected);
        paintMark(*painter, option.rect, row);
        break;
    }
    painter->restore();
}

} // namespace entente::app
