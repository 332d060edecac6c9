#pragma once

#include "document/casecollection.h"
#include "document/gamedocument.h"
#include "document/recovery.h"
#include "document/studybook.h"
#include "document/variants.h"
#include "flow/tableclock.h"
#include "flow/tableflow.h"
#include "flow/adviser.h"
#include "flow/negotiator.h"
#include "flow/tablesounds.h"
#include "flow/thinker.h"
#include "flow/watcher.h"
#include "look/handrest.h"
#include "look/theme.h"
#include "sheet/livery.h"
#include "window/clipboardtrace.h"
#include "window/lookpreview.h"
#include "window/exportactions.h"
#include "actions/shortcuts.h"

#include <QMainWindow>
#include <QPointer>

#include <functional>
#include <memory>
#include <optional>

class QMenu;
class QMenuBar;
class QStackedWidget;

namespace entente::app {

class Actions;
class MapSheet;
class OrderTool;
class BoardPage;
class ConsentDesk;
class Curtain;
class MenuRow;
class Menus;
class PocketHost;
class PublicBoard;
class Sheet;
class StartPage;
class TrialDesk;

/// The window: owns the document and whatever goes with it from seat to seat (flow, clock, computers), shows one of
/// four pages (first screen, board, curtain, public board) and carries out what menus and buttons ask for.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// `recoveryFolder`: where copies of the game are kept while it is played.
    explicit MainWindow(const QString &recoveryFolder, QWidget *parent = nullptr);
    ~MainWindow() override;

    GameDocument &document() { return m_document; }
    TableFlow &flow() { return m_flow; }
    TableClock &clock() { return m_clock; }
    Thinker &thinker() { return m_thinker; }
    Adviser &adviser() { return m_adviser; }
    Negotiator &negotiator() { return m_negotiator; }
    Watcher &watcher() { return m_watcher; }
    PocketHost &phones() { return *m_phones; }
    const Recovery &recovery() const { return m_recovery; }
    /// The page of whoever sits there now, and its tool; at the next change of hands they are others.
    BoardPage &board() { return *m_board; }
    OrderTool &tool();
    Curtain &curtain() { return *m_curtain; }
    PublicBoard *publicBoard() { return m_public; } ///< null: nobody looks at it
    const VariantLibrary &variants() const { return m_variants; }

    /// False if there is no such variant or a setting does not fit; `why` says so in a sentence.
    bool newGame(const QString &variant, const std::map<std::string, std::string> &settings, Table::Mode mode,
                 const QStringList &seats, QString &why)
    {
        return newGame(variant, settings, mode, seats, {}, 1, why);
    }
    /// `computers`: "steady:France", or "steady" for all; they draw their lots from `seed` and the numbers after it.
    bool newGame(const QString &variant, const std::map<std::string, std::string> &settings, Table::Mode mode,
                 const QStringList &seats, const QStringList &computers, std::int64_t seed, QString &why);
    /// The same with a table that is laid already, and the PINs of its seats.
    bool newGame(const QString &variant, const std::map<std::string, std::string> &settings, const Table &table,
                 const std::map<PowerId, QString> &pins, QString &why);
    /// False if it could not be read; what was wrong has been said.
    bool openFile(const QString &path);
    /// Of a file that is no game: the mail sheet takes it, if it is a text with orders and orders are being written.
    bool readMailIn(const QString &path);
    /// The text of a file that is no game but has orders for the phase that is played.
    std::optional<QString> ordersIn(const QString &path) const;
    /// The test cases, those of `file` first.
    void showCases(std::optional<CaseCollection> file);
    /// The desk on which a drawing becomes a variant, with that drawing if one is named.
    void makeVariant(const QString &drawing = {});
    /// False if it could not be written; what was wrong has been said, and the old file is as it was.
    bool saveFile(const QString &path);
    /// What is said to the person now: the sentence under the map, or the first screen's message.
    QString status() const;

