#include "desks/contractdesk.h"

#include "document/outlook.h"
#include "look/mainbutton.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "orders/legality.h"
#include "orders/sorties.h"
#include "words/forms.h"
#include "words/names.h"
#include "words/orderwords.h"
#include "words/refusals.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

ContractDesk::ContractDesk(GameDocument &document, PowerId power, bool open, QWidget *parent)
    : Sheet(QSize(620, 420), parent), m_document(document)
{
    setObjectName(u"contractDesk"_s);
    setWindowTitle(tr("Contract"));
    auto *explanation = quietText(
        this, tr("The units ticked act together, when the later of the two powers does, and may help each other."));
    m_self = named(new QComboBox(this), u"contractSelf"_s, tr("Who registers"));
    for (int p = 0; p < document.board().powerCount(); ++p) {
        const PowerId party(p);
        if (document.board().power(party).playable && unitCountOf(document.game().position(), party) > 0
            && (open || party == power))
            m_self->addItem(powerName(document.board(), party), p);
    }
    m_self->setCurrentIndex(std::max(0, m_self->findData(power.index())));
    m_self->setEnabled(open);
    m_other = named(new QComboBox(this), u"contractParty"_s, tr("The other party"));
    m_own = named(new QListWidget(this), u"contractOwn"_s, tr("Units of the power that registers"));
    m_theirs = named(new QListWidget(this), u"contractTheirs"_s, tr("Units of the other party"));
    for (QListWidget *list : {m_own, m_theirs})
        list->setSpacing(3);
    m_both = named(new QCheckBox(tr("Sign for both parties"), this), u"contractBoth"_s);
    m_both->setChecked(open);
    m_both->setVisible(open);
    m_says = plainLabel(this, u"contractSays"_s);
    auto *buttons = new QDialogButtonBox(this);
    m_take = buttons->addButton(tr("Register"), QDialogButtonBox::AcceptRole);
    setMainButton(*m_take);
    m_take->setObjectName(u"takeContract"_s);
    m_take->setProperty("english", u"Register"_s);
    buttons->addButton(QDialogButtonBox::Cancel)->setObjectName(u"leaveContract"_s);

    auto *grid = new QGridLayout;
    grid->setSpacing(metrics::floatMargin);
    grid->addWidget(explanation, 0, 0, 1, 2);
    grid->addWidget(m_self, 1, 0);
    grid->addWidget(m_other, 1, 1);
    grid->addWidget(m_own, 2, 0);
    grid->addWidget(m_theirs, 2, 1);
    grid->addWidget(m_both, 3, 0, 1, 2, Qt::AlignLeft);
    grid->addWidget(m_says, 4, 0, 1, 2);
    page()->addLayout(grid, 1);
    setFoot(buttons);
    fillOthers();
    proposeHelp();
    connect(m_self, &QComboBox::currentIndexChanged, this, &ContractDesk::fillOthers);
    connect(m_other, &QComboBox::currentIndexChanged, this, &ContractDesk::fillUnits);
    connect(m_own, &QListWidget::itemChanged, this, &ContractDesk::check);
    connect(m_theirs, &QListWidget::itemChanged, this, &ContractDesk::check);
    connect(m_both, &QCheckBox::toggled, this, &ContractDesk::check);
    connect(buttons, &QDialogButtonBox::accepted, this, &ContractDesk::take);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

/// Fills in whom the orders written so far help under no contract yet: the first such power, its units and the helpers.
void ContractDesk::proposeHelp()
{
    const Board &board = m_document.board();
    const Position &position = m_document.game().position();
    const auto tick = [&](QListWidget *list, ProvinceId place) {
        for (int i = 0; i < list->count(); ++i) {
            if (board.provinceOf(RegionId(list->item(i)->data(Qt::UserRole).toInt())) == place)
                list->item(i)->setCheckState(Qt::Checked);
        }
    };
    const Hints hints = outlook(m_document, self());
    PowerId party;
    for (const Hint &hint : hints.hints) {
        const OrderResult &result = hints.quiet.results[static_cast<std::size_t>(hint.result)];
        if (result.verdict.refusal != Refusal::NoContract)
            continue;
        const auto support = supportGivenBy(result.order);
        const Convoy *convoy = std::get_if<Convoy>(&result.order.action);
        const RegionId of = support ? support->of : convoy ? convoy->army : RegionId();
        const UnitId helped = of.valid() ? unitIn(board, position, board.provinceOf(of)) : UnitId();
        const PowerId theirs =
            helped.valid() ? position.units[static_cast<std::size_t>(helped.index())].power : PowerId();
        if (!theirs.valid() || (party.valid() && theirs != party))
            continue;
        if (!party.valid()) {
            party = theirs;
            m_other->setCurrentIndex(std::max(0, m_other->findData(party.index())));
            fillUnits();
        }
        tick(m_own, board.provinceOf(result.order.at));
        tick(m_theirs, board.provinceOf(of));
    }
    check();
}

PowerId ContractDesk::self() const
{
    return PowerId(m_self->currentData().toInt());
}

PowerId ContractDesk::other() const
{
    return PowerId(m_other->currentData().toInt());
}

void ContractDesk::fillOthers()
{
    const Board &board = m_document.board();
    const QSignalBlocker quiet(m_other);
    m_other->clear();
    for (int p = 0; p < board.powerCount(); ++p) {
        const PowerId power(p);
        const bool there = m_document.isFogged() || unitCountOf(m_document.game().position(), power) > 0;
        if (power != self() && board.power(power).playable && there)
            m_other->addItem(tr("with %1", "a contract with a power").arg(nameAfterOf(board, power)), p);
    }
    m_own->clear();
    fillUnits();
}

void ContractDesk::fillUnits()
{
    const auto fill = [&](QListWidget *list, PowerId power) {
        list->clear();
        for (const Unit &unit : m_document.game().position().units) {
            if (unit.power != power)
                continue;
            auto *item = new QListWidgetItem(unitName(m_document.board(), unit), list);
            item->setData(Qt::UserRole, unit.region.index());
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
            item->setCheckState(Qt::Unchecked);
        }
        list->setCurrentRow(0);
    };
    const QSignalBlocker own(m_own);
    const QSignalBlocker theirs(m_theirs);
    if (m_own->count() == 0)
        fill(m_own, self());
    fill(m_theirs, other());
    check();
}

Order ContractDesk::contract() const
{
    std::vector<RegionId> units;
    for (const QListWidget *list : {m_own, m_theirs}) {
        for (int i = 0; i < list->count(); ++i) {
            if (list->item(i)->checkState() == Qt::Checked)
                units.push_back(RegionId(list->item(i)->data(Qt::UserRole).toInt()));
        }
    }
    std::sort(units.begin(), units.end());
    Contract contract;
    contract.with = other();
    for (const RegionId unit : units) {
        if (!contract.units.full())
            contract.units.push_back(unit);
    }
    return {{}, {}, Layer::Field, contract};
}

void ContractDesk::check()
{
    Order order = contract();
    const Game &game = m_document.game();
    const Legality why = checkOrder(game.board(), game.rules().orders, game.position(), self(), order);
    m_take->setEnabled(why.ok());
    const QString party = powerName(game.board(), other());
    m_says->setText(!why.ok()             ? tr("Tick at least one unit of each party.")
                    : m_both->isChecked() ? tr("Both have signed, so it counts.")
                                          : tr("It counts only if %1 registers the same.").arg(party));
}

void ContractDesk::take()
{
    Order order = contract();
    const Game &game = m_document.game();
    if (!checkOrder(game.board(), game.rules().orders, game.position(), self(), order).ok())
        return;
    m_document.setOrder(self(), order);
    if (m_both->isChecked()) {
        std::get<Contract>(order.action).with = self();
        m_document.setOrder(other(), order);
    }
    accept();
}

} // namespace entente::app
