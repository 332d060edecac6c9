#include "tools/ordertool.h"

#include "orders/escort.h"
#include "orders/legality.h"
#include "orders/notation.h"
#include "words/names.h"
#include "words/orderwords.h"

#include <algorithm>
#include <utility>

// What goes with the order that was just given: the move that it supports, the army that it carries, the fleets that
// carry it. It is offered, drawn as a ghost, and given by one key or click.

namespace entente::app {

using namespace Qt::StringLiterals;

/// Only units of the writer's that have no order yet.
std::vector<GivenOrder> OrderTool::partnersOf(const Order &order) const
{
    if (const Support *support = std::get_if<Support>(&order.action)) {
        const std::optional<GivenOrder> move = supportedMove(*support);
        return move ? std::vector{*move} : std::vector<GivenOrder>();
    }
    return escortOrders(m_document.board(), m_document.game().rules().orders, position(), {m_power, order},
                        {m_power, m_everyone, seenOrders()});
}

std::optional<GivenOrder> OrderTool::supportedMove(const Support &support) const
{
    if (support.toHold())
        return std::nullopt;
    const Board &board = m_document.board();
    const UnitId id = unitIn(board, position(), board.provinceOf(support.of), support.layer);
    if (!id.valid())
        return std::nullopt;
    const Unit &unit = position().units[static_cast<std::size_t>(id.index())];
    if ((!m_everyone && unit.power != m_power) || knownOrder(unit.power, {support.of, unit.layer}))
        return std::nullopt;
    Move move;
    move.hops.push_back(support.to);
    Order meant{unit.kind, unit.region, unit.layer, move};
    if (!checkOrder(board, m_document.game().rules().orders, position(), unit.power, meant).ok())
        return std::nullopt;
    return GivenOrder{unit.power, meant};
}

QString OrderTool::partnersOffer() const
{
    const Board &board = m_document.board();
    const auto isFleet = [](const GivenOrder &given) { return is<Convoy>(given.order); };
    const auto fleets = static_cast<int>(std::count_if(m_partners.begin(), m_partners.end(), isFleet));
    if (fleets == 0)
        return tr("Order %1 too").arg(fromUtf8(orderText(board, m_partners.front().order, position().phase.stage)));
    QStringList places;
    for (const GivenOrder &given : m_partners)
        places += fromUtf8(board.regionText(given.order.at));
    return (fleets < static_cast<int>(m_partners.size()) ? tr("Order the army and %n fleet(s) too: %1", nullptr, fleets)
                                                         : tr("Order %n fleet(s) too: %1", nullptr, fleets))
        .arg(places.join(u", "_s));
}

void OrderTool::acceptPartners()
{
    const std::vector<GivenOrder> given = std::exchange(m_partners, {});
    if (given.empty())
        return;
    const auto isOthers = [&](const GivenOrder &one) { return one.power != given.front().power; };
    QStringList texts;
    for (const GivenOrder &one : given)
        texts += fromUtf8(orderText(m_document.board(), one.order, position().phase.stage));
    if (given.size() == 1) {
        m_document.setOrder(given.front().power, given.front().order);
    } else {
        std::vector<GivenOrder> orders = m_document.game().orders();
        orders.insert(orders.end(), given.begin(), given.end());
        m_document.rewriteOrders(std::any_of(given.begin(), given.end(), isOthers) ? PowerId() : given.front().power,
                                 std::move(orders), [list = texts.join(u", "_s)] { return list; });
        setNote([list = texts.join(u", "_s)] { return tr("Ordered too: %1").arg(list); }, false);
    }
    m_last = unitRefOf(given.back().order);
    m_lastOrder = given.back();
    Q_EMIT changed();
}

void OrderTool::markPartners(MapState &state) const
{
    for (const GivenOrder &partner : m_partners) {
        MapOrder ghost;
        ghost.order = partner.order;
        ghost.unit = Unit{partner.power, partner.order.kind, partner.order.at, partner.order.layer};
        ghost.state = MapOrder::State::Assumed;
        ghost.slot = slotOf(m_document.board(), position(), partner.power, unitRefOf(partner.order));
        state.orders.push_back(ghost);
    }
}

} // namespace entente::app
