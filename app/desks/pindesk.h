#pragma once

#include "document/gamedocument.h"
#include "look/sheet.h"

class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace entente::app {

/// Gives the seat that is being written a PIN, another one, or none.
class PinDesk : public Sheet {
    Q_OBJECT

public:
    PinDesk(GameDocument &document, PowerId power, QWidget *parent = nullptr);

Q_SIGNALS:
    /// What was done, in one sentence.
    void said(const QString &sentence, bool failure);

private:
    void follow();
    void finish();

    GameDocument &m_document;
    PowerId m_power;
    QLineEdit *m_pin;
    QLineEdit *m_again;
    QLabel *m_says;
    QDialogButtonBox *m_buttons;
};

} // namespace entente::app
