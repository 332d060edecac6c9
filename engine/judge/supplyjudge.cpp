#include "judge/laterphases.h"

#include "map/board.h"
#include "orders/supply.h"

#include <algorithm>
#include <climits>
#include <tuple>

namespace entente::judge {

namespace {

/// One power's winter where units cost points (1939 III 7-13, 18, 31): transfers, disbanding, builds.
class Winter {
public:
    Winter(const Board &board, const Rulebook &rules, const Position &position, std::span<const GivenOrder> orders,
           PowerId power, AdjustmentsOutcome &out)
        : m_board(board), m_rules(rules), m_position(position), m_orders(orders), m_power(power), m_out(out),
          m_ledger(ledgerOf(board, position, orders, power))
    {
    }

    void judge()
    {
        for (std::size_t i = 0; i < m_orders.size(); ++i) {
            if (m_orders[i].power == m_power)
                readOrder(i);
        }
        // What voluntary disbanding saves builds nothing, and who lacks points builds nothing at all (10, 13).
        const int owed = -m_ledger.left();
        if (owed > 0) {
            for (const std::size_t i : m_builds)
                refuse(i, Refusal::InDeficit);
            m_builds.clear();
            if (const int still = owed - costOf(m_removed); still > 0)
                disbandByDefault(still);
        }
        strikeBuilds();
        for (const std::size_t i : m_builds) {
            const Order &order = m_out.completed[i];
            m_out.built.push_back({m_power, order.kind, order.at, order.layer});
        }
        m_out.removed.insert(m_out.removed.end(), m_removed.begin(), m_removed.end());
    }

private:
    void refuse(std::size_t i, Refusal why, int asked = 0, int allowed = 0)
    {
        const RegionId at = m_orders[i].order.at;
        judge::refuse(m_out, i, {why, at.valid() ? m_board.provinceOf(at) : ProvinceId(), asked, allowed});
    }

    void readOrder(std::size_t i)
    {
        Order &order = m_out.completed[i];
        const int given = pointsGiven(m_board, m_orders, m_power);
        const Legality legality = checkOrder(m_board, m_rules.orders, m_position, m_power, order);
        if (is<Transfer>(order) && given > transferLimit(m_ledger.own) && legality.refusal != Refusal::CannotReceive) {
            // One too many voids them all: which of them was meant is not for the judge to guess.
            refuse(i, Refusal::OverTransfer, given, transferLimit(m_ledger.own));
        } else if (!legality.ok()) {
            judge::refuse(m_out, i, legality);
        } else if (const Transfer *transfer = std::get_if<Transfer>(&order.action)) {
            m_out.orders[i].reason = Reason::Transfers;
            m_out.orders[i].strength = transfer->points;
        } else if (is<Waive>(order)) {
            m_out.orders[i].reason = Reason::Waives;
        } else if (is<Disband>(order)) {
            remove(i, order);
        } else if (is<Build>(order)) {
            m_out.orders[i].reason = Reason::Builds;
            m_builds.push_back(i);
        } else {
            refuse(i, Refusal::WrongPhase);
        }
    }

    void remove(std::size_t i, const Order &order)
    {
        const UnitId id = unitIn(m_board, m_position, m_board.provinceOf(order.at), order.layer);
        const Unit &unit = m_position.units[static_cast<std::size_t>(id.index())];
        if (isRemoved(unit)) {
            refuse(i, Refusal::OrderedTwice);
            return;
        }
        m_removed.push_back(unit);
        m_out.orders[i].reason = Reason::Removed;
    }

    bool isRemoved(const Unit &unit) const
    {
        return std::find(m_removed.begin(), m_removed.end(), unit) != m_removed.end();
    }

    int costOf(const std::vector<Unit> &units) const
    {
        int points = 0;
        for (const Unit &unit : units)
            points += m_board.kind(unit.kind).cost;
        return points;
    }

    /// A site holds one new unit a layer, and none where a unit stays.
    void strikeTakenSites()
    {
        std::vector<std::pair<ProvinceId, Layer>> taken;
        std::erase_if(m_builds, [&](std::size_t i) {
            const Order &order = m_out.completed[i];
            const std::pair site(m_board.provinceOf(order.at), order.layer);
            const UnitId there = unitIn(m_board, m_position, site.first, site.second);
            const bool free = (!there.valid() || isRemoved(m_position.units[static_cast<std::size_t>(there.index())]))
                              && std::find(taken.begin(), taken.end(), site) == taken.end();
            if (free)
                taken.push_back(site);
            else
                refuse(i, Refusal::Occupied);
            return !free;
        });
    }

