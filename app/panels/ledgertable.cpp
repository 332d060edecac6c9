#include "panels/ledgertable.h"

#include "look/onchange.h"
#include "look/theme.h"
#include "orders/supply.h"
#include "words/names.h"

#include <QHeaderView>

namespace entente::app {

using namespace Qt::StringLiterals;

LedgerTable::LedgerTable(GameDocument &document, QWidget *parent)
    : QTableWidget(0, ColumnCount, parent), m_document(document)
{
    setObjectName(u"ledgerTable"_s);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(26);
    // Columns as wide as their heads and figures, whatever the language; the names of powers take what is left.
    horizontalHeader()->setMinimumSectionSize(20);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionResizeMode(Power, QHeaderView::Stretch);
    horizontalHeader()->setHighlightSections(false);
    connect(this, &QTableWidget::cellActivated, this,
            [this](int row) { Q_EMIT powerChosen(PowerId(item(row, Power)->data(Qt::UserRole).toInt())); });
    connect(this, &QTableWidget::cellClicked, this,
            [this](int row) { Q_EMIT powerChosen(PowerId(item(row, Power)->data(Qt::UserRole).toInt())); });
    connect(&m_document, &GameDocument::changed, this, [this](const Change &change) {
        if (change.kind != Change::Kind::File)
            refresh();
    });
    retranslate();
    onChange(this, {QEvent::LanguageChange}, [this] { retranslate(); });
}

void LedgerTable::setVisibleTo(PowerId seat, bool everyone)
{
    m_seat = seat;
    m_everyone = everyone;
    refresh();
}

void LedgerTable::retranslate()
{
    setAccessibleName(tr("Supply points this winter"));
    const auto head = [this](Column column, const QString &text, const QString &meaning) {
        auto *item = new QTableWidgetItem(text);
        item->setToolTip(meaning);
        item->setTextAlignment((column == Power ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        setHorizontalHeaderItem(column, item);
    };
    head(Power, tr("Points"), tr("Supply points of each power this winter"));
    head(Own, tr("Yield"), tr("What its centres yield, raids taken off"));
    head(Gifts, tr("Gifts"), tr("+ received from other powers, − given to them"));
    head(Upkeep, tr("Cost"), tr("What its units cost to keep"));
    head(Builds, tr("Builds"), tr("What the builds written so far cost"));
    head(Left, tr("Left"), tr("Left to build with; a minus must be saved by disbanding"));
    refresh();
}

void LedgerTable::refresh()
{
    const bool open = m_document.hasGame() && m_document.viewsPresent() && playsByPoints(m_document.board())
                      && m_document.game().position().phase.stage == Stage::Adjustments
                      && (m_everyone || m_seat.valid());
    setVisible(open);
    if (!open)
        return;
    setRowCount(0);
    for (const PowerId power : powersToOrder(m_document.board(), m_document.game().position())) {
        insertRow(rowCount());
        fillRow(rowCount() - 1, power);
    }
    // Gifts are rare: their column comes with the first that may be seen. One for both ways: two cut the names.
    bool any = false;
    for (int row = 0; row < rowCount(); ++row)
        any = any || item(row, Gifts)->text().size() > 1;
    setColumnHidden(Gifts, !any);
    for (int column = Own; column < ColumnCount; ++column)
        setColumnWidth(column, figuresWidth(column));
    setFixedHeight(horizontalHeader()->sizeHint().height() + rowCount() * verticalHeader()->defaultSectionSize() + 8);
}

/// Measured here: a header asks for more than its words take, and the names of powers need the room.
int LedgerTable::figuresWidth(int column) const
{
    constexpr int besideFigures = 10; // the style sheet's padding, and the margin that every cell keeps
    constexpr int besideWords = 18;   // the heads keep more
    int widest =
        QFontMetrics(uiFont(metrics::small)).horizontalAdvance(horizontalHeaderItem(column)->text()) + besideWords;
    for (int row = 0; row < rowCount(); ++row) {
        const QTableWidgetItem *const cell = item(row, column);
        widest = std::max(widest, QFontMetrics(cell->font()).horizontalAdvance(cell->text()) + besideFigures);
    }
    return widest;
}

void LedgerTable::fillRow(int row, PowerId power)
{
    const Board &board = m_document.board();
    const bool seen = m_everyone || power == m_seat;
    std::vector<GivenOrder> orders = m_document.game().orders();
    std::erase_if(orders, [&](const GivenOrder &given) { return !m_everyone && given.power != m_seat; });
    const WinterAccount account = accountOf(board, m_document.game().position(), orders, power);
    const Ledger &ledger = account.ledger;
    const auto figure = [](int points) { return points < 0 ? u"\u2212%1"_s.arg(-points) : QString::number(points); };
    const auto put = [&](Column column, const QString &text) {
        auto *item = new QTableWidgetItem(text);
        item->setTextAlignment((column == Power ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        const QFont font = uiFont(column == Power ? metrics::small : metrics::base, column == Left ? 600 : 400);
        item->setFont(font);
        if (column == Power) // beside gifts a long name may be cut
            item->setToolTip(text);
        item->setData(Qt::UserRole, power.index());
        setItem(row, column, item);
    };
    const QString unknown = u"\u00b7"_s;
    put(Power, powerName(board, power));
    put(Own, figure(ledger.own));
    QStringList gifts;
    if (ledger.received)
        gifts += u"+%1"_s.arg(ledger.received);
    if (ledger.given)
        gifts += figure(-ledger.given);
    put(Gifts, gifts.isEmpty() ? unknown : gifts.join(u' '));
    put(Upkeep, figure(-ledger.upkeep));
    put(Builds, seen ? figure(-account.builds) : unknown);
    // Of others it is known what they begin with, not what they spend.
    put(Left, figure(seen && ledger.left() >= 0 ? account.open()
                     : seen && account.saved    ? std::min(0, ledger.left() + account.saved)
                                                : ledger.left()));
    if (!m_everyone && power == m_seat)
        selectRow(row);
}

} // namespace entente::app
