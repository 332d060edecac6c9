#include "map/minimap.h"

#include <QMouseEvent>
#include <QPainter>

namespace entente::app {
namespace {

constexpr int inset = 136; // pixels, the picture's width
constexpr int border = 4;

} // namespace

MiniMap::MiniMap(QWidget *parent) : QWidget(parent)
{
    setCursor(Qt::PointingHandCursor);
    hide();
}

void MiniMap::setMap(const QImage &picture, QSizeF sheet)
{
    m_sheet = sheet;
    const int height = sheet.isEmpty() ? inset : qRound(inset * sheet.height() / sheet.width());
    m_picture = picture; // null until one is painted
    if (!picture.isNull())
        m_picture =
            picture.scaled(QSize(inset, height) * devicePixelRatioF(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    resize(inset + 2 * border, height + 2 * border);
    m_panel.forget();
    update();
}

void MiniMap::setPart(const QRectF &part)
{
    if (part == m_part)
        return;
    m_part = part;
    update();
}

void MiniMap::setTheme(const MapTheme &theme)
{
    m_theme = theme;
    m_panel.forget();
    update();
}

QRectF MiniMap::inner() const
{
    return QRectF(rect()).adjusted(border, border, -border, -border);
}

void MiniMap::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QRectF map = inner();
    m_panel.draw(painter, *this, 0, [this, &map](QPainter &inside) {
        inside.setPen(QPen(m_theme.panelLine, 1));
        inside.setBrush(m_theme.panel);
        inside.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
        if (!m_picture.isNull())
            inside.drawImage(map, m_picture);
    });
    if (m_picture.isNull() || m_sheet.isEmpty())
        return;
    const qreal scale = map.width() / m_sheet.width();
    const QRectF part = QRectF(map.topLeft() + m_part.topLeft() * scale, m_part.size() * scale) & map;
    for (const QRect &dim : QRegion(map.toRect()) - part.toRect())
        painter.fillRect(dim, m_theme.veil);
    painter.setPen(QPen(m_theme.accent, 2));
    painter.drawRect(part.toRect().adjusted(1, 1, -1, -1));
}

void MiniMap::ask(QPointF at)
{
    const QRectF map = inner();
    if (!m_sheet.isEmpty())
        Q_EMIT wanted((at - map.topLeft()) * (m_sheet.width() / map.width()));
}

void MiniMap::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        ask(event->position());
}

void MiniMap::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        ask(event->position());
}

} // namespace entente::app
