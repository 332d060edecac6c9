// What the window's actions do (each is connected once, when the window is made), and its menu bar.

#include "window/mainwindow.h"

#include "desks/aboutdesk.h"
#include "desks/columnsdesk.h"
#include "desks/keptdesk.h"
#include "desks/librarydesk.h"
#include "desks/ownvariantsdesk.h"
#include "desks/linesdesk.h"
#include "desks/manualdesk.h"
#include "desks/pindesk.h"
#include "desks/notesdesk.h"
#include "desks/replydesk.h"
#include "desks/votedesk.h"
#include "document/preferences.h"
#include "flow/curtain.h"
#include "actions/actions.h"
#include "board/boardfilms.h"
#include "board/boardpage.h"
#include "actions/commandpalette.h"
#include "actions/menurow.h"
#include "window/preferencesdesk.h"
#include "window/publicboard.h"
#include "start/startpage.h"
#include "words/names.h"

#include <QApplication>
#include <QTimer>

namespace entente::app {

using namespace Qt::StringLiterals;

void MainWindow::connectActions()
{
    connectGames();
    connectTable();
    connectComputers();
    connectOrders();
    connectPapers();
    connectBoard();
    connectHelp();
    connectChoices();
}

/// Games come and go, and boards.
void MainWindow::connectGames()
{
    Actions &a = *m_actions;
    connect(a.newGame, &QAction::triggered, this, &MainWindow::chooseNewGame);
    connect(a.home, &QAction::triggered, this, [this] {
        if (mayLeaveGame([this] { m_document.close(); }))
            m_document.close();
    });
    connect(a.open, &QAction::triggered, this, &MainWindow::chooseFileToOpen);
    connect(a.save, &QAction::triggered, this, [this] {
        if (m_document.path().isEmpty())
            chooseFileToSave();
        else
            saveFile(m_document.path());
    });
    connect(a.saveAs, &QAction::triggered, this, &MainWindow::chooseFileToSave);
    connect(a.quit, &QAction::triggered, this, &QWidget::close);
    connect(a.library, &QAction::triggered, this, [this] {
        // It is kept with what it has read: who opens one of its games may want the next.
        auto *desk = findChild<LibraryDesk *>();
        if (!desk) {
            desk = new LibraryDesk(this);
            connect(desk, &LibraryDesk::gameChosen, this, &MainWindow::openFile);
        }
        desk->show();
        desk->activateWindow();
    });
    connect(a.ledGames, &QAction::triggered, this, &MainWindow::showLedGames);
    connect(a.cases, &QAction::triggered, this, [this] { showCases({}); });
    connect(a.makeVariant, &QAction::triggered, this, [this] { makeVariant(); });
    connect(a.ownVariants, &QAction::triggered, this, [this] {
        auto *desk = new OwnVariantsDesk(m_variants, this);
        connect(desk, &OwnVariantsDesk::changed, m_start, &StartPage::refresh);
        desk->show();
    });
}

/// What the table does, and who sits at it.
void MainWindow::connectTable()
{
    Actions &a = *m_actions;
    connect(a.lenient, &QAction::triggered, this, [this](bool on) {
        m_document.setLenient(on);
        say(on ? tr("Impossible orders are accepted too. They fail, and the unit holds. Builds must be possible.")
               : tr("Only possible orders are accepted."),
            false);
    });
    connect(a.seal, &QAction::triggered, this, [this] {
        if (m_flow.step() == Step::Covered || m_flow.step() == Step::AllSealed)
            return;
        m_board->goOn();
    });
    connect(a.handOver, &QAction::triggered, this, [this] { m_flow.handOver(); });
    connect(a.takeBack, &QAction::triggered, this, &MainWindow::askToTakeBack);
    connect(a.adjudicate, &QAction::triggered, this, [this] { m_flow.reveal(); });
    connect(a.next, &QAction::triggered, this, &MainWindow::next);
    connect(a.countdown, &QAction::toggled, m_curtain, &Curtain::setCountdown);
    connect(a.countdown, &QAction::triggered, this, [](bool on) { preferences().setValue(u"countdown"_s, on); });
    a.countdown->setChecked(preferences().value(u"countdown"_s, true).toBool());
    connect(a.stopClock, &QAction::toggled, &m_clock, &TableClock::setStopped);
    connect(&m_clock, &TableClock::ticked, this, [this] { m_actions->stopClock->setChecked(m_clock.isStopped()); });
    connect(&m_clock, &TableClock::ended, this, [this](TableClock::Kind kind) {
        QApplication::beep();
        QApplication::alert(this);
        if (kind != TableClock::Kind::Seat)
            return;
        if (m_document.table().clock.seals) // once they are, for whoever wonders at the curtain
            QTimer::singleShot(0, this, [this] { say(tr("Time is up: the orders are sealed as they are."), true); });
        else
            m_board->say(tr("Time is up. Finish and seal."), true);
    });
    connect(a.vote, &QAction::triggered, this, [this] {
        auto *desk = new VoteDesk(m_document, m_flow.seat(), m_board);
        connect(desk, &VoteDesk::said, this, &MainWindow::say);
        desk->open();
    });
    connect(a.ownPin, &QAction::triggered, this, [this] {
        auto *desk = new PinDesk(m_document, m_flow.seat(), m_board);
        connect(desk, &PinDesk::said, this, &MainWindow::say);
        desk->open();
    });
    connect(a.contract, &QAction::triggered, this, [this] { m_exports.registerContract(tool().writer()); });
    connect(a.schedule, &QAction::triggered, this, [this] { m_exports.writeSchedule(); });
}

/// Who plays without hands.
void MainWindow::connectComputers()
{
    Actions &a = *m_actions;
    connect(a.againstComputer, &QAction::triggered, this, [this] {
        const auto &all = m_variants.list();
        if (m_document.hasGame())
            playAgainstComputer(fromUtf8(m_document.game().variant().id), {});
        else if (!all.empty())
            playAgainstComputer(fromUtf8(all.front()->variant->id), {});
    });
    connect(a.lesson, &QAction::triggered, this, &MainWindow::beginLesson);
    connect(a.standIn, &QAction::triggered, this, [this] { offerStandIn(m_flow.seat()); });
    connect(m_curtain, &Curtain::standInWanted, this, &MainWindow::offerStandIn);
    connect(a.think, &QAction::triggered, this, [this](bool on) { on ? m_thinker.resume() : m_thinker.stop(); });
    connect(&m_thinker, &Thinker::changed, this, &MainWindow::updateActions);
    connect(&m_thinker, &Thinker::said, this, [this](const QString &remark) { say(remark, true); });
    connect(&m_thinker, &Thinker::consentWanted, this, &MainWindow::askToStartPrograms);
    connect(a.watch, &QAction::triggered, &m_watcher, &Watcher::setRunning);
    for (qsizetype i = 0; i < a.paces.size(); ++i)
        connect(a.paces[i], &QAction::triggered, this, [this, i] { m_watcher.setPace(static_cast<Watcher::Pace>(i)); });
    connect(&m_watcher, &Watcher::changed, this, &MainWindow::updateActions);
    m_watcher.setBusy([this] { return m_board->films().isReplaying(); });
    connect(a.advice, &QAction::triggered, this, &MainWindow::suggestOrders);
    connect(a.guess, &QAction::triggered, this, &MainWindow::guessOrders);
}

/// How orders are written, brought in and thought over.
void MainWindow::connectOrders()
{
    Actions &a = *m_actions;
    connect(a.undo, &QAction::triggered, this, &MainWindow::undo);
    connect(a.redo, &QAction::triggered, this, &MainWindow::redo);
    connect(a.clearOrders, &QAction::triggered, this, [this] {
        if (tool().isActive())
            m_document.clearOrders(tool().writer());
    });
    connect(a.editPosition, &QAction::toggled, this, [this](bool on) { m_board->setEditing(on); });
    connect(a.readMail, &QAction::triggered, this, [this] { m_exports.readMail(tool().writer()); });
    connect(a.keptOrders, &QAction::triggered, this, [this] { (new KeptDesk(m_document, m_board))->show(); });
    connect(a.columns, &QAction::triggered, this,
            [this] { (new ColumnsDesk(m_document, m_board->map().look().livery, m_board))->show(); });
    connect(a.lines, &QAction::triggered, this,
            [this] { (new LinesDesk(m_document, m_board->map().look(), m_board))->show(); });
    connect(a.notes, &QAction::triggered, this, [this] {
        auto *desk = new NotesDesk(m_document, seenBy(), m_board);
        if (seenBy().valid())
            desk->open();
        else
            desk->show();
    });
    connect(a.replies, &QAction::triggered, this, [this] {
        const ReplyDesk *desk = m_exports.searchReplies(tool().writer());
        connect(desk, &ReplyDesk::replyChosen, m_board, &BoardPage::showReply);
        connect(desk, &QDialog::finished, m_board, [board = m_board] { board->tool().assume({}); });
    });
    connect(a.why, &QAction::triggered, this, [this] { m_board->askWhy(); });
    connect(a.whatIf, &QAction::triggered, this, [this] { m_board->toggleWhatIf(); });
    connect(a.assume, &QAction::triggered, this, [this] { m_board->toggleAssuming(); });
}

/// What leaves the program: texts, pictures, reports.
void MainWindow::connectPapers()
{
    Actions &a = *m_actions;
    for (QAction *paper : {a.copyText, a.savePicture, a.saveGame, a.print})
        connect(paper, &QAction::triggered, this, [this] { m_board->leaveWhatIf(); }); // first, since connected first
    connect(a.copyText, &QAction::triggered, this, [this] { say(m_exports.copyText(m_flow.seat()), false); });
    connect(a.savePicture, &QAction::triggered, this, [this] {
        if (const auto said = m_exports.savePicture(m_board->map(), m_flow.seat()))
            say(said->text, said->failure);
    });
    connect(a.saveGame, &QAction::triggered, this, [this] {
        if (const auto said = m_exports.saveGame(m_board->map()))
            say(said->text, said->failure);
    });
    connect(a.print, &QAction::triggered, this, [this] {
        m_exports.print(m_board->map(), m_flow.seat(),
                        [this](const ExportActions::Said &said) { say(said.text, said.failure); });
    });
    connect(a.notesInPictures, &QAction::toggled, &m_exports, &ExportActions::setWithNotes);
    connect(a.report, &QAction::triggered, this, [this] { m_exports.writeReport(m_board->map()); });
}

/// What of the board is seen, and of which turn.
void MainWindow::connectBoard()
{
    Actions &a = *m_actions;
    connect(a.showOrders, &QAction::triggered, this, [this] { m_board->cycleOrdersShown(); });
    connect(a.strengths, &QAction::toggled, this, [this](bool on) { m_board->setStrengthsShown(on); });
    connect(a.labels, &QAction::triggered, this, [this] { m_board->cycleLabels(); });
    connect(a.patterns, &QAction::toggled, this, [this](bool on) { m_board->map().setPatterns(on); });
    connect(a.patterns, &QAction::triggered, this, [](bool on) { preferences().setValue(u"patterns"_s, on); });
    connect(a.panels, &QAction::toggled, this, [this](bool on) { m_board->setPanelsShown(on); });
    connect(a.orderLine, &QAction::triggered, this, [this] { m_board->focusOrderLine(); });
    connect(a.map, &QAction::triggered, this, [this] { m_board->goRound(false); });
    connect(a.partBefore, &QAction::triggered, this, [this] { m_board->goRound(true); });
    connect(a.replayGame, &QAction::triggered, this, [this] { m_board->films().playGame(); });
    connect(a.standings, &QAction::triggered, this, [this] { m_board->showStandings(); });
    connect(a.replay, &QAction::triggered, this, [this] { m_board->films().playTurn(); });
    const auto view = [this](auto turn) {
        return [this, turn] {
            if (m_document.hasGame() && !m_flow.isCovered())
                m_document.viewTurn(turn(m_document));
        };
    };
    connect(a.firstTurn, &QAction::triggered, this, view([](GameDocument &) { return 0; }));
    connect(a.previousTurn, &QAction::triggered, this, view([](GameDocument &d) { return d.viewedTurn() - 1; }));
    connect(a.nextTurn, &QAction::triggered, this, view([](GameDocument &d) { return d.viewedTurn() + 1; }));
    connect(a.lastTurn, &QAction::triggered, this, view([](GameDocument &d) { return d.game().turnCount(); }));
    connect(a.menuBar, &QAction::toggled, this, &MainWindow::showMenuBar);
    connect(a.menuBar, &QAction::triggered, this, [](bool on) { preferences().setValue(u"menuBar"_s, on); });
    connect(a.fullScreen, &QAction::triggered, this, &MainWindow::showFullScreen);
    connect(a.publicBoard, &QAction::triggered, this, [this] { showPublicBoard(!m_public); });
}

/// Where one finds and learns things.
void MainWindow::connectHelp()
{
    Actions &a = *m_actions;
    connect(a.rules, &QAction::triggered, this, [this] { openRules(); });
    connect(a.palette, &QAction::triggered, this,
            [this] { (new CommandPalette(m_actions->findChildren<QAction *>(), this))->open(); });
    const auto prefer = [this] {
        auto *desk = new PreferencesDesk(
            *m_actions, m_shortcuts, [this] { return lookSample(); }, this);
        desk->open();
        return desk;
    };
    connect(a.preferences, &QAction::triggered, this, prefer);
    connect(a.keys, &QAction::triggered, this, [prefer] { prefer()->showKeys(); });
    connect(a.manual, &QAction::triggered, this, [this] { (new ManualDesk(m_board))->show(); });
    connect(a.about, &QAction::triggered, this, [this] { (new AboutDesk(m_board))->open(); });
}

/// Where the bar is hidden, one button opens the same menus.
void MainWindow::showMenuBar(bool shown)
{
    m_menuRow->setMenusShown(shown && !isFullScreen());
    m_start->setMenuButtonShown(!m_menuRow->showsMenus());
    m_board->setMenuButtonShown(!m_menuRow->showsMenus());
}

void MainWindow::showFullScreen(bool on)
{
    setWindowState(on ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
}

void MainWindow::standBack()
{
    const bool on = isFullScreen();
    m_actions->fullScreen->setChecked(on);
    m_menuRow->setMenusShown(!on && m_actions->menuBar->isChecked());
    m_start->setMenuButtonShown(!m_menuRow->showsMenus());
    m_board->setMenuButtonShown(!m_menuRow->showsMenus());
    m_board->setFromAfar(on);
    if (m_public)
        m_public->setFromAfar(on);
}

void MainWindow::openRules(const QString &rule)
{
    if (m_document.hasGame())
        m_exports.openRules(m_variants.homeOf(fromUtf8(m_document.game().variant().id)), m_board->map().look(), rule);
}

} // namespace entente::app
