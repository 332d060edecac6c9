#include "panels/stepspanel.h"

#include "look/onchange.h"
#include "look/widgets.h"
#include "map/turnstate.h"
#include "panels/rowlist.h"
#include "words/names.h"
#include "words/orderwords.h"
#include "words/verdicts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// A step's own line; `number` says which one choosing it shows.
Row stepRow(const QString &text, int number)
{
    Row row;
    row.text = splitMarked(marked(text, Piece::Role::Strong));
    row.number = number;
    return row;
}

} // namespace

StepsPanel::StepsPanel(GameDocument &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    setObjectName(u"stepsPanel"_s);
    auto *column = flush<QVBoxLayout>(this, 0);
    m_list = named(new RowList(this), u"stepsList"_s);
    column->addWidget(m_list, 1);
    auto *foot = new QVBoxLayout;
    foot->setContentsMargins(16, 12, 16, 16);
    m_controls = new QWidget(this);
    auto *row = flush<QHBoxLayout>(m_controls);
    m_back = named(new QPushButton(m_controls), u"stepBack"_s);
    m_place = named(new QLabel(m_controls), u"stepPlace"_s);
    m_place->setAlignment(Qt::AlignCenter);
    m_forward = named(new QPushButton(m_controls), u"stepForward"_s);
    row->addWidget(m_back);
    row->addWidget(m_place, 1);
    row->addWidget(m_forward);
    foot->addWidget(m_controls);
    m_write = named(new QPushButton(this), u"writeSchedule"_s);
    foot->addWidget(m_write);
    column->addLayout(foot);
    connect(m_back, &QPushButton::clicked, this, [this] { goTo(m_step - 1); });
    connect(m_forward, &QPushButton::clicked, this, [this] { goTo(m_step + 1); });
    connect(m_write, &QPushButton::clicked, this, &StepsPanel::scheduleWanted);
    // Later, since going there writes the list anew while it is still telling of the choice.
    connect(m_list, &RowList::chosen, this, [this](const Row &chosen) {
        QMetaObject::invokeMethod(
            this, [this, step = chosen.number] { goTo(step); }, Qt::QueuedConnection);
    });
    connect(m_list, &RowList::left, this, &StepsPanel::leave);
    connect(&document, &GameDocument::changed, this, [this](const Change &change) {
        if (change.kind != Change::Kind::File)
            read();
    });
    retranslate();
    onChange(this, {QEvent::LanguageChange}, [this] { retranslate(); });
}

void StepsPanel::setLivery(const Livery &livery)
{
    m_list->setLivery(livery);
}

void StepsPanel::setTurn(int turn)
{
    if (turn == m_turn)
        return;
    m_turn = turn;
    m_step = -1;
    read();
}

void StepsPanel::leave()
{
    if (m_step < 0)
        return;
    m_step = -1;
    refresh();
    Q_EMIT stepChosen();
}

bool StepsPanel::shows() const
{
    return m_turn >= 0 && !m_steps.empty();
}

void StepsPanel::read()
{
    m_steps.clear();
    const bool open = m_document.hasGame() && m_document.game().hasSecretSequence() && !m_document.hidesOrder();
    if (open && m_turn >= 0 && m_turn < m_document.game().turnCount())
        m_steps = stepsOf(m_document.game().variant(), m_document.game().rules(), m_document.turn(m_turn));
    if (m_step > static_cast<int>(m_steps.size()))
        m_step = -1;
    refresh();
}

void StepsPanel::goTo(int step)
{
    if (!shows() || step < 0 || step > static_cast<int>(m_steps.size()) || step == m_step)
        return;
    m_step = step;
    refresh();
    Q_EMIT stepChosen();
}

QString StepsPanel::powersOf(const SeasonStep &step) const
{
    QStringList names;
    for (const PowerId power : step.powers)
        names += powerName(m_document.board(), power);
    return joinNames(names);
}

std::optional<MapState> StepsPanel::shownStep() const
{
    if (m_step < 0 || !shows())
        return std::nullopt;
    const Board &board = m_document.board();
    const Turn &turn = m_document.turn(m_turn);
    if (m_step == 0)
        return stateOf(board, turn.before);
    const SeasonStep &step = m_steps[static_cast<std::size_t>(m_step - 1)];
    MapState state = stateOf(board, step.after); // whose land it is, too: centres change hands when all have acted
    state.orders = resultsOf(board, turn).orders;
    std::erase_if(state.orders, [&](const MapOrder &order) {
        return !std::binary_search(step.results.begin(), step.results.end(), order.id);
    });
    for (const int result : step.drivenOut) {
        const RegionId at = turn.results[static_cast<std::size_t>(result)].unit.region;
        if (at.valid())
            state.lit.push_back(board.provinceOf(at));
    }
    std::sort(state.lit.begin(), state.lit.end());
    return state;
}

