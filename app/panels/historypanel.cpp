#include "panels/historypanel.h"

#include "document/commands.h"
#include "panels/rowlist.h"

#include <QEvent>
#include <QVBoxLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

HistoryPanel::HistoryPanel(GameDocument &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    setObjectName(u"historyPanel"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_list = new RowList(this);
    m_list->setObjectName(u"historyList"_s);
    m_list->setAccessibleName(tr("History"));
    column->addWidget(m_list);
    // Later, since going there writes the list anew while it is still telling of the choice.
    connect(m_list, &RowList::chosen, this, [this](const Row &row) {
        QMetaObject::invokeMethod(this, [this, step = row.number] { m_document.goToStep(step); }, Qt::QueuedConnection);
    });
    connect(&document, &GameDocument::undoChanged, this, &HistoryPanel::refresh);
    refresh();
}

void HistoryPanel::setLivery(const Livery &livery)
{
    m_list->setLivery(livery);
}

void HistoryPanel::refresh()
{
    const QUndoStack &steps = *m_document.undoStack();
    const int floor = m_document.undoFloor();
    QList<Row> rows;
    if (steps.count() <= floor) {
        Row note;
        note.kind = Row::Kind::Note;
        note.text = splitMarked(tr("Every step from here on stands in this list, and each can be undone."));
        m_list->setRows({note});
        return;
    }
    Row start;
    start.number = floor;
    start.text = splitMarked(floor > 0 ? tr("Since the seat was taken") : tr("Beginning"));
    rows.append(start);
    for (int i = floor; i < steps.count(); ++i) {
        Row row;
        row.number = i + 1;
        row.text = splitMarked(steps.text(i));
        if (const auto *change = dynamic_cast<const GameCommand *>(steps.command(i))) // several at once are one step
            row.power = change->change().power;
        row.struck = i >= steps.index();
        rows.append(row);
    }
    m_list->setRows(rows);
    m_list->setCurrentNumber(steps.index());
    m_list->scrollTo(m_list->currentIndex());
}

void HistoryPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_list->setAccessibleName(tr("History"));
        refresh();
    }
}

} // namespace entente::app
