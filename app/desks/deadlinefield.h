#pragma once

#include "words/deadlines.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace entente::app {

/// When orders are due, to be typed ("Sunday 20:00") or chosen in a calendar, with the days that the phases to come
/// get. What was typed is read as soon as it is complete; what can't be read stays as words, and a line below says so.
class DeadlineField : public QWidget {
    Q_OBJECT

public:
    /// `name`: the object name of the line to type in; the calendar's button adds "Calendar" to it.
    DeadlineField(Deadline deadline, const QString &name, QWidget *parent = nullptr);

    const Deadline &deadline() const { return m_deadline; }
    /// As it is now; nothing is told.
    void setDeadline(const Deadline &deadline);

Q_SIGNALS:
    void edited(); ///< by a person

private:
    void read();
    void tell();
    void write();
    void openCalendar();
    void take(const Deadline &deadline);

    Deadline m_deadline;
    QLineEdit *m_line;
    QToolButton *m_calendar;
    QLabel *m_read;
};

} // namespace entente::app
