#pragma once

#include "document/studybook.h"
#include "look/sheet.h"

class QPushButton;
class QTableWidget;

namespace entente::app {

/// What can be learned at the board: all studies with their board, and how far one is with each.
class LearnDesk : public Sheet {
    Q_OBJECT

public:
    explicit LearnDesk(const VariantLibrary &library, QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(const entente::app::StudyBook::Entry &entry);

private:
    enum Column { Title, Teaches, OnBoard, Length, Done, ColumnCount };

    static QStringList headings();
    void fill();
    void open();

    StudyBook m_book;
    QTableWidget *m_table;
    QPushButton *m_open;
};

} // namespace entente::app
