#include "desks/comparisontable.h"

#include "look/widgets.h"

#include <QHeaderView>
#include <QTableWidget>

namespace entente::app {

QTableWidget *comparisonTable(QWidget *parent, int columns, const QString &objectName, const QString &accessibleName)
{
    auto *table = named(new QTableWidget(0, columns, parent), objectName, accessibleName);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setShowGrid(false);
    table->setWordWrap(true);
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    QHeaderView *header = table->horizontalHeader();
    for (int i = 0; i < columns; ++i)
        header->setSectionResizeMode(i, i == 0 ? QHeaderView::ResizeToContents : QHeaderView::Stretch);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    return table;
}

} // namespace entente::app
