#include "window/mainwindow.h"

#include "actions/actions.h"
#include "actions/language.h"
#include "actions/menurow.h"
#include "actions/menus.h"
#include "board/boardpage.h"
#include "board/shownstate.h"
#include "desks/advicedesk.h"
#include "desks/guessdesk.h"
#include "desks/misfitdesk.h"
#include "desks/learndesk.h"
#include "desks/puzzledesk.h"
#include "desks/studydesk.h"
#include "desks/safestdesk.h"
#include "document/droppedfile.h"
#include "document/preferences.h"
#include "document/secretstore.h"
#include "flow/curtain.h"
#include "sheet/palette.h"
#include "pocket/pockethost.h"
#include "start/picturepool.h"
#include "start/startpage.h"
#include "studio/studiodesk.h"
#include "window/publicboard.h"
#include "words/keptwords.h"
#include "words/names.h"

#include <QCloseEvent>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QStackedWidget>
#include <QTimer>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

MainWindow::MainWindow(const QString &recoveryFolder, QWidget *parent)
    : QMainWindow(parent), m_document(m_variants.finder()), m_recovery(m_document, recoveryFolder), m_flow(m_document),
      m_clock(m_document, m_flow), m_thinker(m_document, m_flow), m_adviser(m_document, m_thinker),
      m_negotiator(m_document, m_thinker), m_watcher(m_flow), m_sounds(m_document, m_flow),
      m_phones(std::make_unique<PocketHost>(m_document, m_flow)), m_exports(m_document, this),
      m_actions(new Actions(this)), m_shortcuts(*m_actions), m_menu(new QMenu(this)), m_menuBar(new QMenuBar(this)),
      m_menus(new Menus(*m_actions, *m_menuBar, *m_menu)), m_pages(new QStackedWidget(this)),
      m_menuRow(new MenuRow(*m_menuBar, *m_pages, this))
{
    setObjectName(u"mainWindow"_s);
    resize(1280, 800);
    setMinimumSize(640, 400);
    m_menu->setObjectName(u"menu"_s);
    m_start = new StartPage(m_variants, recoveryFolder, *m_actions, m_menu, m_pages);
    m_curtain = new Curtain(m_document, m_flow, m_clock, m_thinker, m_pages);
    m_pages->addWidget(m_start);
    m_pages->addWidget(m_curtain);
    // The curtain comes down before anything else hears of the change.
    connect(&m_flow, &TableFlow::seatLeft, this, &MainWindow::renewBoard);
    connect(&m_flow, &TableFlow::seatLeft, &m_adviser, &Adviser::stop);
    connect(&m_flow, &TableFlow::changed, this, &MainWindow::showRightPage);
    connect(&m_flow, &TableFlow::remarked, this, [this](const QString &sentence) { say(sentence, true); });
    m_phones->desk().setClock(&m_clock);
    m_phones->keepIn(SecretStore::standardFolder() + u"/phones"_s,
                     [this] { return m_recovery.path().isEmpty() ? m_document.path() : m_recovery.path(); });
    m_phones->answerWhen([this] { return m_recovery.isWritten() || !m_recovery.fault().isEmpty(); });
    connect(&m_recovery, &Recovery::rested, m_phones.get(), &PocketHost::noteStored);
    makeBoard();
    setCentralWidget(m_menuRow);
    setAcceptDrops(true);
    connectActions();
    connectTalk();
    connect(m_start, &StartPage::variantChosen, this,
            [this](const QString &id, Table::Mode mode, const QString &edition, bool alone) {
                QString why;
                std::map<std::string, std::string> settings;
                if (!edition.isEmpty())
                    settings["edition"] = edition.toStdString();
                if (alone) {
                    playAgainstComputer(id, settings);
                    return;
                }
                if (!newGame(id, settings, mode, {}, why))
                    say(why, true);
            });
    connect(m_start, &StartPage::continueChosen, this, &MainWindow::goOnWith);
    connect(m_start, &StartPage::learnWanted, this, &MainWindow::learnFirst);
    connect(m_curtain, &Curtain::boardWanted, m_actions->publicBoard, &QAction::trigger);
    connect(m_curtain, &Curtain::phonesWanted, m_actions->phones, &QAction::trigger);
    connect(m_curtain, &Curtain::earlyRevealWanted, this, &MainWindow::askToRevealEarly);
    connect(m_curtain, &Curtain::takeBackWanted, m_actions->takeBack, &QAction::trigger);
    connect(&m_recovery, &Recovery::failed, this, [this](const QString &sentence) { say(sentence, true); });
    connect(&m_recovery, &Recovery::faultChanged, this, &MainWindow::warnOfCopy);
    connect(&m_document, &GameDocument::changed, this, [this](const Change &change) {
        if (change.kind == Change::Kind::Loaded)
            showRightPage();
        updateTitle();
        updateActions();
    });
    connect(&m_document, &GameDocument::loading, this, [this] {
        showPublicBoard(false);
        m_stepShown = Step::None;
        const QString fault = loadSheet();
        renewBoard();
        if (!fault.isEmpty())
            m_board->say(fault, true);
    });
    connect(&m_document, &GameDocument::undoChanged, this, &MainWindow::updateActions);
    connect(&m_document, &GameDocument::leftOut, this,
            [this](const QStringList &sentences) { (new MisfitDesk(sentences, this))->show(); });
    connect(&m_document, &GameDocument::keptOffered, this,
            [this](const std::vector<PowerId> &written, const std::vector<PowerId> &undecided) {
                m_toSay = keptOfferSentence(m_document.board(), written, undecided);
                QTimer::singleShot(0, this, &MainWindow::sayWhatWaits); // a reveal is not over yet
            });
    connect(&m_document, &GameDocument::loading, this, [this] { m_toSay.clear(); });
    takePreferences();
    updateActions();
    updateTitle();
}

