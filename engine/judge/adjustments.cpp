#include "judge/laterphases.h"

#include "map/board.h"
#include "orders/cities.h"
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

/// A fleet is not removed from under its army, not even where its removal was refused: such orders are void (Davis 6).
void keepLadenFleets(const Board &board, const Position &position, std::span<const GivenOrder> orders, PowerId power,
                     std::vector<Unit> &removed, AdjustmentsOutcome &out, int &due)
{
    for (std::size_t i = 0; i < orders.size(); ++i) {
        const Order &order = out.completed[i];
        if (orders[i].power != power || out.orders[i].reason != Reason::Removed)
            continue;
        const Unit unit{power, order.kind, order.at, order.layer};
        const auto found = std::find(removed.begin(), removed.end(), unit);
        if (found == removed.end() || !cargoLeft(board, position, unit, removed))
            continue;
        removed.erase(found);
        --due;
        out.orders[i] = Verdict();
        out.orders[i].reason = Reason::Illegal;
        out.orders[i].refusal = Refusal::CargoFirst;
        out.refusals[i] = {Refusal::CargoFirst, board.provinceOf(order.at)};
    }
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

/// Builds that break the limit of their kind, once everything is built and removed, are struck from the end of the
/// list, as where units cost points. The limit binds who builds such a unit, not who has too many of them already.
void strikeOverLimit(const Board &board, const Position &position, std::span<const GivenOrder> orders, PowerId power,
                     const std::vector<Unit> &removed, AdjustmentsOutcome &out)
{
    const auto countAfter = [&](KindId kind) {
        const auto ours = [&](const Unit &unit) { return unit.power == power && unit.kind == kind; };
        return static_cast<int>(std::count_if(position.units.begin(), position.units.end(), ours)
                                - std::count_if(removed.begin(), removed.end(), ours)
                                + std::count_if(out.built.begin(), out.built.end(), ours));
    };
    for (std::size_t i = orders.size(); i-- > 0;) {
        const Order &order = out.completed[i];
        if (orders[i].power != power || out.orders[i].reason != Reason::Builds)
            continue;
        const UnitKind::Limit &limit = board.kind(order.kind).limit;
        if (!limit.of.valid())
            continue;
        const int after = countAfter(order.kind);
        const int allowed = countAfter(limit.of) / limit.each + limit.more;
        if (after <= allowed)
            continue;
        out.built.erase(std::find(out.built.begin(), out.built.end(), Unit{power, order.kind, order.at, order.layer}));
        out.orders[i] = Verdict();
        out.orders[i].reason = Reason::Illegal;
        out.orders[i].refusal = Refusal::OverLimit;
        out.refusals[i] = {Refusal::OverLimit, board.provinceOf(order.at), after, allowed};
        i = orders.size(); // a limit may hang on what was just struck
    }
}

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
    if (playsByPoints(board)) {
        judgeSupply(board, rules, position, orders, out);
        return;
    }

    const std::vector<Forfeit> forfeits =
        hasPorts(board) ? forfeitFleets(board, rules, position, orders) : std::vector<Forfeit>();
    Position supplied = position; // chains to the sea's edge are traced when those fleets are gone (City State C6)
    for (const Forfeit &forfeit : forfeits)
        supplied.units.erase(std::find(supplied.units.begin(), supplied.units.end(), forfeit.fleet));

    for (int p = 0; p < board.powerCount(); ++p) {
        const PowerId power(p);
        int due =
            board.power(power).playable ? unitsFed(board, supplied, power) - unitsToFeed(board, supplied, power) : 0;
        const int counted = due;
        std::vector<Unit> removed;
        ProvinceSet used;
        for (const Forfeit &forfeit : forfeits) {
            if (forfeit.fleet.power != power)
                continue;
            removed.push_back(forfeit.fleet);
            if (forfeit.order < 0)
                out.disordered.push_back(forfeit.fleet);
            else
                out.orders[static_cast<std::size_t>(forfeit.order)].reason = Reason::Removed;
        }
        // In the order given: the list is an order of preference (DATC 4.D.4, 4.D.6).
        for (std::size_t i = 0; i < orders.size(); ++i) {
            if (orders[i].power != power)
                continue;
            Order &order = out.completed[i] = orders[i].order;
            Verdict &verdict = out.orders[i];
            if (verdict.reason == Reason::Removed) { // the fleet that is forfeit
                (void)checkOrder(board, rules.orders, position, power, order);
                continue;
            }
            const Legality legality = order.at.valid() || is<Waive>(order) || is<Transfer>(order)
                                          ? checkAdjustment(board, rules.orders, supplied, power, order, counted)
                                          : Legality{Refusal::WrongPhase, {}};
            const auto refuse = [&](Refusal why) {
                verdict.reason = Reason::Illegal;
                verdict.refusal = why;
                out.refusals[i] = {why, order.at.valid() ? board.provinceOf(order.at) : ProvinceId()};
            };
            if (!legality.ok()) {
                refuse(legality.refusal);
                out.refusals[i] = legality;
            } else if (is<Build>(order)) {
                const ProvinceId site = board.provinceOf(order.at);
                if (due <= 0) {
                    refuse(Refusal::NoBuildLeft);
                } else if (used.contains(site) || usesSameYard(board, rules, used, site)) {
                    refuse(Refusal::Occupied);
                } else {
                    used.insert(site);
                    --due;
                    out.built.push_back({power, order.kind, order.at, order.layer});
                    verdict.reason = Reason::Builds;
                }
            } else if (is<Waive>(order)) {
                if (due <= 0) {
                    refuse(Refusal::NoBuildLeft);
                } else {
                    --due;
                    verdict.reason = Reason::Waives;
                }
            } else if (is<Disband>(order)) {
                const ProvinceId place = board.provinceOf(order.at);
                const UnitId unit = unitIn(board, position, place, order.layer);
                if (unit.valid()
                    && std::find(removed.begin(), removed.end(), position.units[static_cast<std::size_t>(unit.index())])
                           != removed.end()) {
                    refuse(Refusal::OrderedTwice);
                } else if (unit.valid() && leavesCargo(board, position, orders, unit)) {
                    refuse(Refusal::CargoFirst);
                } else if (due >= 0 || !unit.valid()) {
                    refuse(Refusal::NoRemovalDue);
                } else {
                    ++due;
                    removed.push_back(position.units[unit.index()]);
                    verdict.reason = Reason::Removed;
                }
            } else {
                refuse(Refusal::WrongPhase);
            }
        }
        strikeOverLimit(board, position, orders, power, removed, out);
        keepLadenFleets(board, position, orders, power, removed, out, due);
        if (due < 0) {
            std::vector<Unit> left;
            for (const Unit &unit : position.units) {
                if (unit.power == power && !board.kind(unit.kind).returnsTo.valid()
                    && std::find(removed.begin(), removed.end(), unit) == removed.end())
                    left.push_back(unit);
            }
            for (const Unit &unit :
                 withCargoFirst(board, position, removed, civilDisorder(board, rules, position, power, left, -due))) {
                out.disordered.push_back(unit);
                removed.push_back(unit);
            }
        }
        out.removed.insert(out.removed.end(), removed.begin(), removed.end());
    }
}

} // namespace entente::judge
