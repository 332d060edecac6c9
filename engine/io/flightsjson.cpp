#include "io/flightsjson.h"

#include "io/positionreader.h"
#include "map/board.h"
#include "orders/notation.h"
#include "orders/order.h"
#include "orders/parser.h"

#include <algorithm>
#include <iterator>

namespace entente {

namespace {

constexpr const char *missionNames[] = {"none", "support", "cut", "raid"};

JsonValue flightJson(const Board &board, const Airborne &flight)
{
    JsonValue object =
        JsonValue::object({{"power", board.power(flight.unit.power).name}, {"unit", unitText(board, flight.unit)}});
    object.add("path", JsonValue::listOf(flight.path,
                                         [&](const ProvinceId space) { return board.province(space).abbreviation; }));
    object.add("mission", missionNames[static_cast<std::size_t>(flight.mission)]);
    object.add("leg", flight.leg);
    object.addIfAny("aborted", flight.aborted);
    object.addIfAny("disturbed", flight.disturbed);
    if (flight.disturber.kind.valid()) {
        object.add("disturbedBy", JsonValue::object({{"power", board.power(flight.disturber.power).name},
                                                     {"unit", unitText(board, flight.disturber)}}));
    }
    return object;
}

void readFlight(const JsonCursor &item, const Board &board, Position &position)
{
    if (!item.objectOf({"power", "unit", "path", "mission", "leg", "aborted", "disturbed", "disturbedBy"}))
        return;
    const PowerId power = readPowerName(item, board, item.needText("power"));
    const Result<ParsedUnit, ParseError> unit = parseUnit(item.needText("unit"), board);
    Airborne flight;
    const std::string mission = item.needText("mission");
    const auto *named = std::find_if(std::begin(missionNames), std::end(missionNames),
                                     [&](const char *name) { return mission == name; });
    if (const auto path = item.need("path")) {
        for (const std::string &name : path->texts()) {
            const ProvinceId space = board.findProvince(name);
            if (!space.valid() || flight.path.full())
                path->fault(worded("Faults", "This is not a path."));
            else
                flight.path.push_back(space);
        }
    }
    const auto leg = item.need("leg");
    const int most = std::max(0, flight.path.size() - 1);
    flight.leg = static_cast<std::uint8_t>(leg ? leg->integer(0, most).value_or(0) : 0);
    if (!power.valid() || !unit || named == std::end(missionNames) || flight.path.empty()) {
        item.fault(worded("Faults", "This is not a flight."));
        return;
    }
    flight.unit = {power, unit->kind, unit->region, unit->layer};
    flight.mission = static_cast<Mission>(named - std::begin(missionNames));
    flight.aborted = item.flagOr("aborted", false);
    flight.disturbed = item.flagOr("disturbed", false);
    if (const auto by = item.find("disturbedBy"); by && by->objectOf({"power", "unit"})) {
        const Result<ParsedUnit, ParseError> disturber = parseUnit(by->needText("unit"), board);
        const PowerId whose = readPowerName(*by, board, by->needText("power"));
        if (disturber && whose.valid())
            flight.disturber = {whose, disturber->kind, disturber->region, disturber->layer};
    }
    position.airborne.push_back(flight);
}

} // namespace

JsonValue flightsJson(const Board &board, const Position &position)
{
    JsonValue object = JsonValue::object();
    if (!position.airborne.empty()) {
        object.add("flights", JsonValue::listOf(position.airborne,
                                                [&](const Airborne &flight) { return flightJson(board, flight); }));
    }
    if (!position.leaves.empty()) {
        JsonValue leaves = JsonValue::list();
        for (const Leave &leave : position.leaves) {
            JsonValue entry = JsonValue::object();
            entry.add("by", board.power(leave.by).name);
            entry.add("guest", board.power(leave.guest).name);
            entry.add("from", board.province(leave.from).abbreviation);
            entry.add("at", board.province(leave.at).abbreviation);
            leaves.add(std::move(entry));
        }
        object.add("leaves", std::move(leaves));
    }
    return object;
}

void readFlights(const JsonCursor &object, const Board &board, Position &position)
{
    if (!object.objectOf({"flights", "leaves"}))
        return;
    for (const JsonCursor &item : object.itemsOf("flights"))
        readFlight(item, board, position);
    const auto leaves = object.find("leaves");
    if (!leaves)
        return;
    for (const JsonCursor &item : leaves->items()) {
        if (!item.objectOf({"by", "guest", "from", "at"}))
            continue;
        const Leave leave{readPowerName(item, board, item.needText("by")),
                          readPowerName(item, board, item.needText("guest")), board.findProvince(item.needText("from")),
                          board.findProvince(item.needText("at"))};
        if (leave.by.valid() && leave.guest.valid() && leave.from.valid() && leave.at.valid())
            position.leaves.push_back(leave);
        else
            item.fault(worded("Faults", "This is not a permission to land."));
    }
}

} // namespace entente
