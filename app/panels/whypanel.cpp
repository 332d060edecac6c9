#include "panels/whypanel.h"

#include "game/citations.h"
#include "game/hints.h"
#include "look/onchange.h"
#include "look/widgets.h"
#include "panels/rowlist.h"
#include "words/names.h"
#include "words/orderwords.h"
#include "words/verdicts.h"
#include "words/whywords.h"

#include <QTimer>
#include <QVBoxLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

Row head(const QString &text, const QString &right = {})
{
    Row row;
    row.kind = Row::Kind::Head;
    row.text = splitMarked(text);
    row.right = right;
    return row;
}

} // namespace

WhyPanel::WhyPanel(GameDocument &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_search(new QTimer(this))
{
    setObjectName(u"whyPanel"_s);
    auto *column = flush<QVBoxLayout>(this);
    m_list = named(new RowList(this), u"whyList"_s, tr("Why?"));
    column->addWidget(m_list);
    m_search->setSingleShot(true);
    m_search->setInterval(0);
    connect(m_search, &QTimer::timeout, this, [this] {
        Adjudicator judge(m_document.game().variantPointer()->board, m_document.game().rules());
        m_found = whatWouldChange(judge, turn(), m_result);
        refresh();
    });
    connect(m_list, &RowList::linkChosen, this, &WhyPanel::resultChosen);
    connect(m_list, &RowList::ruleChosen, this, &WhyPanel::ruleChosen);
    connect(m_list, &RowList::actionChosen, this, [this](const Row &row) { Q_EMIT resultChosen(row.result); });
    connect(m_list, &RowList::chosen, this, &WhyPanel::point);
    connect(m_list, &RowList::left, this, [this] { Q_EMIT pointed(-1); });
    refresh();
    onChange(this, {QEvent::LanguageChange}, [this] {
        m_list->setAccessibleName(tr("Why?"));
        refresh();
    });
}

void WhyPanel::setLivery(const Livery &livery)
{
    m_list->setLivery(livery);
}

void WhyPanel::setResult(int turn, int result)
{
    m_search->stop();
    if (turn == m_turn && result == m_result && (m_found || result < 0))
        return;
    m_turn = turn;
    m_result = result;
    m_found.reset();
    m_list->setCurrentIndex({});
    refresh();
    m_list->scrollToTop();
    if (m_result >= 0 && !m_document.hidesOrder())
        m_search->start();
}

void WhyPanel::point(const Row &row)
{
    if (row.number >= 0 && row.number < static_cast<int>(m_instead.size()))
        Q_EMIT insteadPointed(m_instead[static_cast<std::size_t>(row.number)]);
    else
        Q_EMIT pointed(row.result);
}

void WhyPanel::refresh()
{
    QList<Row> rows;
    m_instead.clear();
    const bool known = m_document.hasGame() && m_turn >= 0 && m_turn < m_document.game().turnCount() && m_result >= 0
                       && m_result < static_cast<int>(turn().results.size());
    if (!known) {
        rows.append(noteRow(tr("Click a unit or a result to see what happened.")));
        m_list->setRows(rows);
        return;
    }
    const Board &board = m_document.board();
    const OrderResult &result = turn().results[static_cast<std::size_t>(m_result)];
    const Stage stage = turn().before.phase.stage;
    Row title;
    title.power = result.power;
    title.unitKind = result.unit.kind.valid() ? result.unit.kind : result.order.kind;
    title.kindName = title.unitKind.valid() ? kindName(board, title.unitKind) : QString();
    title.result = m_result;
    title.text = orderRow(board, result.order, stage);
    title.shortText = orderRow(board, result.order, stage, true);
    title.reason = verdictPieces(board, turn(), m_result);
    title.mark = markOf(result.verdict);
    rows.append(title);
    if (stage == Stage::Moves && m_document.hidesOrder()) {
        rows.append(
            noteRow(tr("The powers acted in a secret order. To keep it secret, only what the board shows is told.")));
        m_list->setRows(rows);
        return;
    }
    const Explanation explanation = explain(turn(), m_result);
    addSides(rows, explanation);
    addSteps(rows, explanation);
    if (stage == Stage::Moves && !turn().inPart) // what might have helped may lie out of sight
        addAlternatives(rows);
    m_list->setRows(rows);
}

void WhyPanel::addSides(QList<Row> &rows, const Explanation &explanation) const
{
    const Board &board = m_document.board();
    for (const Explanation::Side &side : explanation.sides) {
        Row total = head(sideName(board, side), strengthText(side.total));
        total.counts = true;
        rows.append(total);
        for (const Explanation::Part &part : side.parts) {
            const OrderResult &helper = turn().results[static_cast<std::size_t>(part.result)];
            Row row;
            row.power = helper.power;
            row.unitKind = helper.unit.kind;
            row.kindName = row.unitKind.valid() ? kindName(board, row.unitKind) : QString();
            row.region = helper.unit.region;
            row.result = part.result;
            const QString unit = regionName(board, helper.unit.region);
            row.text = splitMarked(&part == &side.parts.front() ? marked(unit, Piece::Role::Strong) : unit);
            row.crossed = part.halves == 0;
            const QString lost = partNote(part.why);
            row.right = lost.isEmpty() ? strengthText(part.halves) : lost;
            row.counts = lost.isEmpty();
            if (part.result != m_result)
                row.action = tr("Why?");
            rows.append(row);
        }
    }
}

void WhyPanel::addSteps(QList<Row> &rows, const Explanation &explanation) const
{
    int number = 0;
    for (const Pieces &sentence :
         whySteps(m_document.board(), m_document.game().rules(), turn(), m_result, explanation)) {
        if (number == 0) {
            const Board &board = m_document.board();
            Row title = head(tr("What happened"), ruleSentence(board, turn(), m_result));
            title.rule = fromUtf8(ruleOf(board, turn(), m_result));
            rows.append(title);
        }
        Row step;
        step.kind = Row::Kind::Step;
        step.number = ++number;
        step.text = sentence;
        rows.append(step);
    }
}

void WhyPanel::addAlternative(QList<Row> &rows, const Alternative &alternative, int number) const
{
    const Board &board = m_document.board();
    for (const GivenOrder &given : alternative.orders) {
        Row row;
        row.power = given.power;
        row.unitKind = given.order.kind;
        row.kindName = row.unitKind.valid() ? kindName(board, row.unitKind) : QString();
        row.region = given.order.at;
        row.number = number;
        row.text = orderRow(board, given.order, Stage::Moves);
        row.shortText = orderRow(board, given.order, Stage::Moves, true);
        if (&given == &alternative.orders.back())
            row.reason =
                splitMarked(wouldHave(turn().results[static_cast<std::size_t>(m_result)], alternative.verdict));
        else
            row.right = tr("and", "between two orders that are needed together");
        if (alternative.leftOut)
            row.right = tr("left out", "an agreement without which it would have come out otherwise");
        rows.append(row);
    }
}

void WhyPanel::addAlternatives(QList<Row> &rows)
{
    const OrderResult &result = turn().results[static_cast<std::size_t>(m_result)];
    const bool failed = isFailing(result);
    if (!m_found) {
        if (failed)
            rows.append(head(tr("What would have changed it")));
        return;
    }
    const QString power = powerName(m_document.board(), result.power);
    const auto list = [&](const std::vector<Alternative> &alternatives) {
        for (const Alternative &alternative : alternatives) {
            addAlternative(rows, alternative, static_cast<int>(m_instead.size()));
            m_instead.push_back(alternative.orders);
        }
    };
    if (m_found->trials == 0 || (!failed && m_found->own.empty() && m_found->others.empty()))
        return; // that nothing would have stopped what succeeded is no news
    rows.append(head(tr("What would have changed it")));
    list(m_found->own);
    list(m_found->others);
    if (m_found->ownTried > 0 && m_found->own.empty())
        rows.append(noteRow(tr("No single other order of %1 would have changed this.").arg(power)));
    if (m_found->others.empty() && m_found->complete)
        rows.append(noteRow(tr("No other power could have changed this with a single order.")));
}

} // namespace entente::app
