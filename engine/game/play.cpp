#include "game/play.h"

#include "game/causes.h"
#include "game/cityseason.h"
#include "game/steps.h"
#include "game/turn.h"
#include "judge/adjudicator.h"
#include "orders/cities.h"
#include "orders/notation.h"
#include "orders/options.h"
#include "orders/supply.h"

#include <algorithm>
#include <tuple>

namespace entente {

namespace {

/// Tells which armies are in a hold now, and counts how long they have been at sea where that is limited (Davis 6): the
/// clock is `Position::sieges`. Answers with the armies whose time is up; they are destroyed, their fleets are not.
UnitSet tellVoyages(const Rulebook &rules, const Position &before, const MovesOutcome &outcome, Turn &turn)
{
    constexpr int mostMoves = 3;
    UnitSet lost;
    for (std::size_t u = 0; u < outcome.aboard.size(); ++u) {
        if (!outcome.aboard[u].valid())
            continue;
        Unit army = before.units[u];
        const int moves = siegeOf(before, army) + 1;
        const RegionId hold = outcome.endsIn[u];
        if (army.layer != Layer::Aboard || army.region != hold)
            turn.events.push_back(event::Shipped{army, hold});
        army.region = hold;
        army.layer = Layer::Aboard;
        if (rules.voyages.limit != VoyageRules::Limit::ThreeMoves)
            continue;
        if (moves <= mostMoves) {
            turn.events.push_back(event::SiegeCounted{army, moves, {}});
        } else {
            turn.events.push_back(event::Destroyed{army});
            lost.insert(UnitId(static_cast<int>(u)));
        }
    }
    return lost;
}

bool earlier(const OrderResult &a, const OrderResult &b)
{
    // Orders for units that are not there come after those that are.
    const auto key = [](const OrderResult &r) { return std::tuple(r.power, !r.unit.region.valid(), r.unit, r.order); };
    return key(a) < key(b);
}

/// Sorts the results and gives, for each unit id, the place of its result.
std::vector<int> arrange(std::vector<OrderResult> &results, std::vector<int> &unitOf, std::size_t units)
{
    std::vector<int> order(results.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = static_cast<int>(i);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return earlier(results[a], results[b]); });
    std::vector<OrderResult> sorted;
    std::vector<int> resultOf(units, -1);
    for (const int i : order) {
        if (unitOf[i] >= 0 && resultOf[unitOf[i]] < 0)
            resultOf[unitOf[i]] = static_cast<int>(sorted.size());
        results[i].id = unitOf[i] >= 0 ? UnitId(unitOf[i]) : UnitId();
        sorted.push_back(std::move(results[i]));
    }
    results = std::move(sorted);
    return resultOf;
}

/// Who stands in a centre when a season begins has held it (LiMa 7c).
void noteFootholds(const Board &board, Turn &turn)
{
    const Position &before = turn.before;
    if (before.footholds.empty())
        return;
    for (const Unit &unit : before.units) {
        const ProvinceId place = board.provinceOf(unit.region);
        const ProvinceSet &known = before.footholds[static_cast<std::size_t>(unit.power.index())];
        if (board.kind(unit.kind).travel != Travel::Air && board.province(place).centre && !known.contains(place))
            turn.events.push_back(event::FootholdGained{unit.power, place});
    }
}

/// What became of every order, and of every unit that had none: in the order in which results are read.
void listMoves(const Board &board, const MovesOutcome &outcome, Turn &turn)
{
    const Position &before = turn.before;
    std::vector<int> unitOf;
    for (std::size_t i = 0; i < turn.orders.size(); ++i) {
        const auto &[unit, order, why] = outcome.intents[i];
        OrderResult result;
        result.power = turn.orders[i].power;
        result.asked = static_cast<int>(i);
        result.order = order;
        result.why = why;
        result.verdict = outcome.orders[i];
        result.unit = {result.power, order.kind, RegionId(), order.layer};
        if (unit.valid()) {
            result.unit = before.units[static_cast<std::size_t>(unit.index())];
            result.evidence = outcome.evidence[static_cast<std::size_t>(unit.index())];
        }
        unitOf.push_back(unit.valid() ? unit.index() : -1);
        turn.results.push_back(std::move(result));
    }
    for (std::size_t u = 0; u < before.units.size(); ++u) {
        if (outcome.orderOf[u] >= 0)
            continue;
        OrderResult result;
        result.power = before.units[u].power;
        result.unit = before.units[u];
        result.order = {result.unit.kind, result.unit.region, result.unit.layer, Hold{}};
        if (board.province(board.provinceOf(result.unit.region)).unlimited) // told apart from the others there
            result.order.number = static_cast<std::uint8_t>(numberOf(board, before, UnitId(static_cast<int>(u))));
        result.given = false;
        result.verdict = outcome.units[u];
        result.evidence = outcome.evidence[u];
        unitOf.push_back(static_cast<int>(u));
        turn.results.push_back(std::move(result));
    }
    const std::vector<int> resultOf = arrange(turn.results, unitOf, before.units.size());
    for (const auto &[unit, route] : outcome.routes)
        turn.results[static_cast<std::size_t>(resultOf[static_cast<std::size_t>(unit.index())])].route = route;
}

void tellCuts(const Board &board, const MovesOutcome &outcome, Turn &turn)
{
    const Position &before = turn.before;
    for (std::size_t u = 0; u < before.units.size(); ++u) {
        const Verdict &verdict = outcome.units[u];
        if (verdict.reason == Reason::Cut || verdict.reason == Reason::CutLater
            || verdict.reason == Reason::SupportDislodged)
            turn.events.push_back(
                event::SupportCut{before.units[u], board.provinceOf(before.units[verdict.other.index()].region)});
    }
}

/// `starved` are armies aboard that are told of already.
void tellDislodged(const MovesOutcome &outcome, const std::vector<Adjudicator::Displaced> &displaced,
                   const UnitSet &starved, Turn &turn)
{
    const Position &before = turn.before;
    for (const auto &[unit, from, retreats, cargo] : displaced) {
        Unit gone = before.units[unit.index()];
        if (const RegionId last = outcome.endsIn[static_cast<std::size_t>(unit.index())]; last != gone.region) {
            turn.events.push_back(event::Moved{gone, last, outcome.convoyed.contains(unit)});
            gone.region = last;
        }
        const KindId army = cargo.valid() && !starved.contains(cargo)
                                ? before.units[static_cast<std::size_t>(cargo.index())].kind
                                : KindId();
        if (!retreats.empty()) {
            turn.events.push_back(event::Dislodged{{gone, from, retreats, army}});
            continue;
        }
        if (army.valid())
            turn.events.push_back(event::Destroyed{{gone.power, army, gone.region, Layer::Aboard}});
        turn.events.push_back(event::Destroyed{gone});
    }
}

void tellArrivals(const MovesOutcome &outcome, Turn &turn)
{
    const Position &before = turn.before;
    for (std::size_t u = 0; u < before.units.size(); ++u) {
        const Unit &unit = before.units[u];
        const UnitId id(static_cast<int>(u));
        if (outcome.units[u].dislodged || (!outcome.aboard.empty() && outcome.aboard[u].valid()))
            continue;
        if (unit.layer == Layer::Walls && !outcome.inside.contains(id))
            turn.events.push_back(event::TookField{unit});
        else if (outcome.endsIn[u] != unit.region && outcomeOf(outcome.units[u].reason) != Outcome::Success)
            turn.events.push_back(event::Withdrawn{unit, outcome.endsIn[u]});
        else if (outcome.endsIn[u] != unit.region)
            turn.events.push_back(event::Moved{unit, outcome.endsIn[u], outcome.convoyed.contains(id)});
    }
}

void tellBounces(const Board &board, Turn &turn)
{
    for (const OrderResult &result : turn.results) {
        const Reason reason = result.verdict.reason;
        if (reason != Reason::Bounced && reason != Reason::LostHeadToHead && reason != Reason::OwnUnit)
            continue;
        if (const Move *move = std::get_if<Move>(&result.order.action))
            turn.events.push_back(event::Bounced{result.unit, move->to()});
        else if (const Flight *flight = std::get_if<Flight>(&result.order.action))
            turn.events.push_back(event::Bounced{result.unit, board.mainRegion(flight->path.back())});
    }
}

void playMoves(Adjudicator &judge, Turn &turn)
{
    const Board &board = judge.board();
    noteFootholds(board, turn);
    const MovesOutcome &outcome = judge.movesInFull(turn.before, turn.orders);
    const std::vector<Adjudicator::Displaced> displaced = judge.displaced(turn.before);
    listMoves(board, outcome, turn);

    // Those who leave first, then those who fail, then those who must go: so the story is told.
    tellCuts(board, outcome, turn);
    const UnitSet starved = tellVoyages(judge.rules(), turn.before, outcome, turn);
    tellDislodged(outcome, displaced, starved, turn);
    tellArrivals(outcome, turn);
    tellBounces(board, turn);
    outcome.contested.forEach([&](ProvinceId place) { turn.events.push_back(event::Contested{place}); });
    for (const Airborne &flight : outcome.airborne)
        turn.events.push_back(event::TookOff{flight});
    for (const Leave &leave : outcome.leaves)
        turn.events.push_back(event::LeaveGiven{leave});
}

void playRetreats(Adjudicator &judge, Turn &turn)
{
    const Position &before = turn.before;
    const Board &board = judge.board();
    const RetreatsOutcome &outcome = judge.retreats(before, turn.orders);
    std::vector<int> unitOf;
    for (std::size_t i = 0; i < turn.orders.size(); ++i) {
        OrderResult result;
        result.power = turn.orders[i].power;
        result.asked = static_cast<int>(i);
        result.order = outcome.completed[i];
        result.why = outcome.refusals[i];
        result.verdict = outcome.orders[i];
        const RegionId at = turn.orders[i].order.at;
        int d = at.valid() ? dislodgedIn(board, before, board.provinceOf(at), result.power, turn.orders[i].order.number)
                           : -1;
        for (std::size_t other = 0; other < outcome.orderOf.size(); ++other) {
            if (outcome.orderOf[other] == static_cast<int>(i))
                d = static_cast<int>(other);
        }
        const bool own = d >= 0 && before.dislodged[d].unit.power == result.power;
        result.unit =
            own ? before.dislodged[d].unit : Unit{result.power, result.order.kind, RegionId(), result.order.layer};
        unitOf.push_back(own ? d : -1);
        turn.results.push_back(std::move(result));
    }
    for (std::size_t d = 0; d < before.dislodged.size(); ++d) {
        const Unit &unit = before.dislodged[d].unit;
        if (outcome.orderOf[d] < 0) {
            OrderResult result;
            result.power = unit.power;
            result.unit = unit;
            result.order = {unit.kind, unit.region, unit.layer, Disband{}};
            result.given = false;
            result.verdict = outcome.units[d];
            unitOf.push_back(static_cast<int>(d));
            turn.results.push_back(std::move(result));
        }
        if (outcome.endsIn[d].valid()) {
            turn.events.push_back(event::Retreated{unit, outcome.endsIn[d]});
            continue;
        }
        if (const KindId cargo = before.dislodged[d].cargo; cargo.valid())
            turn.events.push_back(event::Destroyed{{unit.power, cargo, unit.region, Layer::Aboard}});
        turn.events.push_back(event::Destroyed{unit});
    }
    arrange(turn.results, unitOf, before.dislodged.size());
}

void playAdjustments(Adjudicator &judge, Turn &turn)
{
    Position standing = turn.before;
    removeFallen(judge.board(), standing, turn);
    const AdjustmentsOutcome &outcome = judge.adjustments(standing, turn.orders);
    for (std::size_t i = 0; i < turn.orders.size(); ++i) {
        OrderResult result;
        result.power = turn.orders[i].power;
        result.asked = static_cast<int>(i);
        result.order = outcome.completed[i];
        result.unit = {result.power, result.order.kind, result.order.at, result.order.layer};
        result.why = outcome.refusals[i];
        result.verdict = outcome.orders[i];
        turn.results.push_back(std::move(result));
    }
    for (const Unit &unit : outcome.disordered) {
        OrderResult result;
        result.power = unit.power;
        result.unit = unit;
        result.order = {unit.kind, unit.region, unit.layer, Disband{}};
        result.given = false;
        result.verdict.reason = Reason::CivilDisorder;
        if (std::find(outcome.portless.begin(), outcome.portless.end(), unit) != outcome.portless.end())
            result.verdict.refusal = Refusal::NoPort;
        turn.results.push_back(std::move(result));
    }
    // A power's own list keeps its order: it says what was preferred.
    std::stable_sort(turn.results.begin(), turn.results.end(),
                     [](const OrderResult &a, const OrderResult &b) { return a.power < b.power; });
    for (const Unit &unit : outcome.removed)
        turn.events.push_back(event::Removed{unit});
    for (const Unit &unit : outcome.built)
        turn.events.push_back(event::Built{unit});
}

} // namespace

