#include "map/mapcontrols.h"

#include <QEnterEvent>
#include <QPainter>

namespace entente::app {
namespace {

constexpr int side = 32;
constexpr int shadow = 6; ///< room around a panel for its shadow

void paintSign(QPainter &painter, MapButton::Sign sign, QPointF at)
{
    switch (sign) {
    case MapButton::Sign::Plus: painter.drawLine(at - QPointF(0, 5), at + QPointF(0, 5)); [[fallthrough]];
    case MapButton::Sign::Minus: painter.drawLine(at - QPointF(5, 0), at + QPointF(5, 0)); break;
    case MapButton::Sign::Fit:
        for (const QPointF corner : {QPointF(1, 1), QPointF(1, -1), QPointF(-1, 1), QPointF(-1, -1)}) {
            const QPointF tip = at + corner * 6;
            painter.drawLine(tip, tip - QPointF(corner.x() * 3.5, 0));
            painter.drawLine(tip, tip - QPointF(0, corner.y() * 3.5));
        }
        painter.drawEllipse(at, 1.8, 1.8);
        break;
    case MapButton::Sign::List:
        for (const int row : {-4, 0, 4}) {
            painter.drawLine(at + QPointF(-6, row), at + QPointF(-5, row));
            painter.drawLine(at + QPointF(-2, row), at + QPointF(6, row));
        }
        break;
    }
}

} // namespace

MapButton::MapButton(Sign sign, QWidget *parent) : QAbstractButton(parent), m_sign(sign)
{
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::ArrowCursor);
}

void MapButton::setTheme(const MapTheme &theme)
{
    m_theme = theme;
    m_kept.forget();
    update();
}

QSize MapButton::sizeHint() const
{
    if (text().isEmpty())
        return QSize(side, side);
    return QSize(side + 6 + fontMetrics().horizontalAdvance(text()) + 8, side);
}

void MapButton::paintAtRest(QPainter &painter) const
{
    const QRectF box = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    if (isDown() || isChecked() || underMouse()) {
        QColor wash = m_theme.accent;
        wash.setAlphaF(isDown() || isChecked() ? 0.2F : 0.1F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(wash);
        painter.drawRoundedRect(box, 4, 4);
    }
    const QColor ink = isEnabled() ? m_theme.panelQuiet : m_theme.panelLine;
    painter.setPen(QPen(ink, 1.6, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    paintSign(painter, m_sign, QPointF(side / 2.0, height() / 2.0));
    if (hasFocus()) {
        painter.setPen(QPen(m_theme.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box, 4, 4);
    }
}

void MapButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const int state =
        (isDown() || isChecked() ? 1 : 0) + (underMouse() ? 2 : 0) + (isEnabled() ? 4 : 0) + (hasFocus() ? 8 : 0);
    m_kept.draw(painter, *this, state, [this](QPainter &inside) { paintAtRest(inside); });
    if (!text().isEmpty()) {
        painter.setPen(m_theme.panelText);
        painter.drawText(rect().adjusted(side + 1, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextHideMnemonic,
                         text());
    }
}

void MapButton::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void MapButton::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

MapControls::MapControls(QWidget *parent) : QWidget(parent)
{
    setCursor(Qt::ArrowCursor);
}

MapButton *MapControls::add(MapButton::Sign sign, const QString &objectName)
{
    auto *button = new MapButton(sign, this);
    button->setObjectName(objectName);
    m_buttons.push_back(button);
    return button;
}

void MapControls::setTheme(const MapTheme &theme)
{
    m_theme = theme;
    m_panel.forget();
    for (MapButton *button : std::as_const(m_buttons))
        button->setTheme(theme);
    update();
}

void MapControls::arrange()
{
    int y = shadow;
    int width = 0;
    for (MapButton *button : std::as_const(m_buttons)) {
        button->setGeometry(QRect(QPoint(shadow, y), button->sizeHint()));
        y += button->height() + 1;
        width = qMax(width, button->width());
    }
    resize(width + 2 * shadow, y - 1 + shadow);
}

void MapControls::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    m_panel.draw(painter, *this, 0, [this](QPainter &inside) { paintPanel(inside); });
}

void MapControls::paintPanel(QPainter &painter) const
{
    const QRectF box = QRectF(rect()).adjusted(shadow, shadow, -shadow, -shadow);
    painter.setPen(Qt::NoPen);
    for (int i = shadow; i > 0; --i) {
        painter.setBrush(QColor(0, 0, 0, m_theme.isDark ? 14 : 5));
        painter.drawRoundedRect(box.adjusted(-i, -i + 2, i, qMin(i + 2, shadow)), 6 + i, 6 + i);
    }
    painter.setBrush(m_theme.panel);
    painter.setPen(QPen(m_theme.panelLine, 1));
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    for (qsizetype i = 1; i < m_buttons.size(); ++i) {
        const qreal y = m_buttons[i]->y() - 0.5;
        painter.drawLine(QPointF(box.left() + 6, y), QPointF(box.right() - 6, y));
    }
}

} // namespace entente::app
