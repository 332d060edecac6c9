#pragma once

#include "document/gamelibrary.h"
#include "game/scores.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QTableWidget;

namespace entente::app {

/// How the players of a folder of games stand, as if all games ended now, and who did best with each power; by which
/// system is chosen, and kept.
class StandingsPage : public QWidget {
    Q_OBJECT

public:
    explicit StandingsPage(QWidget *parent = nullptr);

    const ScoreSystem *system() const; ///< that is chosen; never null
    /// They must stay while the page is shown.
    void showGames(const std::vector<LibraryGame> &games);

private:
    void refresh();

    const std::vector<LibraryGame> *m_games = nullptr;
    QComboBox *m_system;
    QLabel *m_formula;
    QLabel *m_nothing; ///< shown while no game counts
    QTableWidget *m_players;
    QTableWidget *m_best;
};

} // namespace entente::app
