#include "panels/orderspanel.h"

#include "document/gamedocument.h"
#include "document/outlook.h"
#include "look/onchange.h"
#include "look/rank.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "orders/composer.h"
#include "panels/answerview.h"
#include "panels/ledgertable.h"
#include "panels/orderline.h"
#include "panels/orderlist.h"
#include "panels/orderrows.h"
#include "panels/ordertext.h"
#include "panels/transferbar.h"
#include "words/forms.h"
#include "words/names.h"
#include "words/orderwords.h"

#include <QLabel>
#include <QString>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

class ExampleMaker {
public:
    ExampleMaker(const GameDocument &document, PowerId writer)
        : m_board(document.board()), m_rules(document.game().rules().orders), m_position(document.game().position()),
          m_writer(writer)
    {
    }

    QString made() const
    {
        switch (m_position.phase.stage) {
        case Stage::Moves: return move();
        case Stage::Retreats: return retreat();
        case Stage::Adjustments: return adjustment();
        }
        return {};
    }

private:
    QString shortName(ProvinceId place) const
    {
        return QString::fromStdString(m_board.province(place).abbreviation).toLower();
    }
    QString shortName(const Unit &unit) const { return shortName(m_board.provinceOf(unit.region)); }

    /// Where it could go, but for places of the writer's own.
    ProvinceSet goals(const Unit &unit) const
    {
        const UnitKind &kind = m_board.kind(unit.kind);
        if (unit.layer != Layer::Field || kind.flying != Flying::No)
            return {};
        ProvinceSet goals = m_board.reach(kind.travel, unit.region);
        for (const Unit &own : m_position.units) {
            if (own.power == m_writer)
                goals.erase(m_board.provinceOf(own.region));
        }
        return goals;
    }

    /// A move with another unit's support, or a move alone.
    QString move() const
    {
        QString alone;
        for (const Unit &unit : m_position.units) {
            const ProvinceSet to = unit.power == m_writer ? goals(unit) : ProvinceSet();
            if (to.empty())
                continue;
            for (const Unit &helper : m_position.units) {
                const ProvinceSet both =
                    helper.power == m_writer && !(helper == unit) ? goals(helper) & to : ProvinceSet();
                if (!both.empty())
                    return u"%1 s %2 - %3"_s.arg(shortName(helper), shortName(unit), shortName(both.first()));
            }
            if (alone.isEmpty())
                alone = u"%1 - %2"_s.arg(shortName(unit), shortName(to.first()));
        }
        return alone;
    }

    QString retreat() const
    {
        QString walls; // its own place means behind them
        for (const DislodgedUnit &dislodged : m_position.dislodged) {
            if (dislodged.unit.power != m_writer)
                continue;
            const ProvinceId from = m_board.provinceOf(dislodged.unit.region);
            for (const RegionId to : dislodged.retreats) {
                if (m_board.provinceOf(to) != from)
                    return u"%1 - %2"_s.arg(shortName(from), shortName(m_board.provinceOf(to)));
                walls = u"%1 r ((%1))"_s.arg(shortName(from));
            }
        }
        return walls;
    }

    QString adjustment() const
    {
        const std::vector<ProvinceId> sites = Composer(m_board, m_rules, m_position, m_writer).offers();
        if (sites.empty())
            return {};
        for (const Unit &unit : m_position.units) {
            if (unit.power == m_writer && m_board.provinceOf(unit.region) == sites.front())
                return u"remove "_s + shortName(sites.front());
        }
        for (int k = 0; k < m_board.kindCount(); ++k) {
            const UnitKind &kind = m_board.kind(KindId(k));
            if (kind.travel == Travel::Land)
                return u"build %1 %2"_s.arg(QString::fromStdString(kind.letter).toLower(), shortName(sites.front()));
        }
        return {};
    }

    const Board &m_board;
    const OrderRules &m_rules;
    const Position &m_position;
    PowerId m_writer;
};

