#pragma once

#include "document/ledgames.h"
#include "look/sheet.h"

class QDialogButtonBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace entente::app {

/// The games that somebody leads, side by side: phase, deadline, and whose orders are missing in each. It stays open
/// while one goes from game to game; what is left unsaved in one is kept, and is what is gone on with.
class LedGamesDesk : public Sheet {
    Q_OBJECT

public:
    LedGamesDesk(const GameDocument &document, const QString &recoveryFolder, QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(const QString &path, bool recovered);
    void addWanted();                     ///< a game from a file that is not in the list
    void mailWanted(const QString &link); ///< "mailto:..."

protected:
    bool event(QEvent *event) override;

private:
    QTableWidget *makeTable();
    QDialogButtonBox *makeButtons();
    void refresh();
    void fillRow(int row, const LedGame &game);
    void follow();
    const LedGame *current() const;
    void open();
    void remind();

    const GameDocument &m_document;
    LedGameFinder m_finder;
    std::vector<LedGame> m_games;
    QTableWidget *m_table;
    QLabel *m_says;
    QPushButton *m_open;
    QPushButton *m_remind;
    bool m_due = false;
};

} // namespace entente::app
