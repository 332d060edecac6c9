#pragma once

#include "flow/tableclock.h"

#include <QLabel>

namespace entente::app {

/// The time left at the keyboard, for the top bar: hidden while no clock runs there; bold when half a minute is left,
/// marked when it is over.
class ClockLabel : public QLabel {
    Q_OBJECT

public:
    ClockLabel(const TableClock &clock, QWidget *parent);

private:
    void refresh();

    const TableClock &m_clock;
};

} // namespace entente::app
