// The window's menu and what its actions do, when they are open, and what the person chose for good.

#include "window/mainwindow.h"

#include "desks/casesdesk.h"
#include "desks/columnsdesk.h"
#include "desks/linesdesk.h"
#include "desks/pindesk.h"
#include "desks/notesdesk.h"
#include "desks/replydesk.h"
#include "desks/votedesk.h"
#include "document/preferences.h"
#include "flow/curtain.h"
#include "window/actions.h"
#include "window/boardpage.h"
#include "window/commandpalette.h"
#include "window/language.h"
#include "window/preferencesdesk.h"
#include "window/startpage.h"
#include "words/names.h"

#include <QApplication>
#include <QMenu>
#include <QStyle>

#include <optional>

namespace entente::app {

using namespace Qt::StringLiterals;

void MainWindow::buildMenu()
{
    m_menu->clear();
    Actions &a = *m_actions;
    m_menu->addActions({a.home, a.newGame, a.open, a.cases, a.save, a.saveAs});
    m_menu->addSeparator();
    m_menu->addActions({a.copyText, a.savePicture, a.saveGame, a.print, a.notesInPictures});
    m_menu->addSeparator();
    m_menu->addActions({a.undo, a.redo, a.clearOrders, a.editPosition, a.lenient, a.readMail, a.contract, a.schedule, a.replies, a.notes});
    m_menu->addSeparator();
    m_menu->addActions({a.seal, a.handOver, a.adjudicate, a.next, a.takeBack, a.stopClock, a.vote, a.ownPin, a.countdown});
    m_menu->addSeparator();
    m_menu->addActions({a.showOrders, a.strengths, a.labels, a.patterns, a.panels, a.orderLine, a.map, a.why});
    m_menu->addActions({a.whatIf, a.assume, a.palette, a.preferences});
    QMenu *past = m_menu->addMenu(tr("Timeline"));
    past->addActions({a.firstTurn, a.previousTurn, a.nextTurn, a.lastTurn});
    past->addSeparator();
    past->addActions({a.replay, a.replayGame, a.autoReplay, a.motion, a.standings, a.columns, a.lines});
    m_menu->addSeparator();
    QMenu *themes = m_menu->addMenu(tr("Theme"));
    themes->setObjectName(u"themeMenu"_s);
    themes->addActions(a.themes);
    QMenu *styles = m_menu->addMenu(tr("Map"));
    styles->setObjectName(u"mapStyleMenu"_s);
    styles->addActions(a.mapStyles);
    QMenu *units = m_menu->addMenu(tr("Units"));
    units->setObjectName(u"unitsMenu"_s);
    units->addActions(a.symbolSets);
    QMenu *tongues = m_menu->addMenu(tr("Language"));
    tongues->setObjectName(u"languageMenu"_s);
    tongues->addActions(a.languages);
    m_menu->addSeparator();
    m_menu->addActions({a.rules, a.quit});
}

void MainWindow::openRules(const QString &rule)
{
    if (m_document.hasGame())
        m_paper.openRules(m_variants.homeOf(fromUtf8(m_document.game().variant().id)), m_board->map().look(), rule);
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
        if (tool().isActive())
            m_document.clearOrders(tool().writer());
    });
    connect(a.lenient, &QAction::triggered, this, [this](bool on) {
        m_document.setLenient(on);
        say(on ? tr("Impossible orders are accepted too. They fail, and the unit holds. Builds must be possible.") : tr("Only possible orders are accepted."), false);
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
        if (kind == TableClock::Kind::Seat)
            m_board->say(m_document.table().clock.seals ? tr("Time is up: the orders are sealed as they are.") : tr("Time is up. Finish and seal."), true);
    });
    connect(a.editPosition, &QAction::toggled, this, [this](bool on) { m_board->setEditing(on); });
    connect(a.cases, &QAction::triggered, this, [this] {
        auto *desk = new CasesDesk(m_variants, this);
        connect(desk, &CasesDesk::caseChosen, this, [this](const Game &game) {
            m_recovery.flush();
            m_document.openGame(game);
        });
        desk->show();
    });
    connect(a.columns, &QAction::triggered, this, [this] { (new ColumnsDesk(m_document, m_board->map().look().livery, m_board))->show(); });
    connect(a.lines, &QAction::triggered, this, [this] { (new LinesDesk(m_document, m_board->map().look(), m_board))->show(); });
    connect(a.notes, &QAction::triggered, this, [this] {
        auto *desk = new NotesDesk(m_document, seenBy(), m_board);
        if (seenBy().valid())
            desk->open();
        else
            desk->show();
    });
    connect(a.notesInPictures, &QAction::toggled, &m_paper, &Paper::setWithNotes);
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
    connect(a.readMail, &QAction::triggered, this, [this] { m_paper.readMail(tool().writer()); });
    connect(a.replies, &QAction::triggered, this, [this] {
        const ReplyDesk *desk = m_paper.searchReplies(tool().writer());
        connect(desk, &ReplyDesk::replyChosen, m_board, &BoardPage::showReply);
        connect(desk, &QDialog::finished, m_board, [board = m_board] { board->tool().assume({}); });
    });
    connect(a.contract, &QAction::triggered, this, [this] { m_paper.registerContract(tool().writer()); });
    connect(a.schedule, &QAction::triggered, this, [this] { m_paper.writeSchedule(); });
    connect(a.rules, &QAction::triggered, this, [this] { openRules(); });
    connect(a.newGame, &QAction::triggered, this, &MainWindow::chooseNewGame);
    for (QAction *paper : {a.copyText, a.savePicture, a.saveGame, a.print})
        connect(paper, &QAction::triggered, this, [this] { m_board->leaveWhatIf(); }); // first, since connected first
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
    connect(a.patterns, &QAction::triggered, this, [](bool on) { preferences().setValue(u"patterns"_s, on); });
    connect(a.panels, &QAction::toggled, this, [this](bool on) { m_board->setPanelsShown(on); });
    connect(a.orderLine, &QAction::triggered, this, [this] { m_board->focusOrderLine(); });
    connect(a.map, &QAction::triggered, this, [this] { m_board->focusMap(); });
    connect(a.why, &QAction::triggered, this, [this] { m_board->askWhy(); });
    connect(a.replayGame, &QAction::triggered, this, [this] { m_board->playGame(); });
    connect(a.standings, &QAction::triggered, this, [this] { m_board->showStandings(); });
    connect(a.whatIf, &QAction::triggered, this, [this] { m_board->toggleWhatIf(); });
    connect(a.assume, &QAction::triggered, this, [this] { m_board->toggleAssuming(); });
    connect(a.palette, &QAction::triggered, this, [this] { (new CommandPalette(m_actions->findChildren<QAction *>(), this))->open(); });
    connect(a.preferences, &QAction::triggered, this, [this] { (new PreferencesDesk(*m_actions, m_shortcuts, this))->open(); });
    connect(a.autoReplay, &QAction::triggered, this, [this](bool on) {
        m_board->setPlaysReveals(on);
        preferences().setValue(u"autoReplay"_s, on);
    });
    connect(a.motion, &QAction::triggered, this, [this](bool on) {
        m_board->setMotion(on);
        preferences().setValue(u"motion"_s, on);
    });
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
    for (int i = 0; i < a.symbolSets.size(); ++i)
        connect(a.symbolSets[i], &QAction::triggered, this, [this, i] {
            m_board->setSymbols(everySymbolSet[i]);
            preferences().setValue(u"units"_s, symbolSetWord(everySymbolSet[i]));
        });
    for (QAction *language : std::as_const(a.languages))
        connect(language, &QAction::triggered, this, [language] {
            const QString code = language->data().toString();
            preferences().setValue(u"language"_s, code);
            setLanguage(*qApp, code);
        });
}

