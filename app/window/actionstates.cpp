// What can be done now, and why the rest can't.

#include "window/mainwindow.h"

#include "actions/actions.h"
#include "board/boardpage.h"

#include <utility>

namespace entente::app {

/// What the commands hang on, looked up once for all of them.
struct MainWindow::Moment {
    bool game = false;
    bool board = false; ///< it may be seen
    bool hotseat = false;
    bool over = false;
    bool moves = false;   ///< are to be ordered
    bool writing = false; ///< somebody sits in a seat
    bool orders = false;  ///< are being written
    bool played = false;  ///< at least one phase
    bool secretSequence = false;
    QString hidden;   ///< why nothing of the game can be done, if that is so
    QString noOrders; ///< why no order can be changed

    bool open() const { return board && !hotseat; }
    /// The first thing that stands against it, where more than one does.
    QString unless(bool shown, const QString &why) const { return shown ? why : hidden; }
};

MainWindow::Moment MainWindow::moment()
{
    Moment now;
    now.game = m_document.hasGame();
    now.board = now.game && !m_flow.isCovered();
    now.hotseat = now.game && m_document.table().mode == Table::Mode::Hotseat;
    now.over = now.game && m_document.game().isOver();
    now.moves = now.game && m_document.game().position().phase.stage == Stage::Moves;
    now.writing = m_flow.step() == Step::Writing;
    now.orders = now.board && tool().isActive();
    now.played = now.game && m_document.game().turnCount() > 0;
    now.secretSequence = now.game && m_document.game().hasSecretSequence();
    now.hidden = !now.game ? tr("No game is open.") : m_public ? tr("Only from a seat.") : tr("The board is hidden.");
    now.noOrders = now.unless(now.board, now.over ? tr("The game is over.") : tr("No orders are being written."));
    return now;
}

void MainWindow::updateActions()
{
    const Moment now = moment();
    updateGameActions(now);
    updateTableActions(now);
    updateComputerActions(now);
    updateOrderActions(now);
    updateViewActions(now);
}

/// Files, undo, and what goes on with the game.
void MainWindow::updateGameActions(const Moment &now)
{
    Actions &a = *m_actions;
    for (QAction *any : {a.home, a.save, a.saveAs})
        Actions::allow(any, now.game, now.hidden);
    Actions::allow(a.undo, now.game && m_document.canUndo(), now.unless(now.game, tr("Nothing to undo.")));
    Actions::allow(a.redo, now.game && m_document.canRedo(), now.unless(now.game, tr("Nothing to redo.")));
    const bool trial = m_document.isTrial(); // what is right or wrong there is asked at its desk
    Actions::allow(a.seal, now.board && !trial && m_flow.step() != Step::Over && !m_watcher.isWatching(),
                   now.unless(now.board, trial      ? tr("Press “Check” beside the map.")
                                         : now.over ? tr("The game is over.")
                                                    : tr("Nobody is in a seat.")));
    // At a hotseat table the curtain reveals. From the results a season would be played that nobody has written.
    Actions::allow(a.adjudicate, !now.hotseat && m_flow.can(Act::Reveal) && m_flow.step() != Step::Results,
                   now.unless(now.game, now.hotseat ? tr("The curtain reveals.")
                                        : trial     ? tr("Press “Check” beside the map.")
                                                    : tr("No orders are being written.")));
    Actions::allow(a.next, m_flow.can(Act::Next) || m_watcher.isWatching(),
                   now.unless(now.game, now.over ? tr("The game is over.") : tr("Only from the results.")));
    for (QAction *paper : QList<QAction *>{a.copyText, a.savePicture, a.print} + a.notations)
        Actions::allow(paper, now.board, now.hidden);
    Actions::allow(a.saveGame, now.board && !m_document.isFogged(),
                   now.unless(now.board, tr("Fog hides the whole of the game until it is over.")));
    Actions::allow(a.report, now.open() && (now.played || !now.over),
                   now.unless(now.board, tr("Only at an open table.")));
}

/// What people agree on, and who sits where.
void MainWindow::updateTableActions(const Moment &now)
{
    Actions &a = *m_actions;
    Actions::allow(a.handOver, now.hotseat && now.writing,
                   now.unless(now.game, now.hotseat ? tr("Nobody is in a seat.") : tr("Only at a hotseat table.")));
    Actions::allow(a.publicBoard, now.game && !now.board, now.unless(now.game, tr("The board is in sight.")));
    Actions::allow(a.takeBack, m_flow.can(Act::TakeBack),
                   now.unless(now.game, !now.hotseat  ? tr("Undo does it here.")
                                        : !now.played ? tr("No season has been played.")
                                                      : tr("Only from the curtain or the results.")));
    Actions::allow(a.stopClock, now.game && m_clock.kind() != TableClock::Kind::None,
                   now.unless(now.game, tr("No clock is running.")));
    Actions::allow(a.ownPin, now.writing, now.unless(now.game, tr("Nobody is in a seat.")));
    Actions::allow(a.notes, now.board, now.hidden);
    Actions::allow(a.makeStudy, now.open(), now.unless(now.board, tr("Only at an open table.")));
    Actions::allow(a.phones, now.hotseat && !now.over,
                   !now.game     ? now.hidden
                   : now.hotseat ? tr("The game is over.")
                                 : tr("Only at a hotseat table."));
    Actions::allow(a.vote, now.writing || m_flow.step() == Step::Open, now.noOrders);
    const bool talks = now.game && m_document.table().talk;
    Actions::allow(a.deals, talks && (now.writing || now.open()) && !now.over && now.moves && m_document.viewsPresent(),
                   !now.game || talks ? now.noOrders : tr("At this table no deals are made."));
    // It is the whole table's: whoever sits in a seat changes it for nobody.
    Actions::allow(a.lenient, now.board && !now.over && !now.writing,
                   now.unless(now.board, now.over ? tr("The game is over.") : tr("Only between the seats.")));
    a.lenient->setChecked(now.game && m_document.table().lenient);
    Actions::allow(a.contract,
                   (now.open() || now.orders) && !now.over && now.secretSequence && now.moves
                       && m_document.viewsPresent(),
                   now.noOrders);
    a.contract->setVisible(now.secretSequence);
    a.schedule->setVisible(now.secretSequence && !m_document.hidesOrder());
    Actions::allow(a.schedule, now.board && now.moves && !now.over,
                   now.unless(now.board, tr("Only while moves are written.")));
}

void MainWindow::updateComputerActions(const Moment &now)
{
    Actions &a = *m_actions;
    Actions::allow(a.standIn, now.hotseat && !now.over && m_flow.step() != Step::None,
                   !now.game     ? now.hidden
                   : now.hotseat ? tr("The game is over.")
                                 : tr("Only at a hotseat table."));
    Actions::allow(a.think, now.game && !m_flow.thinking().empty(),
                   now.unless(now.game, tr("No computer has orders to write.")));
    a.think->setChecked(!m_thinker.isStopped());
    const QString noWatch = now.unless(now.game, tr("Only where computers play all powers."));
    Actions::allow(a.watch, m_watcher.isWatching(), noWatch);
    a.watch->setChecked(m_watcher.isWatching() && m_watcher.isRunning());
    for (QAction *pace : std::as_const(a.paces))
        Actions::allow(pace, m_watcher.isWatching(), noWatch);
    const bool mayAsk = !now.hotseat || m_document.table().advice;
    for (QAction *asks : {a.advice, a.guess})
        Actions::allow(asks, now.orders && m_document.viewsPresent() && mayAsk && (!now.hotseat || now.writing),
                       !now.orders || mayAsk ? now.noOrders : tr("This table plays without the computer's advice."));
    Actions::allow(a.safest,
                   now.orders && now.moves && m_document.viewsPresent() && mayAsk && (!now.hotseat || now.writing),
                   !now.orders ? now.noOrders
                   : mayAsk    ? tr("Only while moves are written.")
                               : tr("This table plays without the computer's advice."));
}

void MainWindow::updateOrderActions(const Moment &now)
{
    Actions &a = *m_actions;
    for (QAction *writes : {a.readMail, a.clearOrders, a.whatIf, a.assume})
        Actions::allow(writes, now.orders, now.noOrders);
    Actions::allow(a.replies, now.orders && !now.hotseat && now.moves,
                   !now.orders   ? now.noOrders
                   : now.hotseat ? tr("Only at an open table.")
                                 : tr("Only while moves are written."));
    for (QAction *table : {a.editPosition, a.columns, a.deadline, a.lines, a.keptOrders})
        Actions::allow(table, now.open(), now.unless(now.board, tr("Only at an open table.")));
    if (!now.open())
        a.editPosition->setChecked(false);
}

void MainWindow::updateViewActions(const Moment &now)
{
    Actions &a = *m_actions;
    for (QAction *past : {a.replay, a.replayGame})
        Actions::allow(past, now.board && now.played, now.unless(now.board, tr("No season has been played.")));
    static const bool audible = !ChimePlayer::program().isEmpty();
    Actions::allow(a.sounds, audible, tr("No program that plays sounds was found: paplay, pw-play or aplay."));
    Actions::allow(a.why, now.board && !m_document.viewsPresent(),
                   now.unless(now.board, tr("Only in the results of a season.")));
    Actions::allow(a.rules, now.game, now.hidden); // at the curtain too: they hold no secrets
    Actions::allow(a.standings, now.board && !m_document.isFogged(),
                   now.unless(now.board, tr("Fog hides how the others stand.")));
    for (QAction *view : {a.orderLine, a.firstTurn, a.previousTurn, a.nextTurn, a.lastTurn, a.showOrders, a.strengths,
                          a.labels, a.panels, a.foldSheet, a.map, a.partBefore})
        Actions::allow(view, now.board, now.hidden);
}

} // namespace entente::app