MainWindow::~MainWindow()
{
    // Pictures of maps that are still being painted need the typefaces, which go with the application.
    picturePool().clear();
    picturePool().waitForDone();
    disconnect(&m_document, nullptr, this, nullptr);
    disconnect(&m_flow, nullptr, this, nullptr);
}

void MainWindow::say(const QString &sentence, bool failure)
{
    if (m_public && m_pages->currentWidget() == m_public)
        m_public->say(sentence);
    else if (m_document.hasGame() && m_flow.isCovered())
        m_curtain->say(sentence, failure);
    else if (m_document.hasGame())
        m_board->say(sentence, failure);
    else
        m_start->say(sentence, failure);
}

/// It was found out while the results were looked at, and is of the phase that follows them.
void MainWindow::sayWhatWaits()
{
    if (m_flow.step() == Step::Open && !m_toSay.isEmpty())
        say(std::exchange(m_toSay, {}), false);
}

QString MainWindow::status() const
{
    if (m_pages->currentWidget() == m_curtain)
        return m_curtain->status();
    if (m_public && m_pages->currentWidget() == m_public)
        return m_public->status();
    return m_pages->currentWidget() == m_board ? m_board->status() : m_start->status();
}

void MainWindow::undo()
{
    // A key that is held down stops at a reveal: what was played since would be gone with the next order.
    if (!m_document.undoesReveal() || m_hand.isOver())
        m_document.undo();
}

void MainWindow::redo()
{
    m_document.redo();
}

void MainWindow::adjudicate()
{
    if (!m_document.hasGame())
        return;
    if (m_document.table().mode == Table::Mode::Hotseat) {
        m_flow.next();
        m_thinker.finish();
        m_flow.sealAll();
        m_thinker.finish();
    }
    m_flow.reveal();
}

void MainWindow::next()
{
    if (m_watcher.isWatching())
        m_watcher.playOne();
    else if (m_document.hasGame())
        m_flow.next();
}

void MainWindow::showRightPage()
{
    m_clipboard.watch(m_flow.step() == Step::Writing);
    const Step before = std::exchange(m_stepShown, m_flow.step());
    if (!m_flow.isCovered())
        showPublicBoard(false);
    else if ((before == Step::Results || before == Step::None) && m_clock.kind() == TableClock::Kind::Talk)
        showPublicBoard(true); // they negotiate before the open board
    else if (m_flow.step() == Step::Away && before != Step::Away)
        showPublicBoard(true); // everybody's hands are full, and the screen is free
    else if (m_flow.step() == Step::AllSealed && before == Step::Away)
        showPublicBoard(false); // the reveal is called
    QWidget *page = !m_document.hasGame() ? static_cast<QWidget *>(m_start)
                    : m_public            ? static_cast<QWidget *>(m_public)
                    : m_flow.isCovered()  ? static_cast<QWidget *>(m_curtain)
                                          : m_board;
    if (m_pages->currentWidget() != page) {
        m_pages->setCurrentWidget(page);
        if (page == m_board)
            m_board->focusMap();
    }
    updateActions();
    updateTitle();
}

