#include "desks/columnsdesk.h"

#include "desks/deadlinefield.h"
#include "desks/emblemheader.h"
#include "document/due.h"
#include "look/icons.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "map/symbols.h"
#include "orders/notation.h"
#include "orders/supply.h"
#include "words/accountwords.h"
#include "words/names.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int leastWidth = 150; // of a column

} // namespace

ColumnsDesk::ColumnsDesk(GameDocument &document, const Livery &livery, QWidget *parent)
    : Sheet(u"columnsDesk"_s, tr("Orders of all powers"), QSize(1220, 520), parent), m_document(document),
      m_livery(livery)
{
    QLayout *heads = makeHeads();
    m_table = named(new QTableWidget(this), u"orderColumns"_s, tr("Orders of all powers"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->verticalHeader()->hide();
    m_heads = new EmblemHeader(m_table);
    m_table->setHorizontalHeader(m_heads);
    m_table->horizontalHeader()->setMinimumSectionSize(leastWidth);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_missing = plainLabel(this, u"missingOrders"_s);
    QDialogButtonBox *buttons = makeButtons();
    m_later = plainLabel(this, u"laterPhases"_s);
    QVBoxLayout *const column = page();
    column->addLayout(heads);
    column->addWidget(m_table, 1);
    column->addWidget(m_missing);
    column->addWidget(m_later);
    setFoot(buttons);
    connect(&document, &GameDocument::changed, this, [this](const Change &change) {
        if (change.kind == Change::Kind::Loaded)
            close();
        else if (change.kind != Change::Kind::File)
            refresh();
    });
    refresh();
}

void ColumnsDesk::focusDeadline()
{
    m_deadline->setFocus();
}

/// What stands at the head and the foot of reports.
QLayout *ColumnsDesk::makeHeads()
{
    auto *heads = new QHBoxLayout;
    const auto add = [&](const QString &label, QWidget *field) {
        auto *said = new QLabel(label, this);
        said->setBuddy(field);
        heads->addWidget(said, 0, Qt::AlignTop);
        heads->addWidget(field, 1, Qt::AlignTop);
    };
    m_name = named(new QLineEdit(m_document.table().gameName, this), u"gameName"_s, tr("Name of the game"));
    m_deadline = new DeadlineField(deadlineOf(m_document.table()), u"gameDeadline"_s, this);
    add(tr("Name of the game"), m_name);
    add(tr("Orders are due"), m_deadline);
    const auto keep = [this] {
        m_document.setReportHead(m_name->text().trimmed(), storedDeadline(m_deadline->deadline()));
    };
    connect(m_name, &QLineEdit::editingFinished, this, keep);
    connect(m_deadline, &DeadlineField::edited, this, keep);
    m_name->setToolTip(tr("Shown above results that you copy, save or print."));
    return heads;
}

QDialogButtonBox *ColumnsDesk::makeButtons()
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setObjectName(u"closeColumns"_s);
    m_copy = named(buttons->addButton(tr("Copy what is missing"), QDialogButtonBox::ActionRole), u"copyMissing"_s);
    m_back = named(buttons->addButton(tr("Back to the phase before"), QDialogButtonBox::ActionRole), u"rollBack"_s);
    m_back->setToolTip(
        tr("Change the orders of the last phase and judge it again. What followed is kept. Undo takes this "
           "back."));
    m_again = named(buttons->addButton(tr("Judge again up to now"), QDialogButtonBox::ActionRole), u"judgeUpToNow"_s);
    m_again->setToolTip(
        tr("Judges this phase and those that followed with the orders that were kept, up to where the game stood."));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(missingText()); });
    connect(m_back, &QPushButton::clicked, this, [this] { m_document.rollBack(); });
    connect(m_again, &QPushButton::clicked, this, [this] { m_document.judgeUpToNow(); });
    return buttons;
}

