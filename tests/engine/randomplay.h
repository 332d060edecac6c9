#pragma once

#include "game/play.h"
#include "orders/notation.h"
#include "orders/options.h"
#include "orders/voyages.h"

#include <algorithm>
#include <random>
#include <string>
#include <vector>

// Chance positions, chance orders and what must hold of every turn: for tests that try what no author of cases
// thought of.

namespace entente::test {

/// A generator of our own, so that the positions are the same with every standard library.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : m_engine(seed) {}
    int below(int limit) { return static_cast<int>(m_engine() % static_cast<std::uint64_t>(limit)); }
    bool oneIn(int n) { return below(n) == 0; }
    template <class T>
    void shuffle(std::vector<T> &items)
    {
        for (int i = static_cast<int>(items.size()) - 1; i > 0; --i)
            std::swap(items[static_cast<std::size_t>(i)], items[static_cast<std::size_t>(below(i + 1))]);
    }

private:
    std::mt19937_64 m_engine;
};

/// Units scattered over a part of the board, so that they meet.
inline Position randomPosition(Chance &chance, const Variant &variant)
{
    const Board &board = *variant.board;
    Position position = variant.start;
    position.units.clear();
    if (position.phase.stage != Stage::Moves) // a variant that begins with a winter
        position.phase = {variant.seasons.front().season, position.phase.year + 1, Stage::Moves};
    const int powers = 2 + chance.below(board.powerCount() - 1);
    const int wanted = 3 + chance.below(24);
    const ProvinceId middle(chance.below(board.provinceCount()));
    const int radius = 2 + chance.below(4);
    for (int tries = 0; tries < wanted * 8 && static_cast<int>(position.units.size()) < wanted; ++tries) {
        const RegionId region(chance.below(board.regionCount()));
        const KindId kind(chance.below(board.kindCount()));
        const ProvinceId province = board.provinceOf(region);
        const int distance = board.distanceForAnyone(middle, province);
        if (distance < 0 || distance > radius || !board.canStand(board.kind(kind).travel, region)
            || (unitIn(board, position, province, layerOf(board, kind)).valid() && !board.province(province).unlimited))
            continue;
        position.units.push_back({PowerId(chance.below(powers)), kind, region, layerOf(board, kind)});
    }
    for (PowerId &owner : position.owner) {
        if (owner.valid() && chance.oneIn(3))
            owner = PowerId(chance.below(board.powerCount()));
    }
    position.sort();
    return position;
}

/// The same where armies go aboard fleets: every third fleet at sea has one in its hold.
inline Position randomVoyages(Chance &chance, const Variant &variant)
{
    Position position = randomPosition(chance, variant);
    const Board &board = *variant.board;
    const KindId army = board.findKind("army");
    const std::size_t count = position.units.size();
    for (std::size_t i = 0; i < count; ++i) {
        const Unit unit = position.units[i];
        if (board.kind(unit.kind).convoys && board.isSea(board.provinceOf(unit.region)) && chance.oneIn(3))
            position.units.push_back({unit.power, army, unit.region, Layer::Aboard});
    }
    position.sort();
    return position;
}

/// Contracts for some of those who help others, now and then with one signature only.
inline void addContracts(Chance &chance, const Board &board, const Position &position, std::vector<GivenOrder> &orders)
{
    const std::size_t count = orders.size();
    for (std::size_t i = 0; i < count; ++i) {
        const auto *support = std::get_if<Support>(&orders[i].order.action);
        if (!support || chance.oneIn(3))
            continue;
        const UnitId other = unitIn(board, position, board.provinceOf(support->of));
        const PowerId one = orders[i].power;
        const PowerId two = position.units[static_cast<std::size_t>(other.index())].power;
        if (one == two)
            continue;
        Contract contract;
        contract.units.push_back(std::min(orders[i].order.at, support->of));
        contract.units.push_back(std::max(orders[i].order.at, support->of));
        contract.with = two;
        orders.push_back({one, {{}, {}, Layer::Field, contract}});
        contract.with = one;
        if (!chance.oneIn(8))
            orders.push_back({two, {{}, {}, Layer::Field, contract}});
    }
}

/// Legal orders for most units, with a liking for moves into one another's way and for what joins in them.
inline std::vector<GivenOrder> randomOrders(Chance &chance, const Board &board, const OrderRules &rules,
                                            const Position &position)
{
    const OptionTable options(board, rules, position);
    std::vector<GivenOrder> orders;
    std::vector<Order> legal;
    std::vector<Order> joining;
    std::vector<RegionId> targets; // where somebody is going
    for (int i = 0; i < static_cast<int>(position.units.size()); ++i) {
        if (chance.oneIn(12))
            continue;
        legal.clear();
        options.ordersOf(UnitId(i), legal);
        std::sort(legal.begin(), legal.end()); // boards of chance do not hang on how lists are laid out
        joining.clear();
        for (const Order &order : legal) {
            const RegionId to = is<Move>(order)      ? std::get<Move>(order.action).to()
                                : is<Support>(order) ? std::get<Support>(order.action).to
                                : is<Convoy>(order)  ? std::get<Convoy>(order.action).to
                                : is<Flight>(order)  ? board.mainRegion(std::get<Flight>(order.action).path.back())
                                                     : RegionId();
            if (to.valid() && std::find(targets.begin(), targets.end(), to) != targets.end())
                joining.push_back(order);
        }
        const std::vector<Order> &pool = !joining.empty() && !chance.oneIn(3) ? joining : legal;
        Order order = pool[static_cast<std::size_t>(chance.below(static_cast<int>(pool.size())))];
        if (auto *move = std::get_if<Move>(&order.action))
            targets.push_back(move->to());
        else if (auto *convoy = std::get_if<Convoy>(&order.action))
            targets.push_back(convoy->to);
        else if (auto *flight = std::get_if<Flight>(&order.action); flight && flight->backed.hops.empty())
            targets.push_back(board.mainRegion(flight->path.back()));
        orders.push_back({position.units[static_cast<std::size_t>(i)].power, order});
    }
    // A convoy ordered is usually one that the army knows of.
    for (GivenOrder &given : orders) {
        for (const GivenOrder &other : orders) {
            const auto *convoy = std::get_if<Convoy>(&other.order.action);
            if (convoy && convoy->army == given.order.at && !chance.oneIn(4))
                given.order.action = Move{{convoy->to}, chance.oneIn(2) ? Way::ByConvoy : Way::Unsaid, {}};
        }
    }
    if (rules.retrospective)
        addContracts(chance, board, position, orders);
    return orders;
}

