#pragma once

#include "document/gamelibrary.h"
#include "look/sheet.h"

#include <atomic>
#include <memory>
#include <optional>
#include <thread>

class QComboBox;
class QLabel;
class QLayout;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;
class QTableWidget;
class QTabWidget;
class QTemporaryDir;

namespace entente::app {

class EmptyHint;
class GameList;
class StandingsPage;

/// A folder or an archive of games: the list of them with a search, and what they tell together, power by power: how
/// they opened, and how many centres they had from year to year; and how their players stand. Reading goes on beside
/// the window and can be stopped.
class LibraryDesk : public Sheet {
    Q_OBJECT

public:
    explicit LibraryDesk(QWidget *parent = nullptr);
    ~LibraryDesk() override;

    void read(const QString &path);

Q_SIGNALS:
    void gameChosen(const QString &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void sayAnew(); ///< in another language
    QLayout *makeHead();
    QLayout *makeGames();
    QLayout *makeFoot();
    void makeFigures();
    void chooseFolder();
    void chooseArchive();
    void stop();
    void take(std::vector<entente::app::LibraryGame> games, bool whole);
    void tell();
    void sayWhyEmpty();
    void showProgress(int done);
    void fillPowers();
    void showPower();
    void openGame();

    std::optional<GameLibrary> m_library;
    std::thread m_reader;
    std::atomic<bool> m_stop = false;
    bool m_whole = true; ///< nobody stopped the reading
    std::map<QString, GameFigures> m_figures;
    std::unique_ptr<QTemporaryDir> m_unpacked; ///< for games out of an archive

    GameList *m_games;
    QSortFilterProxyModel *m_found;
    QLabel *m_path;
    QProgressBar *m_progress;
    QPushButton *m_stopButton;
    QLineEdit *m_search;
    QTableView *m_list;
    EmptyHint *m_empty; ///< over it
    QLabel *m_summary;
    QPushButton *m_open;
    QComboBox *m_variant;
    QComboBox *m_power;
    QTabWidget *m_figuresPart = nullptr; ///< hidden as long as there are none
    StandingsPage *m_standings;
    QLabel *m_told;
    QTableWidget *m_openings;
    QTableWidget *m_years;
};

} // namespace entente::app
