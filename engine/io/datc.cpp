#include "io/datc.h"

#include "io/ordersjson.h"
#include "io/positionreader.h"
#include "io/settingsjson.h"

#include "orders/notation.h"
#include "orders/parser.h"

#include <algorithm>

namespace entente {

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
    object.readIfAny("centres", readCentres, board, step.position);
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
    for (const JsonCursor::Member &member : object.membersOf("ends"))
        ruling.ends[member.key] = member.value.text().value_or("");
    if (const auto dislodged = object.find("dislodged")) {
        ruling.namesDislodged = true;
        ruling.dislodged = dislodged->texts();
    }
    return ruling;
}

bool isBounce(Reason reason)
{
    return reason == Reason::Bounced || reason == Reason::LostHeadToHead || reason == Reason::OwnUnit
           || reason == Reason::RetreatClash;
}

bool lacksConvoy(Reason reason)
{
    return reason == Reason::NoConvoy || reason == Reason::ConvoyBroken || reason == Reason::ParadoxHeld;
}

/// Does the verdict say what the word of the test case says?
bool says(const OrderResult &result, const std::string &word)
{
    const Verdict &verdict = result.verdict;
    const Outcome outcome = outcomeOf(verdict.reason);
    const bool move = is<Move>(result.order);
    if (word == "success")
        return outcome == Outcome::Success && !verdict.dislodged;
    if (word == "void")
        return outcome == Outcome::Void;
    if (word == "bounced")
        return isBounce(verdict.reason);
    if (word == "cut")
        return verdict.reason == Reason::Cut || verdict.reason == Reason::SupportDislodged;
    if (word == "no-convoy") // said of the army, and of those that helped it
        return move ? lacksConvoy(verdict.reason) : outcome != Outcome::Void;
    if (word == "disrupted")
        return move ? lacksConvoy(verdict.reason) : verdict.reason == Reason::ConvoyFailed || verdict.dislodged;
    if (word == "dislodged")
        return verdict.dislodged;
    if (word == "no-effect")
        return outcome != Outcome::Success;
    if (word == "disorder")
        return verdict.reason == Reason::CivilDisorder;
    return false;
}

std::string listing(const Board &board, std::vector<Unit> units)
{
    std::sort(units.begin(), units.end());
    std::string text;
    for (const Unit &unit : units)
        text += (text.empty() ? "" : "; ") + board.power(unit.power).name + ' ' + unitText(board, unit);
    return text;
}

DatcCheck listCheck(DatcCheck::About about, const std::string &expected, const std::string &found)
{
    return {about, {}, expected, found, -1, expected == found};
}

DatcCheck resultCheck(const Board &board, const std::string &unit, const std::string &word, const Turn &turn)
{
    DatcCheck check{DatcCheck::About::Result, unit, word, {}, -1, false};
    const auto parsed = parseUnit(unit, board);
    for (std::size_t i = 0; parsed && i < turn.results.size(); ++i) {
        const OrderResult &result = turn.results[i];
        if (!result.order.at.valid() || board.provinceOf(result.order.at) != board.provinceOf(parsed->region))
            continue;
        check.equal = says(result, word);
        check.result = static_cast<int>(i);
        check.found += (check.found.empty() ? "" : ", ") + std::string(reasonWord(result.verdict.reason));
        if (check.equal)
            break;
    }
    return check;
}

DatcCheck retreatCheck(const Board &board, const std::string &unit, const std::vector<std::string> &places,
                       const Turn &turn)
{
    std::vector<std::string> expected;
    for (const std::string &place : places)
        expected.push_back(board.regionText(board.findRegion(place)));
    std::sort(expected.begin(), expected.end());
    std::vector<std::string> open;
    const auto parsed = parseUnit(unit, board);
    for (const DislodgedUnit &dislodged : turn.after.dislodged) {
        if (!parsed || board.provinceOf(dislodged.unit.region) != board.provinceOf(parsed->region))
            continue;
        for (const RegionId region : dislodged.retreats)
            open.push_back(board.regionText(region));
    }
    std::sort(open.begin(), open.end());
    DatcCheck check = listCheck(DatcCheck::About::Retreats, allOf(expected).text(), allOf(open).text());
    check.unit = unit;
    check.equal = check.equal && parsed.ok();
    return check;
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
        for (const JsonCursor &ruling : item.itemsOf("rulings"))
            entry.rulings.push_back(readRuling(ruling));
        cases.push_back(std::move(entry));
    }
    return cases;
}

std::vector<Unit> dislodgedUnits(const Turn &turn)
{
    std::vector<Unit> units;
    for (const Event &event : turn.events) {
        if (const auto *dislodged = std::get_if<event::Dislodged>(&event))
            units.push_back(dislodged->unit.unit);
        else if (const auto *destroyed = std::get_if<event::Destroyed>(&event);
                 destroyed && turn.before.phase.stage == Stage::Moves)
            units.push_back(destroyed->unit);
    }
    std::sort(units.begin(), units.end());
    units.erase(std::unique(units.begin(), units.end()), units.end());
    return units;
}

std::vector<DatcCheck> checkDatc(const Board &board, const DatcStep &step, const Turn &turn)
{
    std::vector<DatcCheck> checks;
    checks.push_back(listCheck(DatcCheck::About::Units, listing(board, step.units), listing(board, turn.after.units)));
    checks.push_back(
        listCheck(DatcCheck::About::Dislodged, listing(board, step.dislodged), listing(board, dislodgedUnits(turn))));
    for (const auto &[unit, places] : step.retreats) {
        if (turn.before.phase.stage == Stage::Moves)
            checks.push_back(retreatCheck(board, unit, places, turn));
    }
    for (const auto &[unit, words] : step.results) {
        for (const std::string &word : words) {
            if (word != "disbanded") // seen in the units that are left
                checks.push_back(resultCheck(board, unit, word, turn));
        }
    }
    return checks;
}

} // namespace entente