QString StepsPanel::sentence() const
{
    if (m_step < 0 || !shows())
        return {};
    if (m_step == 0)
        return tr("Before the first step");
    return tr("Step %1 of %2: %3")
        .arg(m_step)
        .arg(m_steps.size())
        .arg(powersOf(m_steps[static_cast<std::size_t>(m_step - 1)]));
}

/// Of a season whose powers acted in turn, but none had an order to act on; empty: there was no such order.
std::vector<PowerId> StepsPanel::orderOfIdleSeason() const
{
    // A season that was taken back may be the one that was looked at.
    if (m_turn < 0 || !m_document.hasGame() || m_turn >= m_document.game().turnCount() || m_document.hidesOrder())
        return {};
    const Position &before = m_document.turn(m_turn).before;
    return before.phase.stage == Stage::Moves ? before.schedule : std::vector<PowerId>();
}

void StepsPanel::addOrderOfActing(QList<Row> &rows, const std::vector<PowerId> &order) const
{
    int rank = 0;
    for (const PowerId power : order) {
        Row row;
        row.power = power;
        row.text = splitMarked(powerName(m_document.board(), power));
        row.right = QString::number(++rank);
        rows.append(row);
    }
}

void StepsPanel::refresh()
{
    QList<Row> rows;
    m_controls->setVisible(shows());
    const bool ahead = m_document.hasGame() && m_turn < 0 && m_document.game().hasSecretSequence()
                       && !m_document.hidesOrder() && m_document.game().position().phase.stage == Stage::Moves;
    m_write->setVisible(ahead);
    m_back->setEnabled(m_step > 0);
    m_forward->setEnabled(m_step < static_cast<int>(m_steps.size()));
    m_place->setText(m_step < 0 ? QString() : tr("%1 of %2", "step").arg(m_step).arg(m_steps.size()));
    if (ahead) {
        const Game &game = m_document.game();
        const std::vector<PowerId> schedule = game.schedule(game.position().phase);
        rows.append(noteRow(schedule.empty()
                                ? tr("In this season all powers act at once. Players are not told.")
                                : tr("In this season the powers act in this order. Players are not told.")));
        addOrderOfActing(rows, schedule);
    } else if (!shows()) {
        const std::vector<PowerId> order = orderOfIdleSeason();
        rows.append(noteRow(m_turn < 0       ? tr("Only movement seasons are played power by power.")
                            : !order.empty() ? tr("Nobody acted in this season. The order of the powers was:")
                                             : tr("This phase was played all at once.")));
        addOrderOfActing(rows, order);
    } else {
        const Board &board = m_document.board();
        const Turn &turn = m_document.turn(m_turn);
        rows.append(stepRow(tr("Before the first step"), 0));
        for (std::size_t i = 0; i < m_steps.size(); ++i) {
            const SeasonStep &step = m_steps[i];
            Row head = stepRow(u"%1. %2"_s.arg(i + 1).arg(powersOf(step)), static_cast<int>(i + 1));
            if (!step.powers.empty())
                head.power = step.powers.front();
            QStringList driven;
            for (const int result : step.drivenOut)
                driven += unitName(board, turn.results[static_cast<std::size_t>(result)].unit);
            if (!driven.isEmpty())
                head.reason = splitMarked(tr("Dislodged: %1").arg(driven.join(u", "_s)));
            rows.append(head);
            if (m_step != static_cast<int>(i + 1))
                continue;
            for (const int index : step.results) {
                const OrderResult &result = turn.results[static_cast<std::size_t>(index)];
                Row row;
                row.power = result.power;
                row.unitKind = result.unit.kind;
                row.kindName = row.unitKind.valid() ? kindName(board, row.unitKind) : QString();
                row.text = orderRow(board, result.order, Stage::Moves);
                row.shortText = orderRow(board, result.order, Stage::Moves, true);
                row.reason = splitMarked(verdictSentence(board, turn, index));
                row.mark = markOf(result.verdict);
                row.kind = Row::Kind::Item;
                rows.append(row);
            }
        }
    }
    m_list->setRows(rows);
    m_list->setCurrentNumber(m_step);
}

void StepsPanel::retranslate()
{
    m_list->setAccessibleName(tr("Steps of the season"));
    m_back->setText(tr("Back"));
    m_back->setToolTip(tr("One step back"));
    m_forward->setText(tr("Forward"));
    m_forward->setToolTip(tr("One step forward"));
    m_write->setText(tr("Set the order…"));
    m_write->setToolTip(tr("Set the order in which the powers act this season"));
    refresh();
}

} // namespace entente::app
