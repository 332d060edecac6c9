#include "actions/coalescedupdate.h"

#include <QCoreApplication>
#include <QEvent>

#include <utility>

namespace entente::app {

void CoalescedUpdate::ask()
{
    if (!m_dropped && !std::exchange(m_due, true))
        QCoreApplication::postEvent(this, new QEvent(QEvent::User), Qt::HighEventPriority);
}

void CoalescedUpdate::settle()
{
    if (std::exchange(m_due, false))
        m_work();
}

void CoalescedUpdate::drop()
{
    m_due = false;
    m_dropped = true;
}

bool CoalescedUpdate::event(QEvent *event)
{
    if (event->type() != QEvent::User)
        return QObject::event(event);
    settle();
    return true;
}

} // namespace entente::app
