#include "io/tablejson.h"

namespace entente {

namespace {

constexpr int longestClock = 24 * 60 * 60;

JsonValue textsJson(const std::vector<std::string> &texts)
{
    JsonValue list = JsonValue::list();
    for (const std::string &text : texts)
        list.add(text);
    return list;
}

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
            JsonValue entry = JsonValue::object();
            entry.add("player", tenure.player);
            if (tenure.seed > 0)
                entry.add("seed", JsonValue(tenure.seed));
            entry.add("from", JsonValue(std::int64_t(tenure.from)));
            if (tenure.until >= 0)
                entry.add("until", JsonValue(std::int64_t(tenure.until)));
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
    for (const TableSetup::Letter &letter : letters) {
        JsonValue entry = JsonValue::object();
        entry.add("turn", JsonValue(std::int64_t(letter.turn)));
        entry.add("text", letter.text);
        list.add(std::move(entry));
    }
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
        JsonValue entry = JsonValue::object();
        entry.add("power", orders.power);
        entry.add("phase", phaseText(orders.phase));
        if (!orders.condition.empty())
            entry.add("if", orders.condition);
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
    for (const auto &[power, reopened] : table.reopened) {
        JsonValue seat = JsonValue::object();
        seat.add("times", JsonValue(std::int64_t(reopened.times)));
        seat.add("turn", JsonValue(std::int64_t(reopened.turn)));
        seats.add(power, std::move(seat));
    }
    return seats;
}

JsonValue gaveWayJson(const std::vector<TableSetup::GaveWay> &all)
{
    JsonValue list = JsonValue::list();
    for (const TableSetup::GaveWay &orders : all) {
        JsonValue entry = JsonValue::object();
        entry.add("power", orders.power);
        entry.add("phase", phaseText(orders.phase));
        if (orders.told)
            entry.add("told", JsonValue(true));
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
    JsonValue clock = JsonValue::object();
    clock.add("talk", JsonValue(std::int64_t(table.talkSeconds)));
    clock.add("seat", JsonValue(std::int64_t(table.seatSeconds)));
    clock.add("seals", JsonValue(table.timeSeals));
    return clock;
}

} // namespace

JsonValue tableJson(const TableSetup &table)
{
    JsonValue object = JsonValue::object();
    if (!table.mode.empty())
        object.add("mode", table.mode);
    if (!table.seats.empty())
        object.add("seats", textsJson(table.seats));
    if (!table.players.empty())
        object.add("players", byPowerJson(table.players));
    if (!table.colours.empty())
        object.add("colours", byPowerJson(table.colours));
    if (!table.sealed.empty())
        object.add("sealed", textsJson(table.sealed));
    if (!table.reopened.empty())
        object.add("reopened", reopenedJson(table));
    if (!table.gaveWay.empty())
        object.add("gaveWay", gaveWayJson(table.gaveWay));
    if (!table.viewer.empty())
        object.add("viewer", table.viewer);
    if (!table.gameName.empty())
        object.add("name", table.gameName);
    if (!table.deadline.empty())
        object.add("deadline", table.deadline);
    if (table.lenient)
        object.add("lenient", JsonValue(true));
    if (table.advice)
        object.add("advice", JsonValue(true));
    if (table.unseen)
        object.add("unseen", JsonValue(true));
    if (table.drawsAmongSome)
        object.add("draws", "some");
    if (!table.pins.empty())
        object.add("pins", byPowerJson(table.pins));
    if (table.talkSeconds > 0 || table.seatSeconds > 0)
        object.add("clock", clockJson(table));
    if (!table.computers.empty())
        object.add("computers", computersJson(table.computers));
    if (!table.addresses.empty())
        object.add("addresses", byPowerJson(table.addresses));
    if (!table.letters.empty())
        object.add("letters", lettersJson(table.letters));
    if (!table.press.empty())
        object.add("press", lettersJson(table.press));
    if (!table.kept.empty())
        object.add("kept", keptJson(table.kept));
    return object;
}

TableSetup readTable(const JsonCursor &object)
{
    TableSetup table;
    if (!object.objectOf({"mode",    "seats",     "players", "colours", "sealed", "reopened", "viewer",
                          "lenient", "draws",     "pins",    "clock",   "name",   "deadline", "computers",
                          "advice",  "addresses", "letters", "press",   "kept",   "gaveWay",  "unseen"}))
        return table;
    table.mode = object.textOr("mode", {});
    table.gameName = object.textOr("name", {});
    table.deadline = object.textOr("deadline", {});
    if (const auto seats = object.find("seats"))
        table.seats = seats->texts();
    if (const auto players = object.find("players"))
        table.players = readTexts(*players);
    if (const auto colours = object.find("colours"))
        table.colours = readTexts(*colours);
    if (const auto sealed = object.find("sealed"))
        table.sealed = sealed->texts();
    if (const auto reopened = object.find("reopened")) {
        for (const JsonCursor::Member &seat : reopened->members()) {
            if (seat.value.objectOf({"times", "turn"}))
                table.reopened[seat.key] = {static_cast<int>(seat.value.integerOr("times", 1, 1, mostTimes)),
                                            static_cast<int>(seat.value.integerOr("turn", 0, 0, mostTimes))};
        }
    }
    if (const auto gaveWay = object.find("gaveWay"))
        table.gaveWay = readGaveWay(*gaveWay);
    table.viewer = object.textOr("viewer", {});
    table.lenient = object.flagOr("lenient", false);
    table.advice = object.flagOr("advice", false);
    table.unseen = object.flagOr("unseen", false);
    table.drawsAmongSome = object.textOr("draws", {}) == "some";
    if (const auto pins = object.find("pins"))
        table.pins = readTexts(*pins);
    if (const auto clock = object.find("clock"); clock && clock->objectOf({"talk", "seat", "seals"})) {
        table.talkSeconds = static_cast<int>(clock->integerOr("talk", 0, 0, longestClock));
        table.seatSeconds = static_cast<int>(clock->integerOr("seat", 0, 0, longestClock));
        table.timeSeals = clock->flagOr("seals", false);
    }
    if (const auto computers = object.find("computers"))
        table.computers = readComputers(*computers);
    if (const auto addresses = object.find("addresses"))
        table.addresses = readTexts(*addresses);
    if (const auto letters = object.find("letters"))
        table.letters = readLetters(*letters);
    if (const auto press = object.find("press"))
        table.press = readLetters(*press);
    if (const auto kept = object.find("kept"))
        table.kept = readKeptOrders(*kept);
    return table;
}

JsonValue lockedJson(const LockedOrders &locked)
{
    const auto texts = [](const std::map<std::string, std::string> &byPower) {
        JsonValue all = JsonValue::object();
        for (const auto &[power, text] : byPower)
            all.add(power, text);
        return all;
    };
    JsonValue object = JsonValue::object();
    object.add("key", locked.key);
    object.add("orders", texts(locked.orders));
    if (!locked.lasting.empty())
        object.add("lasting", texts(locked.lasting));
    if (!locked.schedule.empty())
        object.add("schedule", locked.schedule);
    if (!locked.seeds.empty())
        object.add("seeds", locked.seeds);
    if (!locked.proof.empty())
        object.add("proof", locked.proof);
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
    if (const auto texts = object.find("lasting"))
        locked.lasting = readTexts(*texts);
    return locked;
}

} // namespace entente