/// An order that could be typed now, short as people type: "bud s vie - gal". It is about units of the writer's own
/// (none: of whoever is to order first); empty where none comes to mind. It looks at the position alone, never at
/// orders.
QString orderExample(const GameDocument &document, PowerId writer)
{
    if (writer.valid())
        return ExampleMaker(document, writer).made();
    QString example;
    for (const PowerId power : document.toOrder()) {
        if (example.isEmpty())
            example = ExampleMaker(document, power).made();
    }
    return example;
}

} // namespace

OrdersPanel::OrdersPanel(GameDocument &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    setObjectName(u"ordersPanel"_s);
    auto *column = flush<QVBoxLayout>(this, 0);
    m_list = named(new OrderList(document, this), u"ordersList"_s);
    m_ledger = new LedgerTable(document, this);
    auto *head = new QVBoxLayout;
    head->setContentsMargins(10, 4, 10, 0);
    head->addWidget(m_ledger);
    column->addLayout(head);
    column->addWidget(m_list, 1);
    m_transfers = new TransferBar(document, this);
    column->addWidget(m_transfers);
    m_line = named(new OrderLine(document, this), u"orderLine"_s);
    auto *foot = new QVBoxLayout;
    foot->setContentsMargins(16, 12, 16, 16);
    foot->setSpacing(4);
    foot->addWidget(m_line);
    m_lineSays = named(new QLabel(this), u"orderLineSays"_s);
    m_lineSays->setWordWrap(true);
    setFailed(*m_lineSays);
    m_lineSays->setTextFormat(Qt::PlainText);
    m_lineSays->hide();
    foot->addWidget(m_lineSays);
    m_answer = new AnswerView(this);
    foot->addWidget(m_answer);
    column->addLayout(foot);

    connect(m_ledger, &LedgerTable::powerChosen, this, [this](PowerId power) {
        if (m_everyone) // once more, and all are shown again
            setFilter(power == m_filter ? PowerId() : power);
    });
    connect(m_list, &RowList::chosen, this, [this](const Row &row) { Q_EMIT unitChosen(row.station()); });
    connect(m_list, &RowList::cleared, this, [this](const Row &row) {
        if (!row.power.valid())
            return;
        if (row.number >= 0)
            m_document.dropOrder(m_document.game().orders()[static_cast<std::size_t>(row.number)]);
    });
    connect(m_list, &RowList::actionChosen, this, [this](const Row &row) { Q_EMIT contractWanted(row.power); });
    connect(m_list, &OrderList::rewritten, this, &OrdersPanel::rewrite);
    connect(m_list, &OrderList::copied, this, &OrdersPanel::copy);
    connect(m_list, &OrderList::exchanged, this, &OrdersPanel::exchange);
    connect(m_list, &OrderList::pointed, this, &OrdersPanel::unitPointed);
    connect(m_list, &OrderList::proposed, this, &OrdersPanel::tellProposals);
    connect(m_line, &OrderLine::proposed, this, &OrdersPanel::tellProposals);
    connect(m_line, &QLineEdit::returnPressed, this, &OrdersPanel::takeLine);
    connect(m_line, &QLineEdit::textChanged, this, [this] {
        refuseLine(QString());
        m_answer->tell(QString());
    });
    connect(m_line, &OrderLine::left, this, &OrdersPanel::lineLeft);
    connect(&m_document, &GameDocument::changed, this, [this](const Change &change) {
        if (change.kind == Change::Kind::File)
            return;
        m_answer->tell(QString()); // it was told of the game as it was
        refresh();
    });
    retranslate();
    onChange(this, {QEvent::LanguageChange}, [this] { retranslate(); });
}

void OrdersPanel::setLivery(const Livery &livery)
{
    m_list->setLivery(livery);
}

void OrdersPanel::setVisibleTo(PowerId seat, bool everyone)
{
    if (seat == m_seat && everyone == m_everyone)
        return;
    m_seat = seat;
    m_everyone = everyone;
    m_transfers->setGiver(seat, everyone);
    m_ledger->setVisibleTo(seat, everyone);
    refresh();
}

