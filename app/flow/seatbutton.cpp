#include "flow/seatbutton.h"

#include "look/theme.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int side = 104;
constexpr int noteTop = 66;
constexpr int noteWraps = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;

} // namespace

SeatButton::SeatButton(const QPixmap &emblem, const QString &name, const QString &note, bool now, QWidget *parent)
    : QAbstractButton(parent), m_emblem(emblem), m_name(name), m_note(note), m_now(now)
{
    // Two lines of a note have room; what became of a seat may need more.
    const QFontMetrics type(uiFont(metrics::small));
    const int high = noteTop + type.boundingRect(QRect(0, 0, side, 10 * side), noteWraps, note).height() + 8;
    setFixedSize(side, std::max(side, high));
    setAccessibleName(name + u", "_s + QString(note).replace(u"\n"_s, u", "_s));
    setFocusPolicy(Qt::StrongFocus);
}

void SeatButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void SeatButton::paintEvent(QPaintEvent *)
{
    const UiColours &c = coloursOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_now || underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_now ? c.selected : c.hovered);
        painter.drawRoundedRect(rect(), metrics::corner, metrics::corner);
    }
    if (hasFocus()) {
        painter.setPen(QPen(c.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), metrics::corner, metrics::corner);
    }
    painter.drawPixmap(QPointF((width() - 26) / 2.0, 12), m_emblem);
    painter.setPen(m_now ? c.text : c.quiet);
    painter.setFont(uiFont(metrics::base, m_now ? 600 : 400));
    painter.drawText(QRect(0, 46, width(), 20), Qt::AlignCenter, m_name);
    painter.setFont(uiFont(metrics::small));
    painter.setPen(m_now ? c.accent : c.quiet);
    painter.drawText(QRect(0, noteTop, width(), height() - noteTop), noteWraps, m_note);
}

} // namespace entente::app
