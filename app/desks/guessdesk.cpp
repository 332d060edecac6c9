#include "desks/guessdesk.h"

#include "look/theme.h"
#include "look/widgets.h"
#include "orders/notation.h"
#include "words/names.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

GuessDesk::GuessDesk(GameDocument &document, const std::vector<PowerId> &powers, QWidget *parent)
    : Sheet(u"guessDesk"_s, tr("What would they do?"), QSize(560, 270), parent), m_document(document)
{
    m_power = named(new QComboBox(this), u"guessPower"_s, tr("Power"));
    for (const PowerId power : powers)
        m_power->addItem(powerName(document.board(), power), power.index());
    m_says = plainLabel(this, u"guessSays"_s);
    m_list = named(new QListWidget(this), u"guessList"_s, tr("Likely plans"));
    m_list->setWordWrap(true);
    auto *buttons = closeButtons(u"closeGuess"_s);
    m_none = named(buttons->addButton(tr("Assume nothing"), QDialogButtonBox::ActionRole), u"guessNone"_s);
    m_none->setToolTip(tr("Takes the assumed orders of this power off the map"));
    m_none->setAutoDefault(false);
    QVBoxLayout *const column = page();
    column->addWidget(m_power);
    column->addWidget(m_says);
    column->addWidget(m_list, 1);
    setFoot(buttons);

    connect(m_power, &QComboBox::currentIndexChanged, this, &GuessDesk::begin);
    connect(m_list, &QListWidget::currentRowChanged, this, &GuessDesk::choose);
    connect(m_none, &QPushButton::clicked, this, [this] {
        m_list->setCurrentRow(-1);
        Q_EMIT assumed(power(), {});
    });
    connect(&document, &GameDocument::changed, this, [this](const Change &change) {
        using Kind = Change::Kind;
        if (change.kind == Kind::Loaded || change.kind == Kind::Played || change.kind == Kind::Line
            || change.kind == Kind::Position)
            close();
    });
    m_list->setFocus();
    refresh();
}

PowerId GuessDesk::power() const
{
    return PowerId(m_power->currentData().toInt());
}

void GuessDesk::begin()
{
    m_thinking = true;
    m_plans.clear();
    refresh();
    Q_EMIT wanted(power());
}

void GuessDesk::setPlans(const std::vector<GuessedPlan> &plans)
{
    m_thinking = false;
    m_plans = plans;
    refresh();
}

void GuessDesk::refresh()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const GuessedPlan &plan : m_plans) {
        QStringList orders;
        for (const GivenOrder &given : plan.orders)
            orders += fromUtf8(orderText(m_document.board(), given.order, m_document.game().position().phase.stage));
        m_list->addItem(tr("%1 %: %2", "a share, and orders").arg(plan.share).arg(orders.join(u", "_s)));
    }
    m_list->setCurrentRow(-1);
    m_says->setText(m_thinking        ? tr("The computer is thinking. Close this to stop it.")
                    : m_plans.empty() ? tr("It has nothing to order.")
                                      : tr("The likeliest plans, and how often computers came to them. The one that "
                                           "you choose is assumed on the map."));
}

void GuessDesk::choose(int row)
{
    if (row >= 0 && row < static_cast<int>(m_plans.size()))
        Q_EMIT assumed(power(), m_plans[static_cast<std::size_t>(row)].orders);
}

} // namespace entente::app