void OrdersPanel::setAsked(bool asked)
{
    if (std::exchange(m_asked, asked) != asked)
        refresh();
}

void OrdersPanel::setFilter(PowerId power)
{
    if (power == m_filter)
        return;
    m_filter = power;
    m_transfers->choose(power);
    refresh();
}

QStringList OrdersPanel::readOut(PowerId power) const
{
    if (!isWritable())
        return {tr("Orders can be read at a seat, while they are written.")};
    if (!m_everyone && power.valid() && power != m_seat)
        return {tr("The orders of %1 are not to be seen from this seat.").arg(nameAfterOf(m_document.board(), power))};
    QStringList lines;
    for (const Row &row : OrderRows(m_document, m_seat, m_everyone, power).rows())
        lines += spokenRow(row);
    return lines.isEmpty() ? QStringList{tr("There is nothing to order in this phase.")} : lines;
}

void OrdersPanel::setCurrentUnit(const UnitRef &unit)
{
    m_list->setCurrentUnit(unit);
}

void OrdersPanel::setPointedUnit(const UnitRef &unit)
{
    m_list->setPointedUnit(unit);
}

void OrdersPanel::focusLine()
{
    m_line->setFocus(Qt::ShortcutFocusReason);
    m_line->selectAll();
}

void OrdersPanel::retranslate()
{
    m_list->setAccessibleName(tr("Orders"));
    m_line->setAccessibleName(tr("Type an order or a question"));
    m_line->setToolTip(
        tr("Type an order and press Enter; Tab completes it (/). Questions are answered: “who reaches …”"));
    m_answer->tell(QString());
    refresh();
}

/// Whose orders are typed; none: everybody's, and the unit says whose. A puzzle has one seat alone.
PowerId OrdersPanel::writer() const
{
    if (!m_everyone || !m_document.hasGame())
        return m_seat;
    const std::vector<PowerId> &seats = m_document.table().seats;
    return seats.size() == 1 ? seats.front() : PowerId();
}

void OrdersPanel::refresh()
{
    m_line->setWriter(writer());
    m_list->setWriter(writer());
    const bool writable = isWritable();
    m_line->setEnabled(writable || m_asked);
    m_line->setProposing(writable);
    m_line->setVisible(!m_document.hasGame() || !m_document.game().isOver());
    m_line->setPlaceholderText(writable ? lineExample() : tr("Type a question"));
    if (!writable) {
        m_list->setRows({noteRow(whyShut())});
        return;
    }
    QList<Row> rows = OrderRows(m_document, m_seat, m_everyone, m_filter).rows();
    if (rows.isEmpty())
        rows = {noteRow(tr("There is nothing to order in this phase."))};
    m_list->setRows(rows);
}

/// Why nobody can write orders now.
QString OrdersPanel::whyShut() const
{
    if (!m_document.hasGame() || (!m_document.game().isOver() && !m_everyone && !m_seat.valid()))
        return tr("Take a seat to write orders.");
    return m_document.game().isOver() ? tr("The game is over.")
                                      : tr("This phase is played. Press End to write orders for the next.");
}

bool OrdersPanel::isWritable() const
{
    return m_document.hasGame() && m_document.viewsPresent() && (m_everyone || m_seat.valid());
}

/// The reason stands where one types, and typing again replaces what was refused.
void OrdersPanel::refuseLine(const QString &why)
{
    m_lineSays->setText(why);
    m_lineSays->setVisible(!why.isEmpty());
    if (!why.isEmpty())
        m_line->selectAll();
}

/// What may be typed in this phase, as an example.
QString OrdersPanel::lineExample() const
{
    if (!m_document.hasGame())
        return {};
    const QString example = orderExample(m_document, m_everyone ? m_filter : m_seat);
    return example.isEmpty() ? tr("Type an order") : tr("Type an order: %1").arg(example);
}

