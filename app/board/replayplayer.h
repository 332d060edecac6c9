#pragma once

#include "map/turnreplay.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <optional>

namespace entente::app {

/// Plays one turn on the map: keeps the time, at the speed that was chosen, and says when the picture
/// has changed. What is to be seen at that time is the replay's.
class ReplayPlayer : public QObject {
    Q_OBJECT

public:
    explicit ReplayPlayer(QObject *parent = nullptr);

    void start(TurnReplay replay);
    void stop(); ///< the map shows what it showed before
    void setPaused(bool paused);
    void setTime(qreal time);                       ///< 0 to 1, and pauses there
    void setSpeed(qreal speed) { m_speed = speed; } ///< above 0; at 1 a turn takes 2.6 seconds

    bool isActive() const { return m_replay.has_value(); }
    bool isPaused() const { return !m_timer.isActive(); }
    qreal time() const { return m_time; }
    qreal speed() const { return m_speed; }
    const TurnReplay &replay() const { return *m_replay; }

Q_SIGNALS:
    void changed();
    void ended(); ///< the turn was played to its end

private:
    void tick();

    std::optional<TurnReplay> m_replay;
    QTimer m_timer;
    QElapsedTimer m_clock;
    qreal m_time = 0;
    qreal m_speed = 1;
};

} // namespace entente::app
