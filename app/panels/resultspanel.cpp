#include "panels/resultspanel.h"

#include "panels/rowlist.h"
#include "words/names.h"
#include "words/orderwords.h"
#include "words/tablewords.h"
#include "words/verdicts.h"

#include <QEvent>
#include <QVBoxLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

ResultsPanel::ResultsPanel(GameDocument &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    setObjectName(u"resultsPanel"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_list = new RowList(this);
    m_list->setObjectName(u"resultsList"_s);
    column->addWidget(m_list);
    connect(m_list, &RowList::chosen, this, [this](const Row &row) { Q_EMIT resultChosen(row.result); });
    connect(m_list, &RowList::linkChosen, this, [this](int result) {
        m_list->setCurrentResult(result);
        Q_EMIT resultChosen(result);
    });
    connect(m_list, &RowList::actionChosen, this, [this](const Row &row) { Q_EMIT whyAsked(row.result); });
    connect(m_list, &RowList::left, this, [this] { Q_EMIT resultChosen(-1); });
    m_list->setAccessibleName(tr("Results"));
}

void ResultsPanel::setLivery(const Livery &livery)
{
    m_list->setLivery(livery);
}

void ResultsPanel::setTurn(int turn)
{
    m_turn = turn;
    refresh();
}

void ResultsPanel::setFilter(PowerId power)
{
    m_filter = power;
    refresh();
}

void ResultsPanel::setCurrentResult(int result)
{
    m_list->setCurrentResult(result);
}

void ResultsPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_list->setAccessibleName(tr("Results"));
        refresh();
    }
}

void ResultsPanel::refresh()
{
    QList<Row> rows;
    if (!m_document.hasGame() || m_turn < 0 || m_turn >= m_document.game().turnCount()) {
        Row note;
        note.kind = Row::Kind::Note;
        note.text = splitMarked(tr("After the reveal this list says what became of each order, and why."));
        rows.append(note);
        m_list->setRows(rows);
        return;
    }
    const Board &board = m_document.board();
    const Turn &turn = m_document.turn(m_turn);
    for (const QString &sentence : takenBackSentences(m_document.game()))
        rows.append(noteRow(sentence));
    for (int p = 0; p < board.powerCount(); ++p) {
        const PowerId power(p);
        if (m_filter.valid() && power != m_filter)
            continue;
        const qsizetype headAt = rows.size();
        int succeeded = 0;
        int all = 0;
        for (int i = 0; i < static_cast<int>(turn.results.size()); ++i) {
            const OrderResult &result = turn.results[static_cast<std::size_t>(i)];
            if (result.power != power)
                continue;
            ++all;
            succeeded += outcomeOf(result.verdict.reason) == Outcome::Success && !result.verdict.dislodged;
            Row row;
            row.power = power;
            row.unitKind = result.unit.kind.valid() ? result.unit.kind : result.order.kind;
            row.region = result.unit.region;
            row.result = i;
            row.text = orderRow(board, result.order, turn.before.phase.stage);
            row.shortText = orderRow(board, result.order, turn.before.phase.stage, true);
            row.reason = verdictPieces(board, turn, i);
            row.mark = markOf(result.verdict);
            row.action = tr("Why?");
            rows.append(row);
        }
        if (all == 0)
            continue;
        Row head;
        head.kind = Row::Kind::Head;
        head.power = power;
        head.text = splitMarked(powerName(board, power));
        head.right = tr("%1 of %2 succeed").arg(succeeded).arg(all);
        rows.insert(headAt, head);
    }
    m_list->setRows(rows);
}

} // namespace entente::app
