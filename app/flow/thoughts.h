#pragma once

#include "flow/thinker.h"
#include "players/stopsign.h"

#include <QObject>

#include <memory>
#include <utility>

namespace entente::app {

/// What is thought over beside the orders of the seats, in the thread in which computers think and before what they
/// have still to think of. An answer that nobody waits for any more is dropped.
class Thoughts : public QObject {
    Q_OBJECT

public:
    explicit Thoughts(Thinker &thinker, QObject *parent = nullptr) : QObject(parent), m_thinker(thinker) {}
    ~Thoughts() override;

    /// `think` gives there what `tell` then says here; it gets the sign by which it is to stop.
    template <class Think, class Tell>
    void begin(Think think, Tell tell);
    void stop(); ///< nobody waits for any of them
    bool any() const { return m_open > 0; }
    /// Waits for all answers: for scripts, which say themselves what they wait for.
    void finish();

private:
    Thinker &m_thinker;
    std::shared_ptr<StopSign> m_stop = std::make_shared<StopSign>(false); ///< of all that are open
    int m_open = 0;
};

template <class Think, class Tell>
void Thoughts::begin(Think think, Tell tell)
{
    ++m_open;
    m_thinker.thinkOf([this, think = std::move(think), tell = std::move(tell), stop = m_stop] {
        if (*stop)
            return;
        auto answer = think(stop.get());
        if (*stop)
            return;
        QMetaObject::invokeMethod(
            this,
            [this, stop, tell, answer = std::move(answer)] {
                if (stop != m_stop)
                    return;
                --m_open;
                tell(answer);
            },
            Qt::QueuedConnection);
    });
}

} // namespace entente::app