Turn playPhase(Adjudicator &judge, const Variant &variant, const Position &before, std::vector<GivenOrder> orders)
{
    Turn turn;
    turn.edition = judge.rules().edition;
    turn.before = before;
    turn.before.sort();
    turn.orders = std::move(orders);
    const bool preference = before.phase.stage == Stage::Adjustments;
    std::stable_sort(turn.orders.begin(), turn.orders.end(),
                     [&](const GivenOrder &a, const GivenOrder &b) { return preference ? a.power < b.power : a < b; });
    switch (before.phase.stage) {
    case Stage::Moves: playMoves(judge, turn); break;
    case Stage::Retreats: playRetreats(judge, turn); break;
    case Stage::Adjustments: playAdjustments(judge, turn); break;
    }
    turn.after = replay(turn.before, turn.events);
    endCityPhase(*variant.board, judge.rules(), turn.before, turn.after, turn);
    tellSieges(*variant.board, turn);
    if (before.phase.stage == Stage::Adjustments)
        returnLost(variant, turn.after, turn);
    reportMissions(*variant.board, turn);
    finishPhase(variant, judge.rules(), turn.after, turn);
    turn.after.sort();
    return turn;
}

Turn playPhase(const Variant &variant, const Rulebook &rules, const Position &before, std::vector<GivenOrder> orders)
{
    Adjudicator judge(variant.board, rules);
    Turn turn = playPhase(judge, variant, before, std::move(orders));
    findCauses(judge, variant, turn);
    return turn;
}

