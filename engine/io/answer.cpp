#include "game/citations.h"
#include "io/eventsjson.h"
#include "io/gamecase.h"
#include "io/ownershipjson.h"
#include "io/positionjson.h"
#include "io/resultsjson.h"
#include "io/statejson.h"

#include "orders/notation.h"
#include "orders/supply.h"

#include <algorithm>
#include <numeric>
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
            object.add(board.power(PowerId(p)).name, JsonValue(std::int64_t(points)));
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
        object.add("given", JsonValue(false));
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
    JsonValue orders = JsonValue::list();
    for (const int index : listingOrder(board, turn))
        orders.add(resultJson(gameCase, turn, index, explainer));
    answer.add("orders", std::move(orders));
    JsonValue events = JsonValue::list();
    for (const Happening &happening : happeningsOf(board, turn))
        events.add(eventJson(board, turn, happening,
                             explainer.happening ? explainer.happening(turn, happening) : std::string()));
    answer.add("events", std::move(events));
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
        if (!turn.after.out.empty())
            answer.add("eliminated", eliminatedJson(board, turn.after));
    }
    answer.add("winner", turn.winner.valid() ? JsonValue(board.power(turn.winner).name) : JsonValue());
    return writeJson(answer);
}

std::string writeError(const CaseError &error)
{
    JsonValue fault = JsonValue::object();
    fault.add("where", error.fault.where.text());
    fault.add("message", error.fault.message.text());
    JsonValue answer = JsonValue::object();
    answer.add("id", error.id.empty() ? JsonValue() : JsonValue(error.id));
    answer.add("error", std::move(fault));
    return writeJson(answer);
}

} // namespace entente