QString ColumnsDesk::missingText() const
{
    QStringList lines;
    for (PowerId power : m_document.toOrder()) {
        QStringList units;
        for (const UnitRef &unit : m_document.unordered(power)) {
            const UnitId there = unitIn(m_document.board(), m_document.game().position(),
                                        m_document.board().provinceOf(unit.region), unit.layer);
            units +=
                there.valid()
                    ? numbered(unitName(m_document.board(),
                                        m_document.game().position().units[static_cast<std::size_t>(there.index())]),
                               unit.number)
                    : regionName(m_document.board(), unit.region);
        }
        const bool byPoints =
            m_document.game().position().phase.stage == Stage::Adjustments && playsByPoints(m_document.board());
        const int open = byPoints ? 0 : m_document.ordersExpected(power) - m_document.ordersGiven(power);
        if (!units.isEmpty())
            lines += tr("%1: %2", "a power and what of it has no order")
                         .arg(powerName(m_document.board(), power), units.join(u", "_s));
        else if (open > 0)
            lines += tr("%1: %2", "a power and what of it has no order")
                         .arg(powerName(m_document.board(), power), tr("%n order(s)", nullptr, open));
    }
    return lines.join(u'\n');
}

void ColumnsDesk::fillColumn(int column, PowerId power)
{
    const Board &board = m_document.board();
    const Game &game = m_document.game();
    const bool dark = isDark(palette());
    const bool byPoints = game.position().phase.stage == Stage::Adjustments && playsByPoints(board);
    const QString count = byPoints ? tr("%1, %2", "a power and its points")
                                         .arg(powerName(board, power),
                                              accountText(accountOf(board, game.position(), game.orders(), power)))
                                   : tr("%1, %2 of %3", "a power, orders given, orders expected")
                                         .arg(powerName(board, power))
                                         .arg(m_document.ordersGiven(power))
                                         .arg(m_document.ordersExpected(power));
    auto *head =
        new QTableWidgetItem(QIcon(emblemPixmap(EmblemHeader::emblem, devicePixelRatioF(), m_livery.of(power, dark),
                                                dark ? MapTheme::dark() : MapTheme::light())),
                             count);
    m_table->setHorizontalHeaderItem(column, head);
    int row = 0;
    const auto add = [&](const QString &text, bool missing) {
        if (row >= m_table->rowCount())
            m_table->setRowCount(row + 1);
        auto *item = new QTableWidgetItem(text);
        if (missing) {
            item->setIcon(colouredIcon(u"wait"_s, coloursOf(this).failure));
            item->setForeground(coloursOf(this).quiet);
        }
        m_table->setItem(row++, column, item);
    };
    for (const GivenOrder &given : game.orders()) {
        if (given.power == power)
            add(fromUtf8(orderText(board, given.order, game.position().phase.stage)), false);
    }
    for (const UnitRef &unit : m_document.unordered(power))
        add(tr("%1: no order").arg(fromUtf8(board.regionText(unit.region))), true);
}

void ColumnsDesk::refresh()
{
    m_deadline->setDeadline(deadlineOf(m_document.table()));
    const std::vector<PowerId> powers = m_document.toOrder();
    m_table->clear();
    m_table->setRowCount(0);
    m_table->setColumnCount(static_cast<int>(powers.size()));
    int widest = leastWidth;
    for (std::size_t i = 0; i < powers.size(); ++i) {
        fillColumn(static_cast<int>(i), powers[i]);
        widest = std::max(widest, m_heads->widthFor(m_table->horizontalHeaderItem(static_cast<int>(i))->text()));
    }
    m_table->horizontalHeader()->setMinimumSectionSize(widest);
    const QString missing = missingText();
    const Game &game = m_document.game();
    m_missing->setVisible(game.position().phase.stage != Stage::Adjustments || !playsByPoints(m_document.board()));
    m_missing->setText(missing.isEmpty() ? tr("Every order is there.") : tr("Without an order:") + u'\n' + missing);
    m_copy->setEnabled(!missing.isEmpty());
    m_back->setEnabled(game.turnCount() > 0);
    QStringList later;
    for (const LaterPhase &phase : game.later())
        later += phaseName(m_document.board(), phase.phase);
    m_later->setVisible(!later.isEmpty());
    m_later->setText(tr("Orders are kept for: %1.", "phases").arg(later.join(u"; "_s)));
    m_again->setEnabled(!later.isEmpty() && !game.isOver());
}

} // namespace entente::app
