#pragma once

#include "flow/tableflow.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <map>
#include <optional>

namespace entente::app {

/// The table's clocks (`ClockRules`): one for talking before each phase of moves, which ends when the first player
/// takes the seat; one for each seat and phase, which runs while its player is at the keyboard, or, where the seat is
/// away (TableFlow), while its orders are open and no talking time is left. Shows nothing itself.
///
/// When talking time is up it is only said. When a seat's time is up its orders are sealed as they are, if the table's
/// rules say so. Times start anew when a game is opened.
class TableClock : public QObject {
    Q_OBJECT

public:
    enum class Kind { None, Talk, Seat };

    TableClock(GameDocument &document, TableFlow &flow, QObject *parent = nullptr);

    /// The clock that counts now (or would, were it not stopped).
    Kind kind() const { return m_kind; }
    /// Milliseconds left on it; below zero: so long over time.
    qint64 left() const;
    /// The same for a seat that is away: of the talk, else of its own time; none while nothing counts for it.
    std::optional<qint64> leftAway(PowerId power) const;
    /// "4:05"; over time "+0:12".
    QString text() const;

    bool isStopped() const { return m_stopped; }
    void setStopped(bool stopped);

    /// Lets so much time pass. The window's timer calls it; tests do as well.
    void advance(qint64 milliseconds);

Q_SIGNALS:
    void ticked();
    /// Time is up, once for each clock and phase.
    void ended(entente::app::TableClock::Kind kind);

private:
    void follow();
    qint64 &running();
    bool countsAway(PowerId power) const;
    void advanceAway(qint64 milliseconds);

    GameDocument &m_document;
    TableFlow &m_flow;
    QTimer m_timer;
    QElapsedTimer m_since;
    Kind m_kind = Kind::None;
    bool m_stopped = false;
    bool m_talked = false; ///< somebody has taken a seat in this phase
    int m_turn = -1;       ///< of which phase the times are
    qint64 m_talkLeft = 0;
    std::map<PowerId, qint64> m_seatLeft;
};

} // namespace entente::app
