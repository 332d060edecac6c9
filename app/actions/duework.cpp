#include "actions/duework.h"

#include <QCoreApplication>
#include <QEvent>

#include <utility>

namespace entente::app {

void DueWork::ask()
{
    if (!m_dropped && !std::exchange(m_due, true))
        QCoreApplication::postEvent(this, new QEvent(QEvent::User), Qt::HighEventPriority);
}

void DueWork::settle()
{
    if (std::exchange(m_due, false))
        m_work();
}

void DueWork::drop()
{
    m_due = false;
    m_dropped = true;
}

bool DueWork::event(QEvent *event)
{
    if (event->type() != QEvent::User)
        return QObject::event(event);
    settle();
    return true;
}

} // namespace entente::app
