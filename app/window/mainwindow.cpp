#include "window/mainwindow.h"

#include "desks/casesdesk.h"
#include "desks/columnsdesk.h"
#include "desks/linesdesk.h"
#include "desks/pindesk.h"
#include "desks/scheduledesk.h"
#include "desks/votedesk.h"
#include "document/preferences.h"
#include "document/recentgames.h"
#include "document/vault.h"
#include "flow/curtain.h"
#include "rules/rulebook.h"
#include "window/actions.h"
#include "window/boardpage.h"
#include "window/commandpalette.h"
#include "window/language.h"
#include "window/newgamedesk.h"
#include "window/startpage.h"
#include "words/names.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenu>

#include <QStackedWidget>

#include <algorithm>
#include <optional>

namespace entente::app {

using namespace Qt::StringLiterals;

MainWindow::MainWindow(const QString &recoveryFolder, QWidget *parent)
    : QMainWindow(parent), m_document(m_variants.finder()), m_recovery(m_document, recoveryFolder), m_flow(m_document), m_clock(m_document, m_flow), m_tool(m_document), m_paper(m_document, this),
      m_actions(new Actions(this)), m_menu(new QMenu(this)), m_pages(new QStackedWidget(this))
{
    setObjectName(u"mainWindow"_s);
    resize(1280, 800);
    setMinimumSize(960, 600);
    m_menu->setObjectName(u"menu"_s);
    const QString theme = preferences().value(u"theme"_s).toString();
    m_theme = theme == "dark"_L1 ? ThemeChoice::Dark : theme == "light"_L1 ? ThemeChoice::Light : ThemeChoice::System;
    buildMenu();
    m_start = new StartPage(m_variants, recoveryFolder, *m_actions, m_menu, m_pages);
    m_board = new BoardPage(m_document, m_flow, m_tool, *m_actions, m_menu, m_pages);
    m_curtain = new Curtain(m_document, m_flow, m_clock, m_pages);
    m_board->setClock(m_clock);
    m_pages->addWidget(m_start);
    m_pages->addWidget(m_board);
    m_pages->addWidget(m_curtain);
    setCentralWidget(m_pages);
    connectActions();
    connect(m_start, &StartPage::variantChosen, this, [this](const QString &id, Table::Mode mode, const QString &edition) {
        QString why;
        std::map<std::string, std::string> settings;
        if (!edition.isEmpty())
            settings["edition"] = edition.toStdString();
        if (!newGame(id, settings, mode, {}, why))
            say(why, true);
    });
    connect(m_start, &StartPage::continueChosen, this, [this](const QString &path, bool recovered) {
        if (!recovered) {
            openFile(path);
            return;
        }
        const Result<bool, QString> done = m_document.restore(path);
        if (!done) {
            say(done.error(), true);
            return;
        }
        m_recovery.adopt(path);
    });
    connect(m_board, &BoardPage::newGameWanted, m_actions->home, &QAction::trigger);
    connect(&m_recovery, &Recovery::failed, this, [this](const QString &sentence) { say(sentence, true); });
    // The curtain comes down before anything else hears of the change.
    connect(&m_flow, &TableFlow::changed, this, &MainWindow::showRightPage);
    connect(&m_document, &GameDocument::changed, this, [this](const Change &change) {
        if (change.kind == Change::Kind::Loaded)
            showRightPage();
        updateTitle();
        updateActions();
    });
    connect(&m_document, &GameDocument::loading, this, [this] {
        m_actions->editPosition->setChecked(false);
        loadSheet();
    });
    connect(&m_document, &GameDocument::undoChanged, this, &MainWindow::updateActions);
    setThemeChoice(m_theme);
    const QString style = preferences().value(u"mapStyle"_s).toString();
    for (int i = 0; i < m_actions->mapStyles.size(); ++i) {
        if (i == 0 || m_actions->mapStyles[i]->objectName() == style)
            setMapStyle(i);
    }
    updateActions();
    updateTitle();
}

MainWindow::~MainWindow()
{
    disconnect(&m_document, nullptr, this, nullptr);
    disconnect(&m_flow, nullptr, this, nullptr);
}

void MainWindow::buildMenu()
{
    m_menu->clear();
    Actions &a = *m_actions;
    m_menu->addActions({a.home, a.newGame, a.open, a.cases, a.save, a.saveAs});
    m_menu->addSeparator();
    m_menu->addActions({a.copyText, a.savePicture, a.saveGame, a.print});
    m_menu->addSeparator();
    m_menu->addActions({a.undo, a.redo, a.clearOrders, a.editPosition, a.lenient, a.readMail, a.contract, a.schedule, a.replies});
    m_menu->addSeparator();
    m_menu->addActions({a.seal, a.adjudicate, a.next, a.stopClock, a.vote, a.ownPin, a.countdown});
    m_menu->addSeparator();
    m_menu->addActions({a.showOrders, a.strengths, a.labels, a.patterns, a.panels, a.orderLine, a.map, a.why});
    m_menu->addActions({a.whatIf, a.assume, a.palette});
    QMenu *past = m_menu->addMenu(tr("Timeline"));
    past->addActions({a.firstTurn, a.previousTurn, a.nextTurn, a.lastTurn});
    past->addSeparator();
    past->addActions({a.replay, a.replayGame, a.standings, a.columns, a.lines});
    m_menu->addSeparator();
    QMenu *themes = m_menu->addMenu(tr("Theme"));
    themes->setObjectName(u"themeMenu"_s);
    themes->addActions(a.themes);
    QMenu *styles = m_menu->addMenu(tr("Map"));
    styles->setObjectName(u"mapStyleMenu"_s);
    styles->addActions(a.mapStyles);
    QMenu *tongues = m_menu->addMenu(tr("Language"));
    tongues->setObjectName(u"languageMenu"_s);
    tongues->addActions(a.languages);
    m_menu->addSeparator();
    m_menu->addActions({a.rules, a.quit});
}

void MainWindow::connectActions()
{
    Actions &a = *m_actions;
    connect(a.home, &QAction::triggered, this, [this] {
        m_recovery.flush();
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
    connect(a.undo, &QAction::triggered, this, &MainWindow::undo);
    connect(a.redo, &QAction::triggered, this, &MainWindow::redo);
    connect(a.clearOrders, &QAction::triggered, this, [this] {
        if (m_tool.isActive())
            m_document.clearOrders(m_tool.writer());
    });
    connect(a.lenient, &QAction::triggered, this, [this](bool on) {
        m_document.setLenient(on);
        say(on ? tr("Orders that can't be followed are taken too. They fail, and the unit holds.") : tr("Only orders that can be followed are taken."), false);
    });
    connect(a.seal, &QAction::triggered, this, [this] {
        if (m_flow.step() == Step::Covered || m_flow.step() == Step::AllSealed)
            return;
        m_board->goOn();
    });
    connect(a.adjudicate, &QAction::triggered, this, &MainWindow::adjudicate);
    connect(a.next, &QAction::triggered, this, &MainWindow::next);
    connect(a.countdown, &QAction::toggled, m_curtain, &Curtain::setCountdown);
    connect(a.countdown, &QAction::triggered, this, [](bool on) { preferences().setValue(u"countdown"_s, on); });
    a.countdown->setChecked(preferences().value(u"countdown"_s, true).toBool());
    connect(a.stopClock, &QAction::toggled, &m_clock, &TableClock::setStopped);
    connect(&m_clock, &TableClock::ticked, this, [this] { m_actions->stopClock->setChecked(m_clock.isStopped()); });
    connect(&m_clock, &TableClock::ended, this, [this](TableClock::Kind kind) {
        QApplication::beep();
        QApplication::alert(this);
        if (kind == TableClock::Kind::Seat)
            m_board->say(m_document.table().clock.seals ? tr("Time is up: the orders are sealed as they are.") : tr("Time is up. Finish and seal."), true);
    });
    connect(a.editPosition, &QAction::toggled, m_board, &BoardPage::setEditing);
    connect(m_board, &BoardPage::editingEnded, this, [this] { m_actions->editPosition->setChecked(false); });
    connect(a.cases, &QAction::triggered, this, [this] {
        auto *desk = new CasesDesk(m_variants, this);
        connect(desk, &CasesDesk::caseChosen, this, [this](const Game &game) {
            m_recovery.flush();
            m_document.openGame(game);
        });
        desk->show();
    });
    connect(a.columns, &QAction::triggered, this, [this] { (new ColumnsDesk(m_document, m_board->map().look().livery, this))->show(); });
    connect(a.lines, &QAction::triggered, this, [this] { (new LinesDesk(m_document, m_board->map().look(), this))->show(); });
    connect(a.vote, &QAction::triggered, this, [this] {
        auto *desk = new VoteDesk(m_document, m_flow.seat(), this);
        connect(desk, &VoteDesk::said, this, &MainWindow::say);
        desk->open();
    });
    connect(a.ownPin, &QAction::triggered, this, [this] {
        auto *desk = new PinDesk(m_document, m_flow.seat(), this);
        connect(desk, &PinDesk::said, this, &MainWindow::say);
        desk->open();
    });
    connect(a.readMail, &QAction::triggered, this, [this] { m_paper.readMail(m_tool.writer()); });
    connect(a.replies, &QAction::triggered, this, [this] { m_paper.searchReplies(m_tool.writer()); });
    connect(a.contract, &QAction::triggered, this, [this] { m_paper.registerContract(m_tool.writer()); });
    connect(a.schedule, &QAction::triggered, this, [this] { m_paper.writeSchedule(); });
    connect(m_board, &BoardPage::scheduleWanted, a.schedule, &QAction::trigger);
    connect(a.rules, &QAction::triggered, this, [this] {
        if (m_document.hasGame())
            m_paper.openRules(m_variants.homeOf(fromUtf8(m_document.game().variant().id)), m_board->map().look());
    });
    connect(a.newGame, &QAction::triggered, this, &MainWindow::chooseNewGame);
    connect(a.copyText, &QAction::triggered, this, [this] { say(m_paper.copyText(seenBy()), false); });
    connect(a.savePicture, &QAction::triggered, this, [this] {
        if (const auto said = m_paper.savePicture(m_board->map()))
            say(said->text, said->failure);
    });
    connect(a.saveGame, &QAction::triggered, this, [this] {
        if (const auto said = m_paper.saveGame(m_board->map()))
            say(said->text, said->failure);
    });
    connect(a.print, &QAction::triggered, this, [this] { m_paper.print(m_board->map(), seenBy(), [this](const Paper::Said &said) { say(said.text, said.failure); }); });
    connect(a.showOrders, &QAction::triggered, this, [this] { m_board->cycleOrdersShown(); });
    connect(a.strengths, &QAction::toggled, this, [this](bool on) { m_board->setStrengthsShown(on); });
    connect(a.labels, &QAction::triggered, this, [this] { m_board->cycleLabels(); });
    connect(a.patterns, &QAction::toggled, this, [this](bool on) { m_board->map().setPatterns(on); });
    connect(a.panels, &QAction::toggled, this, [this](bool on) { m_board->setPanelsShown(on); });
    connect(a.orderLine, &QAction::triggered, this, [this] { m_board->focusOrderLine(); });
    connect(a.map, &QAction::triggered, this, [this] { m_board->focusMap(); });
    connect(a.why, &QAction::triggered, this, [this] { m_board->askWhy(); });
    connect(a.replayGame, &QAction::triggered, this, [this] { m_board->playGame(); });
    connect(a.standings, &QAction::triggered, this, [this] { m_board->showStandings(); });
    connect(m_board, &BoardPage::gamePageWanted, a.saveGame, &QAction::trigger);
    connect(a.whatIf, &QAction::triggered, this, [this] { m_board->toggleWhatIf(); });
    connect(a.assume, &QAction::triggered, this, [this] { m_board->toggleAssuming(); });
    connect(a.palette, &QAction::triggered, this, [this] { (new CommandPalette(m_actions->findChildren<QAction *>(), this))->open(); });
    connect(a.replay, &QAction::triggered, this, [this] { m_board->playTurn(); });
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
    for (int i = 0; i < a.themes.size(); ++i)
        connect(a.themes[i], &QAction::triggered, this, [this, i] {
            setThemeChoice(static_cast<ThemeChoice>(i));
            preferences().setValue(u"theme"_s, i == 1 ? u"light"_s : i == 2 ? u"dark"_s : u"system"_s);
        });
    for (int i = 0; i < a.mapStyles.size(); ++i)
        connect(a.mapStyles[i], &QAction::triggered, this, [this, i] {
            setMapStyle(i);
            preferences().setValue(u"mapStyle"_s, m_actions->mapStyles[i]->objectName());
        });
    for (QAction *language : std::as_const(a.languages))
        connect(language, &QAction::triggered, this, [language] {
            const QString code = language->data().toString();
            preferences().setValue(u"language"_s, code);
            setLanguage(*qApp, code);
        });
}

bool MainWindow::newGame(const QString &id, const std::map<std::string, std::string> &settings, Table::Mode mode, const QStringList &seats, QString &why)
{
    const std::shared_ptr<const Variant> variant = m_variants.find(id);
    if (!variant) {
        why = tr("There is no map called “%1”.").arg(id);
        return false;
    }
    Table table = Table::standard(*variant->board);
    table.mode = mode;
    if (!seats.isEmpty()) {
        table.seats.clear();
        for (const QString &seat : seats) {
            const PowerId power = variant->board->findPower(seat.trimmed().toStdString());
            if (!power.valid()) {
                why = tr("There is no power called “%1”.").arg(seat.trimmed());
                return false;
            }
            if (std::find(table.seats.begin(), table.seats.end(), power) == table.seats.end())
                table.seats.push_back(power);
        }
    }
    return newGame(id, settings, table, {}, why);
}

bool MainWindow::newGame(const QString &id, const std::map<std::string, std::string> &chosen, const Table &table,
                         const std::map<PowerId, QString> &pins, QString &why)
{
    std::map<std::string, std::string> settings = chosen;
    const std::shared_ptr<const Variant> variant = m_variants.find(id);
    if (!variant) {
        why = tr("There is no map called “%1”.").arg(id);
        return false;
    }
    // Whether impossible orders are taken is the table's, and so no setting of the rules.
    bool lenient = false;
    if (const auto asked = settings.find("lenient"); asked != settings.end()) {
        if (asked->second != "true" && asked->second != "false") {
            why = tr("“%1” can't be set to “%2”.").arg(u"lenient"_s, fromUtf8(asked->second));
            return false;
        }
        lenient = asked->second == "true";
        settings.erase(asked);
    }
    // The first order of acting is no rule: it goes into the secret order.
    std::optional<std::vector<PowerId>> schedule;
    if (const auto written = settings.find("schedule"); written != settings.end()) {
        const auto read = readScheduleLine(*variant->board, Table::standard(*variant->board).seats, fromUtf8(written->second));
        if (!read) {
            why = read.error();
            return false;
        }
        schedule = *read;
        settings.erase(written);
    }
    Rulebook rules = variant->rules;
    for (const auto &[name, value] : settings) {
        if (!applySetting(rules, name, value)) {
            why = tr("“%1” can't be set to “%2”.").arg(fromUtf8(name), fromUtf8(value));
            return false;
        }
    }
    // The secret order of acting is another in every game.
    if (rules.policies.turns == Policies::Turns::InSequence)
        settings.emplace("scheduleSeed", std::to_string(Vault::drawSeed()));
    Table laid = table;
    laid.lenient = laid.lenient || lenient;
    m_recovery.flush();
    m_document.newGame(variant, settings, laid, schedule);
    for (const auto &[power, pin] : pins) {
        if (!m_document.setPin(power, pin)) {
            say(tr("The PIN can't be locked on this system, so %1 has none.").arg(powerName(m_document.board(), power)), true);
            break;
        }
    }
    return true;
}

void MainWindow::chooseNewGame()
{
    const QString present = m_document.hasGame() ? fromUtf8(m_document.game().variant().id) : QString();
    auto *desk = new NewGameDesk(m_variants, present, m_document.hasGame() ? m_document.table().mode : Table::Mode::Hotseat, this);
    desk->setAttribute(Qt::WA_DeleteOnClose);
    desk->setModal(true);
    connect(desk, &QDialog::accepted, this, [this, desk] {
        QString why;
        if (!newGame(desk->variant(), desk->settings(), desk->table(), desk->pins(), why))
            say(why, true);
    });
    desk->show();
}

bool MainWindow::openFile(const QString &path)
{
    m_recovery.flush();
    const Result<bool, QString> done = m_document.load(path);
    if (!done) {
        say(done.error(), true);
        return false;
    }
    m_start->say(QString(), false);
    if (m_document.path().isEmpty()) // of another kind: it stays as it is
        say(m_document.remark().isEmpty() ? tr("Opened from %1. It is saved as a game of its own.").arg(QFileInfo(path).fileName()) : m_document.remark(), false);
    else if (!m_document.remark().isEmpty())
        say(m_document.remark(), true);
    if (!m_document.path().isEmpty())
        noteRecentGame(path);
    return true;
}

bool MainWindow::saveFile(const QString &path)
{
    if (!m_document.hasGame()) {
        say(tr("There is no game to save."), true);
        return false;
    }
    const Result<bool, QString> done = m_document.save(path);
    if (!done) {
        say(done.error(), true);
        return false;
    }
    noteRecentGame(path);
    m_recovery.discard();
    say(tr("Saved in %1.").arg(QFileInfo(path).fileName()), false);
    return true;
}

void MainWindow::chooseFileToOpen()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a game"), QFileInfo(m_document.path()).path(), tr("Games of Entente (*.entente);;Cases and games of other programs (*.json *.jsonl *.txt *.xml);;All files (*)"));
    if (!path.isEmpty())
        openFile(path);
}

bool MainWindow::chooseFileToSave()
{
    if (!m_document.hasGame())
        return false;
    QString path = QFileDialog::getSaveFileName(this, tr("Save the game"), m_document.path().isEmpty() ? tr("game") + u".entente"_s : m_document.path(),
                                                tr("Games of Entente (*.entente)"));
    if (path.isEmpty())
        return false;
    if (QFileInfo(path).suffix().isEmpty())
        path += u".entente"_s;
    return saveFile(path);
}

void MainWindow::say(const QString &sentence, bool failure)
{
    if (m_document.hasGame() && m_flow.isCovered())
        m_curtain->say(sentence);
    else if (m_document.hasGame())
        m_board->say(sentence, failure);
    else
        m_start->say(sentence, failure);
}

QString MainWindow::status() const
{
    if (m_pages->currentWidget() == m_curtain)
        return m_curtain->status();
    return m_pages->currentWidget() == m_board ? m_board->status() : m_start->status();
}

void MainWindow::undo()
{
    m_document.undo();
}

void MainWindow::redo()
{
    m_document.redo();
}

void MainWindow::adjudicate()
{
    m_flow.reveal();
}

void MainWindow::next()
{
    if (m_document.hasGame())
        m_flow.next();
}

void MainWindow::showRightPage()
{
    QWidget *page = !m_document.hasGame() ? static_cast<QWidget *>(m_start) : m_flow.isCovered() ? static_cast<QWidget *>(m_curtain) : m_board;
    if (m_pages->currentWidget() != page) {
        m_pages->setCurrentWidget(page);
        if (page == m_board)
            m_board->focusMap();
    }
    updateActions();
    updateTitle();
}

void MainWindow::loadSheet()
{
    if (!m_document.hasGame()) {
        m_sheetOf.clear();
        return;
    }
    const QString id = fromUtf8(m_document.game().variant().id);
    if (id == m_sheetOf)
        return;
    const QString folder = m_variants.folderOf(id);
    Result<Livery, QString> livery = Livery::load(folder, m_document.board());
    const Livery colours = livery.ok() ? livery.value() : Livery::standard(m_document.board());
    Result<std::shared_ptr<const MapSheet>, QString> sheet = MapSheet::load(folder, m_document.board());
    m_board->setSheet(sheet.ok() ? sheet.value() : nullptr, colours);
    m_curtain->setLivery(colours);
    m_sheetOf = id;
    if (!sheet)
        m_board->say(sheet.error(), true);
}

void MainWindow::updateActions()
{
    Actions &a = *m_actions;
    const bool game = m_document.hasGame();
    const bool board = game && !m_flow.isCovered();
    a.home->setEnabled(game);
    a.save->setEnabled(game);
    a.saveAs->setEnabled(game);
    a.undo->setEnabled(game && m_document.canUndo());
    a.redo->setEnabled(game && m_document.canRedo());
    a.seal->setEnabled(board && m_flow.step() != Step::Over);
    a.adjudicate->setEnabled(m_flow.can(Act::Reveal));
    a.next->setEnabled(m_flow.can(Act::Next));
    a.stopClock->setEnabled(game && m_clock.kind() != TableClock::Kind::None);
    a.ownPin->setEnabled(m_flow.step() == Step::Writing);
    a.vote->setEnabled(m_flow.step() == Step::Writing || m_flow.step() == Step::Open);
    const bool orders = board && m_tool.isActive();
    a.lenient->setEnabled(board && !m_document.game().isOver());
    a.lenient->setChecked(game && m_document.table().lenient);
    a.readMail->setEnabled(orders);
    a.replies->setEnabled(orders && m_document.table().mode != Table::Mode::Hotseat && m_document.game().position().phase.stage == Stage::Moves);
    for (QAction *paper : {a.copyText, a.savePicture, a.saveGame, a.print})
        paper->setEnabled(board);
    const bool open = board && m_document.table().mode != Table::Mode::Hotseat;
    const bool contracts = (open || orders) && !m_document.game().isOver() && m_document.game().hasSecretOrder() && m_document.game().position().phase.stage == Stage::Moves;
    a.contract->setEnabled(contracts && m_document.viewsPresent());
    a.contract->setVisible(game && m_document.game().hasSecretOrder());
    a.schedule->setVisible(game && m_document.game().hasSecretOrder() && !m_document.hidesOrder());
    a.schedule->setEnabled(board && m_document.game().position().phase.stage == Stage::Moves && !m_document.game().isOver());
    a.editPosition->setEnabled(open);
    if (!open)
        a.editPosition->setChecked(false);
    a.columns->setEnabled(open);
    a.lines->setEnabled(open);
    a.rules->setEnabled(board);
    a.clearOrders->setEnabled(board && m_tool.isActive());
    a.orderLine->setEnabled(board);
    a.whatIf->setEnabled(board && m_tool.isActive());
    a.assume->setEnabled(board && m_tool.isActive());
    a.replayGame->setEnabled(board && m_document.game().turnCount() > 0);
    a.standings->setEnabled(board);
    a.replay->setEnabled(board && m_document.game().turnCount() > 0);
    a.why->setEnabled(board && !m_document.viewsPresent());
    for (QAction *turn : {a.firstTurn, a.previousTurn, a.nextTurn, a.lastTurn})
        turn->setEnabled(board);
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
    // Neither the seat nor any order: a title is seen by everybody.
    const QString name = m_document.path().isEmpty() ? fromUtf8(m_document.game().variant().title) : QFileInfo(m_document.path()).completeBaseName();
    setWindowTitle(tr("%1 – %2", "game and phase").arg(name, phaseName(m_document.game().position().phase)));
}

void MainWindow::setThemeChoice(ThemeChoice choice)
{
    m_theme = choice;
    const bool dark = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && systemIsDark(*qApp));
    applyTheme(*qApp, dark);
    m_actions->themes[static_cast<int>(choice)]->setChecked(true);
    m_board->setDark(dark);
    m_start->setDark(dark);
}

void MainWindow::setMapStyle(int choice)
{
    m_actions->mapStyles[choice]->setChecked(true);
    m_board->setMapStyle(choice == 0 ? std::nullopt : std::optional(everyStyle[choice - 1]));
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_actions->retranslate();
        buildMenu();
        updateTitle();
    }
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_recovery.flush();
    preferences().setValue(u"geometry"_s, saveGeometry());
    event->accept();
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (m_pages->currentWidget() == m_board && m_board->takeKey(*event))
        return;
    QMainWindow::keyPressEvent(event);
}

} // namespace entente::app
