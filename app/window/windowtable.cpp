// What the window does when the keyboard changes hands, and what only the whole table may decide.

#include "window/mainwindow.h"

#include "desks/consentdesk.h"
#include "desks/ledgamesdesk.h"
#include "desks/standindesk.h"
#include "desks/trialdesk.h"
#include "document/callnames.h"
#include "document/knownprograms.h"
#include "document/preferences.h"
#include "flow/curtain.h"
#include "flow/curtainguard.h"
#include "sheet/mapsheet.h"
#include "actions/actions.h"
#include "board/boardfilms.h"
#include "board/boardpage.h"
#include "actions/menurow.h"
#include "pocket/phonesdesk.h"
#include "tools/undone.h"
#include "window/publicboard.h"
#include "words/forms.h"
#include "words/names.h"
#include "words/tablewords.h"

#include <QApplication>
#include <QRandomGenerator>
#include <QStackedWidget>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

/// A page that nobody has touched. It takes over what is everybody's: the map of the game, and preferences.
void MainWindow::makeBoard()
{
    Actions &a = *m_actions;
    BoardPage *before = m_board;
    m_board = new BoardPage(m_document, m_flow, a, m_menu, m_pages);
    if (before)
        m_board->map().shareGround(before->map());
    m_pages->addWidget(m_board);
    if (auto *desk = findChild<TrialDesk *>()) // what it lays has a page of its own
        m_board->giveWayTo(*desk);
    m_exports.setDesk(m_board);
    connect(m_board, &BoardPage::refreshed, this, &MainWindow::updateActions);
    connect(m_board, &BoardPage::refreshed, this, &MainWindow::sayWhatWaits);
    connect(&m_board->films(), &BoardFilms::showBegan, &m_sounds, &TableSounds::beginShow);
    connect(&m_board->films(), &BoardFilms::conflictTold, &m_sounds, &TableSounds::tellConflict);
    connect(&m_board->films(), &BoardFilms::showEnded, &m_sounds, &TableSounds::endShow);
    connect(m_board, &BoardPage::newGameWanted, a.home, &QAction::trigger);
    connect(m_board, &BoardPage::playOnWanted, this, &MainWindow::askToPlayOn);
    connect(m_board, &BoardPage::againWanted, this, &MainWindow::playAgain);
    connect(m_board, &BoardPage::ruleWanted, this, &MainWindow::openRules);
    connect(m_board, &BoardPage::scheduleWanted, a.schedule, &QAction::trigger);
    connect(m_board, &BoardPage::gamePageWanted, a.saveGame, &QAction::trigger);
    connect(m_board, &BoardPage::editingEnded, this, [this] { m_actions->editPosition->setChecked(false); });
    m_board->setClock(m_clock);
    m_board->setComputers(m_thinker, m_watcher);
    for (qsizetype i = 0; i < a.symbolSets.size(); ++i) {
        if (a.symbolSets[i]->isChecked())
            m_board->setSymbols(everySymbolSet[static_cast<std::size_t>(i)]);
    }
    m_board->setDark(m_dark);
    for (qsizetype i = 1; i < a.mapStyles.size(); ++i) { // the first: as the window
        if (a.mapStyles[i]->isChecked())
            m_board->setMapStyle(everyStyle[static_cast<std::size_t>(i) - 1]);
    }
    for (qsizetype i = 0; i < a.namings.size(); ++i) {
        if (a.namings[i]->isChecked())
            m_board->setLabels(everyLabels[i]);
    }
    m_board->setMenuButtonShown(!m_menuRow->showsMenus());
    m_board->films().setMotion(a.motion->isChecked());
    m_board->films().setPlaysReveals(a.autoReplay->isChecked());
    m_board->films().setPaced(a.pacedReveal->isChecked());
    m_board->setReplaySpeed(preferences().value(u"replaySpeed"_s, 1.0).toDouble());
    m_board->map().setPatterns(a.patterns->isChecked());
    if (m_document.hasGame())
        m_board->setSheet(m_sheet, m_livery);
    // What a person switched on the board goes with them.
    for (QAction *on : {a.showOrders, a.panels})
        on->setChecked(true);
    for (QAction *off : {a.strengths, a.editPosition})
        off->setChecked(false);
    m_board->setFromAfar(isFullScreen());
}

/// Whoever gets up leaves nothing behind. Their page may be in the middle of what made them get up, so it goes a moment
/// later; by then nobody sees it and nothing reaches it.
void MainWindow::renewBoard()
{
    while (QWidget *popup = QApplication::activePopupWidget()) {
        if (!popup->close())
            break;
    }
    for (QWidget *modal = QApplication::activeModalWidget(); modal && modal != this;
         modal = QApplication::activeModalWidget()) {
        if (!modal->close())
            break;
    }
    QToolTip::hideText();
    m_clipboard.wipe();
    BoardPage *left = m_board;
    left->leave();
    if (m_pages->currentWidget() == left)
        m_pages->setCurrentWidget(m_curtain); // it shows no board, whatever comes next
    m_pages->removeWidget(left);
    left->setParent(nullptr); // it is no part of the window any more
    left->dropPutOff();
    left->deleteLater();
    makeBoard();
}