void OrdersPanel::takeLine()
{
    const QString text = m_line->text().trimmed();
    if (text.isEmpty() || !m_document.hasGame())
        return;
    if (const std::optional<BoardQuestion> question = questionIn(m_document, text);
        question && question->spoken && m_ask) {
        refuseLine(QString());
        m_answer->tell(m_ask(*question));
        m_line->selectAll(); // the next question replaces this one
        Q_EMIT said(QString(), false);
        return;
    }
    if (!isWritable()) {
        refuseLine(whyShut());
        Q_EMIT said(whyShut(), true);
        return;
    }
    const Result<TextOrder, QString> read = readOrderText(m_document, writer(), text);
    if (!read) {
        refuseLine(read.error());
        Q_EMIT said(read.error(), true);
        return;
    }
    if (const QString full = roomSentence(m_document, read->given); !full.isEmpty()) {
        refuseLine(full);
        Q_EMIT said(full, true);
        return;
    }
    // Of three units in a box it is said which one the order is for, as everywhere else.
    TextOrder order = *read;
    order.given.order = m_document.game().forUnitInBox(order.given.power, order.given.order);
    m_document.setOrder(order.given.power, order.given.order);
    m_line->setText(QString()); // and nothing to undo in it: an order is taken back as every other
    Q_EMIT said(saidOf(m_document, order), !order.why.ok());
}

// What can be done to orders in their list: write one anew, give it to another unit too, exchange two.

namespace {

/// What the order bids, bidden to the row's unit.
GivenOrder givenTo(const Row &row, const Order &order)
{
    GivenOrder given{row.power, order};
    given.order.kind = row.unitKind;
    given.order.at = row.region;
    given.order.layer = row.layer;
    given.order.number = static_cast<std::uint8_t>(row.inBox);
    return given;
}

} // namespace

void OrdersPanel::tellProposals(const QStringList &texts, const QString &typed)
{
    // What was proposed for other words is proposed no longer.
    const bool proposes = isWritable() && m_document.game().position().phase.stage == Stage::Moves;
    const std::optional<BoardQuestion> question = texts.isEmpty() ? questionIn(m_document, typed) : std::nullopt;
    if (question && question->spoken)
        Q_EMIT said(tr("Enter answers the question."), false);
    else if (!texts.isEmpty())
        Q_EMIT said(tr("Tab: %1").arg(texts.join(u" · "_s)), false);
    else
        Q_EMIT said(proposes && !typed.trimmed().isEmpty()
                        ? tr("Nothing to propose for that; Enter reads the line as it is.")
                        : QString(),
                    false);
}

const GivenOrder *OrdersPanel::orderOf(const Row &row) const
{
    const std::vector<GivenOrder> &orders = m_document.game().orders();
    return row.number >= 0 && row.number < static_cast<int>(orders.size())
               ? &orders[static_cast<std::size_t>(row.number)]
               : nullptr;
}

void OrdersPanel::rewrite(const Row &row, const QString &text)
{
    if (text.isEmpty()) {
        m_list->endEdit();
        return;
    }
    const Result<TextOrder, QString> read = readOrderText(m_document, m_everyone ? PowerId() : m_seat, text);
    if (!read) {
        Q_EMIT said(read.error(), true);
        return;
    }
    const GivenOrder &given = read->given;
    const Board &board = m_document.board();
    const GivenOrder *const old = orderOf(row);
    if (m_document.game().position().phase.stage == Stage::Adjustments && old) {
        const GivenOrder *const there =
            given.order.at.valid() ? m_document.game().orderOf(given.power, unitRefOf(given.order)) : nullptr;
        if (given.power != row.power || (there && there != old)) {
            Q_EMIT said(tr("Another line already has an order for %1.")
                            .arg(provinceName(board, board.provinceOf(given.order.at))),
                        true);
            return;
        }
        std::vector<GivenOrder> orders = m_document.game().orders();
        orders[static_cast<std::size_t>(row.number)] = given;
        m_list->endEdit();
        m_document.rewriteOrders(row.power, std::move(orders), [] { return tr("Rewrite an order"); });
    } else {
        GivenOrder own = given; // the text may leave open which unit of a box it means
        own.order.number = static_cast<std::uint8_t>(row.inBox);
        if (given.power != row.power || !given.order.at.valid() || given.order.layer != row.layer
            || board.provinceOf(given.order.at) != board.provinceOf(row.region)) {
            Q_EMIT said(tr("This line is for %1. Its order begins with that unit.")
                            .arg(numbered(unitName(board, row.unitKind, row.region), row.inBox)),
                        true);
            return;
        }
        m_list->endEdit();
        m_document.setOrder(own.power, own.order);
    }
    Q_EMIT unitChosen(given.order.at.valid() ? unitRefOf(given.order)
                                             : UnitRef()); // what was just written is looked at
    Q_EMIT said(saidOf(m_document, *read), !read->why.ok());
}