inline std::string describeTurn(const Board &board, const Turn &turn)
{
    std::string text = phaseText(turn.before.phase) + '\n';
    for (const OrderResult &result : turn.results) {
        text += board.power(result.power).name + ' ' + orderText(board, result.order, turn.before.phase.stage) + ": "
                + reasonWord(result.verdict.reason) + (result.given ? "" : " (not ordered)") + '\n';
    }
    return text;
}

/// What is wrong with a turn, or nothing.
inline std::string faultOf(const Board &board, const Turn &turn)
{
    if (replay(turn.before, turn.events) != turn.after)
        return "the events do not lead to the position after them";
    for (std::size_t i = 0; i < turn.after.units.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const ProvinceId place = board.provinceOf(turn.after.units[i].region);
            if (place == board.provinceOf(turn.after.units[j].region)
                && turn.after.units[i].layer == turn.after.units[j].layer && !board.province(place).unlimited)
                return "two units stand in one place: " + board.province(place).name + " ("
                       + board.kind(turn.after.units[i].kind).letter + ", "
                       + board.kind(turn.after.units[j].kind).letter + ")";
        }
        const Unit &unit = turn.after.units[i];
        const UnitId id(static_cast<int>(i));
        if (unit.layer != Layer::Aboard && !board.canStand(board.kind(unit.kind).travel, unit.region))
            return "a unit stands where it cannot";
        if (unit.layer == Layer::Aboard && !shipOf(board, turn.after, id).valid())
            return "an army is at sea without a fleet";
        if (cargoOf(board, turn.after, id).valid() && !board.isSea(board.provinceOf(unit.region)))
            return "a fleet with an army aboard is not at sea";
    }
    for (const DislodgedUnit &dislodged : turn.after.dislodged) {
        if (dislodged.retreats.empty())
            return "a unit with nowhere to go waits";
    }
    std::vector<int> count(turn.before.units.size(), 0);
    for (const OrderResult &result : turn.results) {
        if (result.verdict.reason == Reason::Pending)
            return "an order has no verdict";
        if (turn.before.phase.stage != Stage::Moves)
            continue;
        // Units in a box may be alike: the verdicts go round among them.
        const auto alike = std::equal_range(turn.before.units.begin(), turn.before.units.end(), result.unit);
        if (alike.first != alike.second && outcomeOf(result.verdict.reason) != Outcome::Void) {
            const auto least = std::min_element(count.begin() + (alike.first - turn.before.units.begin()),
                                                count.begin() + (alike.second - turn.before.units.begin()));
            ++*least;
        }
        for (const int cause : result.because) {
            if (cause < 0 || cause >= static_cast<int>(turn.results.size()))
                return "a cause is no result of the turn";
        }
        const bool blamed = result.verdict.reason == Reason::Bounced || result.verdict.reason == Reason::Cut
                            || result.verdict.reason == Reason::LostHeadToHead
                            || result.verdict.reason == Reason::ConvoyBroken;
        if (blamed && !result.verdict.other.valid())
            return "an order failed and nobody caused it";
    }
    if (std::any_of(count.begin(), count.end(), [](int n) { return n > 1; }))
        return "a unit has two verdicts";
    return {};
}

/// Legal orders for a whole phase of any stage: in adjustments a few more than are due, in chance order.
inline std::vector<GivenOrder> randomPhaseOrders(Chance &chance, const Board &board, const OrderRules &rules,
                                                 const Position &position)
{
    if (position.phase.stage == Stage::Moves)
        return randomOrders(chance, board, rules, position);
    std::vector<GivenOrder> orders;
    std::vector<Order> legal;
    if (position.phase.stage == Stage::Retreats) {
        for (int i = 0; i < static_cast<int>(position.dislodged.size()); ++i) {
            legal.clear();
            legalRetreats(board, position, i, legal);
            std::sort(legal.begin(), legal.end());
            orders.push_back({position.dislodged[static_cast<std::size_t>(i)].unit.power,
                              legal[static_cast<std::size_t>(chance.below(static_cast<int>(legal.size())))]});
        }
        return orders;
    }
    for (int power = 0; power < board.powerCount(); ++power) {
        legal.clear();
        legalAdjustments(board, rules, position, PowerId(power), legal);
        std::sort(legal.begin(), legal.end());
        chance.shuffle(legal);
        for (std::size_t i = 0; i < legal.size() && i < 3; ++i)
            orders.push_back({PowerId(power), legal[i]});
    }
    return orders;
}

} // namespace entente::test
