#include "io/positionreader.h"

#include "io/flightsjson.h"
#include "io/ownershipjson.h"
#include "io/standing.h"
#include "io/statejson.h"
#include "orders/cities.h"
#include "orders/notation.h"
#include "orders/parser.h"
#include "orders/setup.h"
#include "orders/sorties.h"
#include "orders/voyages.h"

#include <algorithm>

namespace entente {

namespace {

/// False (with a fault) if no such unit can stand there.
bool readUnit(const JsonCursor &item, const std::string &text, const Board &board, PowerId power, Unit &unit)
{
    const Result<ParsedUnit, ParseError> parsed = parseUnit(text, board);
    if (!parsed) {
        item.fault(describe(parsed.error()));
        return false;
    }
    const Result<Unit, Wording> standing = standingUnit(board, power, *parsed);
    if (!standing) {
        item.fault(standing.error());
        return false;
    }
    unit = *standing;
    return true;
}

void readRetreats(const JsonCursor &list, const Board &board, DislodgedUnit &dislodged)
{
    for (const JsonCursor &item : list.items()) {
        const auto text = item.text();
        if (!text)
            continue;
        if (text->starts_with("((")) { // behind the walls: see Retreat
            const auto walls = parseUnit(board.kind(dislodged.unit.kind).letter + ' ' + *text, board);
            if (!walls || board.provinceOf(walls->region) != board.provinceOf(dislodged.unit.region))
                item.fault(
                    worded("Faults", "A unit goes behind the walls of its own province only, not %1.").with(*text));
            else
                dislodged.retreats.push_back(dislodged.unit.region);
            continue;
        }
        const RegionId written = board.findRegion(*text);
        const ProvinceId province = written.valid() ? board.provinceOf(written) : readProvince(item, board);
        if (!province.valid())
            continue;
        const RegionId region =
            standingPlace(board, dislodged.unit, written.valid() ? written : board.mainRegion(province));
        if (!region.valid())
            item.fault(worded("Faults", "No %1 can stand in %2.").with(board.kind(dislodged.unit.kind).name, *text));
        else
            dislodged.retreats.push_back(region);
    }
    std::sort(dislodged.retreats.begin(), dislodged.retreats.end());
    dislodged.retreats.erase(std::unique(dislodged.retreats.begin(), dislodged.retreats.end()),
                             dislodged.retreats.end());
}

/// The army in the hold of a dislodged fleet.
void readCargo(const JsonCursor &item, const Board &board, DislodgedUnit &dislodged)
{
    const auto letter = item.text();
    const KindId kind = letter ? board.findKind(*letter) : KindId();
    if (kind.valid() && board.kind(kind).embarks && board.kind(dislodged.unit.kind).convoys
        && board.isSea(board.provinceOf(dislodged.unit.region)))
        dislodged.cargo = kind;
    else if (letter)
        item.fault(worded("Faults", "A dislodged fleet at sea may have an army aboard, not \"%1\".").with(*letter));
}

} // namespace

ProvinceId readProvince(const JsonCursor &item, const Board &board)
{
    const auto text = item.text();
    if (!text)
        return {};
    const RegionId region = board.findRegion(*text);
    if (region.valid())
        return board.provinceOf(region);
    const std::vector<std::string> near = board.suggestProvinces(*text);
    item.fault(near.empty()
                   ? worded("Faults", "There is no province \"%1\".").with(*text)
                   : worded("Faults", "There is no province \"%1\": did you mean %2?").with(*text, oneOf(near)));
    return {};
}

PowerId readPowerName(const JsonCursor &where, const Board &board, const std::string &name)
{
    const PowerId power = board.findPower(name);
    if (!power.valid()) {
        std::vector<std::string> names;
        for (const Power &known : board.powers())
            names.push_back(known.name);
        where.fault(worded("Faults", "There is no power \"%1\"; the powers are %2.").with(name, allOf(names)));
    }
    return power;
}

namespace {

/// "A/F ENG", a fleet with an army aboard, is two units.
std::vector<std::string> unitsNamed(const Board &board, const std::string &text)
{
    const std::size_t slash = text.find('/');
    const std::size_t space = text.find(' ');
    if (slash == std::string::npos || space == std::string::npos || slash > space)
        return {text};
    const KindId army = board.findKind(text.substr(0, slash));
    if (!army.valid() || !board.kind(army).embarks)
        return {text};
    return {text.substr(slash + 1), text.substr(0, slash) + text.substr(space)};
}

} // namespace

void readUnits(const JsonCursor &object, const Board &board, Position &position)
{
    for (const JsonCursor::Member &member : object.members()) {
        const PowerId power = readPowerName(member.value, board, member.key);
        for (const JsonCursor &item : member.value.items()) {
            const auto text = item.text();
            if (!text || !power.valid())
                continue;
            for (const std::string &name : unitsNamed(board, *text)) {
                Unit unit;
                if (!readUnit(item, name, board, power, unit))
                    continue;
                const ProvinceId province = board.provinceOf(unit.region);
                if (unitIn(board, position, province, unit.layer).valid() && !board.province(province).unlimited) {
                    item.fault(
                        worded("Faults", "There is another unit in %1 already.").with(board.province(province).name));
                    continue;
                }
                if (static_cast<int>(position.units.size()) == maxUnits) {
                    item.fault(worded("Faults", "There are more than %1 units.").with(std::to_string(maxUnits)));
                    return;
                }
                position.units.push_back(unit);
            }
        }
    }
    position.sort();
}

void checkHolds(const JsonCursor &object, const Board &board, const Position &position)
{
    for (std::size_t i = 0; i < position.units.size(); ++i) {
        const Unit &unit = position.units[i];
        if (unit.layer == Layer::Aboard && !shipOf(board, position, UnitId(static_cast<int>(i))).valid()) {
            object.fault(worded("Faults", "No %1 fleet carries the %2 in %3.")
                             .with(board.power(unit.power).adjective, board.kind(unit.kind).name,
                                   board.province(board.provinceOf(unit.region)).name));
        }
    }
}

void readCentres(const JsonCursor &object, const Board &board, Position &position)
{
    readShares(object, board, position.owner, [&](ProvinceId province) {
        return board.province(province).centre
                   ? Wording()
                   : worded("Faults", "%1 has no supply centre.").with(board.province(province).name);
    });
}

void readShares(const JsonCursor &object, const Board &board, std::vector<PowerId> &holders,
                const std::function<Wording(ProvinceId)> &bar)
{
    holders.assign(static_cast<std::size_t>(board.provinceCount()), PowerId());
    for (const JsonCursor::Member &member : object.members()) {
        const PowerId power = readPowerName(member.value, board, member.key);
        for (const JsonCursor &item : member.value.items()) {
            const ProvinceId province = readProvince(item, board);
            if (!province.valid() || !power.valid())
                continue;
            PowerId &holder = holders[static_cast<std::size_t>(province.index())];
            if (Wording barred = bar(province); !barred.empty())
                item.fault(std::move(barred));
            else if (holder.valid() && holder != power)
                item.fault(worded("Faults", "%1 is in the list of %2 too.")
                               .with(board.province(province).name, board.power(holder).name));
            else
                holder = power;
        }
    }
}

void readDislodged(const JsonCursor &object, const Board &board, Position &position)
{
    for (const JsonCursor::Member &member : object.members()) {
        const PowerId power = readPowerName(member.value, board, member.key);
        for (const JsonCursor &item : member.value.items()) {
            if (!item.objectOf({"unit", "from", "retreats", "aboard"}))
                continue;
            const auto unitText = item.need("unit");
            const auto text = unitText ? unitText->text() : std::nullopt;
            DislodgedUnit dislodged;
            if (!text || !power.valid() || !readUnit(*unitText, *text, board, power, dislodged.unit))
                continue;
            item.takeIfAny("from", dislodged.from, readProvince, board);
            item.readIfAny("aboard", readCargo, board, dislodged);
            const ProvinceId province = board.provinceOf(dislodged.unit.region);
            const auto &waiting = position.dislodged;
            if (std::any_of(waiting.begin(), waiting.end(), [&](const DislodgedUnit &other) {
                    return board.provinceOf(other.unit.region) == province && other.from == dislodged.from;
                })) {
                item.fault(worded("Faults", "There is another dislodged unit in %1 already.")
                               .with(board.province(province).name));
                continue;
            }
            if (static_cast<int>(position.dislodged.size()) == maxUnits) {
                item.fault(worded("Faults", "There are more than %1 dislodged units.").with(std::to_string(maxUnits)));
                return;
            }
            if (const auto retreats = item.find("retreats"))
                readRetreats(*retreats, board, dislodged);
            else
                dislodged.retreats = freeNeighbours(board, position, dislodged);
            position.dislodged.push_back(std::move(dislodged));
        }
    }
    position.sort();
}

void readPhaseOf(const JsonCursor &cursor, std::span<const SeasonPlan> seasons, Phase &phase)
{
    const auto text = cursor.text();
    if (!text)
        return;
    if (!readPhase(*text, phase)) {
        cursor.fault(
            worded("Faults", "\"%1\" is not a phase like \"S1901M\": season S, U, F or W, year, and M, R or A.")
                .with(*text));
        return;
    }
    const StepKind step = phase.stage == Stage::Moves      ? StepKind::Moves
                          : phase.stage == Stage::Retreats ? StepKind::Retreats
                                                           : StepKind::Adjustments;
    for (const SeasonPlan &season : seasons) {
        if (season.season == phase.season
            && std::find(season.steps.begin(), season.steps.end(), step) != season.steps.end())
            return;
    }
    cursor.fault(worded("Faults", "This variant's year has no phase \"%1\".").with(*text));
}

void readHeld(const JsonCursor &object, const Board &board, Position &position)
{
    if (!keepsFootholds(board)) {
        object.fault(worded("Faults", "In this variant it does not matter which centres were held."));
        return;
    }
    position.footholds.resize(static_cast<std::size_t>(board.powerCount()));
    for (const JsonCursor::Member &member : object.members()) {
        const PowerId power = readPowerName(member.value, board, member.key);
        for (const JsonCursor &item : member.value.items()) {
            const ProvinceId province = readProvince(item, board);
            if (province.valid() && !board.province(province).centre)
                item.fault(worded("Faults", "%1 has no supply centre.").with(board.province(province).name));
            else if (province.valid() && power.valid())
                position.footholds[static_cast<std::size_t>(power.index())].insert(province);
        }
    }
}

std::vector<Wording> withoutClosedRetreats(const Board &board, Position &position)
{
    std::vector<Wording> sentences;
    for (const StruckRetreat &struck : strikeClosedRetreats(board, position))
        sentences.push_back(worded("Remarks", "%1 can't retreat to %2, which is left out.")
                                .with(unitText(board, struck.unit), board.regionText(struck.to)));
    return sentences;
}

Position readPosition(const JsonCursor &object, const Board &board, std::span<const SeasonPlan> seasons)
{
    Position position;
    position.owner.assign(static_cast<std::size_t>(board.provinceCount()), PowerId());
    if (!object.objectOf({"phase", "units", "centres", "dislodged", "contested", "provinces", "supply", "siege",
                          "daLost", "eliminated", "held", "sky"}))
        return position;
    if (keepsFootholds(board))
        position.footholds.resize(static_cast<std::size_t>(board.powerCount()));
    object.readIfAny("held", readHeld, board, position);
    if (const auto phase = object.need("phase"))
        readPhaseOf(*phase, seasons, position.phase);
    if (const auto units = object.need("units"))
        readUnits(*units, board, position);
    checkHolds(object, board, position);
    if (const auto centres = object.need("centres"))
        readCentres(*centres, board, position);
    object.readIfAny("provinces", readOwnership, board, position);
    object.readIfAny("supply", readSupply, board, position);
    object.readIfAny("sky", readFlights, board, position);
    object.readIfAny("dislodged", readDislodged, board, position);
    for (const JsonCursor &item : object.itemsOf("contested")) {
        const ProvinceId province = readProvince(item, board);
        if (province.valid())
            position.contested.push_back(province);
    }
    object.readIfAny("siege", readSieges, board, position);
    object.readIfAny("daLost", readLosses, position);
    object.readIfAny("eliminated", readEliminated, board, position);
    position.sort();
    return position;
}

} // namespace entente
