#include "panels/orderspanel.h"

#include "panels/orderlist.h"
#include "panels/ordertext.h"
#include "words/names.h"
#include "words/orderwords.h"
#include "words/refusals.h"

#include <algorithm>
#include <utility>

// What can be done to orders in their list: write one anew, give it to another unit too, exchange two.

namespace entente::app {

using namespace Qt::StringLiterals;

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
    const bool proposes = m_document.hasGame() && m_document.game().position().phase.stage == Stage::Moves;
    if (!texts.isEmpty())
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
            Q_EMIT said(refusalSentence(contextOf(m_document.board(), m_document.game().position(), given), why), true);
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
