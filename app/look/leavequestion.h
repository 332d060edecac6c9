#pragma once

#include <QString>

class QKeyEvent;
class QLabel;

namespace entente::app {

/// Whether Esc leaves a sheet on which something was typed. It may be a slip: it takes two presses, and the first one
/// asks. A key that is held down is pressed once.
class LeaveQuestion {
public:
    /// Is this press of a key Esc, and only asks? `cost` says what becomes of what was typed; empty: nothing was, and
    /// nothing is asked. The question is put on `says`, until the sheet says something else there; see forget().
    bool asks(const QKeyEvent &event, const QString &cost, QLabel &says);
    /// The question is read no longer: the next Esc asks again.
    void forget() { m_asked = false; }

private:
    bool m_asked = false;
};

} // namespace entente::app
