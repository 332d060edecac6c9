#include "look/handrest.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QKeyEvent>

#include <optional>
#include <utility>

namespace entente::app {

namespace {

/// Longer than a key that is held down waits before it comes again: 660 ms with X, if nothing else is said. On a busy
/// machine that comes as a press of its own.
constexpr qint64 restMs = 900;

std::function<qint64()> &otherClock()
{
    static std::function<qint64()> clock;
    return clock;
}

qint64 timeNow()
{
    if (otherClock())
        return otherClock()();
    static const QElapsedTimer clock = [] {
        QElapsedTimer begun;
        begun.start();
        return begun;
    }();
    return clock.elapsed();
}

/// When a key that is held down came again. Between such repeats X has some come as presses of their own.
class HeldKeys : public QObject {
public:
    static HeldKeys &watched()
    {
        static HeldKeys *const keys = new HeldKeys;
        return *keys;
    }

    void forget() { m_last.reset(); }
    bool areStill(qint64 now) const { return !m_last || now >= *m_last + restMs; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        // A shortcut that does not repeat never comes as a key.
        const bool key = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
        if (key && static_cast<QKeyEvent *>(event)->isAutoRepeat())
            m_last = timeNow();
        return QObject::eventFilter(watched, event);
    }

private:
    HeldKeys() : QObject(QCoreApplication::instance()) { parent()->installEventFilter(this); }

    std::optional<qint64> m_last;
};

} // namespace

HandRest::HandRest()
{
    HeldKeys::watched();
}

void HandRest::begin()
{
    m_until = timeNow() + restMs;
}

bool HandRest::isOver() const
{
    const qint64 now = timeNow();
    return now >= m_until && HeldKeys::watched().areStill(now);
}

void HandRest::countBy(std::function<qint64()> now)
{
    otherClock() = std::move(now);
    HeldKeys::watched().forget();
}

} // namespace entente::app