/// Made when it is looked at and gone afterwards: it keeps nothing from one look to the next.
void MainWindow::showPublicBoard(bool on)
{
    on = on && m_document.hasGame() && m_flow.isCovered() && m_sheet;
    if (on == (m_public != nullptr))
        return;
    if (on) {
        m_public = new PublicBoard(m_document, m_flow, m_clock, m_board->map(), m_pages);
        m_public->setMotion(m_actions->motion->isChecked());
        m_public->setFromAfar(isFullScreen());
        m_pages->addWidget(m_public);
        connect(m_public, &PublicBoard::left, this, [this] { showPublicBoard(false); });
        connect(m_public, &PublicBoard::phonesWanted, m_actions->phones, &QAction::trigger);
        m_pages->setCurrentWidget(m_public);
        updateActions();
        return;
    }
    PublicBoard *left = std::exchange(m_public, nullptr);
    m_pages->setCurrentWidget(m_curtain);
    updateActions();
    if (m_flow.isCovered())
        m_curtain->guard().begin(); // the key that led here does no more
    m_pages->removeWidget(left);
    left->setParent(nullptr);
    left->deleteLater();
}

/// Asks, and acts once everybody has agreed. A question that was answered by other means is withdrawn.
void MainWindow::decide(ConsentDesk *desk, const std::function<void()> &act)
{
    connect(desk, &ConsentDesk::agreed, this, act);
    connect(desk, &ConsentDesk::stopped, this, [this](const QString &remark) { say(remark, true); });
    connect(&m_flow, &TableFlow::changed, desk, &QDialog::close);
    desk->open();
}

void MainWindow::askToRevealEarly()
{
    if (!m_flow.isCovered())
        return;
    std::vector<PowerId> asked = m_document.lockedSeats();
    std::vector<PowerId> missing = m_flow.waitedFor();
    const std::vector<PowerId> late = m_flow.thinking();
    missing.insert(missing.end(), late.begin(), late.end());
    std::erase_if(missing, [&](PowerId power) { return m_document.table().isSealed(power); });
    for (PowerId power : missing) {
        if (std::find(asked.begin(), asked.end(), power) == asked.end())
            asked.push_back(power);
    }
    const auto words = [this, missing] {
        QStringList names;
        for (PowerId power : missing)
            names += nameAfterOf(m_document.board(), power);
        QStringList says{tr("This can't be undone.")};
        if (!missing.empty())
            says =
                QStringList{
                    tr("Everybody must agree. Whoever has not sealed gives no orders, not even those already written:"),
                    withoutOrders(m_document, missing).join(u'\n')}
                + says;
        return ConsentDesk::Words{missing.empty() ? tr("Reveal") : tr("Reveal without %1?").arg(joinNames(names)), says,
                                  tr("Reveal")};
    };
    decide(new ConsentDesk(m_document, words, asked, this), [this] { m_flow.revealEarly(); });
}

/// A person has, in the phase that is to be ordered now.
static bool anyoneHasWritten(const GameDocument &document)
{
    const std::vector<GivenOrder> &orders = document.game().orders();
    const std::vector<PowerId> &sealed = document.table().sealed;
    const auto isPerson = [&](PowerId power) { return document.computerOf(power) == nullptr; };
    return std::any_of(orders.begin(), orders.end(), [&](const GivenOrder &one) { return isPerson(one.power); })
           || std::any_of(sealed.begin(), sealed.end(), isPerson);
}

void MainWindow::askToTakeBack()
{
    if (!m_flow.can(Act::TakeBack))
        return;
    const auto words = [this] {
        const QString phase =
            seasonOf(m_document.board(), m_document.game().turn(m_document.game().turnCount() - 1).before.phase);
        QStringList says{
            m_document.isFogged()
                ? tr("If everybody agrees, %1 is played again. Each has seen by now what its seat sees.").arg(phase)
                : tr("If everybody agrees, %1 is played again. All have seen its orders by now.").arg(phase)};
        if (anyoneHasWritten(m_document))
            says += tr("Orders that have been written since are lost.");
        says += tr("Every report will say that %1 was taken back.").arg(phase);
        return ConsentDesk::Words{tr("Take back %1?").arg(phase), says, tr("Take the season back")};
    };
    decide(new ConsentDesk(m_document, words, m_document.table().seats, this), [this] { m_flow.takeBackSeason(); });
}

/// Whoever plays alone, and whoever leads an open table, has nobody to ask.
void MainWindow::askToPlayOn()
{
    if (!m_flow.can(Act::PlayOn))
        return;
    if (m_document.table().mode != Table::Mode::Hotseat || m_flow.isAlone()) {
        m_flow.playOn();
        return;
    }
    const auto words = [this] {
        return ConsentDesk::Words{
            tr("Play on?"),
            {tr("If everybody agrees, the game goes on. This stays on record: %1.")
                 .arg(powerHasWon(m_document, m_document.game().winner())),
             tr("The game ends when another power wins, when nobody else is left, or by a vote.")},
            tr("Play on")};
    };
    decide(new ConsentDesk(m_document, words, m_document.table().seats, this), [this] { m_flow.playOn(); });
}

