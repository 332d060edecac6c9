#include "window/mainwindow.h"

#include "actions/actions.h"
#include "actions/commandpalette.h"
#include "actions/language.h"
#include "actions/menurow.h"
#include "board/boardfilms.h"
#include "board/boardpage.h"
#include "desks/aboutdesk.h"
#include "desks/columnsdesk.h"
#include "desks/keptdesk.h"
#include "desks/librarydesk.h"
#include "desks/rounddesk.h"
#include "desks/linesdesk.h"
#include "desks/manualdesk.h"
#include "desks/makestudydesk.h"
#include "desks/notesdesk.h"
#include "desks/ownvariantsdesk.h"
#include "desks/pindesk.h"
#include "desks/votedesk.h"
#include "document/preferences.h"
#include "flow/curtain.h"
#include "look/formmemory.h"
#include "look/sheet.h"
#include "map/turnstate.h"
#include "pocket/pockethost.h"
#include "sheet/mapsheet.h"
#include "sheet/palette.h"
#include "start/startpage.h"
#include "window/preferencesdesk.h"
#include "window/publicboard.h"
#include "words/names.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QStyle>
#include <QTimer>

#include <algorithm>
#include <optional>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

// What the window's actions do (each is connected once, when the window is made), and its menu bar.

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
    connect(a.round, &QAction::triggered, this, [this] {
        auto *desk = new RoundDesk(m_variants, this);
        connect(desk, &RoundDesk::gameChosen, this, &MainWindow::openFile);
        desk->show();
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
        if (m_flow.isCovered())
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
    connect(a.phones, &QAction::triggered, this, &MainWindow::showPhones);
    connect(&m_phones->seats(), &PocketSeats::said, this, &MainWindow::say);
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
    connect(a.learn, &QAction::triggered, this, &MainWindow::learn);
    connect(a.puzzles, &QAction::triggered, this, &MainWindow::showPuzzles);
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
    connect(a.safest, &QAction::triggered, this, &MainWindow::findSafest);
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
    const auto showColumns = [this] {
        auto *desk = new ColumnsDesk(m_document, m_board->map().look().livery, m_board);
        desk->show();
        desk->activateWindow();
        return desk;
    };
    connect(a.columns, &QAction::triggered, this, showColumns);
    connect(a.deadline, &QAction::triggered, this, [showColumns] { showColumns()->focusDeadline(); });
    connect(a.lines, &QAction::triggered, this,
            [this] { (new LinesDesk(m_document, m_board->map().look(), m_board))->show(); });
    connect(a.makeStudy, &QAction::triggered, this, [this] {
        auto *desk = findChild<MakeStudyDesk *>();
        if (!desk)
            desk = new MakeStudyDesk(m_document, this); // it goes on with another game
        m_board->showInCorner(*desk);
        desk->activateWindow();
    });
    connect(a.notes, &QAction::triggered, this, [this] {
        auto *desk = new NotesDesk(m_document, seenBy(), m_board);
        if (seenBy().valid())
            desk->open();
        else
            desk->show();
    });
    connect(a.replies, &QAction::triggered, this, [this] { m_board->askReplies(); });
    connect(a.why, &QAction::triggered, this, [this] { m_board->askWhy(); });
    connect(a.whatIf, &QAction::triggered, this, [this] { m_board->toggleWhatIf(); });
    connect(a.assume, &QAction::triggered, this, [this] { m_board->toggleAssuming(); });
}

/// What leaves the program: texts, pictures, reports.
void MainWindow::connectPapers()
{
    Actions &a = *m_actions;
    for (QAction *paper : QList<QAction *>{a.copyText, a.savePicture, a.saveGame, a.print} + a.notations)
        connect(paper, &QAction::triggered, this, [this] { m_board->leaveWhatIf(); }); // first, since connected first
    for (QAction *notation : std::as_const(a.notations))
        connect(notation, &QAction::triggered, this, [this, notation] {
            preferences().setValue(u"notation"_s, notation->objectName());
            chooseNotation();
            say(m_exports.copyOrders(m_flow.seat()), false);
        });
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

/// The house notation is the first of the list.
void MainWindow::chooseNotation()
{
    for (qsizetype i = 0; i < m_actions->notations.size(); ++i) {
        if (m_actions->notations[i]->isChecked())
            m_exports.setNotation(i == 0 ? nullptr : &otherNotations()[static_cast<std::size_t>(i - 1)]);
    }
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
    a.foldSheet->setShortcutContext(Qt::ApplicationShortcut);
    a.foldSheet->setAutoRepeat(false);
    connect(a.foldSheet, &QAction::triggered, this, &MainWindow::foldSheets);
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
    connect(a.palette, &QAction::triggered, this, [this] {
        const auto ask = [this](const QString &typed) {
            return m_board->isVisible() ? m_board->answers(typed) : QList<CommandPalette::Answer>();
        };
        const bool answered = !m_document.hasGame() || (!m_public && !m_flow.isCovered());
        (new CommandPalette(m_actions->findChildren<QAction *>(), ask, answered, this))->open();
    });
    const auto prefer = [this] {
        auto *desk = new PreferencesDesk(
            *m_actions, m_shortcuts, [this] { return lookSample(); }, this);
        connect(desk, &PreferencesDesk::coloursChosen, this, &MainWindow::dressAnew);
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

// What a person chooses for good: looks, units, motion, sounds, language; and how it is shown beforehand.

/// What a person chooses for good.
void MainWindow::connectChoices()
{
    Actions &a = *m_actions;
    connect(a.autoReplay, &QAction::triggered, this, [this](bool on) {
        m_board->films().setPlaysReveals(on);
        preferences().setValue(u"autoReplay"_s, on);
    });
    connect(a.pacedReveal, &QAction::triggered, this, [this](bool on) {
        m_board->films().setPaced(on);
        preferences().setValue(u"pacedReveal"_s, on);
    });
    connect(a.motion, &QAction::triggered, this, [this](bool on) {
        m_board->films().setMotion(on);
        if (m_public)
            m_public->setMotion(on);
        preferences().setValue(u"motion"_s, on);
    });
    connect(a.sounds, &QAction::toggled, &m_sounds, &TableSounds::setOn);
    connect(a.sounds, &QAction::triggered, this, [this](bool on) {
        if (on)
            m_chimes.play(Chime::Seal); // this is how loud they are
        preferences().setValue(u"sounds"_s, on);
    });
    connect(&m_sounds, &TableSounds::wanted, &m_chimes, &ChimePlayer::play);
    connect(a.contrast, &QAction::triggered, this, [this](bool on) {
        setHighContrast(on);
        for (int i = 0; i < m_actions->themes.size(); ++i) {
            if (m_actions->themes[i]->isChecked())
                setThemeChoice(static_cast<ThemeChoice>(i));
        }
        preferences().setValue(u"contrast"_s, on);
    });
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
    for (int i = 0; i < a.symbolSets.size(); ++i)
        connect(a.symbolSets[i], &QAction::triggered, this, [this, i] {
            m_board->setSymbols(everySymbolSet[i]);
            preferences().setValue(u"units"_s, symbolSetWord(everySymbolSet[i]));
        });
    for (int i = 0; i < a.namings.size(); ++i)
        connect(a.namings[i], &QAction::triggered, this, [this, i] {
            m_board->setLabels(everyLabels[i]);
            preferences().setValue(u"names"_s, m_actions->namings[i]->objectName());
        });
    for (QAction *language : std::as_const(a.languages))
        connect(language, &QAction::triggered, this, [language] {
            const QString code = language->data().toString();
            preferences().setValue(u"language"_s, code);
            setLanguage(*qApp, code);
        });
}

/// Those that lie in the board's corner.
void MainWindow::foldSheets()
{
    QList<Sheet *> there = findChildren<Sheet *>();
    there.removeIf([](const Sheet *sheet) { return !sheet->isInCorner(); });
    if (there.isEmpty())
        say(tr("No sheet lies over the board."), false);
    const bool folds = std::any_of(there.begin(), there.end(), [](const Sheet *sheet) { return !sheet->isFolded(); });
    for (Sheet *sheet : there)
        sheet->setFolded(folds);
}

/// Sheets beside the board got their words when they were opened, so they are opened anew where they stand, with what
/// was chosen and typed there. The library and the studio, which hold more than that, see to themselves.
void MainWindow::sayAnewInSheets()
{
    constexpr std::pair<const char *, const char *> sheets[] = {
        {"manualDesk", "manual"},   {"rulesDesk", "rules"},     {"casesDesk", "cases"},
        {"columnsDesk", "columns"}, {"linesDesk", "lines"},     {"ledGamesDesk", "ledGames"},
        {"reportDesk", "report"},   {"keptDesk", "keptOrders"}, {"notesDesk", "notes"},
        {"phonesDesk", "phones"},   {"endDesk", "standings"},   {"ownVariants", "ownVariants"},
        {"safestDesk", "safest"},   {"adviceDesk", "advice"},   {"guessDesk", "guess"},
        {"roundDesk", "round"}};
    for (const auto &[name, opener] : sheets) {
        auto *sheet = findChild<Sheet *>(QString::fromLatin1(name));
        auto *action = findChild<QAction *>(QString::fromLatin1(opener));
        if (!sheet || !sheet->isVisible() || !action->isEnabled())
            continue;
        const bool folded = sheet->isFolded();
        sheet->setFolded(false);
        const QRect there = sheet->geometry();
        const FormMemory memory(*sheet);
        delete sheet;
        action->trigger();
        if (auto *again = findChild<Sheet *>(QString::fromLatin1(name))) {
            memory.giveBack(*again);
            again->setGeometry(there);
            again->setFolded(folded);
        }
    }
    if (QWidget *asking = QApplication::activeModalWidget())
        asking->raise();
}

/// The map of the game, or the first there is, as every game on it begins: what is being played stays hidden.
LookPreview::Sample MainWindow::lookSample()
{
    LookPreview::Sample sample{m_board->map().look(), {}};
    std::shared_ptr<const Variant> variant;
    if (m_document.hasGame()) {
        variant = m_document.game().variantPointer();
    } else if (!m_variants.list().empty()) {
        const VariantLibrary::Entry &entry = *m_variants.list().front();
        variant = entry.variant;
        const Result<Livery, QString> livery = Livery::load(entry.folder, *variant->board);
        const Result<std::shared_ptr<const MapSheet>, QString> sheet = MapSheet::load(entry.folder, *variant->board);
        sample.look.livery =
            dressed(livery.ok() ? livery.value() : Livery::standard(*variant->board), ownColours(*variant->board));
        sample.look.sheet = sheet.ok() ? sheet.value() : nullptr;
        sample.look.board = variant->board;
    }
    if (!variant || !sample.look.sheet)
        return {};
    for (int i = 0; i < m_actions->symbolSets.size(); ++i) {
        if (m_actions->symbolSets[i]->isChecked())
            sample.look.livery.setSymbolSet(everySymbolSet[i]);
    }
    sample.look.patterns = m_actions->patterns->isChecked();
    sample.look.owner = tints(*variant->board, variant->start);
    sample.state = stateOf(*variant->board, variant->start);
    return sample;
}

/// Everything that was chosen for good: looks, units, motion.
void MainWindow::takePreferences()
{
    Actions &a = *m_actions;
    const QString theme = preferences().value(u"theme"_s).toString();
    a.contrast->setChecked(preferences().value(u"contrast"_s, false).toBool());
    setHighContrast(a.contrast->isChecked());
    setThemeChoice(theme == "dark"_L1    ? ThemeChoice::Dark
                   : theme == "light"_L1 ? ThemeChoice::Light
                                         : ThemeChoice::System);
    const QString style = preferences().value(u"mapStyle"_s).toString();
    for (int i = 0; i < a.mapStyles.size(); ++i) {
        if (i == 0 || a.mapStyles[i]->objectName() == style)
            setMapStyle(i);
    }
    const QString units = preferences().value(u"units"_s).toString();
    for (int i = 0; i < a.symbolSets.size(); ++i) {
        if (i == 0 || symbolSetWord(everySymbolSet[i]) == units) {
            a.symbolSets[i]->setChecked(true);
            m_board->setSymbols(everySymbolSet[i]);
        }
    }
    const QString names = preferences().value(u"names"_s).toString();
    for (int i = 0; i < a.namings.size(); ++i) {
        if (a.namings[i]->objectName() == names) {
            a.namings[i]->setChecked(true);
            m_board->setLabels(everyLabels[i]);
        }
    }
    const QString notation = preferences().value(u"notation"_s).toString();
    for (QAction *each : std::as_const(a.notations))
        each->setChecked(each == a.notations.front() || each->objectName() == notation);
    chooseNotation();
    for (QAction *language : std::as_const(a.languages))
        language->setChecked(language->data().toString() == preferredLanguage());
    a.menuBar->setChecked(preferences().value(u"menuBar"_s, true).toBool());
    showMenuBar(a.menuBar->isChecked());
    a.patterns->setChecked(preferences().value(u"patterns"_s, false).toBool());
    // A desktop without animations tells so by their length.
    const bool still = this->style()->styleHint(QStyle::SH_Widget_Animation_Duration) == 0;
    a.motion->setChecked(preferences().value(u"motion"_s, !still).toBool());
    m_board->films().setMotion(a.motion->isChecked());
    a.sounds->setChecked(preferences().value(u"sounds"_s, false).toBool());
    a.pacedReveal->setChecked(preferences().value(u"pacedReveal"_s, true).toBool());
    m_board->films().setPaced(a.pacedReveal->isChecked());
    m_board->setReplaySpeed(preferences().value(u"replaySpeed"_s, 1.0).toDouble());
    a.autoReplay->setChecked(preferences().value(u"autoReplay"_s, true).toBool());
    m_board->films().setPlaysReveals(a.autoReplay->isChecked());
}

void MainWindow::setThemeChoice(ThemeChoice choice)
{
    const bool dark = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && systemIsDark(*qApp));
    applyTheme(*qApp, dark);
    m_dark = dark;
    m_actions->themes[static_cast<int>(choice)]->setChecked(true);
    m_board->setDark(dark);
    if (m_public)
        m_public->dressAs(m_board->map());
    m_start->setDark(dark);
}

void MainWindow::setMapStyle(int choice)
{
    m_actions->mapStyles[choice]->setChecked(true);
    m_board->setMapStyle(choice == 0 ? std::nullopt : std::optional(everyStyle[choice - 1]));
    if (m_public)
        m_public->dressAs(m_board->map());
}

} // namespace entente::app
