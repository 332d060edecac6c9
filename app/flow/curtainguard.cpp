#include "flow/curtainguard.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QWidget>

namespace entente::app {

namespace {

constexpr qint64 restMs = 600;

qint64 clockTime()
{
    static QElapsedTimer clock;
    if (!clock.isValid())
        clock.start();
    return clock.elapsed();
}

} // namespace

CurtainGuard::CurtainGuard(QWidget &curtain) : QObject(&curtain), m_curtain(curtain), m_now(clockTime)
{
    // Its parts come and go, and a shortcut goes past them: so all that the program gets is looked at.
    QCoreApplication::instance()->installEventFilter(this);
}

void CurtainGuard::begin()
{
    m_until = m_now() + restMs;
}

void CurtainGuard::setTime(std::function<qint64()> now)
{
    m_now = std::move(now);
    m_until = m_now();
}

bool CurtainGuard::isOfCurtain(const QObject &object) const
{
    const auto *widget = qobject_cast<const QWidget *>(&object);
    return widget && m_curtain.isVisible()
           && (widget == &m_curtain || m_curtain.isAncestorOf(widget) || widget == m_curtain.window());
}

bool CurtainGuard::isRefused(const QKeyEvent &key) const
{
    if (m_now() < m_until)
        return true;
    const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (key.isAutoRepeat() && (enter || key.key() == Qt::Key_Space))
        return true;
    return enter && (key.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier;
}

bool CurtainGuard::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        if (isOfCurtain(*watched) && isRefused(*static_cast<QKeyEvent *>(event))) {
            event->accept(); // so it comes as a key, and is stopped below
            return true;
        }
        break;
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
        if (isOfCurtain(*watched) && isRefused(*static_cast<QKeyEvent *>(event)))
            return true;
        break;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
    case QEvent::ContextMenu:
    case QEvent::Wheel:
        if (isOfCurtain(*watched) && m_now() < m_until)
            return true;
        break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace entente::app
