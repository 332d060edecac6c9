#include "studio/beside.h"

#include <QCoreApplication>
#include <QThreadPool>

#include <utility>

namespace entente::app {

namespace {

constexpr int mostAtOnce = 64; ///< what was given up ends in its own time, and nobody waits for it

QThreadPool *pool = nullptr;

} // namespace

void workBeside(std::function<void()> work)
{
    if (!pool) {
        pool = new QThreadPool;
        pool->setMaxThreadCount(mostAtOnce);
        // The last moment at which the application is there.
        qAddPostRoutine([] {
            delete std::exchange(pool, nullptr); // waits
        });
    }
    pool->start(std::move(work));
}

} // namespace entente::app
