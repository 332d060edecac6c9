#include "panels/orderspanel.h"

#include "document/winteroutlook.h"
#include "look/theme.h"
#include "orders/supply.h"
#include "panels/ledgerrows.h"
#include "panels/ledgertable.h"
#include "panels/orderlist.h"
#include "panels/orderline.h"
#include "panels/ordertext.h"
#include "panels/transferbar.h"
#include "words/accountwords.h"
#include "words/names.h"
#include "words/orderwords.h"
#include "words/refusals.h"
#include "words/reviewwords.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

OrdersPanel::OrdersPanel(GameDocument &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    setObjectName(u"ordersPanel"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_list = new OrderList(document, this);
    m_list->setObjectName(u"ordersList"_s);
    m_ledger = new LedgerTable(document, this);
    auto *head = new QVBoxLayout;
    head->setContentsMargins(10, 4, 10, 0);
    head->addWidget(m_ledger);
    column->addLayout(head);
    column->addWidget(m_list, 1);
    m_transfers = new TransferBar(document, this);
    column->addWidget(m_transfers);
    m_line = new OrderLine(document, this);
    m_line->setObjectName(u"orderLine"_s);
    auto *foot = new QVBoxLayout;
    foot->setContentsMargins(16, 12, 16, 16);
    foot->setSpacing(4);
    foot->addWidget(m_line);
    m_lineSays = new QLabel(this);
    m_lineSays->setObjectName(u"orderLineSays"_s);
    m_lineSays->setWordWrap(true);
    m_lineSays->setTextFormat(Qt::PlainText);
    m_lineSays->hide();
    foot->addWidget(m_lineSays);
    column->addLayout(foot);

    connect(m_ledger, &LedgerTable::powerChosen, this, [this](PowerId power) {
        if (m_everyone) // once more, and all are shown again
            setFilter(power == m_filter ? PowerId() : power);
    });
    connect(m_list, &RowList::chosen, this, [this](const Row &row) { Q_EMIT unitChosen(row.station()); });
    connect(m_list, &RowList::cleared, this, [this](const Row &row) {
        if (!row.power.valid())
            return;
        if (row.number >= 0)
            m_document.dropOrder(m_document.game().orders()[static_cast<std::size_t>(row.number)]);
    });
    connect(m_list, &RowList::actionChosen, this, [this](const Row &row) { Q_EMIT contractWanted(row.power); });
    connect(m_list, &OrderList::rewritten, this, &OrdersPanel::rewrite);
    connect(m_list, &OrderList::copied, this, &OrdersPanel::copy);
    connect(m_list, &OrderList::exchanged, this, &OrdersPanel::exchange);
    connect(m_list, &OrderList::pointed, this, &OrdersPanel::unitPointed);
    connect(m_list, &OrderList::proposed, this, &OrdersPanel::tellProposals);
    connect(m_line, &OrderLine::proposed, this, &OrdersPanel::tellProposals);
    connect(m_line, &QLineEdit::returnPressed, this, &OrdersPanel::takeLine);
    connect(m_line, &QLineEdit::textChanged, this, [this] { refuseLine(QString()); });
    connect(m_line, &OrderLine::left, this, &OrdersPanel::lineLeft);
    connect(&m_document, &GameDocument::changed, this, [this](const Change &change) {
        if (change.kind != Change::Kind::File)
            refresh();
    });
    retranslate();
}

void OrdersPanel::setLivery(const Livery &livery)
{
    m_list->setLivery(livery);
}

void OrdersPanel::setVisibleTo(PowerId seat, bool everyone)
{
    if (seat == m_seat && everyone == m_everyone)
        return;
    m_seat = seat;
    m_line->setWriter(everyone ? PowerId() : seat);
    m_list->setWriter(everyone ? PowerId() : seat);
    m_everyone = everyone;
    m_transfers->setGiver(seat, everyone);
    m_ledger->setVisibleTo(seat, everyone);
    refresh();
}

void OrdersPanel::setFilter(PowerId power)
{
    if (power == m_filter)
        return;
    m_filter = power;
    m_transfers->choose(power);
    refresh();
}

void OrdersPanel::setCurrentUnit(const UnitRef &unit)
{
    m_list->setCurrentUnit(unit);
}

void OrdersPanel::setPointedUnit(const UnitRef &unit)
{
    m_list->setPointedUnit(unit);
}

void OrdersPanel::focusLine()
{
    m_line->setFocus(Qt::ShortcutFocusReason);
    m_line->selectAll();
}

void OrdersPanel::retranslate()
{
    m_list->setAccessibleName(tr("Orders"));
    m_line->setAccessibleName(tr("Type an order"));
    m_line->setToolTip(tr("Type an order and press Enter; Tab completes it (/)"));
    refresh();
}

void OrdersPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void OrdersPanel::refresh()
{
    QList<Row> rows;
    const auto note = [&](const QString &text) {
        Row row;
        row.kind = Row::Kind::Note;
        row.text = splitMarked(text);
        rows.append(row);
    };
    const bool writable = m_document.hasGame() && m_document.viewsPresent() && (m_everyone || m_seat.valid());
    m_line->setEnabled(writable);
    m_line->setPlaceholderText(lineExample());
    if (!writable) {
        note(m_document.hasGame() && m_document.game().isOver() ? tr("The game is over.")
                                                                : tr("Take a seat to write orders."));
        m_list->setRows(rows);
        return;
    }
    const Board &board = m_document.board();
    const Game &game = m_document.game();
    const Stage stage = game.position().phase.stage;
    const std::vector<OrderRemark> remarks =
        reviewOrders(board, game.position(), game.orders(),
                     m_everyone ? m_document.table().seats : std::vector<PowerId>{m_seat}, reviewRules(game.rules()));
    for (PowerId power : m_document.toOrder()) {
        if ((!m_everyone && power != m_seat) || (m_everyone && m_filter.valid() && power != m_filter))
            continue;
        Row head;
        head.kind = Row::Kind::Head;
        head.power = power;
        head.text = splitMarked(powerName(board, power));
        const bool byPoints = stage == Stage::Adjustments && playsByPoints(board);
        head.right = byPoints ? accountText(accountOf(board, game.position(), seenOrders(power), power))
                              : tr("%1 of %2").arg(m_document.ordersGiven(power)).arg(m_document.ordersExpected(power));
        rows.append(head);
        if (byPoints)
            rows += ledgerRows(m_document, power, m_everyone);
        const WinterOutlook outlook = byPoints ? winterOutlook(m_document, seenOrders(power)) : WinterOutlook();
        const auto unordered = [&](const Unit &unit) {
            Row row;
            row.power = power;
            row.unitKind = unit.kind;
            row.kindName = row.unitKind.valid() ? kindName(board, row.unitKind) : QString();
            row.struck = true;
            const QString sentence =
                stage == Stage::Retreats ? tr("%1 must retreat or disband") : tr("%1 has no order", "a unit");
            const auto named = [&](const QString &place) {
                const QString name = marked(place, Piece::Role::Strong);
                if (unit.layer == Layer::Aboard)
                    return tr("%1, aboard,", "a place, in: North Sea, aboard, has no order").arg(name);
                return unit.layer == Layer::Walls
                           ? tr("%1, behind the walls,", "a place, in: Lodi, behind the walls, has no order").arg(name)
                           : name;
            };
            row.text = splitMarked(sentence.arg(named(regionName(board, unit.region))));
            row.shortText = splitMarked(sentence.arg(named(fromUtf8(board.regionText(unit.region)))));
            return row;
        };
        const auto ordered = [&](const GivenOrder &given) {
            Row row;
            row.power = power;
            row.unitKind = given.order.kind;
            row.kindName = row.unitKind.valid() ? kindName(board, row.unitKind) : QString();
            row.region = given.order.at;
            row.layer = given.order.layer;
            row.inBox = given.order.number;
            row.icon = is<Transfer>(given.order)     ? u"forward"_s
                       : is<Permission>(given.order) ? u"down"_s
                       : is<Contract>(given.order)   ? u"seal"_s
                                                     : QString();
            row.number = static_cast<int>(&given - game.orders().data());
            row.text = orderRow(board, given.order, stage);
            row.shortText = orderRow(board, given.order, stage, true);
            if (const Legality why = m_document.legality(given); !why.ok()) {
                row.mark = Row::Mark::Warning;
                row.reason = splitMarked(
                    failureSentence({board, game.position(), power, given.order.at, given.order.kind}, why));
            } else if (const Legality *struck = outlook.refusalOf(given)) {
                row.mark = Row::Mark::Warning;
                row.crossed = struck->refusal != Refusal::OverBudget;
                row.reason = splitMarked(struckSentence(board, game.position(), given, *struck));
            } else if (const auto remark =
                           std::find_if(remarks.begin(), remarks.end(),
                                        [&](const OrderRemark &each) { return each.order == row.number; });
                       remark != remarks.end()) {
                row.mark = Row::Mark::Warning;
                row.reason = splitMarked(remarkSentence(board, game.position(), game.orders(), *remark));
                if (remark->kind == OrderRemark::Kind::NeedsContract)
                    row.action = tr("Contract…");
            }
            return row;
        };
        if (stage == Stage::Adjustments) {
            for (const GivenOrder &given : game.orders()) {
                if (given.power == power)
                    rows.append(ordered(given));
            }
            continue;
        }
        const auto add = [&](const Unit &unit, const UnitRef &station) {
            if (unit.power != power)
                return;
            const GivenOrder *given = game.orderOf(power, station);
            Row row = given ? ordered(*given) : unordered(unit);
            row.unitKind = unit.kind;
            row.kindName = row.unitKind.valid() ? kindName(board, row.unitKind) : QString();
            row.region = station.region;
            row.layer = station.layer;
            row.inBox = station.number;
            rows.append(row);
        };
        if (stage == Stage::Retreats) {
            for (const DislodgedUnit &dislodged : game.position().dislodged)
                add(dislodged.unit, {dislodged.unit.region});
        } else {
            for (std::size_t i = 0; i < game.position().units.size(); ++i)
                add(game.position().units[i], unitRefOf(board, game.position(), UnitId(static_cast<int>(i))));
            for (const GivenOrder &given : game.orders()) {
                if (given.power == power && (is<Permission>(given.order) || is<Contract>(given.order)))
                    rows.append(ordered(given));
            }
        }
    }
    if (rows.isEmpty())
        note(tr("There is nothing to order in this phase."));
    m_list->setRows(rows);
}

std::vector<GivenOrder> OrdersPanel::seenOrders(PowerId power) const
{
    std::vector<GivenOrder> seen = m_document.game().orders();
    std::erase_if(seen, [&](const GivenOrder &given) { return !m_everyone && given.power != power; });
    return seen;
}

/// The reason stands where one types, and typing again replaces what was refused.
void OrdersPanel::refuseLine(const QString &why)
{
    m_lineSays->setText(why);
    m_lineSays->setStyleSheet(u"color: %1"_s.arg(coloursOf(this).failure.name()));
    m_lineSays->setVisible(!why.isEmpty());
    if (!why.isEmpty())
        m_line->selectAll();
}

/// What may be typed in this phase, as an example.
QString OrdersPanel::lineExample() const
{
    if (!m_document.hasGame())
        return {};
    switch (m_document.game().position().phase.stage) {
    case Stage::Moves: return tr("Type an order: ser s bud - rum");
    case Stage::Retreats: return tr("Type a retreat: ser - alb, or ser d");
    case Stage::Adjustments: return tr("Type: build a vie, remove f ank, waive");
    }
    return {};
}

void OrdersPanel::takeLine()
{
    const QString text = m_line->text().trimmed();
    if (text.isEmpty() || !m_document.hasGame())
        return;
    const Result<TextOrder, QString> read = readOrderText(m_document, m_everyone ? PowerId() : m_seat, text);
    if (!read) {
        refuseLine(read.error());
        Q_EMIT said(read.error(), true);
        return;
    }
    if (const QString full = roomSentence(m_document, read->given); !full.isEmpty()) {
        refuseLine(full);
        Q_EMIT said(full, true);
        return;
    }
    m_document.setOrder(read->given.power, read->given.order);
    m_line->clear();
    Q_EMIT said(saidOf(m_document, *read), !read->why.ok());
}

} // namespace entente::app
