#pragma once

#include <QObject>

#include <functional>

namespace entente::app {

/// Coalesces requests: however often `ask` is called, the work runs once, after the pending events and before anything
/// is painted. `settle` runs it at once for a caller that needs its outcome.
class CoalescedUpdate : public QObject {
    Q_OBJECT

public:
    CoalescedUpdate(std::function<void()> work, QObject *parent) : QObject(parent), m_work(std::move(work)) {}

    void ask();
    void settle(); ///< does it now, if anybody has asked
    void drop();   ///< it will not be done any more; also from inside the work itself

protected:
    bool event(QEvent *event) override;

private:
    std::function<void()> m_work;
    bool m_due = false;
    bool m_dropped = false;
};

} // namespace entente::app
