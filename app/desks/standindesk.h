#pragma once

#include "document/gamedocument.h"
#include "look/sheet.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;

namespace entente::app {

/// Who plays a seat: a person, or a computer, for the present phase or from now on. Whatever was written there is gone
/// with a change, so that nobody learns by it what another, or a computer, had in mind. The seat's PIN is asked; orders
/// that a person has sealed give way only after a question of its own.
class StandInDesk : public Sheet {
    Q_OBJECT

public:
    /// `seats`: among which may be chosen, `first` of them is shown; `trusted`: these have shown their PIN.
    StandInDesk(GameDocument &document, const std::vector<PowerId> &seats, PowerId first,
                const std::vector<PowerId> &trusted, QWidget *parent = nullptr);

Q_SIGNALS:
    /// What was done, in one sentence.
    void said(const QString &sentence, bool failure);
    /// Whom the person has just given the seat.
    void seated(const std::string &player);

private:
    PowerId seat() const;
    void showSeat();
    void follow();
    void finish(); ///< asks what must be asked first
    void askToDrop();
    void askToForce();
    void settle();

    GameDocument &m_document;
    std::vector<PowerId> m_seats;
    std::vector<PowerId> m_trusted;
    QComboBox *m_seat;
    QRadioButton *m_person;
    QRadioButton *m_phase;
    QRadioButton *m_always;
    QComboBox *m_level;
    QLabel *m_pinLabel;
    QLineEdit *m_pin;
    QPushButton *m_without;
    QLabel *m_says;
};

} // namespace entente::app
