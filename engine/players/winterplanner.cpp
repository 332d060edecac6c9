#include "players/ordergenerator.h"

#include "judge/adjudicator.h"
#include "orders/options.h"
#include "base/lots.h"

#include <algorithm>

namespace entente {

namespace {

/// An order that might be given, and what it brings.
struct Chance {
    Order order;
    Amount value = 0;
};

void sortBest(std::vector<Chance> &chances)
{
    std::stable_sort(chances.begin(), chances.end(),
                     [](const Chance &a, const Chance &b) { return a.value > b.value; });
}

/// Writes a winter order by order, and asks the judge each time whether the list still holds: so every economy's
/// account is right without a line about it here.
class Winter {
public:
    explicit Winter(const SeatView &view)
        : m_view(view), m_board(view.board()), m_worth(view.variant(), view.position(), view.seat()),
          m_judge(view.boardPointer(), view.rules())
    {
        countHelpers();
        std::vector<Order> legal;
        legalAdjustments(m_board, view.rules().orders, view.position(), view.seat(), legal);
        for (const Order &order : legal) {
            if (is<Disband>(order))
                m_removals.push_back({order, -valueOf(order)});
            else if (is<Build>(order))
                m_builds.push_back({order, valueOf(order)});
        }
        sortBest(m_removals);
        sortBest(m_builds);
    }

    std::vector<GivenOrder> write()
    {
        m_orders.clear();
        for (const Chance &removal : m_removals) {
            if (!somebodyMustGo())
                break;
            if (!stands(removal.order))
                m_orders.pop_back();
        }
        for (const Chance &build : m_builds) {
            if (!stands(build.order))
                m_orders.pop_back();
        }
        return m_orders;
    }

    /// What else might be ordered: one thing or two are put before all others, and the rest follows from that.
    std::vector<std::vector<GivenOrder>> writeAll(std::size_t most, Lots &lots)
    {
        std::vector<std::vector<GivenOrder>> lists{write()}, known{sorted(lists.front())};
        std::vector<Chance> &chances =
            lists.front().empty() || is<Build>(lists.front().front().order) ? m_builds : m_removals;
        const std::vector<Chance> usual = chances;
        const auto add = [&](std::vector<GivenOrder> list) {
            if (std::find(known.begin(), known.end(), sorted(list)) != known.end())
                return;
            known.push_back(sorted(list));
            lists.push_back(std::move(list));
        };
        const auto first = [&](std::size_t chance) {
            const auto at = static_cast<std::ptrdiff_t>(chance);
            std::rotate(chances.begin(), chances.begin() + at, chances.begin() + at + 1);
        };
        for (std::size_t i = 0; i < usual.size() && lists.size() < most; ++i) {
            chances = usual;
            if (guards(chances[i].order))
                continue;
            first(i);
            add(write());
        }
        for (std::size_t i = 0; i < 2 * most && usual.size() > 2 && lists.size() < most; ++i) {
            chances = usual;
            const std::size_t one = lots.below(usual.size()), other = lots.below(usual.size());
            if (guards(chances[one].order) || guards(chances[other].order))
                continue;
            first(one);
            first(other);
            add(write());
        }
        return lists;
    }

private:
    /// A removal of whoever stands in an own centre that others can enter.
    bool guards(const Order &order) const
    {
        const ProvinceId place = m_board.provinceOf(order.at);
        const bool own = m_view.position().owner[static_cast<std::size_t>(place.index())] == m_view.seat();
        return is<Disband>(order) && own && m_board.province(place).centre && m_worth.competition(place) > 0;
    }

    static std::vector<GivenOrder> sorted(std::vector<GivenOrder> list)
    {
        std::sort(list.begin(), list.end());
        return list;
    }

    /// What the unit is good for there, for what it costs.
    Amount valueOf(const Order &order) const
    {
        const UnitKind &kind = m_board.kind(order.kind);
        Amount value = m_worth.ofPost(order.kind, order.at) * std::max(2, kind.strength) / 2;
        if (isHelper(kind))
            value = value * m_takers / std::max(1, m_takers + 2 * (m_helpers + (is<Build>(order) ? 1 : 0)));
        return kind.cost > 0 ? value / kind.cost : value;
    }

    /// A kind that goes everywhere and captures nothing. It is worth less the fewer units there are that it can
    /// support. Units that fly from bases do harm of their own and are none.
    static bool isHelper(const UnitKind &kind) { return kind.travel == Travel::Over && !kind.captures; }

    void countHelpers()
    {
        for (const Unit &unit : m_view.position().units) {
            if (unit.power == m_view.seat())
                ++(isHelper(m_board.kind(unit.kind)) ? m_helpers : m_takers);
        }
    }

    bool somebodyMustGo()
    {
        const AdjustmentsOutcome &outcome = m_judge.adjustments(m_view.position(), m_orders);
        return std::any_of(outcome.disordered.begin(), outcome.disordered.end(),
                           [this](const Unit &unit) { return unit.power == m_view.seat(); });
    }

