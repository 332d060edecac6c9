#include "flow/curtainguard.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QWidget>

namespace entente::app {

CurtainGuard::CurtainGuard(QWidget &curtain) : QObject(&curtain), m_curtain(curtain)
{
    // Its parts come and go, and a shortcut goes past them: so all that the program gets is looked at.
    QCoreApplication::instance()->installEventFilter(this);
}

void CurtainGuard::begin()
{
    m_rest.begin();
}

bool CurtainGuard::isOfCurtain(const QObject &object) const
{
    const auto *widget = qobject_cast<const QWidget *>(&object);
    return widget && m_curtain.isVisible()
           && (widget == &m_curtain || m_curtain.isAncestorOf(widget) || widget == m_curtain.window());
}

/// A key held since the page before comes again and again, Space and Enter press buttons: none of that is typing.
bool CurtainGuard::isHeard(const QObject &at, const QKeyEvent &key) const
{
    if (&at != m_heard || key.isAutoRepeat() || (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)))
        return false;
    if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter)
        return !m_heard->text().isEmpty() && !(key.modifiers() & Qt::ShiftModifier);
    return key.key() == Qt::Key_Backspace
           || (key.text().size() > 0 && key.text().at(0).isPrint() && key.text() != u" ");
}

bool CurtainGuard::isRefused(const QObject &at, const QKeyEvent &key) const
{
    if (!m_rest.isOver())
        return !isHeard(at, key);
    const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (key.isAutoRepeat() && (enter || key.key() == Qt::Key_Space))
        return true;
    return enter && (key.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier;
}

bool CurtainGuard::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        if (isOfCurtain(*watched) && isRefused(*watched, *static_cast<QKeyEvent *>(event))) {
            event->accept(); // so it comes as a key, and is stopped below
            return true;
        }
        break;
    case QEvent::KeyPress:
        if (isOfCurtain(*watched) && !m_rest.isOver() && !isHeard(*watched, *static_cast<QKeyEvent *>(event)))
            m_rest.begin(); // a key that is held down gets nowhere, however long
        [[fallthrough]];
    case QEvent::KeyRelease:
        if (isOfCurtain(*watched) && isRefused(*watched, *static_cast<QKeyEvent *>(event)))
            return true;
        break;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
    case QEvent::ContextMenu:
    case QEvent::Wheel:
        if (isOfCurtain(*watched) && !m_rest.isOver())
            return true;
        break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace entente::app
