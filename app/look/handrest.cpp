#include "look/handrest.h"

#include <QElapsedTimer>

#include <utility>

namespace entente::app {

namespace {

constexpr qint64 restMs = 600;

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

} // namespace

void HandRest::begin()
{
    m_until = timeNow() + restMs;
}

bool HandRest::isOver() const
{
    return timeNow() >= m_until;
}

void HandRest::countBy(std::function<qint64()> now)
{
    otherClock() = std::move(now);
}

} // namespace entente::app