    void undo();
    void redo();
    /// Everybody seals what is written, and it is revealed: for scripts and tests, which play all the players.
    void adjudicate();
    void next();
    void setThemeChoice(ThemeChoice choice);
    void setMapStyle(int choice); ///< index of Actions::mapStyles

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void connectActions();
    void connectGames();
    void connectTable();
    void connectComputers();
    void connectOrders();
    void connectPapers();
    void chooseNotation();
    void connectBoard();
    void connectHelp();
    void connectChoices();
    void showMenuBar(bool shown);
    void showFullScreen(bool on);
    void showPublicBoard(bool on);
    void standBack();                 ///< full screen is made to be read from across the room
    LookPreview::Sample lookSample(); ///< a map in the dress that is chosen now
    void takePreferences();
    void foldSheets();
    void sayAnewInSheets(); ///< in another language
    bool mayLeaveStudio();
    /// What was played is in the copy, or nobody minds: false if it is asked first. `leave` comes once that is
    /// answered.
    bool mayLeaveGame(const std::function<void()> &leave);
    void warnOfCopy(); ///< as long as it is behind
    void makeBoard();
    void openRules(const QString &rule = {}); ///< at the paragraph that is cited
    void renewBoard();
    void decide(ConsentDesk *desk, const std::function<void()> &act);
    void askToRevealEarly();
    void askToTakeBack();
    void askToPlayOn();
    void askToStartPrograms();
    void offerStandIn(PowerId seat); ///< who plays it: a person or a computer
    template <typename Desk>
    Desk *openProposals();
    template <typename Desk>
    void showProposals(Desk *desk);
    void suggestOrders();
    void findSafest();
    void connectTalk();
    void openDeals();
    void tellOffers();
    void tellBrokenWords();
    void guessOrders();
    void playAgain(bool lots);
    void showPuzzles();
    void learn(); ///< what there is to be learned
    void learnFirst();
    void openStudy(const StudyBook::Entry &entry);
    struct Aside;
    std::optional<Aside> putGameAside();
    void showTrial(TrialDesk *desk, const Aside &aside);
    void playAgainstComputer(const QString &variant, const std::map<std::string, std::string> &settings);
    void showRightPage();
    struct Moment;
    Moment moment();
    void updateActions();
    void updateGameActions(const Moment &now);
    void updateTableActions(const Moment &now);
    void updateComputerActions(const Moment &now);
    void updateOrderActions(const Moment &now);
    void updateViewActions(const Moment &now);
    void updateTitle();
    QString loadSheet();
    void dressAnew(); ///< powers have other colours
    void showPhones();
    void say(const QString &sentence, bool failure);
    void sayWhatWaits();
    /// Whose orders may be copied out; none: everybody's.
    PowerId seenBy() const;
    /// Goes on with a game that was left: a file, or a copy that was kept of what was not saved.
    void goOnWith(const QString &path, bool recovered);
    void showLedGames();
    void chooseFileToOpen();
    void chooseNewGame();
    bool chooseFileToSave();

    VariantLibrary m_variants;
    GameDocument m_document;
    Recovery m_recovery;
    TableFlow m_flow;
    TableClock m_clock;
    Thinker m_thinker;
    Adviser m_adviser;
    Negotiator m_negotiator;
    Deals m_offersTold; ///< to whoever writes
    Watcher m_watcher;
    TableSounds m_sounds;
    ChimePlayer m_chimes;
    std::unique_ptr<PocketHost> m_phones;
    ExportActions m_exports;
    ClipboardTrace m_clipboard;
    Actions *m_actions;
    Shortcuts m_shortcuts;
    QMenu *m_menu; ///< the one button's
    QMenuBar *m_menuBar;
    Menus *m_menus;
    QStackedWidget *m_pages;
    MenuRow *m_menuRow;
    StartPage *m_start = nullptr;
    BoardPage *m_board = nullptr;
    Curtain *m_curtain = nullptr;
    PublicBoard *m_public = nullptr; ///< while somebody looks at it
    QPointer<Sheet> m_proposals;     ///< the sheet that draws its orders on the map
    Step m_stepShown = Step::None;
    std::shared_ptr<const MapSheet> m_sheet;
    Livery m_livery;
    bool m_dark = false;
    HandRest m_hand;        ///< does it hold a key down?
    bool m_givenUp = false; ///< that what was played last is in no copy
    QString m_toSay;        ///< as soon as the next phase is written
    QString m_sheetOf;      ///< the variant whose map is shown, and the colours that were chosen
};

} // namespace entente::app
