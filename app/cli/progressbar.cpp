#include "cli/progressbar.h"

#include "cli/console.h"

#include <cstdio>
#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace entente::app {

namespace {

bool onTerminal()
{
#ifdef Q_OS_UNIX
    return isatty(fileno(stderr)) != 0;
#else
    return false;
#endif
}

} // namespace

ProgressBar::ProgressBar(int all) : m_all(all), m_shown(all > 0 && onTerminal()) {}

void ProgressBar::show(int done)
{
    const std::lock_guard lock(m_mutex);
    if (!m_shown || done == m_done)
        return;
    constexpr int width = 30;
    const int full = done * width / m_all;
    const bool drawn = m_done >= 0 && full == m_done * width / m_all && m_all > 10 * width;
    m_done = done;
    if (drawn && done < m_all)
        return; // of many thousands not each is worth a line's drawing
    const QString bar = QString(full, u'#') + QString(width - full, u'.');
    std::fprintf(stderr, "\r[%s] %s%s", qPrintable(bar), qPrintable(say("%1 of %2").arg(done).arg(m_all)),
                 done == m_all ? "\n" : "");
}

void ProgressBar::clear()
{
    const std::lock_guard lock(m_mutex);
    if (!m_shown || m_done < 0 || m_done == m_all)
        return;
    std::fputs("\r\033[K", stderr);
    m_done = -1;
}

} // namespace entente::app
