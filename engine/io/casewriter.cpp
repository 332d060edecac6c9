#include "io/gamecase.h"
#include "io/ownershipjson.h"
#include "io/ordersjson.h"
#include "io/positionjson.h"
#include "io/settingsjson.h"
#include "io/flightsjson.h"
#include "io/statejson.h"

namespace entente {

std::string writeCase(const std::string &id, const Game &game, const Position &position,
                      const std::vector<GivenOrder> &orders)
{
    return writeCase(id, game.variant(), game.settings(), position, orders);
}

std::string writeCase(const std::string &id, const Variant &variant, const std::map<std::string, std::string> &given,
                      const Position &position, const std::vector<GivenOrder> &orders)
{
    const Board &board = *variant.board;
    JsonValue object = JsonValue::object();
    if (!id.empty())
        object.add("id", id);
    object.add("variant", variant.id);
    object.add("phase", phaseText(position.phase));
    object.add("units", unitsJson(board, position));
    if (!position.dislodged.empty())
        object.add("dislodged", dislodgedJson(board, position));
    object.add("centres", centresJson(board, position));
    if (!position.holder.empty())
        object.add("provinces", ownershipJson(board, position));
    JsonValue settings = settingsJson(given);
    if (JsonValue supply = supplyJson(board, position); !supply.items.empty())
        settings.add("supply", std::move(supply));
    if (!position.sieges.empty())
        settings.add("siege", siegesJson(board, position));
    if (!position.losses.empty())
        settings.add("daLost", lossesJson(position));
    if (!position.out.empty())
        settings.add("eliminated", eliminatedJson(board, position));
    if (JsonValue held = heldJson(board, position); !held.items.empty())
        settings.add("held", std::move(held));
    if (!position.schedule.empty())
        settings.add("schedule", scheduleJson(board, position.schedule));
    if (JsonValue sky = flightsJson(board, position); !sky.items.empty())
        settings.add("sky", std::move(sky));
    if (!settings.items.empty())
        object.add("settings", std::move(settings));
    object.add("orders", ordersJson(board, orders, position.phase.stage));
    return writeJson(object);
}

} // namespace entente
