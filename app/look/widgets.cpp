#include "look/widgets.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTableWidget>

namespace entente::app {

void setSurface(QWidget &widget, const QString &surface, const QString &edge)
{
    widget.setAttribute(Qt::WA_StyledBackground);
    widget.setProperty("surface", surface);
    widget.setProperty("edge", edge);
}

QLabel *quietText(QWidget *parent, const QString &text)
{
    auto *label = quiet(new QLabel(text, parent));
    label->setWordWrap(true);
    return label;
}

QLabel *plainLabel(QWidget *parent, const QString &name, const QString &text)
{
    auto *label = named(new QLabel(text, parent), name);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QLineEdit *searchLine(QWidget *parent, const QString &name, const QString &prompt)
{
    auto *line = named(new QLineEdit(parent), name, prompt);
    line->setPlaceholderText(prompt);
    line->setClearButtonEnabled(true);
    return line;
}

QTableWidget *rowTable(QWidget *parent, const QString &name, const QString &spoken, const QStringList &columns)
{
    auto *table = named(new QTableWidget(0, static_cast<int>(columns.size()), parent), name, spoken);
    table->setHorizontalHeaderLabels(columns);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    return table;
}

} // namespace entente::app
