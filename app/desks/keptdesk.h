#pragma once

#include "document/gamedocument.h"
#include "look/sheet.h"

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace entente::app {

/// Orders that players sent ahead to a game master: provisional ones, which are written when their phase begins if
/// nothing else came, and conditional ones, which are written when their condition is met. What the position can't say
/// the game master decides here. At open tables only.
class KeptDesk : public Sheet {
    Q_OBJECT

public:
    explicit KeptDesk(GameDocument &document, QWidget *parent = nullptr);

private:
    void layForm();
    QDialogButtonBox *buttons();
    KeptOrders written() const; ///< what the fields say
    int chosen() const;         ///< the entry of the chosen row; -1: none
    void fillIn();
    void fillPhases();
    void refresh();
    void follow();

    GameDocument &m_document;
    std::vector<std::size_t> m_entries; ///< of the rows: the phases in turn, what is over last
    QListWidget *m_list;
    QLabel *m_none; ///< in its place while there is nothing
    QComboBox *m_power;
    QComboBox *m_phase;
    QLineEdit *m_condition;
    QPlainTextEdit *m_orders;
    QLabel *m_reading;
    QPushButton *m_keep = nullptr;
    QPushButton *m_change = nullptr;
    QPushButton *m_drop = nullptr;
    QPushButton *m_use = nullptr;
};

} // namespace entente::app
