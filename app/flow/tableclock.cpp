#include "flow/tableclock.h"

#include <algorithm>

namespace entente::app {

namespace {

constexpr int tick = 250; // milliseconds

} // namespace

TableClock::TableClock(GameDocument &document, TableFlow &flow, QObject *parent)
    : QObject(parent), m_document(document), m_flow(flow)
{
    m_timer.setInterval(tick);
    connect(&m_timer, &QTimer::timeout, this, [this] { advance(m_since.restart()); });
    connect(&flow, &TableFlow::changed, this, &TableClock::follow);
    connect(&flow, &TableFlow::awayChanged, this, &TableClock::follow);
    connect(&document, &GameDocument::loading, this, [this] {
        m_turn = -1;
        m_stopped = false;
    });
}

qint64 &TableClock::running()
{
    return m_kind == Kind::Talk ? m_talkLeft : m_seatLeft[m_flow.seat()];
}

qint64 TableClock::left() const
{
    if (m_kind == Kind::Talk)
        return m_talkLeft;
    const auto seat = m_seatLeft.find(m_flow.seat());
    return m_kind == Kind::Seat && seat != m_seatLeft.end() ? seat->second : 0;
}

QString TableClock::text() const
{
    if (m_kind == Kind::None)
        return {};
    // What is left is rounded up, what is over down: 0:00 is the moment itself.
    const qint64 now = left();
    const qint64 seconds = now > 0 ? (now + 999) / 1000 : -now / 1000;
    return (now < 0 ? QStringLiteral("+") : QString())
           + QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

void TableClock::setStopped(bool stopped)
{
    m_stopped = stopped;
    m_since.start();
    Q_EMIT ticked();
}

void TableClock::follow()
{
    const Kind before = m_kind;
    m_kind = Kind::None;
    if (m_document.hasGame() && m_document.table().mode == Table::Mode::Hotseat) {
        const ClockRules &rules = m_document.table().clock;
        if (const int turn = m_document.game().turnCount(); turn != m_turn) {
            m_turn = turn;
            m_talked = false;
            m_talkLeft = rules.talkSeconds * qint64(1000);
            m_seatLeft.clear();
        }
        const Step step = m_flow.step();
        m_talked = m_talked || step == Step::Writing;
        if (step == Step::Writing && rules.seatSeconds > 0) {
            m_kind = Kind::Seat;
            m_seatLeft.emplace(m_flow.seat(), rules.seatSeconds * qint64(1000));
        } else if ((step == Step::Covered || step == Step::Away) && !m_talked && rules.talkSeconds > 0
                   && m_document.game().position().phase.stage == Stage::Moves) {
            m_kind = Kind::Talk;
        }
    }
    const std::vector<PowerId> away = m_flow.away();
    const bool counts = std::any_of(away.begin(), away.end(), [this](PowerId power) { return countsAway(power); });
    if (m_kind == Kind::None && !counts) {
        m_timer.stop();
    } else if (!m_timer.isActive()) {
        m_since.start();
        m_timer.start();
    }
    if (before != Kind::None || m_kind != Kind::None)
        Q_EMIT ticked();
}

/// While its orders may be written and are not sealed.
bool TableClock::countsAway(PowerId power) const
{
    const bool open = m_flow.isCovered() || m_flow.step() == Step::Writing;
    const std::vector<PowerId> waited = open ? m_flow.waitedFor() : std::vector<PowerId>();
    return m_document.table().clock.seatSeconds > 0 && m_flow.isAway(power)
           && std::find(waited.begin(), waited.end(), power) != waited.end();
}

std::optional<qint64> TableClock::leftAway(PowerId power) const
{
    if (m_kind == Kind::Talk && m_talkLeft > 0)
        return m_talkLeft;
    if (!countsAway(power))
        return {};
    const auto seat = m_seatLeft.find(power);
    return seat == m_seatLeft.end() ? m_document.table().clock.seatSeconds * qint64(1000) : seat->second;
}

void TableClock::advanceAway(qint64 milliseconds)
{
    if (m_kind == Kind::Talk && m_talkLeft > 0)
        return;
    const ClockRules &rules = m_document.table().clock;
    for (const PowerId power : m_flow.away()) {
        if (!countsAway(power))
            continue;
        qint64 &time = m_seatLeft.emplace(power, rules.seatSeconds * qint64(1000)).first->second;
        const bool up = time > 0 && time <= milliseconds;
        time -= milliseconds;
        if (up && rules.seals)
            m_flow.sealAway(power);
    }
}

void TableClock::advance(qint64 milliseconds)
{
    if (m_stopped)
        return;
    advanceAway(milliseconds);
    if (m_kind == Kind::None)
        return;
    const Kind kind = m_kind;
    qint64 &time = running();
    const bool up = time > 0 && time <= milliseconds;
    time -= milliseconds;
    Q_EMIT ticked();
    if (!up)
        return;
    Q_EMIT ended(kind);
    if (kind == Kind::Seat && m_document.table().clock.seals)
        m_flow.seal();
}

} // namespace entente::app
