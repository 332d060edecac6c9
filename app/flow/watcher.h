#pragma once

#include "flow/tableflow.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>

namespace entente::app {

/// Leads a game on that only computers play, while people watch: phase after phase, at a pace, until somebody stops it.
class Watcher : public QObject {
    Q_OBJECT

public:
    enum class Pace { Slow, Even, Fast, AtOnce };

    explicit Watcher(TableFlow &flow, QObject *parent = nullptr);

    bool isWatching() const { return m_flow.step() == Step::Watched; }
    bool isRunning() const { return m_running; }
    void setRunning(bool on);
    Pace pace() const { return m_pace; }
    void setPace(Pace pace);
    /// While it says so the last phase is still being shown.
    void setBusy(std::function<bool()> busy) { m_busy = std::move(busy); }
    void playOne(); ///< the next phase as soon as its orders are in; then it rests

Q_SIGNALS:
    void changed();

private:
    void look();

    TableFlow &m_flow;
    QTimer m_timer;
    QElapsedTimer m_since; ///< the last phase was revealed
    std::function<bool()> m_busy;
    Pace m_pace = Pace::Even;
    bool m_running = true;
    bool m_one = false;
};

} // namespace entente::app
