// What the window does about deals.
#include "board/boardpage.h"
#include "desks/dealsdesk.h"
#include "window/mainwindow.h"
#include "words/dealwords.h"
#include "words/names.h"

#include <QTimer>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

void MainWindow::connectTalk()
{
    connect(m_actions->deals, &QAction::triggered, this, &MainWindow::openDeals);
    connect(&m_flow, &TableFlow::changed, this, &MainWindow::tellOffers);
    connect(&m_document, &GameDocument::changed, this, [this](const Change &change) {
        if (change.kind == Change::Kind::Deals && change.power == m_flow.seat())
            tellOffers();
        if (change.kind == Change::Kind::Played && m_document.hasGame() && m_document.table().talk)
            QTimer::singleShot(0, this, &MainWindow::tellBrokenWords); // a reveal is not over yet
    });
}

void MainWindow::openDeals()
{
    if (auto *open = m_board->findChild<DealsDesk *>()) {
        open->raise();
        open->activateWindow();
        return;
    }
    const bool hotseat = m_document.table().mode == Table::Mode::Hotseat;
    auto *desk = new DealsDesk(
        m_document, hotseat ? m_flow.seat() : PowerId(),
        [this](const Deal &deal) { return m_negotiator.replyTo(deal); }, m_board);
    connect(&m_negotiator, &Negotiator::replied, desk, &DealsDesk::refresh);
    OrderTool &orders = tool();
    connect(desk, &DealsDesk::clicksMean, &orders, [&orders](bool places) {
        orders.setPromising(places ? OrderTool::Promising::Places : OrderTool::Promising::Orders);
    });
    connect(desk, &DealsDesk::drafted, &orders, &OrderTool::suggest);
    connect(&orders, &OrderTool::promised, desk, &DealsDesk::promise);
    connect(&orders, &OrderTool::placePromised, desk, &DealsDesk::promisePlace);
    connect(desk, &QDialog::finished, &orders, [&orders] {
        orders.setPromising(OrderTool::Promising::No);
        orders.suggest({});
    });
    m_board->leaveWhatIf();
    desk->begin();
    m_board->showInCorner(*desk);
}

/// Whoever writes is to know of an offer, once.
void MainWindow::tellOffers()
{
    if (m_flow.step() != Step::Writing || !m_document.table().talk)
        return;
    const Phase &now = m_document.game().position().phase;
    QStringList from;
    for (const Deal &deal : m_document.table().deals) {
        const bool waits = deal.to == m_flow.seat() && deal.state == Deal::State::Offered && deal.first == now;
        if (waits && std::find(m_offersTold.begin(), m_offersTold.end(), deal) == m_offersTold.end()) {
            m_offersTold.push_back(deal);
            from += powerName(m_document.board(), deal.from);
        }
    }
    if (!from.isEmpty())
        say(tr("%1 offers you a deal: see Table, Deals.", "powers").arg(joinNames(from)), false);
}

void MainWindow::tellBrokenWords()
{
    if (!m_document.hasGame() || m_document.wholeGame().turnCount() == 0)
        return;
    const QStringList said = brokenWordSentences(m_document.wholeGame(), m_document.game(), m_document.table().deals,
                                                 m_document.wholeGame().turnCount() - 1);
    if (!said.isEmpty())
        say(said.join(u' '), false);
}

} // namespace entente::app
