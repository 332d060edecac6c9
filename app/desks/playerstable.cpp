#include "desks/playerstable.h"

#include "look/theme.h"
#include "words/names.h"
#include "words/plainline.h"
#include "words/reportlayouts.h"

#include <QHeaderView>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

enum PlayerColumn { PowerColumn, NameColumn, AddressColumn, SilentColumn, MissingColumn, PlayerColumns };

} // namespace

PlayersTable::PlayersTable(GameDocument &document, QWidget *parent)
    : QTableWidget(0, PlayerColumns, parent), m_document(document)
{
    setObjectName(u"reportPlayers"_s);
    setAccessibleName(tr("Players and addresses"));
    setHorizontalHeaderLabels({tr("Power"), tr("Player"), tr("Mail address"), tr("Sent nothing"), tr("Missing now")});
    setSelectionMode(QAbstractItemView::SingleSelection);
    setShowGrid(false);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(metrics::row);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (const int column : {PowerColumn, SilentColumn, MissingColumn})
        horizontalHeader()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    for (const int column : {NameColumn, AddressColumn})
        horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
    connect(this, &QTableWidget::cellChanged, this, &PlayersTable::keep);
    refresh();
}

void PlayersTable::refresh()
{
    const Board &board = m_document.board();
    const Table &table = m_document.table();
    const std::map<PowerId, int> silent = timesSilent(m_document.game(), m_document.game().turnCount());
    const auto textOf = [](const std::map<PowerId, QString> &texts, PowerId power) {
        const auto found = texts.find(power);
        return found == texts.end() ? QString() : found->second;
    };
    m_filling = true;
    setRowCount(static_cast<int>(table.seats.size()));
    for (int row = 0; row < rowCount(); ++row) {
        const PowerId power = table.seats[static_cast<std::size_t>(row)];
        const auto times = silent.find(power);
        const int missing = std::max(0, m_document.ordersExpected(power) - m_document.ordersGiven(power));
        const QString texts[] = {powerName(board, power), textOf(table.players, power), textOf(table.addresses, power),
                                 times == silent.end() ? QString() : tr("%n time(s)", nullptr, times->second),
                                 missing == 0 ? QString() : tr("%n order(s)", nullptr, missing)};
        for (int column = 0; column < PlayerColumns; ++column) {
            if (!item(row, column))
                setItem(row, column, new QTableWidgetItem);
            QTableWidgetItem *cell = item(row, column); // perhaps being typed into
            cell->setText(texts[column]);
            const bool written = column == NameColumn || column == AddressColumn;
            cell->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | (written ? Qt::ItemIsEditable : Qt::NoItemFlags));
            cell->setData(Qt::UserRole, power.index());
            cell->setData(Qt::AccessibleTextRole, tr("%1: %2", "a column and what stands in it")
                                                      .arg(horizontalHeaderItem(column)->text(),
                                                           texts[column].isEmpty() ? tr("nothing") : texts[column]));
        }
    }
    m_filling = false;
}

void PlayersTable::keep(int row, int column)
{
    if (m_filling)
        return;
    const PowerId power(item(row, column)->data(Qt::UserRole).toInt());
    const QString text = plainLine(item(row, column)->text(), column == AddressColumn ? longestAddress : longestName);
    if (column == NameColumn)
        m_document.setPlayer(power, text);
    else if (column == AddressColumn)
        m_document.setAddress(power, text);
}

} // namespace entente::app
