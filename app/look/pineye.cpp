#include "look/pineye.h"

#include "look/icons.h"

#include <QEvent>
#include <QLineEdit>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {
constexpr int side = 24;
}

PinEye::PinEye(QLineEdit &field) : QToolButton(&field), m_field(field)
{
    setObjectName(u"eye-"_s + field.objectName());
    setCheckable(true);
    setAutoRaise(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::ArrowCursor);
    setIcon(themedIcon(u"reveal"_s, field.window()));
    setAccessibleName(tr("Show: %1", "a PIN").arg(field.accessibleName()));
    setToolTip(tr("Show what you typed"));
    field.setEchoMode(QLineEdit::Password);
    field.installEventFilter(this);
    const auto follow = [this, &field] { // what stands in an empty field needs all of its room
        m_read = isChecked();
        setVisible(!field.text().isEmpty());
        field.setTextMargins(0, 0, field.text().isEmpty() ? 0 : side, 0);
    };
    connect(&field, &QLineEdit::textChanged, this, follow);
    follow();
    connect(this, &QToolButton::toggled, this, &PinEye::look);
    place();
}

void PinEye::look(bool on)
{
    m_field.setEchoMode(on ? QLineEdit::Normal : QLineEdit::Password);
    if (!on)
        return;
    m_read = true;
    Q_EMIT read();
}

void PinEye::place()
{
    setGeometry(m_field.width() - side - 2, (m_field.height() - side) / 2, side, side);
}

void PinEye::shutUnlessNear()
{
    if (!hasFocus() && !m_field.hasFocus())
        setChecked(false);
}

bool PinEye::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        place();
    else if (event->type() == QEvent::FocusOut) // who gets the keyboard is known a moment later
        QMetaObject::invokeMethod(this, &PinEye::shutUnlessNear, Qt::QueuedConnection);
    return QToolButton::eventFilter(watched, event);
}

void PinEye::focusOutEvent(QFocusEvent *event)
{
    QToolButton::focusOutEvent(event);
    QMetaObject::invokeMethod(this, &PinEye::shutUnlessNear, Qt::QueuedConnection);
}

} // namespace entente::app
