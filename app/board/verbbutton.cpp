#include "board/verbbutton.h"

#include "look/theme.h"

#include <QKeyEvent>
#include <QPainter>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int chipTall = 28;
constexpr int chipPadding = 9;
constexpr int chipGap = 6; ///< between the name and its key

} // namespace

VerbButton::VerbButton(QWidget *parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::TabFocus);
    setCheckable(true);
}

void VerbButton::setChip(const VerbChip &chip)
{
    m_chip = chip;
    setObjectName(chip.verb ? u"chip-"_s + chip.key.toLower() : u"chip-partners"_s);
    setChecked(chip.chosen);
    const QString named = chip.keyTaken ? chip.name : tr("%1 (%2)", "a verb and its key").arg(chip.name, chip.key);
    setAccessibleName(named);
    setAccessibleDescription(isOpen() ? QString() : tr("Not possible: %1").arg(chip.why));
    setToolTip(isOpen() ? named : chip.why);
    resize(sizeHint());
    update();
}

void VerbButton::clear()
{
    m_chip = {};
    setObjectName(QString());
    setAccessibleName(QString());
    setAccessibleDescription(QString());
    setToolTip(QString());
    setChecked(false);
}

QSize VerbButton::sizeHint() const
{
    return {2 * chipPadding + QFontMetrics(uiFont(metrics::base, 500)).horizontalAdvance(m_chip.name) + chipGap
                + QFontMetrics(uiFont(metrics::small)).horizontalAdvance(m_chip.key),
            chipTall};
}

void VerbButton::enterEvent(QEnterEvent *)
{
    update();
}

void VerbButton::leaveEvent(QEvent *)
{
    update();
}

void VerbButton::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape: Q_EMIT left(); break;
    case Qt::Key_Left:
    case Qt::Key_Up: Q_EMIT stepped(-1); break;
    case Qt::Key_Right:
    case Qt::Key_Down: Q_EMIT stepped(1); break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!event->isAutoRepeat())
            click();
        break;
    default: QAbstractButton::keyPressEvent(event);
    }
}

void VerbButton::paintEvent(QPaintEvent *)
{
    const UiColours &c = coloursOf(this);
    const bool pointed = isOpen() && underMouse();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(hasFocus() ? QPen(c.accent, 2)
                              : QPen(m_chip.chosen ? c.filled
                                     : pointed     ? c.accent
                                     : isOpen()    ? c.strongLine
                                                   : c.line,
                                     1));
    painter.setBrush(m_chip.chosen ? c.filled : isDown() && isOpen() ? c.selected : pointed ? c.hovered : c.field);
    const qreal inset = hasFocus() ? 1 : 0.5;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), metrics::corner, metrics::corner);
    const QRect room = rect().adjusted(chipPadding, 0, -chipPadding, 0);
    painter.setPen(m_chip.chosen ? c.onFilled : isOpen() ? c.text : c.faint);
    painter.setFont(uiFont(metrics::base, 500));
    // The chips stay where they are while keys come and go; a name alone stands in the middle of its own.
    painter.drawText(room, (m_chip.keyTaken ? Qt::AlignHCenter : Qt::AlignLeft) | Qt::AlignVCenter, m_chip.name);
    painter.setPen(m_chip.chosen ? c.onFilled : isOpen() ? c.quiet : c.faint);
    painter.setFont(uiFont(metrics::small));
    if (!m_chip.keyTaken)
        painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, m_chip.key);
}

} // namespace entente::app
