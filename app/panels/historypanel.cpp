#include "panels/historypanel.h"

#include "game/openings.h"
#include "document/commands.h"
#include "look/onchange.h"
#include "look/widgets.h"
#include "panels/rowlist.h"
#include "words/names.h"
#include "words/tablewords.h"
#include "document/tablerecord.h"

#include <QVBoxLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

HistoryPanel::HistoryPanel(GameDocument &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    setObjectName(u"historyPanel"_s);
    auto *column = flush<QVBoxLayout>(this);
    m_list = named(new RowList(this), u"historyList"_s, tr("History"));
    column->addWidget(m_list);
    // Later, since going there writes the list anew while it is still telling of the choice.
    connect(m_list, &RowList::chosen, this, [this](const Row &row) {
        QMetaObject::invokeMethod(
            this,
            [this, step = row.number, turn = row.result] {
                if (step >= 0)
                    m_document.goToStep(step);
                else if (turn >= 0)
                    m_document.viewTurn(turn);
            },
            Qt::QueuedConnection);
    });
    connect(&document, &GameDocument::undoChanged, this, &HistoryPanel::refresh);
    refresh();
    onChange(this, {QEvent::LanguageChange}, [this] {
        m_list->setAccessibleName(tr("History"));
        refresh();
    });
}

void HistoryPanel::setLivery(const Livery &livery)
{
    m_list->setLivery(livery);
}

/// How each power opened, where that has a name.
QList<Row> HistoryPanel::openings() const
{
    const Board &board = m_document.board();
    QList<Row> rows;
    for (int p = 0; p < board.powerCount() && m_document.game().turnCount() > 0; ++p) {
        const PowerId power(p);
        const Opening *const opening = openingPlayed(m_document.game(), 0, power);
        if (!opening)
            continue;
        Row row;
        row.power = power;
        row.result = 0;
        row.text =
            splitMarked(tr("%1: %2", "a power, the name of its opening")
                            .arg(powerName(board, power), nameIn(placeLanguage(), opening->name, opening->names)));
        rows.append(row);
    }
    return rows;
}

void HistoryPanel::refresh()
{
    const QUndoStack &steps = *m_document.undoStack();
    const bool hotseat = m_document.hasGame() && m_document.table().mode == Table::Mode::Hotseat;
    QList<Row> rows;
    // What was revealed at a hotseat table stands; of how it came about nothing is kept.
    for (int turn = 0; hotseat && turn < m_document.game().turnCount(); ++turn) {
        Row row;
        row.result = turn;
        row.text = splitMarked(tr("%1 revealed").arg(seasonOf(m_document.board(), m_document.turn(turn).before.phase)));
        rows.append(row);
        if (turn == 0)
            rows += openings();
    }
    if (m_document.hasGame()) {
        if (!hotseat)
            rows += openings();
        for (const QString &sentence : tableRecord(m_document))
            rows.append(noteRow(sentence));
    }
    if (steps.count() == 0) {
        rows.append(noteRow(tr("Your changes appear here. Click one to go back to it.")));
        m_list->setRows(rows);
        return;
    }
    Row start;
    start.number = 0;
    start.text =
        splitMarked(hotseat ? tr("You took the seat. Undo ends here.") : tr("Begun or opened. Undo ends here."));
    rows.append(start);
    for (int i = 0; i < steps.count(); ++i) {
        Row row;
        row.number = i + 1;
        const auto &change = static_cast<const GameCommand &>(*steps.command(i));
        row.text = splitMarked(change.name());
        row.power = change.change().power;
        row.struck = i >= steps.index();
        rows.append(row);
    }
    m_list->setRows(rows);
    m_list->setCurrentNumber(steps.index());
    m_list->scrollTo(m_list->currentIndex());
}

} // namespace entente::app
