#include "flow/tablesounds.h"

#include <algorithm>
#include <utility>

namespace entente::app {

namespace {

constexpr int captureAfter = 900; ///< milliseconds: the drums are over

} // namespace

TableSounds::TableSounds(const GameDocument &document, const TableFlow &flow, QObject *parent)
    : QObject(parent), m_document(document), m_flow(flow)
{
    m_afterReveal.setSingleShot(true);
    m_afterReveal.setInterval(captureAfter);
    connect(&m_afterReveal, &QTimer::timeout, this, &TableSounds::tellCaptures);
    connect(&document, &GameDocument::changed, this, [this](const Change &change) {
        if (change.kind == Change::Kind::Loaded)
            startAnew();
        else if (change.kind == Change::Kind::Computers) // they seal without a sound
            m_sealed = m_document.table().sealed.size();
        else
            follow();
    });
    connect(&flow, &TableFlow::changed, this, &TableSounds::follow);
    startAnew();
}

/// What a game has when it is opened is not news.
void TableSounds::startAnew()
{
    m_afterReveal.stop();
    m_turns = m_document.hasGame() ? m_document.game().turnCount() : 0;
    m_sealed = m_document.table().sealed.size();
}

void TableSounds::follow()
{
    if (!m_document.hasGame())
        return;
    const std::size_t sealed = m_document.table().sealed.size();
    if (sealed > std::exchange(m_sealed, sealed))
        want(Chime::Seal);
    const Step step = m_flow.step();
    const int turns = m_document.game().turnCount();
    if (turns < m_turns) { // taken back
        m_turns = turns;
        m_afterReveal.stop();
    } else if (turns > m_turns && (step == Step::Results || step == Step::Watched || step == Step::Over)) {
        m_turns = turns;
        want(Chime::Reveal);
        if (m_on)
            m_afterReveal.start();
    }
}

void TableSounds::beginShow()
{
    m_afterReveal.stop();
}

void TableSounds::tellConflict()
{
    want(Chime::Clash);
}

void TableSounds::endShow()
{
    if (m_on)
        tellCaptures();
}

void TableSounds::tellCaptures()
{
    if (!m_document.hasGame() || m_turns == 0 || m_document.game().turnCount() != m_turns)
        return;
    const std::vector<Event> &events = m_document.turn(m_turns - 1).events;
    if (std::any_of(events.begin(), events.end(),
                    [](const Event &event) { return std::holds_alternative<event::CentreTaken>(event); }))
        want(Chime::Capture);
}

void TableSounds::want(Chime chime)
{
    if (m_on)
        Q_EMIT wanted(chime);
}

} // namespace entente::app