/// Everything that was chosen for good: looks, units, motion.
void MainWindow::takePreferences()
{
    Actions &a = *m_actions;
    const QString theme = preferences().value(u"theme"_s).toString();
    setThemeChoice(theme == "dark"_L1 ? ThemeChoice::Dark : theme == "light"_L1 ? ThemeChoice::Light : ThemeChoice::System);
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
    for (QAction *language : std::as_const(a.languages))
        language->setChecked(language->data().toString() == preferredLanguage());
    a.patterns->setChecked(preferences().value(u"patterns"_s, false).toBool());
    // A desktop without animations tells so by their length.
    const bool still = this->style()->styleHint(QStyle::SH_Widget_Animation_Duration) == 0;
    a.motion->setChecked(preferences().value(u"motion"_s, !still).toBool());
    m_board->setMotion(a.motion->isChecked());
    a.autoReplay->setChecked(preferences().value(u"autoReplay"_s, true).toBool());
    m_board->setPlaysReveals(a.autoReplay->isChecked());
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
    const bool hotseat = game && m_document.table().mode == Table::Mode::Hotseat;
    a.handOver->setEnabled(hotseat && m_flow.step() == Step::Writing);
    a.takeBack->setEnabled(m_flow.can(Act::TakeBack));
    a.adjudicate->setEnabled(!hotseat && m_flow.can(Act::Reveal)); // at a hotseat table the curtain reveals
    a.next->setEnabled(m_flow.can(Act::Next));
    a.stopClock->setEnabled(game && m_clock.kind() != TableClock::Kind::None);
    a.ownPin->setEnabled(m_flow.step() == Step::Writing);
    a.notes->setEnabled(board);
    a.vote->setEnabled(m_flow.step() == Step::Writing || m_flow.step() == Step::Open);
    const bool orders = board && tool().isActive();
    // It is the whole table's: whoever sits in a seat changes it for nobody.
    a.lenient->setEnabled(board && !m_document.game().isOver() && m_flow.step() != Step::Writing);
    a.lenient->setChecked(game && m_document.table().lenient);
    a.readMail->setEnabled(orders);
    a.replies->setEnabled(orders && m_document.table().mode != Table::Mode::Hotseat && m_document.game().position().phase.stage == Stage::Moves);
    for (QAction *paper : {a.copyText, a.savePicture, a.saveGame, a.print})
        paper->setEnabled(board);
    const bool open = board && !hotseat;
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
    a.clearOrders->setEnabled(board && tool().isActive());
    a.orderLine->setEnabled(board);
    a.whatIf->setEnabled(board && tool().isActive());
    a.assume->setEnabled(board && tool().isActive());
    a.replayGame->setEnabled(board && m_document.game().turnCount() > 0);
    a.standings->setEnabled(board);
    a.replay->setEnabled(board && m_document.game().turnCount() > 0);
    a.why->setEnabled(board && !m_document.viewsPresent());
    for (QAction *view : {a.firstTurn, a.previousTurn, a.nextTurn, a.lastTurn, a.showOrders, a.strengths, a.labels, a.panels, a.map})
        view->setEnabled(board);
}

void MainWindow::setThemeChoice(ThemeChoice choice)
{
    const bool dark = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && systemIsDark(*qApp));
    applyTheme(*qApp, dark);
    m_dark = dark;
    m_actions->themes[static_cast<int>(choice)]->setChecked(true);
    m_board->setDark(dark);
    m_start->setDark(dark);
}

void MainWindow::setMapStyle(int choice)
{
    m_actions->mapStyles[choice]->setChecked(true);
    m_board->setMapStyle(choice == 0 ? std::nullopt : std::optional(everyStyle[choice - 1]));
}

} // namespace entente::app
