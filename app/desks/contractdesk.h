#pragma once

#include "document/gamedocument.h"
#include "look/sheet.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace entente::app {

/// Where a contract is registered (Sequential 3): the other party is chosen and the units of both that shall act
/// together are ticked. It counts if the other party registers the same; a game master may sign for both.
class ContractDesk : public Sheet {
    Q_OBJECT

public:
    /// `power`: who registers; `open`: whether that may be changed, and signed for the other party as well.
    ContractDesk(GameDocument &document, PowerId power, bool open, QWidget *parent = nullptr);

private:
    void proposeHelp();
    void fillOthers();
    void fillUnits();
    PowerId self() const;
    PowerId other() const;
    void check();
    void take();
    Order contract() const; ///< as the first party gives it

    GameDocument &m_document;
    QComboBox *m_self;
    QComboBox *m_other;
    QListWidget *m_own;
    QListWidget *m_theirs;
    QCheckBox *m_both;
    QLabel *m_says;
    QPushButton *m_take;
};

} // namespace entente::app
