#include "io/statejson.h"

#include "io/positionreader.h"
#include "io/flightsjson.h"
#include "orders/notation.h"
#include "orders/parser.h"

#include <algorithm>

namespace entente {

namespace {

/// A season in which all powers act at once.
constexpr const char *together = "simultaneous";

/// "Milan A ((Lod))": a power and one of its units.
bool readNamedUnit(const JsonCursor &where, const std::string &text, const Board &board, Unit &unit)
{
    for (std::size_t space = text.find(' '); space != std::string::npos; space = text.find(' ', space + 1)) {
        const PowerId power = board.findPower(text.substr(0, space));
        const auto parsed = parseUnit(text.substr(space + 1), board);
        if (power.valid() && parsed) {
            unit = {power, parsed->kind, parsed->region, parsed->layer};
            return true;
        }
    }
    where.fault(worded("Faults", "\"%1\" is not a power and its unit, like \"Milan A ((Lod))\".").with(text));
    return false;
}

std::string lossText(const Loss &loss)
{
    const std::string text = phaseText({loss.season, loss.year, Stage::Moves});
    return text.substr(0, text.size() - 1);
}

void readContracts(const JsonCursor &list, const Board &board, std::vector<GivenOrder> &orders)
{
    for (const JsonCursor &item : list.items()) {
        if (!item.objectOf({"powers", "units"}))
            continue;
        std::vector<PowerId> powers;
        if (const auto names = item.need("powers")) {
            for (const JsonCursor &name : names->items()) {
                const PowerId power = name.text() ? readPowerName(name, board, *name.text()) : PowerId();
                if (power.valid())
                    powers.push_back(power);
            }
        }
        std::vector<RegionId> regions;
        if (const auto units = item.need("units")) {
            for (const JsonCursor &unit : units->items()) {
                const auto text = unit.text();
                const auto parsed = text ? parseUnit(*text, board) : Result<ParsedUnit, ParseError>(ParseError());
                if (parsed)
                    regions.push_back(parsed->region);
                else
                    unit.fault(describe(parsed.error()));
            }
        }
        if (powers.size() != 2 || powers[0] == powers[1]) {
            item.fault(worded("Faults", "A contract needs the signatures of two powers."));
            continue;
        }
        std::sort(regions.begin(), regions.end());
        Contract contract;
        for (const RegionId region : regions) {
            if (!contract.units.full())
                contract.units.push_back(region);
        }
        for (int party = 0; party < 2; ++party) {
            contract.with = powers[static_cast<std::size_t>(1 - party)];
            orders.push_back({powers[static_cast<std::size_t>(party)], {{}, {}, Layer::Field, contract}});
        }
    }
}

} // namespace

bool isStateName(std::string_view name)
{
    return name == "siege" || name == "daLost" || name == "eliminated" || name == "schedule" || name == "contracts"
           || name == "sky";
}

void readState(const JsonCursor &settings, const Board &board, Position &position, std::vector<GivenOrder> &orders)
{
    for (const JsonCursor::Member &member : settings.members()) {
        if (member.key == "siege")
            readSieges(member.value, board, position);
        else if (member.key == "daLost")
            readLosses(member.value, position);
        else if (member.key == "eliminated")
            readEliminated(member.value, board, position);
        else if (member.key == "schedule")
            position.schedule = readSchedule(member.value, board);
        else if (member.key == "contracts")
            readContracts(member.value, board, orders);
        else if (member.key == "sky")
            readFlights(member.value, board, position);
    }
    std::sort(position.airborne.begin(), position.airborne.end());
    std::sort(position.leaves.begin(), position.leaves.end());
}

JsonValue siegesJson(const Board &board, const Position &position)
{
    JsonValue object = JsonValue::object();
    for (const Siege &siege : position.sieges)
        object.add(board.power(siege.unit.power).name + ' ' + unitText(board, siege.unit), siege.seasons);
    return object;
}

void readSieges(const JsonCursor &object, const Board &board, Position &position)
{
    position.sieges.clear();
    for (const JsonCursor::Member &member : object.members()) {
        Siege siege;
        if (!readNamedUnit(member.value, member.key, board, siege.unit))
            continue;
        siege.seasons = static_cast<int>(member.value.integer(0, 100).value_or(0));
        if (siege.unit.layer != Layer::Walls && siege.unit.layer != Layer::Aboard)
            member.value.fault(
                worded("Faults", "Only a unit behind walls is besieged: write it like \"Milan A ((Lod))\"."));
        else if (siege.seasons > 0)
            position.sieges.push_back(siege);
    }
    std::sort(position.sieges.begin(), position.sieges.end());
}

JsonValue lossesJson(const Position &position)
{
    return JsonValue::listOf(position.losses, [&](const Loss &loss) { return lossText(loss); });
}

void readLosses(const JsonCursor &list, Position &position)
{
    position.losses.clear();
    for (const JsonCursor &item : list.items()) {
        const auto text = item.text();
        Phase phase;
        if (text && readPhase(*text + 'M', phase))
            position.losses.push_back({phase.season, phase.year});
        else if (text)
            item.fault(worded("Faults", "\"%1\" is not a season of moves like \"S1301\".").with(*text));
    }
    std::sort(position.losses.begin(), position.losses.end());
}

JsonValue eliminatedJson(const Board &board, const Position &position)
{
    return JsonValue::listOf(position.out, [&](const PowerId power) { return board.power(power).name; });
}

void readEliminated(const JsonCursor &list, const Board &board, Position &position)
{
    position.out.clear();
    for (const JsonCursor &item : list.items()) {
        const auto name = item.text();
        const PowerId power = name ? readPowerName(item, board, *name) : PowerId();
        if (power.valid())
            position.out.push_back(power);
    }
    std::sort(position.out.begin(), position.out.end());
}

JsonValue scheduleJson(const Board &board, std::span<const PowerId> schedule)
{
    if (schedule.empty())
        return JsonValue(together);
    return JsonValue::listOf(schedule, [&](const PowerId power) { return board.power(power).name; });
}

std::vector<PowerId> readSchedule(const JsonCursor &cursor, const Board &board)
{
    std::vector<PowerId> schedule;
    if (cursor.value().kind == JsonValue::Kind::Text) {
        if (cursor.value().text != together)
            cursor.fault(worded("Faults", "A schedule is a list of powers or \"simultaneous\"."));
        return schedule;
    }
    for (const JsonCursor &item : cursor.items()) {
        const auto name = item.text();
        const PowerId power = name ? readPowerName(item, board, *name) : PowerId();
        if (!power.valid())
            continue;
        if (std::find(schedule.begin(), schedule.end(), power) != schedule.end())
            item.fault(worded("Faults", "%1 stands in the schedule twice.").with(board.power(power).name));
        else
            schedule.push_back(power);
    }
    return schedule;
}

} // namespace entente
