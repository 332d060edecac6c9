#include "panels/orderspanel.h"

#include "look/theme.h"
#include "panels/ledgertable.h"
#include "panels/orderexample.h"
#include "panels/orderlist.h"
#include "panels/orderline.h"
#include "panels/orderrows.h"
#include "panels/ordertext.h"
#include "panels/transferbar.h"
#include "words/names.h"
#include "words/refusals.h"

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
    const bool writable = m_document.hasGame() && m_document.viewsPresent() && (m_everyone || m_seat.valid());
    m_line->setEnabled(writable);
    m_line->setVisible(!m_document.hasGame() || !m_document.game().isOver());
    m_line->setPlaceholderText(lineExample());
    if (!writable) {
        const bool over = m_document.hasGame() && m_document.game().isOver();
        m_list->setRows({noteRow(over ? tr("The game is over.") : tr("Take a seat to write orders."))});
        return;
    }
    QList<Row> rows = OrderRows(m_document, m_seat, m_everyone, m_filter).rows();
    if (rows.isEmpty())
        rows = {noteRow(tr("There is nothing to order in this phase."))};
    m_list->setRows(rows);
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
    const QString example = orderExample(m_document, m_everyone ? m_filter : m_seat);
    return example.isEmpty() ? tr("Type an order") : tr("Type an order: %1").arg(example);
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
    // Of three units in a box it is said which one the order is for, as everywhere else.
    TextOrder order = *read;
    order.given.order = m_document.game().forUnitInBox(order.given.power, order.given.order);
    m_document.setOrder(order.given.power, order.given.order);
    m_line->setText(QString()); // and nothing to undo in it: an order is taken back as every other
    Q_EMIT said(saidOf(m_document, order), !order.why.ok());
}

} // namespace entente::app
