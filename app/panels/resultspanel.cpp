#include "panels/resultspanel.h"

#include "game/citations.h"
#include "game/openings.h"
#include "document/callnames.h"
#include "look/onchange.h"
#include "look/widgets.h"
#include "panels/rowlist.h"
#include "words/forms.h"
#include "words/happeningwords.h"
#include "words/names.h"
#include "words/orderwords.h"
#include "words/turnsummary.h"
#include "document/tablerecord.h"
#include "words/verdicts.h"

#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// So many idle units of a power that nobody plays are told in one row.
constexpr int leastFolded = 2;

std::ptrdiff_t resultsOf(const Turn &turn, PowerId power)
{
    return std::count_if(turn.results.begin(), turn.results.end(),
                         [power](const OrderResult &result) { return result.power == power; });
}

bool stoodIdle(const OrderResult &result)
{
    return !result.given && result.verdict.reason == Reason::Holds && !result.verdict.dislodged
           && result.because.empty();
}

} // namespace

ResultsPanel::ResultsPanel(GameDocument &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    setObjectName(u"resultsPanel"_s);
    auto *column = flush<QVBoxLayout>(this);
    m_list = named(new RowList(this), u"resultsList"_s);
    column->addWidget(m_list);
    connect(m_list, &RowList::chosen, this, [this](const Row &row) {
        if (row.mark == Row::Mark::Happened)
            Q_EMIT happeningChosen(row.number);
        else
            Q_EMIT resultChosen(row.result);
    });
    connect(m_list, &RowList::linkChosen, this, [this](int result) {
        m_list->setCurrentResult(result);
        Q_EMIT resultChosen(result);
    });
    connect(m_list, &RowList::actionChosen, this, [this](const Row &row) { Q_EMIT whyAsked(row.result); });
    connect(m_list, &RowList::ruleChosen, this, &ResultsPanel::ruleChosen);
    connect(m_list, &RowList::left, this, [this] { Q_EMIT resultChosen(-1); });
    m_list->setAccessibleName(tr("Results"));
    onChange(this, {QEvent::LanguageChange}, [this] {
        m_list->setAccessibleName(tr("Results"));
        refresh();
    });
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

void ResultsPanel::setHeldBack(bool on)
{
    m_heldBack = on;
    refresh();
}

void ResultsPanel::setFilter(PowerId power)
{
    m_filter = power;
    refresh();
}

QStringList ResultsPanel::readOut(PowerId power) const
{
    const int last = m_document.hasGame() ? m_document.game().turnCount() - 1 : -1;
    const int turn = m_turn < 0 ? last : m_turn;
    QStringList lines;
    if (m_turn < 0 && last >= 0 && !m_heldBack)
        lines += resultsName(m_document.board(), m_document.turn(last).before.phase) + u':';
    const QList<Row> rows = rowsOf(turn, power.valid() ? power : m_filter);
    const bool told = std::any_of(rows.begin(), rows.end(), [&](const Row &row) { return row.power == power; });
    if (power.valid() && turn >= 0 && !m_heldBack && !told) {
        const QString name = nameAfterOf(m_document.board(), power);
        return {m_document.isFogged() ? tr("You see no results of %1.", "a power").arg(name)
                                      : tr("There are no results of %1.", "a power").arg(name)};
    }
    for (const Row &row : rows)
        lines += spokenRow(row);
    return lines;
}

void ResultsPanel::setCurrentResult(int result)
{
    m_list->setCurrentResult(result);
}

void ResultsPanel::refresh()
{
    m_list->setRows(rowsOf(m_turn, m_filter));
}

QList<Row> ResultsPanel::rowsOf(int number, PowerId of) const
{
    if (!m_document.hasGame() || number < 0 || number >= m_document.game().turnCount())
        return {noteRow(tr("After the reveal this list says what became of each order, and why."))};
    if (m_heldBack)
        return {noteRow(tr("The results follow once the reveal has been watched. Esc skips it."))};
    QList<Row> rows;
    const Board &board = m_document.board();
    const Turn &turn = m_document.turn(number);
    const std::vector<Happening> happenings = happeningsOf(board, turn);
    for (const QString &sentence : tableRecord(m_document, &turn.before.phase))
        rows.append(noteRow(sentence));
    for (int p = 0; p < board.powerCount(); ++p) {
        const PowerId power(p);
        if (of.valid() && power != of)
            continue;
        QList<Row> own = happeningRows(turn, happenings, power, false);
        const auto idle = std::count_if(turn.results.begin(), turn.results.end(), [&](const OrderResult &result) {
            return result.power == power && stoodIdle(result);
        });
        const std::vector<PowerId> &seats = m_document.table().seats;
        const bool played = std::find(seats.begin(), seats.end(), power) != seats.end();
        const bool folded = !played && idle >= leastFolded;
        const bool all = folded && own.isEmpty() && idle == resultsOf(turn, power);
        if (folded && !all) { // else the head says it
            Row row;
            row.power = power;
            row.text = splitMarked(tr("%n units stood undisturbed", nullptr, static_cast<int>(idle)));
            row.struck = true;
            own.append(row);
        }
        for (int i = 0; i < static_cast<int>(turn.results.size()); ++i) {
            const OrderResult &result = turn.results[static_cast<std::size_t>(i)];
            if (result.power != power)
                continue;
            if (folded && stoodIdle(result))
                continue;
            own.append(rowOf(turn, i));
        }
        own += happeningRows(turn, happenings, power, true);
        if (const Opening *const opening = openingPlayed(m_document.game(), number, power); opening && !own.isEmpty())
            own.prepend(noteRow(nameIn(placeLanguage(), opening->name, opening->names)));
        const QString tally = tallyText(board, turn, power);
        if (own.isEmpty() && !all && tally.isEmpty())
            continue;
        Row head;
        head.kind = Row::Kind::Head;
        head.power = power;
        head.text = splitMarked(powerWithPlayer(m_document, power));
        head.right = tally;
        rows.append(head);
        rows += own;
    }
    return rows;
}

Row ResultsPanel::rowOf(const Turn &turn, int result) const
{
    const Board &board = m_document.board();
    const OrderResult &told = turn.results[static_cast<std::size_t>(result)];
    Row row;
    row.power = told.power;
    row.unitKind = told.unit.kind.valid() ? told.unit.kind : told.order.kind;
    row.kindName = row.unitKind.valid() ? kindName(board, row.unitKind) : QString();
    row.region = told.unit.region;
    row.result = result;
    row.text = orderRow(board, told.order, turn.before.phase.stage);
    row.shortText = orderRow(board, told.order, turn.before.phase.stage, true);
    row.reason = verdictPieces(board, turn, result);
    row.mark = markOf(told.verdict);
    row.action = tr("Why?");
    return row;
}

QList<Row> ResultsPanel::happeningRows(const Turn &turn, const std::vector<Happening> &happenings, PowerId power,
                                       bool centres) const
{
    using Kind = Happening::Kind;
    const Board &board = m_document.board();
    QList<Row> rows;
    for (std::size_t i = 0; i < happenings.size(); ++i) {
        const Happening &happening = happenings[i];
        if (happening.power != power
            || (happening.kind == Kind::CentreTaken || happening.kind == Kind::CentreGivenUp) != centres)
            continue;
        Row row;
        row.power = happening.power;
        row.number = static_cast<int>(i);
        row.unitKind = happening.unit.region.valid() ? happening.unit.kind : KindId();
        row.kindName = row.unitKind.valid() ? kindName(board, row.unitKind) : QString();
        row.text = splitMarked(marked(happeningTitle(board, happening), Piece::Role::Strong));
        const QString rule = fromUtf8(ruleOf(board, turn, happening));
        if (happening.kind != Kind::CentreTaken)
            row.reason = happeningPieces(board, turn, happening);
        row.rule = rule;
        if (!rule.isEmpty())
            row.reason += splitMarked(u' ' + marked(rule, Piece::Role::Link, ruleLink));
        row.mark = Row::Mark::Happened;
        row.happening = happening.kind;
        rows.append(row);
    }
    return rows;
}

} // namespace entente::app