int ordersExpected(const Board &board, const Position &position, PowerId power)
{
    if (!board.power(power).playable)
        return 0;
    switch (position.phase.stage) {
    case Stage::Moves:
        return std::find(position.out.begin(), position.out.end(), power) == position.out.end()
                   ? unitCountOf(position, power)
                   : 0;
    case Stage::Retreats:
        return static_cast<int>(std::count_if(position.dislodged.begin(), position.dislodged.end(),
                                              [&](const DislodgedUnit &d) { return d.unit.power == power; }));
    case Stage::Adjustments: {
        if (isOut(board, position, power))
            return 0;
        const int due = adjustmentsDue(board, position, power);
        const int forfeit = fleetsForfeit(board, position, power);
        if (due < 0)
            return forfeit - due;
        if (playsByPoints(board))
            return due;
        int sites = 0;
        for (int p = 0; p < board.provinceCount(); ++p) {
            const ProvinceId site(p);
            const Province &province = board.province(site);
            const bool own = position.owner[static_cast<std::size_t>(p)] == power && isSiteFor(board, power, site);
            const bool yard =
                province.yard == power && position.owner[static_cast<std::size_t>(province.yardOf.index())] == power;
            // The fleet that goes for want of a port leaves its place to a build.
            const UnitId there = unitIn(board, position, site);
            const Unit *unit = there.valid() ? &position.units[static_cast<std::size_t>(there.index())] : nullptr;
            const bool leaves =
                unit && forfeit > 0 && unit->power == power && board.kind(unit->kind).travel == Travel::Sea;
            if ((own || yard) && (!unit || leaves))
                ++sites;
        }
        return forfeit + std::min(due, sites);
    }
    }
    return 0;
}