    /// Adds the order. Is every order of the list carried out?
    bool stands(const Order &order)
    {
        m_orders.push_back({m_view.seat(), order});
        const AdjustmentsOutcome &outcome = m_judge.adjustments(m_view.position(), m_orders);
        return std::all_of(outcome.orders.begin(), outcome.orders.end(),
                           [](const Verdict &verdict) { return outcomeOf(verdict.reason) == Outcome::Success; });
    }

    const SeatView &m_view;
    const Board &m_board;
    Worth m_worth;
    Adjudicator m_judge;
    int m_takers = 0;               ///< units that take centres
    int m_helpers = 0;              ///< and those that only help
    std::vector<Chance> m_removals; ///< what is missed least first
    std::vector<Chance> m_builds;   ///< the best first
    std::vector<GivenOrder> m_orders;
};

/// Finds a place for each dislodged unit: two that retreat to one place are both lost, so one that has another way
/// makes room for one that has none.
class Withdrawal {
public:
    explicit Withdrawal(const SeatView &view)
        : m_view(view), m_board(view.board()), m_holder(static_cast<std::size_t>(m_board.provinceCount()), nobody)
    {
        const Worth worth(view.variant(), view.position(), view.seat());
        std::vector<Order> legal;
        for (int d = 0; d < static_cast<int>(view.position().dislodged.size()); ++d) {
            const Unit &unit = view.position().dislodged[static_cast<std::size_t>(d)].unit;
            if (unit.power != view.seat())
                continue;
            legal.clear();
            legalRetreats(m_board, view.position(), d, legal);
            std::vector<Chance> &ways = m_ways.emplace_back();
            Order &order = m_orders.emplace_back();
            for (const Order &each : legal) {
                const auto *retreat = std::get_if<Retreat>(&each.action);
                if (retreat && !view.forbids(each))
                    ways.push_back({each, worth.of(unit.kind, retreat->to)});
                else if (!retreat)
                    order = each; // to disband, as long as nothing better is found
            }
            sortBest(ways);
        }
    }

    std::vector<GivenOrder> write()
    {
        for (std::size_t unit = 0; unit < m_ways.size(); ++unit) {
            ProvinceSet asked;
            findWay(unit, asked);
        }
        return given(m_orders);
    }

    /// What else they might do: each of them goes each of its other ways that is nobody's else, and the others as
    /// before.
    std::vector<std::vector<GivenOrder>> writeAll(std::size_t most)
    {
        std::vector<std::vector<GivenOrder>> lists{write()};
        const std::vector<Order> usual = m_orders;
        for (std::size_t unit = 0; unit < usual.size(); ++unit) {
            for (const Chance &way : m_ways[unit]) {
                const ProvinceId place = m_board.provinceOf(std::get<Retreat>(way.order.action).to);
                if (m_holder[static_cast<std::size_t>(place.index())] != nobody || lists.size() >= most)
                    continue;
                std::vector<Order> orders = usual;
                orders[unit] = way.order;
                lists.push_back(given(orders));
            }
        }
        return lists;
    }

private:
    std::vector<GivenOrder> given(const std::vector<Order> &orders) const
    {
        std::vector<GivenOrder> all;
        for (const Order &order : orders)
            all.push_back({m_view.seat(), order});
        return all;
    }

    static constexpr std::size_t nobody = static_cast<std::size_t>(-1);

    /// False if it would drive out a unit that has no other way.
    bool findWay(std::size_t unit, ProvinceSet &asked)
    {
        for (const Chance &way : m_ways[unit]) {
            const ProvinceId place = m_board.provinceOf(std::get<Retreat>(way.order.action).to);
            std::size_t &holder = m_holder[static_cast<std::size_t>(place.index())];
            if (!m_board.province(place).unlimited) {
                if (asked.contains(place))
                    continue;
                asked.insert(place);
                if (holder != nobody && !findWay(holder, asked))
                    continue;
                holder = unit;
            }
            m_orders[unit] = way.order;
            return true;
        }
        return false;
    }

    const SeatView &m_view;
    const Board &m_board;
    std::vector<std::vector<Chance>> m_ways; ///< of each unit, the best first
    std::vector<Order> m_orders;             ///< of each unit
    std::vector<std::size_t> m_holder;       ///< by province: the unit that goes there
};

} // namespace

std::vector<GivenOrder> adjustmentsOf(const SeatView &view)
{
    return Winter(view).write();
}

std::vector<GivenOrder> retreatsOf(const SeatView &view)
{
    return Withdrawal(view).write();
}

std::vector<std::vector<GivenOrder>> adjustmentListsOf(const SeatView &view, std::size_t most, Lots &lots)
{
    return Winter(view).writeAll(most, lots);
}

std::vector<std::vector<GivenOrder>> retreatListsOf(const SeatView &view, std::size_t most)
{
    return Withdrawal(view).writeAll(most);
}

} // namespace entente
