#include "datc.h"

#include "io/ordersjson.h"
#include "io/positionjson.h"
#include "io/settingsjson.h"

namespace entente::test {

namespace {

using Lists = std::map<std::string, std::vector<std::string>>;

Lists readLists(const std::optional<JsonCursor> &object)
{
    Lists lists;
    if (object) {
        for (const JsonCursor::Member &member : object->members())
            lists[member.key] = member.value.texts();
    }
    return lists;
}

std::vector<Unit> readUnitList(const std::optional<JsonCursor> &object, const Board &board)
{
    Position position;
    if (object)
        readUnits(*object, board, position);
    return position.units;
}

DatcStep readStep(const JsonCursor &object, const Variant &variant)
{
    const Board &board = *variant.board;
    DatcStep step;
    object.objectOf({"phase", "units", "orders", "centres", "follows", "expect"});
    step.follows = object.flagOr("follows", false);
    step.position.owner = variant.start.owner;
    if (const auto phase = object.need("phase"))
        readPhaseOf(*phase, variant.seasons, step.position.phase);
    if (const auto units = object.need("units"))
        readUnits(*units, board, step.position);
    if (const auto centres = object.find("centres"))
        readCentres(*centres, board, step.position);
    if (const auto orders = object.need("orders"))
        step.orders = readOrders(*orders, board, step.position);
    if (const auto expect = object.need("expect")) {
        expect->objectOf({"units", "dislodged", "retreats", "results"});
        step.units = readUnitList(expect->need("units"), board);
        step.dislodged = readUnitList(expect->need("dislodged"), board);
        step.retreats = readLists(expect->find("retreats"));
        step.results = readLists(expect->need("results"));
    }
    return step;
}

DatcRuling readRuling(const JsonCursor &object)
{
    DatcRuling ruling;
    object.objectOf({"settings", "ends", "dislodged"});
    if (const auto settings = object.need("settings"))
        ruling.settings = readSettings(*settings);
    if (const auto ends = object.find("ends")) {
        for (const JsonCursor::Member &member : ends->members())
            ruling.ends[member.key] = member.value.text().value_or("");
    }
    if (const auto dislodged = object.find("dislodged")) {
        ruling.namesDislodged = true;
        ruling.dislodged = dislodged->texts();
    }
    return ruling;
}

} // namespace

std::vector<DatcCase> readDatc(std::string_view json, const Variant &variant, Faults &faults)
{
    std::vector<DatcCase> cases;
    const auto value = readJson(json);
    if (!value) {
        faults.push_back(value.error());
        return cases;
    }
    const JsonCursor root(*value, "", faults);
    const auto list = root.need("cases");
    if (!list)
        return cases;
    for (const JsonCursor &item : list->items()) {
        DatcCase entry;
        item.objectOf({"id", "name", "steps", "rulings"});
        entry.id = item.needText("id");
        entry.name = item.needText("name");
        if (const auto steps = item.need("steps")) {
            for (const JsonCursor &step : steps->items())
                entry.steps.push_back(readStep(step, variant));
        }
        if (const auto rulings = item.find("rulings")) {
            for (const JsonCursor &ruling : rulings->items())
                entry.rulings.push_back(readRuling(ruling));
        }
        cases.push_back(std::move(entry));
    }
    return cases;
}

} // namespace entente::test