int leftUnbuilt(const Board &board, const Turn &turn, PowerId power)
{
    const Position &before = turn.before;
    if (before.phase.stage != Stage::Adjustments || !board.power(power).playable || isOut(board, before, power))
        return 0;
    std::vector<GivenOrder> done;
    int used = 0;
    for (const OrderResult &result : turn.results) {
        if (outcomeOf(result.verdict.reason) != Outcome::Success)
            continue;
        if (result.given)
            done.push_back({result.power, result.order});
        used += result.power == power && (is<Build>(result.order) || is<Waive>(result.order));
    }
    if (playsByPoints(board)) {
        const WinterAccount account = accountOf(board, before, done, power);
        return account.ledger.left() > 0 ? std::max(0, account.open()) : 0;
    }
    if (adjustmentsDue(board, before, power) <= 0)
        return 0;
    return std::max(0, ordersExpected(board, before, power) - fleetsForfeit(board, before, power) - used);
}

std::vector<PowerId> powersToOrder(const Board &board, const Position &position)
{
    std::vector<PowerId> powers;
    for (int p = 0; p < board.powerCount(); ++p) {
        const bool banks = position.phase.stage == Stage::Adjustments && playsByPoints(board)
                           && board.power(PowerId(p)).playable
                           && (ownPoints(board, position, PowerId(p)) > 0 || upkeepOf(board, position, PowerId(p)) > 0);
        if (banks || ordersExpected(board, position, PowerId(p)) > 0)
            powers.push_back(PowerId(p));
    }
    return powers;
}

} // namespace entente
