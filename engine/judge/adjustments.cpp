#include "judge/laterphases.h"

#include "map/board.h"
#include "orders/cities.h"
#include "orders/kindlimit.h"
#include "orders/options.h"
#include "orders/phaselegality.h"
#include "orders/supply.h"
#include "orders/voyages.h"

#include <algorithm>
#include <climits>
#include <optional>

namespace entente::judge {

std::vector<Unit> civilDisorder(const Board &board, const Rulebook &rules, const Position &position, PowerId power,
                                std::vector<Unit> units, int count)
{
    const auto distance = [&](const Unit &unit) {
        int nearest = INT_MAX;
        board.centres().forEach([&](ProvinceId centre) {
            int steps = -1;
            if (rules.disorderDistance == Rulebook::DisorderDistance::OwnedCentres) {
                if (position.owner[centre.index()] == power)
                    steps = board.distanceForAnyone(board.provinceOf(unit.region), centre);
            } else if (board.province(centre).home == power) {
                const Travel travel = board.kind(unit.kind).travel;
                steps = travel == Travel::Land ? board.distanceForAnyone(board.provinceOf(unit.region), centre)
                                               : board.distance(travel, unit.region, centre);
            }
            if (steps >= 0)
                nearest = std::min(nearest, steps);
        });
        return nearest;
    };
    const auto turnOf = [&](const Unit &unit) {
        switch (board.kind(unit.kind).travel) {
        case Travel::Sea: return 0;
        case Travel::Land: return 1;
        case Travel::Air:
        case Travel::Over: break;
        }
        return 2;
    };
    struct Ranked {
        Unit unit;
        int distance;
    };
    std::vector<Ranked> ranked;
    for (const Unit &unit : units)
        ranked.push_back({unit, distance(unit)});
    std::sort(ranked.begin(), ranked.end(), [&](const Ranked &a, const Ranked &b) {
        if (a.distance != b.distance)
            return a.distance > b.distance;
        const int aTurn = turnOf(a.unit);
        const int bTurn = turnOf(b.unit);
        if (aTurn != bTurn)
            return aTurn < bTurn;
        return board.provinceName(a.unit.region) < board.provinceName(b.unit.region);
    });
    std::vector<Unit> lost;
    for (int i = 0; i < count && i < static_cast<int>(ranked.size()); ++i)
        lost.push_back(ranked[i].unit);
    return lost;
}

namespace {

/// A fleet that goes for want of a port, before anything else is counted, and the order that named it.
struct Forfeit {
    Unit fleet;
    int order = -1;
};

/// City State 5: the first fleet that its power removes; where it removes none, the one that disorder takes.
std::vector<Forfeit> forfeitFleets(const Board &board, const Rulebook &rules, const Position &position,
                                   std::span<const GivenOrder> orders)
{
    std::vector<Forfeit> all;
    for (int p = 0; p < board.powerCount(); ++p) {
        const PowerId power(p);
        if (fleetsForfeit(board, position, power) == 0)
            continue;
        std::vector<Unit> fleets;
        for (const Unit &unit : position.units) {
            if (unit.power == power && board.kind(unit.kind).travel == Travel::Sea)
                fleets.push_back(unit);
        }
        Forfeit forfeit;
        for (std::size_t i = 0; i < orders.size() && forfeit.order < 0; ++i) {
            Order order = orders[i].order;
            if (orders[i].power != power || !is<Disband>(order)
                || !checkOrder(board, rules.orders, position, power, order).ok())
                continue;
            const UnitId named = unitIn(board, position, board.provinceOf(order.at), order.layer);
            forfeit.fleet = position.units[static_cast<std::size_t>(named.index())];
            if (std::find(fleets.begin(), fleets.end(), forfeit.fleet) != fleets.end())
                forfeit.order = static_cast<int>(i);
        }
        if (forfeit.order < 0)
            forfeit.fleet = civilDisorder(board, rules, position, power, fleets, 1).front();
        all.push_back(forfeit);
    }
    return all;
}

/// The army in the hold of this fleet, if it is to stay.
std::optional<Unit> cargoLeft(const Board &board, const Position &position, const Unit &fleet,
                              const std::vector<Unit> &removed)
{
    const auto at = std::find(position.units.begin(), position.units.end(), fleet);
    const UnitId cargo = cargoOf(board, position, UnitId(static_cast<int>(at - position.units.begin())));
    if (!cargo.valid())
        return std::nullopt;
    const Unit &army = position.units[static_cast<std::size_t>(cargo.index())];
    return std::find(removed.begin(), removed.end(), army) == removed.end() ? std::optional(army) : std::nullopt;
}

/// Where a yard builds instead of its centre (Davis 4b, ruling D5): has one of the two been used this winter?
bool usesSameYard(const Board &board, const Rulebook &rules, const ProvinceSet &used, ProvinceId site)
{
    if (rules.yards.build == YardRules::Build::Besides)
        return false;
    bool same = false;
    used.forEach([&](ProvinceId other) {
        same = same || (board.province(other).yard.valid() && board.province(other).yardOf == site)
               || (board.province(site).yard.valid() && board.province(site).yardOf == other);
    });
    return same;
}

/// Is it a fleet whose army nobody removes?
bool leavesCargo(const Board &board, const Position &position, std::span<const GivenOrder> orders, UnitId fleet)
{
    const UnitId cargo = cargoOf(board, position, fleet);
    if (!cargo.valid())
        return false;
    const Unit &army = position.units[static_cast<std::size_t>(cargo.index())];
    return std::none_of(orders.begin(), orders.end(), [&](const GivenOrder &given) {
        return given.power == army.power && is<Disband>(given.order) && given.order.layer == army.layer
               && given.order.at == army.region;
    });
}

/// Where disorder takes a fleet from under its army, it takes the army instead.
std::vector<Unit> withCargoFirst(const Board &board, const Position &position, std::vector<Unit> removed,
                                 std::vector<Unit> disordered)
{
    for (Unit &unit : disordered) {
        std::vector<Unit> gone = removed;
        gone.insert(gone.end(), disordered.begin(), disordered.end());
        if (const std::optional<Unit> army = cargoLeft(board, position, unit, gone))
            unit = *army;
    }
    return disordered;
}

/// The winter of one power that counts its units against its centres.
class PowerWinter {
public:
    /// `supplied` is the position without the fleets that are forfeit: what is fed is counted there (City State C6).
    PowerWinter(const Board &board, const Rulebook &rules, const Position &position, const Position &supplied,
                std::span<const GivenOrder> orders, PowerId power, AdjustmentsOutcome &out)
        : m_board(board), m_rules(rules), m_position(position), m_supplied(supplied), m_orders(orders), m_power(power),
          m_counted(board.power(power).playable ? unitsFed(board, supplied, power) - unitsToFeed(board, supplied, power)
                                                : 0),
          m_due(m_counted), m_out(out)
    {
    }

