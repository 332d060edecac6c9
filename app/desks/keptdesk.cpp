#include "desks/keptdesk.h"

#include "game/steps.h"
#include "look/formlabels.h"
#include "look/mainbutton.h"
#include "look/widgets.h"
#include "words/keptwords.h"
#include "words/names.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int phasesOffered = 8;
constexpr int ordersHeight = 96;

} // namespace

KeptDesk::KeptDesk(GameDocument &document, QWidget *parent)
    : Sheet(u"keptDesk"_s, tr("Orders kept for later"), QSize(720, 640), parent), m_document(document)
{
    auto *line = new QLabel(tr("Orders without a condition are written when their phase begins, unless the power has "
                               "sent others. Orders with one are written if the position meets it; where it can't "
                               "say, you decide."),
                            this);
    line->setWordWrap(true);
    page()->addWidget(line);
    m_list = named(new QListWidget(this), u"keptList"_s, windowTitle());
    m_list->setWordWrap(true);
    page()->addWidget(m_list, 1);
    m_none = quietText(this, tr("Nothing is kept yet. Write below what a player has sent ahead."));
    m_none->setObjectName(u"keptNone"_s);
    page()->addWidget(m_none, 1);
    layForm();
    setFoot(buttons());

    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        fillIn();
        follow();
    });
    for (QComboBox *box : {m_power, m_phase})
        connect(box, &QComboBox::currentIndexChanged, this, &KeptDesk::follow);
    connect(m_condition, &QLineEdit::textChanged, this, &KeptDesk::follow);
    connect(m_orders, &QPlainTextEdit::textChanged, this, &KeptDesk::follow);
    connect(&document, &GameDocument::changed, this, [this](const Change &change) {
        if (change.kind == Change::Kind::Loaded)
            close();
        else if (change.kind != Change::Kind::File && change.kind != Change::Kind::Viewed)
            refresh();
    });
    refresh();
    m_orders->setFocus();
}

void KeptDesk::layForm()
{
    auto *form = new QFormLayout;
    const auto add = [&](const QString &label, auto *field, const QString &object) {
        field->setObjectName(object);
        field->setAccessibleName(label);
        form->addRow(label, field);
        return field;
    };
    m_power = add(tr("Power"), new QComboBox(this), u"keptPower"_s);
    for (const PowerId power : m_document.table().seats)
        m_power->addItem(powerName(m_document.board(), power), static_cast<int>(power.index()));
    m_phase = add(tr("For"), new QComboBox(this), u"keptPhase"_s);
    m_condition = add(tr("Only if"), new QLineEdit(this), u"keptCondition"_s);
    m_condition->setPlaceholderText(tr("Vienna is French; A Mun is dislodged; otherwise"));
    m_orders = add(tr("Orders"), new QPlainTextEdit(this), u"keptText"_s);
    m_orders->setFixedHeight(ordersHeight);
    m_orders->setTabChangesFocus(true);
    m_reading = plainLabel(this, u"keptReading"_s);
    form->addRow(QString(), m_reading);
    levelLabels(*form);
    page()->addLayout(form);
}

QDialogButtonBox *KeptDesk::buttons()
{
    auto *box = new QDialogButtonBox(QDialogButtonBox::Close, this);
    const auto button = [&](const QString &text, const QString &object, const QString &tip, auto act) {
        QPushButton *made = named(box->addButton(text, QDialogButtonBox::ActionRole), object);
        made->setToolTip(tip);
        connect(made, &QPushButton::clicked, this, act);
        return made;
    };
    m_keep = button(tr("Keep"), u"keepOrders"_s, tr("Keeps these orders until their phase begins"), [this] {
        const KeptOrders orders = written();
        m_orders->clear();
        m_condition->clear();
        m_document.keepOrders(orders);
    });
    setMainButton(*m_keep);
    m_change = button(tr("Change"), u"changeKept"_s, tr("Puts these orders in the place of the chosen ones"),
                      [this] { m_document.changeKept(static_cast<std::size_t>(chosen()), written()); });
    m_drop = button(tr("Delete"), u"dropKept"_s, tr("Forgets the chosen orders"),
                    [this] { m_document.dropKept(static_cast<std::size_t>(chosen())); });
    m_use =
        button(tr("Write now"), u"useKept"_s, tr("The condition is met: writes the chosen orders over what is written"),
               [this] { m_document.useKept(static_cast<std::size_t>(chosen())); });
    for (QAbstractButton *each : box->buttons())
        static_cast<QPushButton *>(each)->setAutoDefault(false);
    box->button(QDialogButtonBox::Close)->setObjectName(u"leaveKept"_s);
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::close);
    return box;
}

