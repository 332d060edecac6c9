#pragma once

#include "document/studybook.h"
#include "look/sheet.h"

class QLabel;
class QPushButton;
class QTableWidget;

namespace entente::app {

/// What can be learned at the board: all studies with their board, and how far one is with each.
class LearnDesk : public Sheet {
    Q_OBJECT

public:
    explicit LearnDesk(const VariantLibrary &library, QWidget *parent = nullptr);

    void say(const QString &sentence, bool failed); ///< below the list

Q_SIGNALS:
    void chosen(const entente::app::StudyBook::Entry &entry);
    void pdfWanted(const entente::app::StudyBook::Entry &entry);

private:
    enum Column { Title, Teaches, OnBoard, Length, Done, ColumnCount };

    static QStringList headings();
    void tellButtons();
    void fill();
    void open();
    const StudyBook::Entry *current() const;

    const VariantLibrary &m_library;
    StudyBook m_book;
    QTableWidget *m_table;
    QPushButton *m_open;
    QPushButton *m_pdf;
    QLabel *m_says;
};

} // namespace entente::app
