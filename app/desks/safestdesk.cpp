#include "desks/safestdesk.h"

#include "document/outlook.h"
#include "look/mainbutton.h"
#include "look/widgets.h"
#include "orders/notation.h"
#include "words/names.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int searchSlice = 12;         ///< milliseconds of search between two looks at the events
constexpr int shownEvery = 200;         ///< milliseconds
constexpr qint64 longestSearch = 20000; ///< milliseconds

enum PlanColumn { PlanOrders, PlanSure, PlanBroken };

QString placesLine(const Board &board, const std::vector<SafestPlans::Goal> &goals)
{
    QStringList names;
    for (const SafestPlans::Goal &goal : goals)
        names += fromUtf8(board.province(goal.place).abbreviation);
    return names.join(u", "_s);
}

QString ordersText(const Board &board, const std::vector<GivenOrder> &orders, bool withPowers)
{
    QStringList parts;
    for (const GivenOrder &given : orders) {
        const QString order = fromUtf8(orderText(board, given.order));
        parts += withPowers
                     ? SafestDesk::tr("%1 (%2)", "an order and whose it is").arg(order, powerName(board, given.power))
                     : order;
    }
    return parts.join(withPowers ? u", "_s : u"\n"_s);
}

QString goalText(const Board &board, const SafestPlans::Goal &goal)
{
    const QString place = fromUtf8(board.province(goal.place).abbreviation);
    return goal.take ? SafestDesk::tr("takes %1").arg(place) : SafestDesk::tr("keeps %1").arg(place);
}

} // namespace

SafestDesk::SafestDesk(GameDocument &document, const std::vector<PowerId> &powers, PowerId first, QWidget *parent)
    : Sheet(u"safestDesk"_s, tr("Safest orders"), QSize(540, 380), parent), m_document(document),
      m_timer(new QTimer(this))
{
    m_power = named(new QComboBox(this), u"safestPower"_s);
    for (const PowerId each : powers)
        m_power->addItem(powerName(document.board(), each), each.index());
    m_power->setCurrentIndex(std::max(0, m_power->findData(first.valid() ? first.index() : -1)));
    m_power->setEnabled(powers.size() > 1);
    m_keep = named(new QLineEdit(this), u"safestKeep"_s);
    m_keep->setToolTip(tr("After the moves no unit of another power is to stand there."));
    m_take = named(new QLineEdit(this), u"safestTake"_s);
    m_take->setToolTip(tr("After the moves a unit of this power is to stand there."));
    auto *form = new QFormLayout;
    form->addRow(tr("Power"), m_power);
    form->addRow(tr("Keep"), m_keep);
    form->addRow(tr("Take"), m_take);

    m_summary = plainLabel(this, u"safestSummary"_s);
    m_table = makeTable();

    auto *buttons = closeButtons(u"closeSafest"_s);
    m_write = named(buttons->addButton(tr("Write these orders"), QDialogButtonBox::ActionRole), u"writeSafest"_s);
    m_write->setProperty("english", u"Write these orders"_s);
    setMainButton(*m_write);
    QVBoxLayout *const column = page();
    column->addLayout(form);
    column->addWidget(m_table, 1);
    column->addWidget(m_summary);
    setFoot(buttons);

    m_timer->setInterval(0);
    connect(m_timer, &QTimer::timeout, this, &SafestDesk::searchOn);
    connect(m_power, &QComboBox::currentIndexChanged, this, &SafestDesk::ask);
    connect(m_keep, &QLineEdit::editingFinished, this, &SafestDesk::begin);
    connect(m_take, &QLineEdit::editingFinished, this, &SafestDesk::begin);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &SafestDesk::propose);
    connect(m_write, &QPushButton::clicked, this, &SafestDesk::write);
    connect(&document, &GameDocument::changed, this, [this](const Change &change) {
        if (change.kind == Change::Kind::Loaded || change.kind == Change::Kind::Played
            || change.kind == Change::Kind::Line || change.kind == Change::Kind::Position)
            close();
    });
    ask();
}

QTableWidget *SafestDesk::makeTable()
{
    auto *table = rowTable(this, u"safestTable"_s, tr("Plans, the safest first"),
                           {tr("Orders"), tr("Surely"), tr("What breaks the rest")});
    table->setShowGrid(false);
    table->setWordWrap(true);
    table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(PlanBroken, QHeaderView::Stretch);
    return table;
}

PowerId SafestDesk::power() const
{
    return PowerId(m_power->currentData().toInt());
}

void SafestDesk::ask()
{
    const Game &game = m_document.game();
    m_keep->setText(
        placesLine(m_document.board(), SafestPlans::centresOf(m_document.board(), game.position(), power())));
    m_take->clear();
    begin();
}

