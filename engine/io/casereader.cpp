#include "io/casejson.h"
#include "io/ownershipjson.h"
#include "io/ordersjson.h"
#include "io/positionreader.h"
#include "io/settingsjson.h"
#include "io/statejson.h"
#include "orders/legality.h"

#include <algorithm>

namespace entente {

namespace {

std::string idText(const JsonValue &value)
{
    return value.kind == JsonValue::Kind::Integer ? std::to_string(value.integer) : value.text;
}

/// Boxes and passes are for one power, and a kind that returns is its mainstay alone, never more of them than at the
/// start (City State 8a, C17, C23).
void checkAdmitted(const JsonCursor &root, const Variant &variant, const Position &position)
{
    const Board &board = *variant.board;
    const auto fault = [&](const Wording &words) { root.find("units").value_or(root).fault(words); };
    std::vector<int> extra(static_cast<std::size_t>(board.powerCount()));
    for (const Unit &unit : variant.start.units)
        extra[static_cast<std::size_t>(unit.power.index())] -= board.kind(unit.kind).returnsTo.valid();
    for (const Unit &unit : position.units) {
        const Power &power = board.power(unit.power);
        const UnitKind &kind = board.kind(unit.kind);
        const ProvinceId place = board.provinceOf(unit.region);
        if (!mayEnter(board, unit.power, place)) {
            fault(worded("Faults", "Only units of %1 may stand in %2.")
                      .with(board.power(board.province(place).only).name, board.province(place).name));
        } else if (kind.returnsTo.valid() && power.mainstay != unit.kind) {
            fault(worded("Faults", "%1 has no %2.").with(power.name, kind.name));
        } else if (kind.returnsTo.valid() && ++extra[static_cast<std::size_t>(unit.power.index())] == 1) {
            fault(
                worded("Faults", "%1 has more units of the kind %2 than it begins with.").with(power.name, kind.name));
        }
    }
}

/// Where everybody stands, and what is whose, on the board of the case.
void readCasePosition(const JsonCursor &root, GameCase &result)
{
    const Variant &variant = *result.variant;
    const Board &board = *variant.board;
    Position &position = result.position;
    position.owner = variant.start.owner;
    position.footholds = variant.start.footholds;
    const auto settings = root.find("settings");
    if (const auto held = settings ? settings->find("held") : std::nullopt)
        readHeld(*held, board, position);
    if (const auto phase = root.need("phase"))
        readPhaseOf(*phase, variant.seasons, position.phase);
    if (const auto units = root.need("units"))
        readUnits(*units, board, position);
    checkHolds(root, board, position);
    checkAdmitted(root, variant, position);
    if (!result.rules.orders.armyFleet
        && std::any_of(position.units.begin(), position.units.end(),
                       [](const Unit &unit) { return unit.layer == Layer::Aboard; }))
        root.fault(worded("Faults", "Armies go aboard fleets only with the setting \"armyFleet\"."));
    root.readIfAny("centres", readCentres, board, position);
    const auto provinces = root.find("provinces");
    if (result.rules.policies.landIsHeld) {
        position.holder = variant.start.holder;
        if (provinces)
            readOwnership(*provinces, board, position);
        else
            holdCentres(board, position);
    } else if (provinces) {
        provinces->fault(worded("Faults", "In this variant only supply centres are owned; name them in \"centres\"."));
    }
    if (const auto supply = settings ? settings->find("supply") : std::nullopt)
        readSupply(*supply, board, position);
    if (const auto dislodged = root.find("dislodged")) {
        readDislodged(*dislodged, board, position);
        if (position.phase.stage != Stage::Retreats && !position.dislodged.empty())
            dislodged->fault(worded("Faults", "Units are dislodged in retreat phases only."));
    }
    position.sort();
    result.remarks = withoutClosedRetreats(board, position);
}

GameCase::Wish readWish(const JsonCursor &goal, const Board &board)
{
    GameCase::Wish wish;
    goal.objectOf({"power", "take", "keep"});
    wish.power = readPowerName(goal, board, goal.needText("power"));
    for (const bool take : {true, false}) {
        const auto places = goal.find(take ? "take" : "keep");
        for (const JsonCursor &place : places ? places->items() : std::vector<JsonCursor>()) {
            const ProvinceId province = readProvince(place, board);
            if (province.valid())
                wish.goals.push_back({province, take});
        }
    }
    return wish;
}

} // namespace

GameCase readCase(const JsonCursor &root, const VariantFinder &variants, CaseOrders use)
{
    GameCase result;
    if (const auto id = root.find("id"))
        result.id = idText(id->value());
    root.objectOf({"id", "variant", "phase", "units", "orders", "centres", "provinces", "dislodged", "settings",
                   "expect", "goal", "kind", "why", "rule", "name"});
    const auto variantId = root.need("variant");
    const auto variantText = variantId ? variantId->text() : std::nullopt;
    if (variantText) {
        result.variant = variants(*variantText);
        if (!result.variant)
            variantId->fault(worded("Faults", "There is no variant \"%1\".").with(*variantText));
    }
    if (!result.variant)
        return result;

    if (const auto settings = root.find("settings"))
        result.settings = readSettings(*settings, {"supply", "held"}, result.variant.get());
    const Game game(result.variant, result.settings);
    result.rules = game.rules();
    result.variant = game.variantPointer();
    readCasePosition(root, result);
    const Board &board = *result.variant->board;
    if (const auto orders = root.find("orders"); orders && use == CaseOrders::Read)
        result.orders = readOrders(*orders, board, result.position);
    root.readIfAny("settings", readState, board, result.position, result.orders);
    if (const auto expect = root.find("expect"))
        result.expect = writeJson(expect->value());
    root.takeIfAny("goal", result.wish, readWish, board);
    return result;
}

namespace {

bool blank(std::string_view line)
{
    return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

struct NumberedLine {
    std::string_view text;
    int number;
};

std::vector<NumberedLine> filledLines(std::string_view text)
{
    std::vector<NumberedLine> lines;
    int number = 1;
    for (std::size_t start = 0; start < text.size(); ++number) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        const std::string_view line = text.substr(start, end - start);
        if (!blank(line))
            lines.push_back({line, number});
        start = end + 1;
    }
    return lines;
}

/// Several lines that each begin an object: one case a line. Where an object is merely laid out over
/// lines its first line ends inside it, and the second begins with a key.
bool areJsonLines(const std::vector<NumberedLine> &lines)
{
    if (lines.size() < 2)
        return false;
    if (readJson(lines[0].text))
        return true;
    const auto startsObject = [](std::string_view line) { return line[line.find_first_not_of(" \t\r")] == '{'; };
    const std::string_view first = lines[0].text;
    const char last = first[first.find_last_not_of(" \t\r")];
    return last != '{' && last != '[' && last != ':' && last != ',' && startsObject(first)
           && startsObject(lines[1].text);
}

CaseOrError readCaseText(std::string_view text, int firstLine, const VariantFinder &variants, CaseOrders use)
{
    const Result<JsonValue, Fault> value = readJson(text, firstLine);
    if (!value)
        return CaseError{{}, value.error()};
    if (!value->isObject())
        return CaseError{{},
                         {worded("Faults", "line %1").with(std::to_string(firstLine)),
                          worded("Faults", "A case is a JSON object.")}};
    Faults faults;
    GameCase read = readCase(JsonCursor(*value, "", faults), variants, use);
    if (!faults.empty())
        return CaseError{read.id, faults.front()};
    return read;
}

} // namespace

std::vector<CaseOrError> readCases(std::string_view text, const VariantFinder &variants, CaseOrders use)
{
    std::vector<CaseOrError> cases;
    const std::vector<NumberedLine> lines = filledLines(text);
    if (areJsonLines(lines)) {
        for (const NumberedLine &line : lines)
            cases.push_back(readCaseText(line.text, line.number, variants, use));
    } else {
        cases.push_back(readCaseText(text, 1, variants, use));
    }
    return cases;
}

} // namespace entente