/// The fault that keeps the map from being drawn, or nothing.
QString MainWindow::loadSheet()
{
    if (!m_document.hasGame()) {
        m_sheetOf.clear();
        m_sheet.reset();
        return {};
    }
    const QString variant = fromUtf8(m_document.game().variant().id);
    QString id = variant;
    std::map<PowerId, QString> chosen = m_document.table().colours;
    chosen.merge(ownColours(m_document.board())); // the table's come first
    for (const auto &[power, colour] : chosen)
        id += u' ' + fromUtf8(m_document.board().power(power).id) + u'=' + colour;
    if (id == m_sheetOf)
        return {};
    const QString folder = m_variants.folderOf(variant);
    Result<Livery, QString> livery = Livery::load(folder, m_document.board());
    const Livery colours = dressed(livery.ok() ? livery.value() : Livery::standard(m_document.board()), chosen);
    Result<std::shared_ptr<const MapSheet>, QString> sheet =
        MapSheet::load(folder, m_document.board(),
                       {fromUtf8(m_document.game().variant().title), creditOf(m_document.game().variant())});
    m_sheet = sheet.ok() ? sheet.value() : nullptr;
    m_livery = colours;
    m_curtain->setLivery(colours);
    MapLook look;
    look.sheet = m_sheet;
    look.board = m_document.game().variant().board;
    look.livery = colours;
    look.language = placeLanguage();
    m_phones->setLook(look);
    m_sheetOf = id;
    return sheet ? QString() : sheet.error();
}

void MainWindow::dressAnew()
{
    if (!m_document.hasGame())
        return;
    m_sheetOf.clear();
    loadSheet();
    m_board->showLivery(m_livery);
    if (m_public)
        m_public->dressAs(m_board->map());
}

OrderTool &MainWindow::tool()
{
    return m_board->tool();
}

PowerId MainWindow::seenBy() const
{
    return m_document.table().mode == Table::Mode::Hotseat ? m_flow.seat() : PowerId();
}

void MainWindow::updateTitle()
{
    if (!m_document.hasGame()) {
        setWindowTitle(u"Entente"_s);
        return;
    }
    // Neither the seat nor any order: a title is seen by everybody. At the curtain it names what is written.
    // A star: the file under that name is behind. Whoever carries it away is to know.
    const QString star = m_document.isModified() ? u"*"_s : QString();
    const QString name = m_document.path().isEmpty() ? fromUtf8(m_document.game().variant().title)
                                                     : QFileInfo(m_document.path()).completeBaseName() + star;
    const int turn = m_flow.isCovered() ? -1 : shownTurn(m_document);
    setWindowTitle(tr("%1 – %2", "game and phase")
                       .arg(name, turn < 0 ? phaseName(m_document.board(), m_document.game().position().phase)
                                           : resultsName(m_document.board(), m_document.turn(turn).before.phase)));
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange) // by the desktop's own ways too
        standBack();
    if (event->type() == QEvent::LanguageChange) {
        setLocale(QLocale()); // for figures: no window follows the program's by itself
        m_actions->retranslate();
        m_menus->retranslate();
        updateActions(); // why something is off is said in words
        updateTitle();
        warnOfCopy();
        sayAnewInSheets();
    }
}

/// A game is kept as it is played; what is at work in the studio may be in no file yet.
void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!mayLeaveStudio() || !mayLeaveGame([this] { close(); })) {
        event->ignore();
        return;
    }
    m_clipboard.wipe();
    preferences().setValue(u"geometry"_s, saveGeometry());
    event->accept();
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (m_pages->currentWidget() == m_board && m_board->takeKey(*event))
        return;
    // A command that is off is no shortcut; who asks for it is told why.
    const QAction *off =
        event->modifiers() & Qt::ControlModifier ? m_actions->withKey(event->keyCombination()) : nullptr;
    if (const QString why = off ? Actions::whyOff(*off) : QString(); !why.isEmpty())
        return say(why, true);
    QMainWindow::keyPressEvent(event);
}

