#pragma once

#include <QObject>

#include <functional>

namespace entente::app {

/// Work for which many changes ask and which one of them would do. It is done once, after the events that wait and
/// before anything is painted; or at once, where somebody needs its outcome.
class DueWork : public QObject {
    Q_OBJECT

public:
    DueWork(std::function<void()> work, QObject *parent) : QObject(parent), m_work(std::move(work)) {}

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
