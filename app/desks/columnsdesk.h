#pragma once

#include "document/gamedocument.h"
#include "look/sheet.h"
#include "sheet/livery.h"

class QDialogButtonBox;
class QLabel;
class QLayout;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace entente::app {

class DeadlineField;
class EmblemHeader;

/// For a game master: the orders of every power side by side, a column each, with whoever has none yet; and the way
/// back to the phase before and forth again.
class ColumnsDesk : public Sheet {
    Q_OBJECT

public:
    ColumnsDesk(GameDocument &document, const Livery &livery, QWidget *parent = nullptr);

    void focusDeadline(); ///< the keyboard goes to when orders are due

private:
    QLayout *makeHeads();
    QDialogButtonBox *makeButtons();
    void refresh();
    void fillColumn(int column, PowerId power);
    /// "Austria: A Budapest, F Trieste", a line for each power that has orders to write still; empty: nobody has.
    QString missingText() const;

    GameDocument &m_document;
    Livery m_livery;
    QLineEdit *m_name;
    DeadlineField *m_deadline;
    QTableWidget *m_table;
    EmblemHeader *m_heads;
    QLabel *m_missing;
    QPushButton *m_copy;
    QLabel *m_later;
    QPushButton *m_back;
    QPushButton *m_again;
};

} // namespace entente::app
