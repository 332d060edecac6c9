#include "flow/adviser.h"

#include "flow/thinker.h"

#include <QCoreApplication>

#include <utility>

namespace entente::app {

namespace {

constexpr Level advisersLevel = Level::Strong;
constexpr std::uint64_t advisersSeed = 1; ///< who asks twice gets the same answer

} // namespace

Adviser::Adviser(GameDocument &document, Thinker &thinker, QObject *parent)
    : QObject(parent), m_document(document), m_thinker(thinker)
{
    connect(&document, &GameDocument::loading, this, &Adviser::stop);
    connect(&document, &GameDocument::changed, this, [this](const Change &change) {
        const bool stale = change.kind == Change::Kind::Loaded || change.kind == Change::Kind::Played
                           || change.kind == Change::Kind::Position || change.kind == Change::Kind::Line;
        if (stale)
            stop();
    });
}

Adviser::~Adviser()
{
    stop();
    m_thinker.waitForThread();
}

void Adviser::stop()
{
    if (m_stop)
        *m_stop = true;
    m_stop.reset();
}

template <class Think, class Tell>
void Adviser::begin(Think think, Tell tell)
{
    stop();
    m_stop = std::make_shared<StopSign>(false);
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
                m_stop.reset();
                tell(answer);
            },
            Qt::QueuedConnection);
    });
}

void Adviser::ask(PowerId power)
{
    begin([view = m_document.viewFrom(power)](
              const StopSign *stop) { return adviseOn(view, advisersLevel, advisersSeed, stop); },
          [this](const Advice &advice) { Q_EMIT advised(advice); });
}

void Adviser::askAbout(PowerId other, PowerId seat)
{
    begin([view = m_document.viewFrom(seat),
           other](const StopSign *stop) { return guessPlans(view, other, advisersSeed, stop); },
          [this](const std::vector<GuessedPlan> &plans) { Q_EMIT guessed(plans); });
}

void Adviser::finish()
{
    while (isThinking()) {
        m_thinker.waitForThread();
        QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
    }
}

} // namespace entente::app