/// Whoever sits in a seat decides for the own powers alone; else everybody sees what is done.
void MainWindow::offerStandIn(PowerId seat)
{
    if (!m_document.hasGame() || m_document.table().mode != Table::Mode::Hotseat || m_document.game().isOver())
        return;
    const bool writing = m_flow.step() == Step::Writing;
    std::vector<PowerId> seats = writing ? m_flow.hand() : m_document.table().seats;
    std::vector<PowerId> shown = seats;
    std::erase_if(shown, [&](PowerId power) { return !writing || !m_flow.isAtHand(power); });
    if (m_flow.isAlone()) // nobody else is there who could mind
        seats = m_document.table().seats;
    auto *desk = new StandInDesk(m_document, seats, seat.valid() ? seat : PowerId(), shown, this);
    connect(desk, &StandInDesk::said, this, &MainWindow::say);
    connect(desk, &StandInDesk::seated, this, [this](const std::string &player) {
        if (const auto program = programNamed(player))
            m_thinker.trust(*program);
    });
    desk->open();
}

/// A game that was opened would start programs of this machine: only if somebody here agrees.
void MainWindow::askToStartPrograms()
{
    const QStringList programs = m_thinker.unasked();
    if (programs.isEmpty())
        return;
    const auto words = [this, programs] {
        QStringList says{tr("This game has programs play at its table. They run on this machine, as you.")};
        for (const QString &program : programs)
            says += tr("%1 is started as: %2", "a program's name, its command").arg(program, commandOf(program));
        return ConsentDesk::Words{tr("Start the program?"), says, tr("Start")};
    };
    decide(new ConsentDesk(m_document, words, {}, this), [this, programs] {
        for (const QString &program : programs)
            m_thinker.trust(program);
    });
}

/// The same people on the same map by the same rules; who plays what stays, or is drawn by lot. PINs are not taken
/// over.
void MainWindow::playAgain(bool lots)
{
    if (!m_document.hasGame())
        return;
    const Table &before = m_document.table();
    Table table;
    table.mode = before.mode;
    table.seats = before.seats;
    table.players = before.players;
    table.colours = before.colours;
    table.clock = before.clock;
    table.draws = before.draws;
    table.lenient = before.lenient;
    table.advice = before.advice;
    table.talk = before.talk;
    std::vector<PowerId> people;
    for (const PowerId power : before.seats) {
        if (const TableSetup::Tenure *computer = m_document.computerOf(power))
            table.computers[power] = {{computer->player, 0, 0, -1}};
        else
            people.push_back(power);
    }
    if (lots) {
        std::vector<PowerId> drawn = people;
        std::shuffle(drawn.begin(), drawn.end(), *QRandomGenerator::global());
        table.players.clear();
        for (std::size_t i = 0; i < people.size(); ++i) {
            if (const auto player = before.players.find(people[i]); player != before.players.end())
                table.players[drawn[i]] = player->second;
        }
    }
    QString why;
    const bool pins = !before.pins.empty();
    if (!newGame(fromUtf8(m_document.game().variant().id), m_document.game().settings(), table, {}, why))
        say(why, true);
    else if (pins)
        say(tr("PINs are not taken over. Set yours when you sit down."), false);
}

void MainWindow::playAgainstComputer(const QString &id, const std::map<std::string, std::string> &settings)
{
    const std::shared_ptr<const Variant> variant = m_variants.find(id);
    if (!variant)
        return;
    Table table = Table::standard(*variant->board);
    const auto drawn = QRandomGenerator::global()->bounded(static_cast<int>(table.seats.size()));
    const PowerId own = table.seats[static_cast<std::size_t>(drawn)];
    for (const PowerId power : table.seats) {
        if (power != own)
            table.computers[power] = {{levelWord(Level::Steady), 0, 0, -1}};
    }
    QString why;
    if (!newGame(id, settings, table, {}, why))
        say(why, true);
    else
        say(tr("You play %1 against the computer.").arg(powerName(*variant->board, own)), false);
}

/// It stays open beside the board and the curtain: phones come all evening.
void MainWindow::showPhones()
{
    auto *desk = findChild<PhonesDesk *>();
    if (!desk)
        desk = new PhonesDesk(m_document, *m_phones, this);
    desk->show();
    desk->raise();
    desk->activateWindow();
}

/// It stays where it is while one goes from game to game.
void MainWindow::showLedGames()
{
    auto *desk = findChild<LedGamesDesk *>();
    if (!desk) {
        desk = new LedGamesDesk(m_document, m_recovery.folder(), this);
        connect(desk, &LedGamesDesk::chosen, this, &MainWindow::goOnWith);
        connect(desk, &LedGamesDesk::addWanted, this, &MainWindow::chooseFileToOpen);
        connect(desk, &LedGamesDesk::mailWanted, &m_exports, &ExportActions::openMail);
    }
    desk->show();
    desk->activateWindow();
}

} // namespace entente::app