    void judge(std::span<const Forfeit> forfeits)
    {
        for (const Forfeit &forfeit : forfeits) {
            if (forfeit.fleet.power == m_power)
                give(forfeit);
        }
        // In the order given: the list is an order of preference (DATC 4.D.4, 4.D.6).
        for (std::size_t i = 0; i < m_orders.size(); ++i) {
            if (m_orders[i].power == m_power)
                readOrder(i);
        }
        // Where a limit is broken is known once everything is built and removed, as where units cost points.
        while (strikeOverLimit(m_board, m_position, m_power, m_removed, m_builds, m_out))
            continue;
        for (const std::size_t i : m_builds) {
            const Order &order = m_out.completed[i];
            m_out.built.push_back({m_power, order.kind, order.at, order.layer});
        }
        keepLadenFleets();
        if (m_due < 0)
            disorder();
        m_out.removed.insert(m_out.removed.end(), m_removed.begin(), m_removed.end());
    }

private:
    void give(const Forfeit &forfeit)
    {
        m_removed.push_back(forfeit.fleet);
        if (forfeit.order >= 0) {
            m_out.orders[static_cast<std::size_t>(forfeit.order)].reason = Reason::Removed;
            return;
        }
        m_out.disordered.push_back(forfeit.fleet);
        m_out.portless.push_back(forfeit.fleet);
    }

    void readOrder(std::size_t index)
    {
        Order &order = m_out.completed[index] = m_orders[index].order;
        Verdict &verdict = m_out.orders[index];
        if (verdict.reason == Reason::Removed) { // the fleet that is forfeit
            (void)checkOrder(m_board, m_rules.orders, m_position, m_power, order);
            return;
        }
        const Legality legality = order.at.valid() || is<Waive>(order) || is<Transfer>(order)
                                      ? checkAdjustment(m_board, m_rules.orders, m_supplied, m_power, order, m_counted)
                                      : Legality{Refusal::WrongPhase, {}};
        if (!legality.ok()) {
            refuse(m_out, index, legality);
            return;
        }
        const Refusal why = is<Build>(order)     ? build(index, verdict)
                            : is<Waive>(order)   ? waive(verdict)
                            : is<Disband>(order) ? remove(order, verdict)
                                                 : Refusal::WrongPhase;
        if (why != Refusal::None)
            refuse(m_out, index, {why, order.at.valid() ? m_board.provinceOf(order.at) : ProvinceId()});
    }

    Refusal build(std::size_t index, Verdict &verdict)
    {
        const ProvinceId site = m_board.provinceOf(m_out.completed[index].at);
        if (m_due <= 0)
            return Refusal::NoBuildLeft;
        if (m_used.contains(site) || usesSameYard(m_board, m_rules, m_used, site))
            return Refusal::Occupied;
        m_used.insert(site);
        --m_due;
        m_builds.push_back(index);
        verdict.reason = Reason::Builds;
        return Refusal::None;
    }

    Refusal waive(Verdict &verdict)
    {
        if (m_due <= 0)
            return Refusal::NoBuildLeft;
        --m_due;
        verdict.reason = Reason::Waives;
        return Refusal::None;
    }