    /// Builds are a list of preference: what is too much is struck from its end. A build that breaks a limit leaves its
    /// points to the others, so what the points pay is counted once more without it.
    void strikeBuilds()
    {
        strikeTakenSites();
        const std::vector<Verdict> before = m_out.orders;
        std::vector<std::size_t> wanted = m_builds;
        for (;;) {
            strikeOverBudget();
            const std::vector<std::size_t> paid = m_builds;
            if (!strikeOverLimit(m_board, m_position, m_power, m_removed, m_builds, m_out))
                return;
            const auto struck = std::find_if(paid.begin(), paid.end(), [this](std::size_t i) {
                return std::find(m_builds.begin(), m_builds.end(), i) == m_builds.end();
            });
            std::erase(wanted, *struck);
            m_builds = wanted;
            for (const std::size_t i : m_builds)
                m_out.orders[i] = before[i];
        }
    }

    void strikeOverBudget()
    {
        int price = 0;
        for (const std::size_t i : m_builds)
            price += m_board.kind(m_out.completed[i].kind).cost;
        while (!m_builds.empty() && price > m_ledger.left()) {
            const std::size_t last = m_builds.back();
            const int cost = m_board.kind(m_out.completed[last].kind).cost;
            price -= cost;
            refuse(last, Refusal::OverBudget, cost, std::max(0, m_ledger.left() - price));
            m_builds.pop_back();
        }
    }

    /// The steps of the way that a bomber would fly to the nearest own original home centre.
    int farFromHome(const Unit &unit) const
    {
        int nearest = INT_MAX;
        m_board.centres().forEach([&](ProvinceId centre) {
            if (m_board.province(centre).home != m_power)
                return;
            const int steps = m_board.distanceForAnyone(m_board.provinceOf(unit.region), centre);
            if (steps >= 0)
                nearest = std::min(nearest, steps);
        });
        return nearest;
    }

    /// Which kinds go first among units equally far: in the air, fast on land, at sea, the rest.
    int standing(const Unit &unit) const
    {
        const UnitKind &kind = m_board.kind(unit.kind);
        if (kind.travel == Travel::Air)
            return 0;
        if (kind.travel == Travel::Sea)
            return 2;
        return kind.hops > 1 ? 1 : 3;
    }

    /// The fewest points that suffice; among the ways to reach them the one that takes the farthest units.
    void disbandByDefault(int owed)
    {
        std::vector<std::pair<std::tuple<int, int, std::string>, Unit>> ranked;
        for (const Unit &unit : m_position.units) {
            if (unit.power == m_power && !isRemoved(unit))
                ranked.push_back({{-farFromHome(unit), standing(unit), m_board.provinceName(unit.region)}, unit});
        }
        std::sort(ranked.begin(), ranked.end(), [](const auto &a, const auto &b) { return a.first < b.first; });

        // reachable[n][points]: can units n.. make up exactly these points?
        int total = 0;
        for (const auto &entry : ranked)
            total += m_board.kind(entry.second.kind).cost;
        std::vector<std::vector<bool>> reachable(ranked.size() + 1,
                                                 std::vector<bool>(static_cast<std::size_t>(total) + 1));
        reachable.back()[0] = true;
        for (std::size_t n = ranked.size(); n-- > 0;) {
            const auto cost = static_cast<std::size_t>(m_board.kind(ranked[n].second.kind).cost);
            for (std::size_t points = 0; points < reachable[n].size(); ++points)
                reachable[n][points] = reachable[n + 1][points] || (points >= cost && reachable[n + 1][points - cost]);
        }
        auto goal = static_cast<std::size_t>(owed);
        while (goal <= static_cast<std::size_t>(total) && !reachable[0][goal])
            ++goal;
        for (std::size_t n = 0; n < ranked.size() && goal > 0; ++n) {
            const auto cost = static_cast<std::size_t>(m_board.kind(ranked[n].second.kind).cost);
            if (goal >= cost && goal - cost < reachable[n + 1].size() && reachable[n + 1][goal - cost]) {
                goal -= cost;
                m_removed.push_back(ranked[n].second);
                m_out.disordered.push_back(ranked[n].second);
            }
        }
    }

    const Board &m_board;
    const Rulebook &m_rules;
    const Position &m_position;
    std::span<const GivenOrder> m_orders;
    PowerId m_power;
    AdjustmentsOutcome &m_out;
    Ledger m_ledger;
    std::vector<std::size_t> m_builds; ///< indices of orders, in the order of preference
    std::vector<Unit> m_removed;
};

} // namespace

void judgeSupply(const Board &board, const Rulebook &rules, const Position &position,
                 std::span<const GivenOrder> orders, AdjustmentsOutcome &out)
{
    for (std::size_t i = 0; i < orders.size(); ++i)
        out.completed[i] = orders[i].order;
    for (int p = 0; p < board.powerCount(); ++p) {
        if (board.power(PowerId(p)).playable)
            Winter(board, rules, position, orders, PowerId(p), out).judge();
    }
    for (std::size_t i = 0; i < orders.size(); ++i) {
        if (out.orders[i].reason == Reason::Pending) { // from a power that nobody plays
            const RegionId at = orders[i].order.at;
            refuse(out, i, {Refusal::NotYours, at.valid() ? board.provinceOf(at) : ProvinceId()});
        }
    }
}

} // namespace entente::judge