// What the window does when a person asks a computer.

namespace {

/// A sheet of its kind that is open already comes to the front. False: none is.
template <typename Desk>
bool showAgain(const QWidget &parent)
{
    auto *open = parent.findChild<Desk *>();
    if (open) {
        open->raise();
        open->activateWindow();
    }
    return open != nullptr;
}

} // namespace

/// Opens a sheet that proposes orders, in the corner over the lists, so that most of the map stays in sight. At a
/// hotseat table it is for whoever writes alone. One such sheet is open at a time, since it draws on the map. Null:
/// none was opened.
template <typename Desk>
Desk *MainWindow::openProposals()
{
    if (showAgain<Desk>(*m_board))
        return nullptr;
    const bool hotseat = m_document.table().mode == Table::Mode::Hotseat;
    const std::vector<PowerId> powers = hotseat ? std::vector<PowerId>{m_flow.seat()} : m_document.toOrder();
    if (powers.empty() || !powers.front().valid()) {
        say(tr("There is nothing to order."), false);
        return nullptr;
    }
    auto *desk = new Desk(m_document, powers, hotseat ? powers.front() : tool().writer(), m_board);
    showProposals(desk);
    m_board->showInCorner(*desk);
    return desk;
}

/// What the sheet proposes is drawn on the map until it is closed.
template <typename Desk>
void MainWindow::showProposals(Desk *desk)
{
    if (m_proposals)
        m_proposals->close();
    m_board->leaveWhatIf();
    m_proposals = desk;
    const auto suggest = [this](const std::vector<GivenOrder> &orders) { tool().suggest(orders); };
    connect(desk, &Desk::proposed, this, suggest);
    connect(desk, &QDialog::finished, this, [suggest] { suggest({}); });
}

void MainWindow::suggestOrders()
{
    auto *desk = openProposals<AdviceDesk>();
    if (!desk)
        return;
    connect(desk, &AdviceDesk::wanted, &m_adviser, &Adviser::ask);
    connect(&m_adviser, &Adviser::advised, desk, &AdviceDesk::setAdvice);
    connect(desk, &QDialog::finished, m_board, [this] { m_adviser.stop(); });
    m_adviser.ask(desk->power());
}

void MainWindow::findSafest()
{
    openProposals<SafestDesk>();
}

/// Where the game is kept while other positions lie on the board.
struct MainWindow::Aside {
    QString file;
    QString copy;
    int viewed; ///< the turn that was looked at
};

/// What is at the board is kept, so that it can come back as it was. Nothing: it can't be kept, as has been said.
std::optional<MainWindow::Aside> MainWindow::putGameAside()
{
    if (auto *open = findChild<TrialDesk *>()) // brings back what was there before
        open->close();
    m_recovery.flush();
    Aside aside{m_document.path(), m_recovery.path(), m_document.hasGame() ? m_document.viewedTurn() : 0};
    if (aside.copy.isEmpty() && aside.file.isEmpty() && m_document.hasGame()) {
        QDir().mkpath(m_recovery.folder());
        aside.copy = m_recovery.folder() + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces) + u".entente"_s;
        if (const Result<bool, QString> kept = m_document.saveCopy(aside.copy); !kept) {
            say(kept.error(), true);
            return {};
        }
    }
    return aside;
}

/// What the desk lays on the board is a game of its own. What was there comes back when the desk is closed.
void MainWindow::showTrial(TrialDesk *desk, const Aside &aside)
{
    showProposals(desk);
    connect(desk, &QDialog::finished, this, [this, aside] {
        if (!m_document.isTrial())
            return;
        if (!aside.copy.isEmpty())
            goOnWith(aside.copy, true);
        else if (!aside.file.isEmpty())
            goOnWith(aside.file, false);
        else
            m_document.close();
        // Whoever read results reads on. At a curtain each seat is shown its own.
        if (m_document.hasGame() && !m_document.isTrial() && !m_flow.isCovered())
            m_document.viewTurn(aside.viewed);
    });
    desk->begin();
    m_board->showInCorner(*desk);
}

