#include "io/casejson.h"
#include "io/ownershipjson.h"
#include "io/ordersjson.h"
#include "io/positionjson.h"
#include "io/settingsjson.h"
#include "io/flightsjson.h"
#include "io/statejson.h"

namespace entente {

namespace {

JsonValue wishJson(const Board &board, const GameCase::Wish &wish)
{
    JsonValue object = JsonValue::object({{"power", board.power(wish.power).name}});
    for (const bool take : {true, false}) {
        JsonValue places = JsonValue::list();
        for (const SafestPlans::Goal &goal : wish.goals) {
            if (goal.take == take)
                places.add(board.province(goal.place).abbreviation);
        }
        object.addIfAny(take ? "take" : "keep", std::move(places));
    }
    return object;
}

} // namespace

std::string writeCase(const std::string &id, const Game &game, const Position &position,
                      const std::vector<GivenOrder> &orders)
{
    return writeCase(id, game.variant(), game.settings(), position, orders);
}

std::string writeCase(const std::string &id, const Variant &variant, const std::map<std::string, std::string> &given,
                      const Position &position, const std::vector<GivenOrder> &orders, const GameCase::Wish &wish)
{
    return writeJson(caseJson(id, variant, given, position, orders, wish));
}

JsonValue caseJson(const std::string &id, const Variant &variant, const std::map<std::string, std::string> &given,
                   const Position &position, const std::vector<GivenOrder> &orders, const GameCase::Wish &wish)
{
    const Board &board = *variant.board;
    JsonValue object = JsonValue::object();
    object.addIfAny("id", id);
    object.add("variant", variant.id);
    object.add("phase", phaseText(position.phase));
    object.add("units", unitsJson(board, position));
    object.addIfAny("dislodged", dislodgedJson(board, position));
    object.add("centres", centresJson(board, position));
    if (!position.holder.empty())
        object.add("provinces", ownershipJson(board, position));
    JsonValue settings = settingsJson(given);
    settings.addIfAny("supply", supplyJson(board, position));
    settings.addIfAny("siege", siegesJson(board, position));
    settings.addIfAny("daLost", lossesJson(position));
    settings.addIfAny("eliminated", eliminatedJson(board, position));
    settings.addIfAny("held", heldJson(board, position));
    if (!position.schedule.empty())
        settings.add("schedule", scheduleJson(board, position.schedule));
    settings.addIfAny("sky", flightsJson(board, position));
    if (!settings.items.empty())
        object.add("settings", std::move(settings));
    object.add("orders", ordersJson(board, orders, position.phase.stage));
    if (wish.power.valid())
        object.add("goal", wishJson(board, wish));
    return object;
}

} // namespace entente
