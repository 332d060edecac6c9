#pragma once

#include "document/clubround.h"
#include "document/variants.h"
#include "look/sheet.h"

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTabWidget;
class QTableWidget;

namespace entente::app {

class StandingsPage;

/// A club's evening of one board or several: its players and what they wish for, the draws of who sits where, the games
/// that are written for it into the club's folder, and how all players stand. The list of players lies in the folder
/// too, as players.txt, where `entente round` reads it.
class RoundDesk : public Sheet {
    Q_OBJECT

public:
    explicit RoundDesk(const VariantLibrary &variants, QWidget *parent = nullptr);

    /// Reads the games and players of a club. What is wrong is said on the sheet.
    void read(const QString &folder);
    /// Writes the standings as CSV. False: why not is said on the sheet.
    bool saveStandings(const QString &path);

Q_SIGNALS:
    void gameChosen(const QString &path);

private:
    QLayout *makeHead();
    QLayout *makeClub();
    QTabWidget *makeTables();
    QDialogButtonBox *makeButtons();
    void chooseFolder();
    void chooseFile();
    void fillSeasons();
    void draw();
    void fillRounds();
    void showRound();
    QStringList sittingOut(const std::vector<const LibraryGame *> &games, const Board &board) const;
    void openBoard();
    void follow();
    void say(const QString &sentence, bool failed = false);
    QString listPath() const;

    const VariantLibrary &m_variants;
    QString m_folder;
    ClubGames m_club;
    QStringList m_boards; ///< files of the round that is shown, by column behind the first
    bool m_asked = false; ///< it was said that nobody has played in the last round yet

    QLabel *m_path;
    QPlainTextEdit *m_players;
    QComboBox *m_variant;
    QComboBox *m_last;
    QPushButton *m_draw;
    QTabWidget *m_tables;
    QComboBox *m_shown;
    QLabel *m_out;
    QTableWidget *m_seats;
    StandingsPage *m_standings;
    QLabel *m_says;
    QPushButton *m_open;
    QPushButton *m_save;
};

} // namespace entente::app
