#include "io/positionjson.h"

#include "io/flightsjson.h"
#include "io/ownershipjson.h"
#include "io/statejson.h"
#include "orders/notation.h"

#include <algorithm>
#include <tuple>

namespace entente {

namespace {

/// Calls `write(power, list)` for each power and keeps the lists that are not empty.
template <class Write>
JsonValue byPower(const Board &board, Write &&write)
{
    JsonValue object = JsonValue::object();
    for (int i = 0; i < board.powerCount(); ++i) {
        JsonValue list = JsonValue::list();
        write(PowerId(i), list);
        if (!list.items.empty())
            object.add(board.power(PowerId(i)).name, std::move(list));
    }
    return object;
}

std::vector<Unit> byPlace(std::vector<Unit> units)
{
    std::sort(units.begin(), units.end(), [](const Unit &a, const Unit &b) {
        return std::tie(a.region, a.layer, a.kind) < std::tie(b.region, b.layer, b.kind);
    });
    return units;
}

} // namespace

JsonValue heldJson(const Board &board, const Position &position)
{
    return byPower(board, [&](PowerId power, JsonValue &list) {
        if (position.footholds.empty())
            return;
        position.footholds[static_cast<std::size_t>(power.index())].forEach(
            [&](ProvinceId centre) { list.add(board.province(centre).abbreviation); });
    });
}

JsonValue unitsJson(const Board &board, const Position &position)
{
    const std::vector<Unit> units = byPlace(position.units);
    return byPower(board, [&](PowerId power, JsonValue &list) {
        for (const Unit &unit : units) {
            if (unit.power == power)
                list.add(unitText(board, unit));
        }
    });
}

JsonValue centresJson(const Board &board, const Position &position)
{
    return byPower(board, [&](PowerId power, JsonValue &list) {
        for (std::size_t i = 0; i < position.owner.size(); ++i) {
            if (position.owner[i] == power)
                list.add(board.province(ProvinceId(static_cast<int>(i))).abbreviation);
        }
    });
}

JsonValue dislodgedJson(const Board &board, const Position &position)
{
    return byPower(board, [&](PowerId power, JsonValue &list) {
        for (const DislodgedUnit &dislodged : position.dislodged) {
            if (dislodged.unit.power != power)
                continue;
            JsonValue entry = JsonValue::object({{"unit", unitText(board, dislodged.unit)}});
            if (dislodged.from.valid())
                entry.add("from", board.province(dislodged.from).abbreviation);
            entry.add("retreats", JsonValue::listOf(dislodged.retreats, [&](const RegionId region) {
                          return retreatText(board, dislodged.unit.region, region);
                      }));
            if (dislodged.cargo.valid())
                entry.add("aboard", board.kind(dislodged.cargo).letter);
            list.add(std::move(entry));
        }
    });
}

JsonValue positionJson(const Board &board, const Position &position)
{
    JsonValue object = JsonValue::object();
    object.add("phase", phaseText(position.phase));
    object.add("units", unitsJson(board, position));
    object.add("centres", centresJson(board, position));
    object.addIfAny("dislodged", dislodgedJson(board, position));
    if (!position.holder.empty())
        object.add("provinces", ownershipJson(board, position));
    object.addIfAny("supply", supplyJson(board, position));
    if (!position.contested.empty()) {
        object.add("contested", JsonValue::listOf(position.contested, [&](const ProvinceId province) {
                       return board.province(province).abbreviation;
                   }));
    }
    object.addIfAny("siege", siegesJson(board, position));
    object.addIfAny("daLost", lossesJson(position));
    object.addIfAny("sky", flightsJson(board, position));
    object.addIfAny("held", heldJson(board, position));
    object.addIfAny("eliminated", eliminatedJson(board, position));
    return object;
}

} // namespace entente
