// What can be done now, and why the rest can't.

#include "window/mainwindow.h"

#include "window/actions.h"
#include "window/boardpage.h"

namespace entente::app {

void MainWindow::updateActions()
{
    Actions &a = *m_actions;
    const bool game = m_document.hasGame();
    const bool board = game && !m_flow.isCovered();
    const bool hotseat = game && m_document.table().mode == Table::Mode::Hotseat;
    const bool over = game && m_document.game().isOver();
    const bool moves = game && m_document.game().position().phase.stage == Stage::Moves;
    const bool writing = m_flow.step() == Step::Writing;
    const bool orders = board && tool().isActive();
    const bool played = game && m_document.game().turnCount() > 0;
    const bool secretSequence = game && m_document.game().hasSecretSequence();
    const bool open = board && !hotseat;
    // The first thing that stands against it, where more than one does.
    const QString hidden = !game ? tr("No game is open.") : tr("The board is hidden.");
    const auto unless = [&](bool shown, const QString &why) { return shown ? why : hidden; };
    const QString noOrders = unless(board, over ? tr("The game is over.") : tr("No orders are being written."));

    for (QAction *any : {a.home, a.save, a.saveAs})
        Actions::allow(any, game, hidden);
    Actions::allow(a.undo, game && m_document.canUndo(), unless(game, tr("Nothing to undo.")));
    Actions::allow(a.redo, game && m_document.canRedo(), unless(game, tr("Nothing to redo.")));
    Actions::allow(a.seal, board && m_flow.step() != Step::Over && !m_watcher.isWatching(),
                   unless(board, over ? tr("The game is over.") : tr("Nobody is in a seat.")));
    Actions::allow(a.handOver, hotseat && writing,
                   unless(game, hotseat ? tr("Nobody is in a seat.") : tr("Only at a hotseat table.")));
    Actions::allow(a.publicBoard, game && !board, unless(game, tr("The board is in sight.")));
    Actions::allow(a.takeBack, m_flow.can(Act::TakeBack),
                   unless(game, !hotseat  ? tr("Undo does it here.")
                                : !played ? tr("No season has been played.")
                                          : tr("Only from the curtain or the results.")));
    // At a hotseat table the curtain reveals.
    Actions::allow(a.adjudicate, !hotseat && m_flow.can(Act::Reveal),
                   unless(game, hotseat ? tr("The curtain reveals.") : tr("No orders are being written.")));
    Actions::allow(a.next, m_flow.can(Act::Next) || m_watcher.isWatching(),
                   unless(game, over ? tr("The game is over.") : tr("Only from the results.")));
    Actions::allow(a.stopClock, game && m_clock.kind() != TableClock::Kind::None,
                   unless(game, tr("No clock is running.")));
    Actions::allow(a.ownPin, writing, unless(game, tr("Nobody is in a seat.")));
    const bool seats = hotseat && !over && m_flow.step() != Step::None;
    Actions::allow(a.standIn, seats,
                   !game     ? hidden
                   : hotseat ? tr("The game is over.")
                             : tr("Only at a hotseat table."));
    Actions::allow(a.think, game && !m_flow.thinking().empty(), unless(game, tr("No computer has orders to write.")));
    a.think->setChecked(!m_thinker.isStopped());
    Actions::allow(a.watch, m_watcher.isWatching(), unless(game, tr("Only where computers play all powers.")));
    a.watch->setChecked(m_watcher.isWatching() && m_watcher.isRunning());
    for (QAction *pace : std::as_const(a.paces))
        Actions::allow(pace, m_watcher.isWatching(), unless(game, tr("Only where computers play all powers.")));
    Actions::allow(a.notes, board, hidden);
    Actions::allow(a.vote, writing || m_flow.step() == Step::Open, noOrders);
    // It is the whole table's: whoever sits in a seat changes it for nobody.
    Actions::allow(a.lenient, board && !over && !writing,
                   unless(board, over ? tr("The game is over.") : tr("Only between the seats.")));
    a.lenient->setChecked(game && m_document.table().lenient);
    Actions::allow(a.readMail, orders, noOrders);
    Actions::allow(a.replies, orders && !hotseat && moves,
                   !orders   ? noOrders
                   : hotseat ? tr("Only at an open table.")
                             : tr("Only while moves are written."));
    const bool mayAsk = !hotseat || m_document.table().advice;
    for (QAction *asks : {a.advice, a.guess})
        Actions::allow(asks, orders && m_document.viewsPresent() && mayAsk && (!hotseat || writing),
                       !orders || mayAsk ? noOrders : tr("This table plays without the computer's advice."));
    for (QAction *paper : {a.copyText, a.savePicture, a.saveGame, a.print})
        Actions::allow(paper, board, hidden);
    Actions::allow(a.contract, (open || orders) && !over && secretSequence && moves && m_document.viewsPresent(),
                   noOrders);
    a.contract->setVisible(secretSequence);
    a.schedule->setVisible(secretSequence && !m_document.hidesOrder());
    Actions::allow(a.schedule, board && moves && !over, unless(board, tr("Only while moves are written.")));
    for (QAction *table : {a.editPosition, a.columns, a.lines, a.keptOrders})
        Actions::allow(table, open, unless(board, tr("Only at an open table.")));
    Actions::allow(a.report, open && played,
                   unless(board, open ? tr("No season has been played.") : tr("Only at an open table.")));
    if (!open)
        a.editPosition->setChecked(false);
    for (QAction *writes : {a.clearOrders, a.whatIf, a.assume})
        Actions::allow(writes, orders, noOrders);
    for (QAction *past : {a.replay, a.replayGame})
        Actions::allow(past, board && played, unless(board, tr("No season has been played.")));
    static const bool audible = !ChimePlayer::program().isEmpty();
    Actions::allow(a.sounds, audible, tr("No program that plays sounds was found: paplay, pw-play or aplay."));
    Actions::allow(a.why, board && !m_document.viewsPresent(), unless(board, tr("Only in the results of a season.")));
    for (QAction *view : {a.rules, a.orderLine, a.standings, a.firstTurn, a.previousTurn, a.nextTurn, a.lastTurn,
                          a.showOrders, a.strengths, a.labels, a.panels, a.map, a.partBefore})
        Actions::allow(view, board, hidden);
}

} // namespace entente::app
