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

void Adviser::ask(PowerId power)
{
    stop();
    m_stop = std::make_shared<StopSign>(false);
    m_thinker.thinkOf([this, view = SeatView(m_document.game(), power), stop = m_stop] {
        if (*stop)
            return;
        Advice advice = adviseOn(view, advisersLevel, advisersSeed, stop.get());
        if (advice.stopped)
            return;
        QMetaObject::invokeMethod(
            this, [this, stop, advice = std::move(advice)] {
                if (stop != m_stop)
                    return;
                m_stop.reset();
                Q_EMIT advised(advice);
            },
            Qt::QueuedConnection);
    });
}

void Adviser::finish()
{
    while (isThinking()) {
        m_thinker.waitForThread();
        QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
    }
}

} // namespace entente::app
