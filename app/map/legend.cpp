#include "map/legend.h"

#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int margin = 12;
constexpr int usualRow = 26;
constexpr int denseRow = 21; ///< where even several columns are too high
constexpr int groupGap = 9;
constexpr int pictureWidth = 70;
constexpr int leastHeight = 80;

} // namespace

MapLegend::MapLegend(QWidget *parent) : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    setObjectName(u"mapLegendPanel"_s);
    setCursor(Qt::ArrowCursor);
    hide();
}

void MapLegend::add(const QString &text, std::function<void(QPainter &, const QRectF &)> paint, bool first)
{
    m_rows.push_back({text, std::move(paint), first, {}});
}

void MapLegend::setLook(const MapLook &look)
{
    m_look = look;
    m_rows.clear();
    if (!look.board || look.board->powerCount() == 0)
        return;
    m_colours = look.livery.of(PowerId(0), look.theme.isDark);
    addUnits();
    addCentres();
    addOrders();
    addOutcomes();
    addSigns();
    addGround();

    placeRows();
    QStringList texts;
    for (const Row &row : m_rows)
        texts.push_back(row.text);
    setAccessibleName(tr("Legend"));
    setAccessibleDescription(texts.join(u", "_s));
    viewport()->update();
}

void MapLegend::fitInto(const QSize &room, int covered)
{
    if (room == m_room && covered == m_covered)
        return;
    const bool other = room != m_room;
    m_room = room;
    m_covered = covered;
    if (other)
        placeRows();
    else
        takeRoom();
}

/// As few columns as the room's height asks for, of about the same height, divided between groups.
void MapLegend::placeRows()
{
    int widest = 0;
    for (const Row &row : m_rows)
        widest = qMax(widest, fontMetrics().horizontalAdvance(row.text));
    m_column = margin + pictureWidth + 10 + widest + margin + 4;
    const int most = qMax(1, m_room.width() / qMax(1, m_column));
    m_columns = 1;
    m_height = layOut(m_columns, usualRow);
    while (m_height > m_room.height() && m_columns < most)
        m_height = layOut(++m_columns, usualRow);
    if (m_height > m_room.height())
        m_height = layOut(m_columns, denseRow);
    takeRoom();
}

/// What has no room is scrolled to. The columns stay as they are while the sentence below grows and shrinks.
void MapLegend::takeRoom()
{
    const int free = qMax(leastHeight, m_room.height() - m_covered);
    const bool scrolls = m_height > free;
    const int bar = scrolls ? verticalScrollBar()->sizeHint().width() : 0;
    setFocusPolicy(scrolls ? Qt::TabFocus : Qt::NoFocus);
    setVerticalScrollBarPolicy(scrolls ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    resize(m_columns * m_column + bar, qMin(m_height, free));
    verticalScrollBar()->setRange(0, qMax(0, m_height - height()));
    verticalScrollBar()->setPageStep(height());
    verticalScrollBar()->setSingleStep(m_rowHeight);
    update();
    viewport()->update();
}

void MapLegend::resizeEvent(QResizeEvent *)
{
    viewport()->update();
}

/// At its end it does not hand the wheel on to the map.
void MapLegend::wheelEvent(QWheelEvent *event)
{
    QAbstractScrollArea::wheelEvent(event);
    event->accept();
}

/// Puts the rows where they belong and says how high the whole becomes.
int MapLegend::layOut(int columns, int rowHeight)
{
    m_rowHeight = rowHeight;
    const auto groups = std::count_if(m_rows.begin(), m_rows.end(), [](const Row &row) { return row.first; });
    const int all = static_cast<int>(m_rows.size()) * rowHeight + static_cast<int>(groups) * groupGap;
    int column = 0, y = margin, tallest = 0;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        Row &row = m_rows[i];
        if (row.first && i > 0) {
            // The group goes where the column's end comes nearest to an even share.
            int end = y;
            for (std::size_t next = i; next < m_rows.size() && (next == i || !m_rows[next].first); ++next)
                end += rowHeight;
            const int share = margin + all / columns;
            if (column + 1 < columns && end - share > share - y) {
                ++column;
                y = margin;
            } else {
                y += groupGap;
            }
        }
        row.at = QPoint(column * m_column, y);
        y += rowHeight;
        tallest = qMax(tallest, y);
    }
    return tallest + margin;
}

/// Under the rows and the scroll bar.
bool MapLegend::event(QEvent *event)
{
    if (event->type() != QEvent::Paint)
        return QAbstractScrollArea::event(event);
    paintCard();
    return true;
}

void MapLegend::paintCard()
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(m_look.theme.panel);
    painter.setPen(hasFocus() ? QPen(m_look.theme.accent, 2) : QPen(m_look.theme.panelLine, 1));
    const qreal inset = painter.pen().widthF() / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), 6, 6);
}

void MapLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(viewport()->rect().adjusted(1, 1, -1, -1));
    painter.translate(0, -verticalScrollBar()->value());
    for (const Row &row : m_rows) {
        const int x = row.at.x();
        const int y = row.at.y();
        if (row.first && y > margin) {
            painter.setPen(QPen(m_look.theme.panelLine, 1));
            painter.drawLine(QPointF(x + margin, y - groupGap / 2.0),
                             QPointF(x + m_column - margin, y - groupGap / 2.0));
        }
        painter.save();
        row.paint(painter, QRectF(x + margin, y, pictureWidth, m_rowHeight));
        painter.restore();
        painter.setPen(m_look.theme.panelText);
        painter.drawText(QRectF(x + margin + pictureWidth + 10, y, m_column, m_rowHeight),
                         Qt::AlignVCenter | Qt::AlignLeft, row.text);
    }
}

} // namespace entente::app