    Refusal remove(const Order &order, Verdict &verdict)
    {
        const UnitId id = unitIn(m_board, m_position, m_board.provinceOf(order.at), order.layer);
        if (!id.valid())
            return Refusal::NoRemovalDue;
        const Unit &unit = m_position.units[static_cast<std::size_t>(id.index())];
        if (isRemoved(unit))
            return Refusal::OrderedTwice;
        if (leavesCargo(m_board, m_position, m_orders, id))
            return Refusal::CargoFirst;
        if (m_due >= 0)
            return Refusal::NoRemovalDue;
        ++m_due;
        m_removed.push_back(unit);
        verdict.reason = Reason::Removed;
        return Refusal::None;
    }

    bool isRemoved(const Unit &unit) const
    {
        return std::find(m_removed.begin(), m_removed.end(), unit) != m_removed.end();
    }

    /// A fleet is not removed from under its army, not even where its removal was refused: such orders are void
    /// (Davis 6).
    void keepLadenFleets()
    {
        for (std::size_t i = 0; i < m_orders.size(); ++i) {
            const Order &order = m_out.completed[i];
            if (m_orders[i].power != m_power || m_out.orders[i].reason != Reason::Removed)
                continue;
            const Unit unit{m_power, order.kind, order.at, order.layer};
            const auto found = std::find(m_removed.begin(), m_removed.end(), unit);
            if (found == m_removed.end() || !cargoLeft(m_board, m_position, unit, m_removed))
                continue;
            m_removed.erase(found);
            --m_due;
            refuse(m_out, i, {Refusal::CargoFirst, m_board.provinceOf(order.at)});
        }
    }

    void disorder()
    {
        std::vector<Unit> left;
        for (const Unit &unit : m_position.units) {
            if (unit.power == m_power && !m_board.kind(unit.kind).returnsTo.valid() && !isRemoved(unit))
                left.push_back(unit);
        }
        const std::vector<Unit> taken = civilDisorder(m_board, m_rules, m_position, m_power, left, -m_due);
        for (const Unit &unit : withCargoFirst(m_board, m_position, m_removed, taken)) {
            m_out.disordered.push_back(unit);
            m_removed.push_back(unit);
        }
    }

    const Board &m_board;
    const Rulebook &m_rules;
    const Position &m_position;
    const Position &m_supplied;
    const std::span<const GivenOrder> m_orders;
    const PowerId m_power;
    const int m_counted;               ///< units more than it may have (negative), or fewer
    int m_due;                         ///< the same, with what was heard so far
    std::vector<Unit> m_removed;       ///< the fleets that are forfeit among them
    ProvinceSet m_used;                ///< sites where it builds
    std::vector<std::size_t> m_builds; ///< indices of the orders that build
    AdjustmentsOutcome &m_out;
};

} // namespace

void judgeAdjustments(const Board &board, const Rulebook &rules, const Position &position,
                      std::span<const GivenOrder> orders, AdjustmentsOutcome &out)
{
    out.orders.assign(orders.size(), Verdict());
    out.completed.resize(orders.size());
    out.refusals.assign(orders.size(), Legality());
    out.built.clear();
    out.removed.clear();
    out.disordered.clear();
    out.portless.clear();
    if (playsByPoints(board)) {
        judgeSupply(board, rules, position, orders, out);
        return;
    }

    const std::vector<Forfeit> forfeits =
        hasPorts(board) ? forfeitFleets(board, rules, position, orders) : std::vector<Forfeit>();
    Position supplied = position; // chains to the sea's edge are traced when those fleets are gone (City State C6)
    for (const Forfeit &forfeit : forfeits)
        supplied.units.erase(std::find(supplied.units.begin(), supplied.units.end(), forfeit.fleet));

    for (int p = 0; p < board.powerCount(); ++p)
        PowerWinter(board, rules, position, supplied, orders, PowerId(p), out).judge(forfeits);
}

void refuse(AdjustmentsOutcome &out, std::size_t order, const Legality &why)
{
    out.orders[order] = Verdict();
    out.orders[order].reason = Reason::Illegal;
    out.orders[order].refusal = why.refusal;
    out.refusals[order] = why;
}

bool strikeOverLimit(const Board &board, const Position &position, PowerId power, std::span<const Unit> removed,
                     std::vector<std::size_t> &builds, AdjustmentsOutcome &out)
{
    KindTally tally(board, position, power);
    for (const Unit &unit : removed)
        tally.add(unit.kind, -1);
    std::vector<KindId> kinds;
    for (const std::size_t i : builds) {
        kinds.push_back(out.completed[i].kind);
        tally.add(kinds.back());
    }
    const int last = tally.lastOver(kinds);
    if (last < 0)
        return false;
    const std::size_t order = builds[static_cast<std::size_t>(last)];
    const KindCount count = tally.of(kinds[static_cast<std::size_t>(last)]);
    refuse(out, order, {Refusal::OverLimit, board.provinceOf(out.completed[order].at), count.after, count.allowed});
    builds.erase(builds.begin() + last);
    return true;
}

} // namespace entente::judge
