#pragma once

#include "look/sheet.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace entente::app {

/// Programs that play a seat, as they are known on this machine: what they are called, and how each is started.
class ProgramDesk : public Sheet {
    Q_OBJECT

public:
    explicit ProgramDesk(QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(const QString &name); ///< it was written down; it is to play
    void forgotten();                 ///< some program is known no more

private:
    void showProgram();
    void browse();
    void forget();
    void finish();

    QComboBox *m_which; ///< a new one, or one that is known
    QLineEdit *m_name;
    QLineEdit *m_command;
    QLabel *m_says;
    QPushButton *m_forget;
};

} // namespace entente::app
