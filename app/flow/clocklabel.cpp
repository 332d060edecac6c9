#include "flow/clocklabel.h"

#include "look/onchange.h"
#include "look/rank.h"
#include "look/theme.h"

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 nearEnd = 30 * 1000; // milliseconds

} // namespace

ClockLabel::ClockLabel(const TableClock &clock, QWidget *parent) : QLabel(parent), m_clock(clock)
{
    setObjectName(u"seatClock"_s);
    connect(&clock, &TableClock::ticked, this, &ClockLabel::refresh);
    refresh();
    onChange(this, {QEvent::LanguageChange}, [this] { refresh(); });
}

void ClockLabel::refresh()
{
    const bool shown = m_clock.kind() == TableClock::Kind::Seat;
    setVisible(shown);
    if (!shown)
        return;
    const bool close = m_clock.left() <= nearEnd;
    setFont(uiFont(metrics::base, close ? 600 : 400));
    setFailed(*this, m_clock.left() <= 0);
    setText(m_clock.isStopped()   ? tr("paused at %1", "the clock").arg(m_clock.text())
            : m_clock.left() <= 0 ? tr("time is up %1").arg(m_clock.text())
                                  : tr("%1 left", "time").arg(m_clock.text()));
    setAccessibleName(tr("Clock: %1").arg(text()));
}

} // namespace entente::app
