#include "look/pineye.h"

#include "look/icons.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStyle>
#include <QStyleOptionFrame>

#include <cmath>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {
constexpr int side = 24;
constexpr int beside = 2; ///< pixels that a field leaves free after its text; what scrolls is seen in those before it
} // namespace

void keepDotsWhole(QLineEdit &field, int clear)
{
    QStyleOptionFrame frame;
    frame.initFrom(&field);
    frame.lineWidth = field.style()->pixelMetric(QStyle::PM_DefaultFrameWidth, &frame, &field);
    const int width = field.style()->subElementRect(QStyle::SE_LineEditContents, &frame, &field).width();
    const int sign = field.style()->styleHint(QStyle::SH_LineEdit_PasswordCharacter, &frame, &field);
    const qreal dot = QFontMetricsF(field.font()).horizontalAdvance(QChar(sign));
    const qreal room = width - clear - beside - 1; // the cursor takes one
    const int over = dot > 0 && room > dot ? static_cast<int>(room - std::floor(room / dot) * dot) : 0;
    field.setTextMargins(0, 0, clear + over, 0);
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
        if (field.text().isEmpty())
            field.setTextMargins({});
        else
            keepDotsWhole(field, side);
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

void PinEye::keyPressEvent(QKeyEvent *event)
{
    QToolButton::keyPressEvent(event);
    const int key = event->key();
    if (key != Qt::Key_Escape && key != Qt::Key_Return && key != Qt::Key_Enter)
        event->accept(); // or the field, in which it lies, would take it
}

void PinEye::focusOutEvent(QFocusEvent *event)
{
    QToolButton::focusOutEvent(event);
    QMetaObject::invokeMethod(this, &PinEye::shutUnlessNear, Qt::QueuedConnection);
}

} // namespace entente::app
