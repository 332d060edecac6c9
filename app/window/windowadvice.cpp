// What the window does when a person asks a computer.

#include "window/mainwindow.h"

#include "desks/advicedesk.h"
#include "window/boardpage.h"

namespace entente::app {

/// At a hotseat table only whoever writes is told anything, and only of their own seat.
void MainWindow::suggestOrders()
{
    if (auto *open = m_board->findChild<AdviceDesk *>()) {
        open->raise();
        open->activateWindow();
        return;
    }
    const bool hotseat = m_document.table().mode == Table::Mode::Hotseat;
    const std::vector<PowerId> powers = hotseat ? std::vector<PowerId>{m_flow.seat()} : m_document.toOrder();
    if (powers.empty() || !powers.front().valid()) {
        say(tr("There is nothing to order."), false);
        return;
    }
    m_board->leaveWhatIf();
    auto *desk = new AdviceDesk(m_document, powers, hotseat ? powers.front() : tool().writer(), m_board);
    connect(desk, &AdviceDesk::wanted, &m_adviser, &Adviser::ask);
    connect(&m_adviser, &Adviser::advised, desk, &AdviceDesk::setAdvice);
    connect(desk, &AdviceDesk::proposed, m_board,
            [board = m_board](const std::vector<GivenOrder> &orders) { board->tool().suggest(orders); });
    connect(desk, &QDialog::finished, m_board, [this, board = m_board] {
        m_adviser.stop();
        board->tool().suggest({});
    });
    m_adviser.ask(desk->power());
    // At the foot of the board, so that the proposals on the map stay in sight.
    desk->move(
        m_board->mapToGlobal(QPoint((m_board->width() - desk->width()) / 2, m_board->height() - desk->height())));
    desk->show();
}

} // namespace entente::app
