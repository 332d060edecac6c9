#include "board/replayplayer.h"

#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {
constexpr qreal length = 2600; ///< milliseconds of a turn at usual speed
constexpr int frame = 16;
} // namespace

ReplayPlayer::ReplayPlayer(QObject *parent) : QObject(parent)
{
    m_timer.setObjectName(u"replayPace"_s);
    m_timer.setInterval(frame);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &ReplayPlayer::tick);
}

void ReplayPlayer::start(TurnReplay replay)
{
    m_replay = std::move(replay);
    m_time = 0;
    setPaused(false);
}

void ReplayPlayer::stop()
{
    if (!m_replay)
        return;
    m_timer.stop();
    m_replay.reset();
    Q_EMIT changed();
}

void ReplayPlayer::setPaused(bool paused)
{
    if (paused || !m_replay) {
        m_timer.stop();
    } else {
        if (m_time >= 1)
            m_time = 0;
        m_clock.start();
        m_timer.start();
    }
    Q_EMIT changed();
}

void ReplayPlayer::setTime(qreal time)
{
    if (!m_replay)
        return;
    m_timer.stop();
    m_time = qBound(0.0, time, 1.0);
    Q_EMIT changed();
}

void ReplayPlayer::tick()
{
    m_time += static_cast<qreal>(m_clock.restart()) * m_speed / length;
    if (m_time < 1) {
        Q_EMIT changed();
        return;
    }
    stop(); // the results stay
    Q_EMIT ended();
}

} // namespace entente::app