void MainWindow::showPuzzles()
{
    if (showAgain<PuzzleDesk>(*this))
        return;
    if (const auto aside = putGameAside())
        showTrial(new PuzzleDesk(m_document, m_variants, this), *aside); // each game has a board of its own
}

void MainWindow::learn()
{
    if (showAgain<LearnDesk>(*this))
        return;
    auto *desk = new LearnDesk(m_variants, this);
    connect(desk, &LearnDesk::chosen, this, &MainWindow::openStudy);
    connect(desk, &LearnDesk::pdfWanted, this, [this, desk](const StudyBook::Entry &entry) {
        if (const auto said = m_exports.saveStudy(entry.study, m_variants))
            desk->say(said->text, said->failure);
    });
    desk->show();
}

/// The first of the studies, for whoever knows nothing of the game.
void MainWindow::learnFirst()
{
    const StudyBook book(m_variants);
    if (book.entries().empty())
        learn(); // which says so
    else
        openStudy(book.entries().front());
}

void MainWindow::openStudy(const StudyBook::Entry &entry)
{
    const auto aside = putGameAside();
    if (!aside)
        return;
    auto *desk = new StudyDesk(m_document, entry, this);
    connect(desk, &StudyDesk::listWanted, this, &MainWindow::learn);
    showTrial(desk, *aside);
}

/// What another power may do, as the seat that writes sees it; at an open table as anybody does.
void MainWindow::guessOrders()
{
    if (showAgain<GuessDesk>(*m_board))
        return;
    const PowerId seat = m_document.table().mode == Table::Mode::Hotseat ? m_flow.seat() : tool().writer();
    std::vector<PowerId> others = m_document.toOrder();
    std::erase(others, seat);
    if (others.empty() || !seat.valid()) {
        say(tr("No other power has anything to order."), false);
        return;
    }
    auto *desk = new GuessDesk(m_document, others, m_board);
    connect(desk, &GuessDesk::wanted, this, [this, seat](PowerId other) { m_adviser.askAbout(other, seat); });
    connect(&m_adviser, &Adviser::guessed, desk, &GuessDesk::setPlans);
    connect(desk, &GuessDesk::assumed, m_board,
            [board = m_board](PowerId power, const std::vector<GivenOrder> &orders) {
                std::vector<GivenOrder> all = board->tool().assumed();
                std::erase_if(all, [power](const GivenOrder &given) { return given.power == power; });
                all.insert(all.end(), orders.begin(), orders.end());
                board->tool().assume(std::move(all));
            });
    connect(desk, &QDialog::finished, m_board, [this] { m_adviser.stop(); });
    m_adviser.askAbout(desk->power(), seat);
    m_board->showInCorner(*desk);
}

/// One desk is enough: a second drawing comes to the same.
void MainWindow::makeVariant(const QString &drawing)
{
    auto *desk = findChild<StudioDesk *>();
    if (!desk) {
        desk = new StudioDesk(this);
        connect(desk, &StudioDesk::folderChanged, this, [this](const QString &folder) {
            m_variants.readAgain(folder);
            (void)m_variants.find(QFileInfo(folder).fileName()); // one that is new is in the lists from now on
            m_start->refresh();
        });
        connect(desk, &StudioDesk::playWanted, this, [this, desk](const QString &folder) {
            QString why;
            m_sheetOf.clear(); // its map may have changed since it was shown last
            if (newGame(QFileInfo(folder).fileName(), {}, Table::Mode::Hotseat, {}, why))
                desk->close();
            else
                say(why, true);
        });
    }
    desk->show();
    desk->activateWindow();
    if (!drawing.isEmpty())
        desk->openDrawing(drawing);
}

/// What would be lost is said on the desk, which comes to the front.
bool MainWindow::mayLeaveStudio()
{
    auto *desk = findChild<StudioDesk *>();
    if (!desk || desk->mayBeLeft())
        return true;
    desk->show();
    desk->raise();
    desk->activateWindow();
    return false;
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    welcomeFiles(*event);
}

void MainWindow::dropEvent(QDropEvent *event)
{
    if (const auto file = droppedFile(*event))
        openFile(file->toLocalFile());
    else
        say(file.error(), true);
}

} // namespace entente::app
