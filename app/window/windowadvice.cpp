// What the window does when a person asks a computer.

#include "window/mainwindow.h"

#include "desks/advicedesk.h"
#include "desks/guessdesk.h"
#include "board/boardpage.h"

#include <algorithm>

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
    // In the corner, over the lists, so that most of the map stays in sight.
    desk->showInCorner(*m_board);
}

/// What another power may do, as the seat that writes sees it; at an open table as anybody does.
void MainWindow::guessOrders()
{
    if (auto *open = m_board->findChild<GuessDesk *>()) {
        open->raise();
        open->activateWindow();
        return;
    }
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
    desk->showInCorner(*m_board);
}

} // namespace entente::app
