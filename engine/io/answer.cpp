#include "game/citations.h"

#include "game/play.h"
#include "io/eventsjson.h"
#include "io/gamecase.h"
#include "io/json.h"
#include "io/ownershipjson.h"
#include "io/positionjson.h"
#include "io/resultsjson.h"
#include "io/statejson.h"
#include "orders/notation.h"
#include "orders/options.h"
#include "orders/position.h"
#include "orders/supply.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <tuple>

namespace entente {

namespace {

const char *verdictWord(const Verdict &verdict)
{
    switch (outcomeOf(verdict.reason)) {
    case Outcome::Success: return "success";
    case Outcome::Failure: return "failure";
    case Outcome::Void: return "void";
    }
    return "";
}

/// Void orders name the refusal, which says more than "illegal".
const char *reasonText(const Verdict &verdict)
{
    return verdict.reason == Reason::Illegal ? refusalWord(verdict.refusal) : reasonWord(verdict.reason);
}

/// Units gone in this phase. Where lost units are told apart from removed ones nowhere else, winters count too.
JsonValue destroyedJson(const Board &board, const Turn &turn, bool winters)
{
    std::vector<Unit> units;
    for (const Event &event : turn.events) {
        if (const auto *destroyed = std::get_if<event::Destroyed>(&event))
            units.push_back(destroyed->unit);
        else if (const auto *removed = std::get_if<event::Removed>(&event);
                 removed && (winters || playsByPoints(board)))
            units.push_back(removed->unit);
    }
    Position gone;
    gone.units = std::move(units);
    return unitsJson(board, gone);
}

/// What each power had to spend: own points and what it got, less what it gave. Powers without any are left out.
JsonValue pointsJson(const Board &board, const Turn &turn)
{
    JsonValue object = JsonValue::object();
    for (int p = 0; p < board.powerCount(); ++p) {
        const int points = ledgerOf(board, turn.before, turn.orders, PowerId(p)).budget();
        if (points > 0)
            object.add(board.power(PowerId(p)).name, points);
    }
    return object;
}

} // namespace

std::vector<int> listingOrder(const Board &board, const Turn &turn)
{
    const Stage stage = turn.before.phase.stage;
    std::vector<int> listing(turn.results.size());
    std::iota(listing.begin(), listing.end(), 0);
    std::vector<std::string> texts;
    for (const OrderResult &result : turn.results)
        texts.push_back(orderText(board, result.order, stage));
    std::stable_sort(listing.begin(), listing.end(), [&](int a, int b) {
        const OrderResult &one = turn.results[static_cast<std::size_t>(a)];
        const OrderResult &two = turn.results[static_cast<std::size_t>(b)];
        if (one.power != two.power || stage == Stage::Adjustments)
            return one.power < two.power;
        if (one.unit != two.unit)
            return std::tie(one.unit.region, one.unit.layer, one.unit.kind)
                   < std::tie(two.unit.region, two.unit.layer, two.unit.kind);
        return texts[static_cast<std::size_t>(a)] < texts[static_cast<std::size_t>(b)];
    });
    return listing;
}

JsonValue causesJson(const Board &board, const Turn &turn, const std::vector<int> &results)
{
    std::vector<std::string> texts;
    for (const int cause : results)
        texts.push_back(orderText(board, turn.results[static_cast<std::size_t>(cause)].order, turn.before.phase.stage));
    std::sort(texts.begin(), texts.end());
    JsonValue because = JsonValue::list();
    for (std::string &text : texts)
        because.add(std::move(text));
    return because;
}

JsonValue resultJson(const GameCase &gameCase, const Turn &turn, int index, const Explainer &explainer)
{
    const Board &board = *gameCase.variant->board;
    const Stage stage = turn.before.phase.stage;
    const OrderResult &result = turn.results[static_cast<std::size_t>(index)];
    JsonValue object = JsonValue::object();
    object.add("power", board.power(result.power).name);
    object.add("unit", result.unit.region.valid() ? JsonValue(unitText(board, result.unit)) : JsonValue());
    object.add("order", orderText(board, result.order, stage));
    if (!result.given)
        object.add("given", false);
    object.add("verdict", verdictWord(result.verdict));
    object.add("dislodged", JsonValue(result.verdict.dislodged));
    object.add("reason", reasonText(result.verdict));
    if (explainer.result)
        object.add("explanation", explainer.result(turn, index));
    object.add("because", causesJson(board, turn, result.because));
    object.add("rule", ruleOf(board, turn, index));
    return object;
}

std::string writeAnswer(const GameCase &gameCase, const Turn &turn, const Explainer &explainer)
{
    const Board &board = *gameCase.variant->board;
    JsonValue answer = JsonValue::object();
    answer.add("id", gameCase.id.empty() ? JsonValue() : JsonValue(gameCase.id));
    answer.add("variant", gameCase.variant->id);
    answer.add("phase", phaseText(turn.before.phase));
    answer.add("next", turn.isLast() ? JsonValue() : JsonValue(phaseText(turn.after.phase)));
    answer.add("orders", JsonValue::listOf(listingOrder(board, turn), [&](const int index) {
                   return resultJson(gameCase, turn, index, explainer);
               }));
    answer.add("events", JsonValue::listOf(happeningsOf(board, turn), [&](const Happening &happening) {
                   return eventJson(board, turn, happening,
                                    explainer.happening ? explainer.happening(turn, happening) : std::string());
               }));
    answer.add("units", unitsJson(board, turn.after));
    answer.add("dislodged", dislodgedJson(board, turn.after));
    answer.add("centres", centresJson(board, turn.after));
    if (!turn.after.holder.empty())
        answer.add("provinces", ownershipJson(board, turn.after));
    if (playsByPoints(board)) {
        answer.add("supply", supplyJson(board, turn.after));
        if (turn.before.phase.stage == Stage::Adjustments)
            answer.add("points", pointsJson(board, turn));
    }
    answer.add("destroyed", destroyedJson(board, turn, gameCase.rules.orders.walls));
    if (gameCase.rules.orders.walls) {
        answer.add("siege", siegesJson(board, turn.after));
        answer.add("daLost", lossesJson(turn.after));
        answer.addIfAny("eliminated", eliminatedJson(board, turn.after));
    }
    answer.add("winner", turn.winner.valid() ? JsonValue(board.power(turn.winner).name) : JsonValue());
    return writeJson(answer);
}

std::string writeError(const CaseError &error)
{
    JsonValue fault = JsonValue::object({{"where", error.fault.where.text()}, {"message", error.fault.message.text()}});
    JsonValue answer = JsonValue::object();
    answer.add("id", error.id.empty() ? JsonValue() : JsonValue(error.id));
    answer.add("error", std::move(fault));
    return writeJson(answer);
}

namespace {

const char *certaintyWord(Hint::Certainty certainty)
{
    switch (certainty) {
    case Hint::Certainty::Sure: return "sure";
    case Hint::Certainty::Quiet: return "quiet";
    }
    return "";
}

} // namespace

std::string writeHints(const GameCase &gameCase, const Hints &hints, const Explainer &explainer)
{
    const Board &board = *gameCase.variant->board;
    JsonValue list = JsonValue::list();
    JsonValue unordered = JsonValue::list();
    for (const int index : listingOrder(board, hints.quiet)) {
        if (std::find(hints.unsaid.begin(), hints.unsaid.end(), index) != hints.unsaid.end()) {
            unordered.add(resultJson(gameCase, hints.quiet, index, explainer));
        } else if (const Hint *hint = hints.ofResult(index)) {
            JsonValue object = resultJson(gameCase, hints.quiet, index, explainer);
            object.add("hint", certaintyWord(hint->certainty));
            list.add(std::move(object));
        }
    }
    JsonValue answer = JsonValue::object();
    answer.add("id", gameCase.id.empty() ? JsonValue() : JsonValue(gameCase.id));
    answer.add("variant", gameCase.variant->id);
    answer.add("phase", phaseText(hints.quiet.before.phase));
    answer.add("hints", std::move(list));
    answer.add("unordered", std::move(unordered));
    if (gameCase.position.phase.stage == Stage::Adjustments) {
        JsonValue waived = JsonValue::object();
        for (const Hints::Spare &spare : hints.spare)
            waived.add(board.power(spare.power).name, spare.builds);
        answer.add("waived", std::move(waived));
    }
    return writeJson(answer);
}

namespace {

JsonValue texts(const Board &board, const std::vector<Order> &orders, Stage stage)
{
    // Units in a box may be told apart by number, or not at all: then two orders read the same.
    JsonValue list = JsonValue::list();
    std::set<std::string> written;
    for (const Order &order : orders) {
        std::string text = orderText(board, order, stage);
        if (written.insert(text).second)
            list.add(std::move(text));
    }
    return list;
}

/// Adjustments belong to a power, not to a unit: they are listed by the unit that would go, by the place
/// that would get one, "Transfer" and "Waive".
JsonValue adjustments(const Board &board, const std::vector<Order> &orders)
{
    JsonValue object = JsonValue::object();
    for (const Order &order : orders) {
        std::string key = "Waive";
        if (is<Build>(order))
            key = board.province(board.provinceOf(order.at)).abbreviation;
        else if (is<Transfer>(order))
            key = "Transfer";
        else if (!is<Waive>(order))
            key = unitText(board, order.kind, order.at, order.layer);
        const JsonValue text = orderText(board, order, Stage::Adjustments);
        if (!object.keys.empty() && object.keys.back() == key) {
            object.items.back().add(text);
        } else {
            object.add(key, JsonValue::list());
            object.items.back().add(text);
        }
    }
    return object;
}

JsonValue legalOf(const GameCase &gameCase, PowerId power)
{
    const Board &board = *gameCase.variant->board;
    const Position &position = gameCase.position;
    const OrderRules &rules = gameCase.rules.orders;
    std::vector<Order> orders;
    if (position.phase.stage == Stage::Adjustments) {
        legalAdjustments(board, rules, position, power, orders);
        return adjustments(board, orders);
    }
    JsonValue object = JsonValue::object();
    if (position.phase.stage == Stage::Moves) {
        const OptionTable options(board, rules, position);
        for (int i = 0; i < static_cast<int>(position.units.size()); ++i) {
            const Unit &unit = position.units[static_cast<std::size_t>(i)];
            if (unit.power != power)
                continue;
            if (const std::string key = unitText(board, unit);
                std::find(object.keys.begin(), object.keys.end(), key) == object.keys.end()) {
                orders.clear();
                options.ordersOf(UnitId(i), orders);
                object.add(key, texts(board, orders, Stage::Moves));
            }
        }
    } else {
        for (int i = 0; i < static_cast<int>(position.dislodged.size()); ++i) {
            const Unit &unit = position.dislodged[static_cast<std::size_t>(i)].unit;
            if (unit.power != power)
                continue;
            orders.clear();
            legalRetreats(board, position, i, orders);
            object.add(unitText(board, unit), texts(board, orders, Stage::Retreats));
        }
    }
    return object;
}

} // namespace

std::string writeLegal(const GameCase &gameCase)
{
    const Board &board = *gameCase.variant->board;
    JsonValue legal = JsonValue::object();
    for (int i = 0; i < board.powerCount(); ++i) {
        if (!board.power(PowerId(i)).playable) // garrisons stand; nobody orders them
            continue;
        JsonValue power = legalOf(gameCase, PowerId(i));
        if (!power.items.empty())
            legal.add(board.power(PowerId(i)).name, std::move(power));
    }
    JsonValue answer = JsonValue::object();
    answer.add("id", gameCase.id.empty() ? JsonValue() : JsonValue(gameCase.id));
    answer.add("legal", std::move(legal));
    return writeJson(answer);
}

} // namespace entente
