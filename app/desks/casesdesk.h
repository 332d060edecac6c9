#pragma once

#include "document/casecollection.h"
#include "look/sheet.h"

class QComboBox;
class QLabel;
class QLayout;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTableWidget;

namespace entente::app {

/// The test cases that came with the variants, and those of a file: a list of them, each with whether it came out as
/// expected; of the one chosen what was expected beside what was found. It can be opened on the board.
class CasesDesk : public Sheet {
    Q_OBJECT

public:
    /// `file`: cases of a file that was opened, shown first.
    explicit CasesDesk(const VariantLibrary &variants, std::optional<CaseCollection> file = {},
                       QWidget *parent = nullptr);

Q_SIGNALS:
    void caseChosen(const entente::Game &game);

private:
    QLayout *makeChoice(bool beside);
    void fill();
    void filter();
    void showCase();
    void openCase();
    const CaseCollection *collection() const;

    std::vector<CaseCollection> m_collections;
    std::vector<PlayedCase> m_played; ///< of the collection chosen
    QComboBox *m_source;
    QLineEdit *m_filter;
    QListWidget *m_list;
    QLabel *m_summary;
    QLabel *m_title;
    QTableWidget *m_table;
    QPushButton *m_open;
};

} // namespace entente::app
