#include "board/hintbutton.h"

#include "look/theme.h"

#include <QPainter>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int hintTall = 28;
constexpr int capHeight = 20;
constexpr int capGap = 6;

} // namespace

HintButton::HintButton(QWidget *parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::NoFocus);
}

void HintButton::setHint(const KeyHint &hint)
{
    m_hint = hint;
    setObjectName(u"hint-"_s + hint.key.toLower());
    setAccessibleName(u"%1 (%2)"_s.arg(hint.does, hint.key));
    setAttribute(Qt::WA_TransparentForMouseEvents, hint.code == 0);
    resize(sizeHint());
    update();
}

int HintButton::capWidth() const
{
    return std::max(24, QFontMetrics(uiFont(metrics::small)).horizontalAdvance(m_hint.key) + 14);
}

QSize HintButton::sizeHint() const
{
    return {capWidth() + capGap + QFontMetrics(uiFont(metrics::small)).horizontalAdvance(m_hint.does) + capGap,
            hintTall};
}

void HintButton::enterEvent(QEnterEvent *)
{
    update();
}

void HintButton::leaveEvent(QEvent *)
{
    update();
}

void HintButton::paintEvent(QPaintEvent *)
{
    const UiColours &c = coloursOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool pointed = m_hint.code != 0 && underMouse();
    if (pointed) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(isDown() ? c.selected : c.hovered);
        painter.drawRoundedRect(rect(), 4, 4);
    }
    const QRect cap(0, (hintTall - capHeight) / 2, capWidth(), capHeight);
    painter.setFont(uiFont(metrics::small));
    painter.setPen(pointed ? c.accent : c.strongLine);
    painter.setBrush(c.field);
    painter.drawRoundedRect(QRectF(cap).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setPen(c.text);
    painter.drawText(cap, Qt::AlignCenter, m_hint.key);
    painter.setPen(pointed ? c.text : c.quiet);
    painter.drawText(QRect(cap.right() + capGap, 0, width() - cap.right() - capGap, hintTall),
                     Qt::AlignLeft | Qt::AlignVCenter, m_hint.does);
}

} // namespace entente::app
