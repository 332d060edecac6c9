#include "flow/thoughts.h"

#include <QCoreApplication>

namespace entente::app {

Thoughts::~Thoughts()
{
    stop();
    m_thinker.waitForThread();
}

void Thoughts::stop()
{
    *m_stop = true;
    m_stop = std::make_shared<StopSign>(false);
    m_open = 0;
}

void Thoughts::finish()
{
    while (any()) {
        m_thinker.waitForThread();
        QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
    }
}

} // namespace entente::app