/// False, with a sentence, if a name is no place.
bool SafestDesk::readPlaces(const QLineEdit &field, bool take, std::vector<SafestPlans::Goal> &goals)
{
    const Board &board = m_document.board();
    for (const QString &name : field.text().split(u',', Qt::SkipEmptyParts)) {
        const QByteArray bytes = name.trimmed().toUtf8();
        const RegionId region = board.findRegion({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        if (bytes.isEmpty())
            continue;
        if (!region.valid()) {
            m_summary->setText(tr("“%1” is not a place on this map.").arg(name.trimmed()));
            return false;
        }
        const SafestPlans::Goal goal{board.provinceOf(region), take};
        if (std::find(goals.begin(), goals.end(), goal) == goals.end())
            goals.push_back(goal);
    }
    return true;
}

void SafestDesk::begin()
{
    std::vector<SafestPlans::Goal> goals;
    const bool readable = readPlaces(*m_keep, false, goals) && readPlaces(*m_take, true, goals);
    if (m_search && readable && m_search->goals() == goals && m_write->property("power").toInt() == power().index())
        return; // the field was left as it was
    const Game &game = m_document.game();
    m_write->setProperty("power", power().index());
    m_search = std::make_unique<SafestPlans>(game.variantPointer()->board, game.rules(), m_document.positionForTrials(),
                                             game.orders(), power(),
                                             readable ? std::move(goals) : std::vector<SafestPlans::Goal>());
    m_spent = 0;
    m_chosen.clear();
    if (readable) {
        refresh();
        m_timer->start();
    } else {
        m_timer->stop();
        m_table->setRowCount(0);
        m_write->setEnabled(false);
        Q_EMIT proposed({});
    }
}

void SafestDesk::searchOn()
{
    QElapsedTimer clock;
    clock.start();
    while (!m_search->done() && clock.elapsed() < searchSlice)
        m_search->tryMore(200);
    m_spent += clock.elapsed();
    if (m_search->done() || m_spent > longestSearch)
        m_timer->stop();
    if (!m_timer->isActive() || m_sinceShown.elapsed() > shownEvery)
        refresh();
}

void SafestDesk::refresh()
{
    m_sinceShown.start();
    const Board &board = m_document.board();
    const std::vector<SafestPlans::Plan> &plans = report().plans;
    {
        const QSignalBlocker quiet(m_table);
        m_table->setRowCount(static_cast<int>(plans.size()));
        int chosen = 0;
        for (int row = 0; row < static_cast<int>(plans.size()); ++row) {
            const SafestPlans::Plan &plan = plans[static_cast<std::size_t>(row)];
            QStringList sure, broken;
            for (std::size_t g = 0; g < plan.fates.size(); ++g) {
                const SafestPlans::Fate &fate = plan.fates[g];
                const QString goal = goalText(board, m_search->goals()[g]);
                if (fate.certainty == SafestPlans::Certainty::Sure)
                    sure += goal;
                else if (fate.certainty == SafestPlans::Certainty::Open)
                    broken += tr("%1: nothing was found, and not all was tried").arg(goal);
                else
                    broken += fate.breaker.empty() ? tr("%1: not by these orders").arg(goal)
                                                   : goal + u": "_s + ordersText(board, fate.breaker, true);
            }
            m_table->setItem(row, PlanOrders, new QTableWidgetItem(ordersText(board, plan.orders, false)));
            m_table->setItem(row, PlanSure, new QTableWidgetItem(sure.join(u'\n')));
            m_table->setItem(row, PlanBroken, new QTableWidgetItem(broken.join(u'\n')));
            chosen = plan.orders == m_chosen ? row : chosen;
        }
        if (!plans.empty())
            m_table->selectRow(chosen);
    }
    m_write->setEnabled(!plans.empty());
    const std::size_t goals = m_search->goals().size();
    if (goals == 0 || (plans.empty() && m_search->done()))
        m_summary->setText(tr("There is nothing to try."));
    else if (!plans.empty() && plans.front().sure == static_cast<int>(goals))
        m_summary->setText(asFarAsSeen(
            m_document, tr("Proved: the first plan reaches all that is asked, whatever the others order.")));
    else if (report().complete)
        m_summary->setText(asFarAsSeen(
            m_document,
            tr("Proved: all %L1 plans were tried, and none surely reaches more.").arg(report().tried, 0, 'f', 0)));
    else if (m_timer->isActive())
        m_summary->setText(asFarAsSeen(m_document, tr("Plans tried: %L1.").arg(report().tried, 0, 'f', 0)));
    else
        m_summary->setText(asFarAsSeen(
            m_document, tr("Plans tried: %L1. What stands under Surely is proved; another plan may reach more.")
                            .arg(report().tried, 0, 'f', 0)));
    propose();
}

void SafestDesk::propose()
{
    const int row = m_table->currentRow();
    if (row < 0 || row >= static_cast<int>(report().plans.size()))
        return;
    const std::vector<GivenOrder> &orders = report().plans[static_cast<std::size_t>(row)].orders;
    if (orders == m_chosen)
        return;
    m_chosen = orders;
    Q_EMIT proposed(m_chosen);
}

/// One step that undo takes back as a whole.
void SafestDesk::write()
{
    if (m_chosen.empty())
        return;
    m_document.takeOrders(power(), m_chosen, [] { return tr("Safest orders"); });
    accept();
}

} // namespace entente::app