void OrdersPanel::copy(const Row &row)
{
    const GivenOrder *const given = orderOf(row);
    if (!given) {
        Q_EMIT said(tr("This unit has no order to copy."), true);
        return;
    }
    if (m_document.game().position().phase.stage == Stage::Adjustments) {
        Q_EMIT said(tr("Only the orders of units can be copied."), true);
        return;
    }
    // The rows after this one, then those before it.
    QList<Row> rows = m_list->rows().rows();
    const auto here =
        std::find_if(rows.begin(), rows.end(), [&](const Row &other) { return other.number == row.number; });
    if (here != rows.end())
        std::rotate(rows.begin(), here, rows.end());
    bool open = false;
    for (const Row &other : std::as_const(rows)) {
        if (other.kind != Row::Kind::Item || other.power != row.power || other.number >= 0 || !other.region.valid())
            continue;
        open = true;
        const GivenOrder copied = givenTo(other, given->order);
        if (!m_document.legality(copied).ok())
            continue;
        m_document.setOrder(copied.power, copied.order);
        Q_EMIT unitChosen(other.station());
        Q_EMIT said(saidOf(m_document, {copied, {}}), false);
        return;
    }
    Q_EMIT said(open ? tr("No other unit without an order could do the same.")
                     : tr("Every unit of %1 has its order.").arg(powerName(m_document.board(), row.power)),
                true);
}

void OrdersPanel::exchange(const Row &from, const Row &to)
{
    const GivenOrder *const first = orderOf(from);
    const GivenOrder *const second = orderOf(to);
    std::vector<GivenOrder> orders = m_document.game().orders();
    if (m_document.game().position().phase.stage == Stage::Adjustments) {
        // Builds keep their places on the board and change them in the list, which says what comes first.
        if (!first || !second || from.power != to.power)
            return;
        std::swap(orders[static_cast<std::size_t>(from.number)], orders[static_cast<std::size_t>(to.number)]);
        m_document.rewriteOrders(from.power, std::move(orders), [] { return tr("Change the order of builds"); });
        return;
    }
    if (!first && !second) {
        Q_EMIT said(tr("Neither of the two has an order yet."), true);
        return;
    }
    std::vector<GivenOrder> made;
    if (first)
        made.push_back(givenTo(to, first->order));
    if (second)
        made.push_back(givenTo(from, second->order));
    for (const GivenOrder &given : made) {
        const Legality why = m_document.legality(given);
        if (!why.ok() && !(m_document.table().lenient && mayBeGivenAnyway(why.refusal))) {
            Q_EMIT said(refusalSentence(refusalContext(m_document, given), why), true);
            return;
        }
    }
    const auto isOld = [&](const GivenOrder &given) {
        return (first && given == *first) || (second && given == *second);
    };
    std::erase_if(orders, isOld);
    orders.insert(orders.end(), made.begin(), made.end());
    m_document.rewriteOrders(from.power == to.power ? from.power : PowerId(), std::move(orders),
                             [&document = m_document, one = from.region, other = to.region] {
                                 return tr("Exchange orders: %1, %2")
                                     .arg(regionName(document.board(), one), regionName(document.board(), other));
                             });
    Q_EMIT unitChosen(to.station());
    Q_EMIT said(saidOf(m_document, {made.front(), m_document.legality(made.front())}), false);
}

} // namespace entente::app
