#include "io/tablejson.h"

namespace entente {

namespace {

constexpr int longestClock = 24 * 60 * 60;

std::map<std::string, std::string> readTexts(const JsonCursor &object)
{
    std::map<std::string, std::string> texts;
    for (const JsonCursor::Member &member : object.members())
        texts.emplace(member.key, member.value.text().value_or(""));
    return texts;
}

JsonValue computersJson(const std::map<std::string, std::vector<TableSetup::Tenure>> &computers)
{
    JsonValue seats = JsonValue::object();
    for (const auto &[power, tenures] : computers) {
        JsonValue list = JsonValue::list();
        for (const TableSetup::Tenure &tenure : tenures) {
            JsonValue entry = JsonValue::object({{"player", tenure.player}});
            if (tenure.seed > 0)
                entry.add("seed", JsonValue(tenure.seed));
            entry.add("from", tenure.from);
            if (tenure.until >= 0)
                entry.add("until", tenure.until);
            list.add(std::move(entry));
        }
        seats.add(power, std::move(list));
    }
    return seats;
}

std::map<std::string, std::vector<TableSetup::Tenure>> readComputers(const JsonCursor &object)
{
    std::map<std::string, std::vector<TableSetup::Tenure>> computers;
    for (const JsonCursor::Member &seat : object.members()) {
        for (const JsonCursor &entry : seat.value.items()) {
            if (!entry.objectOf({"player", "seed", "from", "until"}))
                return computers;
            TableSetup::Tenure tenure;
            tenure.player = entry.needText("player");
            tenure.seed = entry.integerOr("seed", 0, 1, maxScheduleSeed);
            tenure.from = static_cast<int>(entry.integerOr("from", 0, 0, mostTimes));
            tenure.until = static_cast<int>(entry.integerOr("until", -1, 0, mostTimes));
            computers[seat.key].push_back(std::move(tenure));
        }
    }
    return computers;
}

JsonValue lettersJson(const std::vector<TableSetup::Letter> &letters)
{
    JsonValue list = JsonValue::list();
    for (const TableSetup::Letter &letter : letters)
        list.add(JsonValue::object({{"turn", letter.turn}, {"text", letter.text}}));
    return list;
}

std::vector<TableSetup::Letter> readLetters(const JsonCursor &list)
{
    std::vector<TableSetup::Letter> letters;
    for (const JsonCursor &entry : list.items()) {
        if (!entry.objectOf({"turn", "text"}))
            return letters;
        letters.push_back({static_cast<int>(entry.integerOr("turn", 0, 0, mostTimes)), entry.needText("text")});
    }
    return letters;
}

/// The phase that an entry belongs to; a fault where it names none.
Phase phaseIn(const JsonCursor &entry)
{
    Phase phase;
    const std::string text = entry.needText("phase");
    if (!readPhase(text, phase))
        entry.fault(worded("Faults", "\"%1\" is not a phase.").with(text));
    return phase;
}

JsonValue keptJson(const std::vector<TableSetup::Kept> &kept)
{
    JsonValue list = JsonValue::list();
    for (const TableSetup::Kept &orders : kept) {
        JsonValue entry = JsonValue::object({{"power", orders.power}, {"phase", phaseText(orders.phase)}});
        entry.addIfAny("if", orders.condition);
        entry.add("orders", orders.orders);
        list.add(std::move(entry));
    }
    return list;
}

std::vector<TableSetup::Kept> readKeptOrders(const JsonCursor &list)
{
    std::vector<TableSetup::Kept> kept;
    for (const JsonCursor &entry : list.items()) {
        if (!entry.objectOf({"power", "phase", "if", "orders"}))
            return kept;
        TableSetup::Kept orders;
        orders.power = entry.needText("power");
        orders.phase = phaseIn(entry);
        orders.condition = entry.textOr("if", {});
        orders.orders = entry.needText("orders");
        kept.push_back(std::move(orders));
    }
    return kept;
}

/// What stands by the name of a power.
JsonValue byPowerJson(const std::map<std::string, std::string> &texts)
{
    JsonValue object = JsonValue::object();
    for (const auto &[power, text] : texts)
        object.add(power, text);
    return object;
}

JsonValue reopenedJson(const TableSetup &table)
{
    JsonValue seats = JsonValue::object();
    for (const auto &[power, reopened] : table.reopened)
        seats.add(power, JsonValue::object({{"times", reopened.times}, {"turn", reopened.turn}}));
    return seats;
}

JsonValue gaveWayJson(const std::vector<TableSetup::GaveWay> &all)
{
    JsonValue list = JsonValue::list();
    for (const TableSetup::GaveWay &orders : all) {
        JsonValue entry = JsonValue::object({{"power", orders.power}, {"phase", phaseText(orders.phase)}});
        entry.addIfAny("told", orders.told);
        list.add(std::move(entry));
    }
    return list;
}

std::vector<TableSetup::GaveWay> readGaveWay(const JsonCursor &list)
{
    std::vector<TableSetup::GaveWay> all;
    for (const JsonCursor &entry : list.items()) {
        if (!entry.objectOf({"power", "phase", "told"}))
            return all;
        TableSetup::GaveWay orders;
        orders.power = entry.needText("power");
        orders.phase = phaseIn(entry);
        orders.told = entry.flagOr("told", false);
        all.push_back(std::move(orders));
    }
    return all;
}

JsonValue clockJson(const TableSetup &table)
{
    JsonValue clock =
        JsonValue::object({{"talk", table.talkSeconds}, {"seat", table.seatSeconds}, {"seals", table.timeSeals}});
    clock.addIfAny("ends", table.endsAt);
    return clock;
}

} // namespace

JsonValue tableJson(const TableSetup &table)
{
    JsonValue object = JsonValue::object();
    object.addIfAny("mode", table.mode);
    object.addIfAny("seats", table.seats);
    object.addIfAny("players", byPowerJson(table.players));
    object.addIfAny("colours", byPowerJson(table.colours));
    object.addIfAny("sealed", table.sealed);
    object.addIfAny("reopened", reopenedJson(table));
    object.addIfAny("gaveWay", gaveWayJson(table.gaveWay));
    object.addIfAny("viewer", table.viewer);
    object.addIfAny("name", table.gameName);
    object.addIfAny("deadline", table.deadline);
    object.addIfAny("lenient", table.lenient);
    object.addIfAny("advice", table.advice);
    object.addIfAny("talk", table.talk);
    object.addIfAny("unseen", table.unseen);
    if (table.drawsAmongSome)
        object.add("draws", "some");
    object.addIfAny("pins", byPowerJson(table.pins));
    if (table.talkSeconds > 0 || table.seatSeconds > 0 || !table.endsAt.empty())
        object.add("clock", clockJson(table));
    object.addIfAny("computers", computersJson(table.computers));
    object.addIfAny("addresses", byPowerJson(table.addresses));
    object.addIfAny("letters", lettersJson(table.letters));
    object.addIfAny("press", lettersJson(table.press));
    object.addIfAny("kept", keptJson(table.kept));
    return object;
}

TableSetup readTable(const JsonCursor &object)
{
    TableSetup table;
    if (!object.objectOf({"mode",    "seats", "players", "colours", "sealed",   "reopened",  "viewer", "lenient",
                          "draws",   "pins",  "clock",   "name",    "deadline", "computers", "advice", "addresses",
                          "letters", "press", "kept",    "gaveWay", "unseen",   "talk"}))
        return table;
    table.mode = object.textOr("mode", {});
    table.gameName = object.textOr("name", {});
    table.deadline = object.textOr("deadline", {});
    table.seats = object.textsOf("seats");
    object.takeIfAny("players", table.players, readTexts);
    object.takeIfAny("colours", table.colours, readTexts);
    table.sealed = object.textsOf("sealed");
    for (const JsonCursor::Member &seat : object.membersOf("reopened")) {
        if (seat.value.objectOf({"times", "turn"}))
            table.reopened[seat.key] = {static_cast<int>(seat.value.integerOr("times", 1, 1, mostTimes)),
                                        static_cast<int>(seat.value.integerOr("turn", 0, 0, mostTimes))};
    }
    object.takeIfAny("gaveWay", table.gaveWay, readGaveWay);
    table.viewer = object.textOr("viewer", {});
    table.lenient = object.flagOr("lenient", false);
    table.advice = object.flagOr("advice", false);
    table.talk = object.flagOr("talk", false);
    table.unseen = object.flagOr("unseen", false);
    table.drawsAmongSome = object.textOr("draws", {}) == "some";
    object.takeIfAny("pins", table.pins, readTexts);
    if (const auto clock = object.find("clock"); clock && clock->objectOf({"talk", "seat", "seals", "ends"})) {
        table.talkSeconds = static_cast<int>(clock->integerOr("talk", 0, 0, longestClock));
        table.seatSeconds = static_cast<int>(clock->integerOr("seat", 0, 0, longestClock));
        table.timeSeals = clock->flagOr("seals", false);
        table.endsAt = clock->textOr("ends", {});
    }
    object.takeIfAny("computers", table.computers, readComputers);
    object.takeIfAny("addresses", table.addresses, readTexts);
    object.takeIfAny("letters", table.letters, readLetters);
    object.takeIfAny("press", table.press, readLetters);
    object.takeIfAny("kept", table.kept, readKeptOrders);
    return table;
}

JsonValue lockedJson(const LockedOrders &locked)
{
    JsonValue object = JsonValue::object({{"key", locked.key}, {"orders", byPowerJson(locked.orders)}});
    object.addIfAny("lasting", byPowerJson(locked.lasting));
    object.addIfAny("schedule", locked.schedule);
    object.addIfAny("seeds", locked.seeds);
    object.addIfAny("proof", locked.proof);
    return object;
}

LockedOrders readLocked(const JsonCursor &object)
{
    LockedOrders locked;
    if (!object.objectOf({"key", "orders", "schedule", "lasting", "seeds", "proof",
                          "history"})) // "history": drafts, in files of older programs
        return locked;
    locked.key = object.needText("key");
    locked.schedule = object.textOr("schedule", {});
    locked.seeds = object.textOr("seeds", {});
    locked.proof = object.textOr("proof", {});
    if (const auto texts = object.need("orders"))
        locked.orders = readTexts(*texts);
    object.takeIfAny("lasting", locked.lasting, readTexts);
    return locked;
}

} // namespace entente