KeptOrders KeptDesk::written() const
{
    Phase phase;
    readPhase(m_phase->currentData().toString().toStdString(), phase);
    return {PowerId(m_power->currentData().toInt()), phase, m_condition->text().simplified().toStdString(),
            m_orders->toPlainText().trimmed().toStdString()};
}

int KeptDesk::chosen() const
{
    const int row = m_list->currentRow();
    return row < 0 ? -1 : static_cast<int>(m_entries[static_cast<std::size_t>(row)]);
}

void KeptDesk::fillIn()
{
    if (chosen() < 0)
        return;
    const KeptOrders &entry = m_document.table().kept[static_cast<std::size_t>(chosen())];
    m_power->setCurrentIndex(std::max(0, m_power->findData(static_cast<int>(entry.power.index()))));
    m_phase->setCurrentIndex(std::max(0, m_phase->findData(fromUtf8(phaseText(entry.phase)))));
    m_condition->setText(fromUtf8(entry.condition));
    m_orders->setPlainText(fromUtf8(entry.orders));
}

/// Those that may come, and those that something is kept for.
void KeptDesk::fillPhases()
{
    const Game &game = m_document.game();
    std::vector<Phase> phases = phasesAhead(game.variant(), game.position().phase, phasesOffered);
    const Phase first = phases.front();
    for (const KeptOrders &entry : m_document.table().kept) {
        if (std::find(phases.begin(), phases.end(), entry.phase) == phases.end())
            phases.push_back(entry.phase);
    }
    std::stable_sort(phases.begin(), phases.end(), [&](const Phase &a, const Phase &b) {
        const bool overA = a < first;
        const bool overB = b < first;
        return overA != overB ? overB : a < b;
    });
    const QSignalBlocker quiet(m_phase);
    const QVariant before = m_phase->currentData();
    m_phase->clear();
    for (const Phase &phase : phases)
        m_phase->addItem(phaseName(m_document.board(), phase), fromUtf8(phaseText(phase)));
    // What is sent ahead is mostly for the next season, since nobody knows yet who will have to retreat.
    const auto next = std::find_if(phases.begin() + 1, phases.end(),
                                   [](const Phase &phase) { return phase.stage != Stage::Retreats; });
    const int same = m_phase->findData(before);
    m_phase->setCurrentIndex(same >= 0 ? same : static_cast<int>(next - phases.begin()));
}

void KeptDesk::refresh()
{
    const KeptList &kept = m_document.table().kept;
    const Game &game = m_document.game();
    const int entry = chosen();
    std::vector<KeptState> states;
    for (std::size_t i = 0; i < kept.size(); ++i)
        states.push_back(keptState(kept, i, game.board(), game.position()));
    m_entries.resize(kept.size());
    std::iota(m_entries.begin(), m_entries.end(), std::size_t(0));
    std::stable_sort(m_entries.begin(), m_entries.end(), [&](std::size_t a, std::size_t b) {
        const bool overA = states[a] == KeptState::Over;
        const bool overB = states[b] == KeptState::Over;
        return overA != overB ? overB : kept[a].phase < kept[b].phase;
    });
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const std::size_t index : m_entries) {
        auto *row = new QListWidgetItem(
            keptLines(game.board(), kept[index], states[index], isWritten(game, kept[index])), m_list);
        if (states[index] == KeptState::Over)
            row->setForeground(m_list->palette().brush(QPalette::Disabled, QPalette::Text));
    }
    const auto row = std::find(m_entries.begin(), m_entries.end(), static_cast<std::size_t>(entry));
    m_list->setCurrentRow(row == m_entries.end() ? -1 : static_cast<int>(row - m_entries.begin()));
    m_list->setVisible(!m_entries.empty());
    m_none->setVisible(m_entries.empty());
    fillPhases();
    follow();
}

void KeptDesk::follow()
{
    const Game &game = m_document.game();
    const KeptOrders orders = written();
    const bool says = !orders.orders.empty();
    m_reading->setText(says ? keptReading(game, orders) : QString());
    const int entry = chosen();
    m_keep->setEnabled(says);
    m_change->setEnabled(says && entry >= 0);
    m_drop->setEnabled(entry >= 0);
    m_use->setEnabled(entry >= 0 && !game.isOver()
                      && m_document.table().kept[static_cast<std::size_t>(entry)].phase == game.position().phase);
}

} // namespace entente::app
