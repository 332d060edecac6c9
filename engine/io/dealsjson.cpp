#include "io/dealsjson.h"

#include "io/positionreader.h"
#include "orders/notation.h"
#include "orders/parser.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace entente {

namespace {

constexpr std::array<std::string_view, 3> stateWords = {"offered", "declined", "agreed"};

JsonValue promiseJson(const Board &board, const Promise &promise)
{
    JsonValue object = JsonValue::object();
    if (promise.by.valid())
        object.add("by", board.power(promise.by).id);
    if (std::holds_alternative<promise::Peace>(promise.what))
        object.add("peace", true);
    if (const auto *out = std::get_if<promise::KeepOut>(&promise.what)) {
        JsonValue places = JsonValue::list();
        for (const ProvinceId place : out->places)
            places.add(board.province(place).id);
        object.add("out", std::move(places));
    }
    if (const auto *give = std::get_if<promise::Give>(&promise.what))
        object.add("order", orderText(board, give->order, Stage::Moves));
    if (const auto *against = std::get_if<promise::Against>(&promise.what))
        object.add("against", board.power(against->enemy).id);
    return object;
}

PowerId powerAt(const JsonCursor &item, const Board &board)
{
    return readPowerName(item, board, item.text().value_or(""));
}

Promise readPromise(const JsonCursor &item, const Board &board)
{
    Promise promise;
    if (!item.objectOf({"by", "peace", "out", "order", "against"}))
        return promise;
    item.takeIfAny("by", promise.by, powerAt, board);
    if (const auto places = item.find("out")) {
        promise::KeepOut out;
        for (const JsonCursor &place : places->items()) {
            if (const ProvinceId province = readProvince(place, board); province.valid())
                out.places.push_back(province);
        }
        std::sort(out.places.begin(), out.places.end());
        promise.what = std::move(out);
    } else if (const auto text = item.find("order")) {
        const std::string written = text->text().value_or("");
        if (const auto order = parseOrder(written, ParseContext{&board, nullptr, Stage::Moves}))
            promise.what = promise::Give{order->order};
        else
            text->fault(worded("Faults", "\"%1\" is not an order.").with(written));
    } else if (const auto enemy = item.find("against")) {
        promise.what = promise::Against{powerAt(*enemy, board)};
    }
    return promise;
}

Phase phaseAt(const JsonCursor &object, std::string_view key)
{
    Phase phase;
    const std::string text = object.needText(key);
    if (!readPhase(text, phase))
        object.fault(worded("Faults", "\"%1\" is not a phase.").with(text));
    return phase;
}

} // namespace

JsonValue dealsJson(const Board &board, const Deals &deals)
{
    JsonValue list = JsonValue::list();
    for (const Deal &deal : deals) {
        JsonValue promises = JsonValue::list();
        for (const Promise &promise : deal.promises)
            promises.add(promiseJson(board, promise));
        JsonValue object =
            JsonValue::object({{"from", board.power(deal.from).id},
                               {"to", board.power(deal.to).id},
                               {"first", phaseText(deal.first)},
                               {"last", phaseText(deal.last)},
                               {"state", std::string(stateWords[static_cast<std::size_t>(deal.state)])}});
        object.add("promises", std::move(promises));
        list.add(std::move(object));
    }
    return list;
}

Deals readDeals(const JsonCursor &list, const Board &board)
{
    Deals deals;
    for (const JsonCursor &item : list.items()) {
        if (!item.objectOf({"from", "to", "first", "last", "state", "promises"}))
            continue;
        Deal deal;
        item.takeIfAny("from", deal.from, powerAt, board);
        item.takeIfAny("to", deal.to, powerAt, board);
        deal.first = phaseAt(item, "first");
        deal.last = phaseAt(item, "last");
        const std::string state = item.textOr("state", "offered");
        const auto word = std::find(stateWords.begin(), stateWords.end(), state);
        if (word == stateWords.end())
            item.fault(worded("Faults", "\"%1\" is no state of a deal.").with(state));
        else
            deal.state = static_cast<Deal::State>(word - stateWords.begin());
        for (const JsonCursor &promise : item.itemsOf("promises"))
            deal.promises.push_back(readPromise(promise, board));
        if (deal.from.valid() && deal.to.valid())
            deals.push_back(std::move(deal));
    }
    return deals;
}

} // namespace entente
