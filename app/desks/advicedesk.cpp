#include "desks/advicedesk.h"

#include "document/outlook.h"
#include "look/mainbutton.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "orders/notation.h"
#include "words/advicewords.h"
#include "words/names.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

bool contains(const std::vector<GivenOrder> &orders, const GivenOrder &order)
{
    return std::find(orders.begin(), orders.end(), order) != orders.end();
}

} // namespace

AdviceDesk::AdviceDesk(GameDocument &document, const std::vector<PowerId> &powers, PowerId first, QWidget *parent)
    : Sheet(u"adviceDesk"_s, tr("Suggest orders"), QSize(560, 300), parent), m_document(document)
{
    m_power = named(new QComboBox(this), u"advicePower"_s, tr("Power"));
    for (const PowerId power : powers)
        m_power->addItem(powerName(document.board(), power), power.index());
    m_power->setCurrentIndex(std::max(0, m_power->findData(first.valid() ? first.index() : -1)));
    m_power->setEnabled(powers.size() > 1);
    m_says = plainLabel(this, u"adviceSays"_s);

    m_table = makeTable();
    QDialogButtonBox *buttons = makeButtons();
    QVBoxLayout *const column = page();
    column->addWidget(m_power);
    column->addWidget(m_says);
    column->addWidget(m_table, 1);
    setFoot(buttons);

    connect(m_power, &QComboBox::currentIndexChanged, this, &AdviceDesk::begin);
    connect(&document, &GameDocument::changed, this, &AdviceDesk::follow);
    m_table->setFocus();
    refresh();
}

QTableWidget *AdviceDesk::makeTable()
{
    auto *table = rowTable(this, u"adviceTable"_s, tr("Suggested orders"), {tr("Order"), tr("Reason")});
    table->setShowGrid(false);
    table->setWordWrap(true);
    table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    table->installEventFilter(this);
    connect(table, &QTableWidget::cellDoubleClicked, this, &AdviceDesk::takeOne);
    return table;
}

QDialogButtonBox *AdviceDesk::makeButtons()
{
    auto *buttons = new QDialogButtonBox(this);
    const auto button = [&](const QString &name, const QString &text, const QString &tip) {
        QPushButton *made = named(buttons->addButton(text, QDialogButtonBox::ActionRole), name);
        made->setToolTip(tip);
        made->setAutoDefault(false);
        return made;
    };
    m_all = button(u"adviceAll"_s, tr("Take all"), tr("Writes every order on the list (Shift+Return)"));
    m_one = button(u"adviceOne"_s, tr("Take"), tr("Writes the chosen order (Return)"));
    m_refuse = button(u"adviceRefuse"_s, tr("Drop"), tr("Takes the chosen order off the list (Delete)"));
    setMainButton(*m_all);
    QPushButton *leave = named(buttons->addButton(QDialogButtonBox::Close), u"closeAdvice"_s);
    leave->setAutoDefault(false);
    connect(m_all, &QPushButton::clicked, this, &AdviceDesk::takeAll);
    connect(m_one, &QPushButton::clicked, this, &AdviceDesk::takeOne);
    connect(m_refuse, &QPushButton::clicked, this, &AdviceDesk::refuse);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

/// Other orders are judged anew; advice on another position is of no use.
void AdviceDesk::follow(const Change &change)
{
    switch (change.kind) {
    case Change::Kind::Orders: refresh(); break;
    case Change::Kind::Loaded:
    case Change::Kind::Played:
    case Change::Kind::Line:
    case Change::Kind::Position: close(); break;
    case Change::Kind::Seats:
    case Change::Kind::Computers:
    case Change::Kind::Viewed:
    case Change::Kind::Notes:
    case Change::Kind::Deals:
    case Change::Kind::File: break;
    }
}

PowerId AdviceDesk::power() const
{
    return PowerId(m_power->currentData().toInt());
}

void AdviceDesk::begin()
{
    m_thinking = true;
    m_advice = {};
    m_refused.clear();
    refresh();
    Q_EMIT wanted(power());
}

void AdviceDesk::setAdvice(const Advice &advice)
{
    m_thinking = false;
    m_advice = advice;
    refresh();
}

void AdviceDesk::refresh()
{
    const Board &board = m_document.board();
    const int row = m_table->currentRow();
    m_open.clear();
    m_table->setRowCount(0);
    for (const Counsel &counsel : m_advice.counsels) {
        if (contains(m_document.game().orders(), counsel.order) || contains(m_refused, counsel.order))
            continue;
        const int at = m_table->rowCount();
        m_table->insertRow(at);
        m_table->setItem(at, 0,
                         new QTableWidgetItem(fromUtf8(
                             orderText(board, counsel.order.order, m_document.game().position().phase.stage))));
        m_table->setItem(at, 1, new QTableWidgetItem(asFarAsSeen(m_document, motiveSentence(board, counsel.motive))));
        m_open.push_back(counsel.order);
    }
    if (!m_open.empty())
        m_table->setCurrentCell(std::clamp(row, 0, m_table->rowCount() - 1), 0);
    for (QPushButton *each : {m_all, m_one, m_refuse})
        each->setEnabled(!m_open.empty());
    const bool asIs = std::all_of(m_advice.counsels.begin(), m_advice.counsels.end(), [this](const Counsel &counsel) {
        return contains(m_document.game().orders(), counsel.order);
    });
    m_says->setText(m_thinking                  ? tr("The computer is thinking. Close this to stop it.")
                    : m_advice.counsels.empty() ? tr("There is nothing to order.")
                    : asIs                      ? tr("The computer would order the same.")
                    : m_open.empty()            ? tr("Nothing is left on the list.")
                                     : tr("Return takes an order, Shift+Return takes all, Delete drops one."));
    Q_EMIT proposed(m_open);
}

void AdviceDesk::takeOne()
{
    const int row = m_table->currentRow();
    if (row < 0 || row >= static_cast<int>(m_open.size()))
        return;
    const GivenOrder taken = m_open[static_cast<std::size_t>(row)];
    m_document.setOrder(taken.power, taken.order);
}

/// One step that undo takes back as a whole.
void AdviceDesk::takeAll()
{
    m_document.takeOrders(power(), m_open, [] { return tr("Suggested orders"); });
}

void AdviceDesk::refuse()
{
    const int row = m_table->currentRow();
    if (row < 0 || row >= static_cast<int>(m_open.size()))
        return;
    m_refused.push_back(m_open[static_cast<std::size_t>(row)]);
    refresh();
}

bool AdviceDesk::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool enters = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (enters && key->modifiers() == Qt::ShiftModifier)
            takeAll();
        else if (enters && (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier)
            takeOne();
        else if (key->key() == Qt::Key_Delete)
            refuse();
        else
            return QDialog::eventFilter(watched, event);
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace entente::app
