#include "flow/watcher.h"

#include <array>

namespace entente::app {

namespace {

constexpr int often = 50; // milliseconds
constexpr std::array<qint64, 4> rests = {6000, 2500, 800, 0};

} // namespace

Watcher::Watcher(TableFlow &flow, QObject *parent) : QObject(parent), m_flow(flow)
{
    m_timer.setInterval(often);
    connect(&m_timer, &QTimer::timeout, this, &Watcher::look);
    connect(&flow, &TableFlow::changed, this, [this] {
        m_since.start();
        if (isWatching() != m_timer.isActive())
            isWatching() ? m_timer.start() : m_timer.stop();
        if (!isWatching())
            m_one = false;
        Q_EMIT changed();
    });
}

void Watcher::setRunning(bool on)
{
    m_running = on;
    m_one = false;
    Q_EMIT changed();
}

void Watcher::setPace(Pace pace)
{
    m_pace = pace;
    Q_EMIT changed();
}

void Watcher::playOne()
{
    m_running = false;
    m_one = true;
    look();
    Q_EMIT changed();
}

void Watcher::look()
{
    const bool rested = m_one || m_since.elapsed() >= rests[static_cast<std::size_t>(m_pace)];
    if (!isWatching() || !(m_running || m_one) || !rested || (!m_one && m_busy && m_busy()) || !m_flow.can(Act::Reveal))
        return;
    m_one = false;
    m_flow.reveal();
}

} // namespace entente::app
