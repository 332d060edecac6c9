#pragma once

#include "studio/beside.h"
#include "studio/watch.h"

#include <QCoreApplication>
#include <QObject>
#include <QPointer>

#include <atomic>
#include <cmath>
#include <memory>

namespace entente::app {

/// One long task beside the window, which stays awake. Whoever does not want to wait stops it: the task ends the next
/// time that it asks its watcher, and what it found is dropped.
class BackgroundTask : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    ~BackgroundTask() override { stop(); }

    /// Begins `work(watch)` on a thread of its own; `take` gets what it returns, in the window's thread. A task that
    /// is under way is stopped.
    template <class Work, class Take>
    void run(Work work, Take take)
    {
        stop();
        m_run = std::make_shared<Run>();
        m_run->by = this;
        workBeside([run = m_run, work = std::move(work), take = std::move(take)] {
            const Watch watch = [run](double share) { return tell(run, share); };
            auto found = std::make_shared<decltype(work(watch))>(work(watch));
            QMetaObject::invokeMethod(qApp, [run, found, take] {
                if (!run->by || run->by->m_run != run)
                    return; // stopped, or another was wanted
                run->by->m_run.reset();
                take(std::move(*found));
            });
        });
    }
    void stop()
    {
        if (m_run)
            m_run->stopped = true;
        m_run.reset();
    }
    bool isRunning() const { return m_run != nullptr; }

Q_SIGNALS:
    void progressed(int percent);

private:
    /// What the thread and the window both hold; the thread may outlive who asked.
    struct Run {
        QPointer<BackgroundTask> by; ///< asked in the window's thread alone
        std::atomic<bool> stopped = false;
        int told = -1; ///< percent; the thread's
    };

    static bool tell(const std::shared_ptr<Run> &run, double share)
    {
        const int percent = static_cast<int>(std::lround(100 * share));
        if (!run->stopped && percent != run->told) {
            run->told = percent;
            QMetaObject::invokeMethod(qApp, [run, percent] {
                if (run->by && run->by->m_run == run)
                    Q_EMIT run->by->progressed(percent);
            });
        }
        return !run->stopped;
    }

    std::shared_ptr<Run> m_run;
};

} // namespace entente::app
