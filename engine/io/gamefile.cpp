#include "io/gamefile.h"

#include "io/dealsjson.h"
#include "io/historyjson.h"
#include "io/notesjson.h"
#include "io/playjson.h"
#include "io/positionjson.h"
#include "io/positionreader.h"
#include "io/secretjson.h"
#include "io/settingsjson.h"
#include "io/tablejson.h"

#include <algorithm>
#include <numeric>

namespace entente {

namespace {

constexpr const char *programName = "Entente";

// Formats. A game that needs nothing of a later one is written in the first.
constexpr int plainGames = 1;
/// Holds positions set up amid the game, orders of later phases, or what reports say at their head.
constexpr int correctedGames = 2;
/// A computer played a seat.
constexpr int gamesWithComputers = 3;
constexpr int gamesWithAdvice = 4;
constexpr int gamesWithMails = 5;
constexpr int gamesWithKeptOrders = 6;
constexpr int gamesWithProof = 7;
constexpr int gamesWithLastSeason = 9; ///< it ends with a season, or after an hour, that its table chose
constexpr int gamesPlayedOn = 8; ///< after somebody had won, or ended by rules since changed; the last reveal is unseen
constexpr int gamesUnderFog = 10;
constexpr int gamesWithOwnGoals = 11; ///< some powers win with a number of their own
constexpr int gamesWithDeals = 12;

/// A file that is not JSON: cut off, damaged, or never ours.
Fault unreadable(std::string_view bytes, const Fault &syntax)
{
    if (bytes.empty())
        return {"", worded("Faults", "The file is empty.")};
    // A note about this program names it too, but is no object.
    const std::size_t begin = bytes.find_first_not_of(" \t\r\n");
    const bool ours = begin != std::string_view::npos && bytes[begin] == '{'
                      && bytes.substr(begin, 200).find(programName) != std::string_view::npos;
    if (!ours)
        return {"", notASavedGame()};
    if (syntax.message == textEndsEarly())
        return {syntax.where, worded("Faults", "The file breaks off here: the rest of the saved game is missing.")};
    return {syntax.where, worded("Faults", "The saved game is damaged here. %1").with(syntax.message)};
}

void addLines(JsonValue &object, const Lines &lines)
{
    JsonValue list = JsonValue::list();
    for (int i = 0; i < lines.count(); ++i) {
        const Line &line = lines.at(i);
        JsonValue entry = JsonValue::object({{"name", line.name}, {"note", line.note}});
        if (i > 0) { // the first is the game itself
            entry.add("parent", line.parent);
            entry.add("from", lines.from(i));
            addPlay(entry, line.game, lines.from(i));
        }
        list.add(std::move(entry));
    }
    object.add("lines", std::move(list));
    object.add("line", lines.current());
}

void readLines(const JsonCursor &list, SavedGame &saved, PlayReading &reading)
{
    Faults &faults = reading.faults;
    Lines &lines = saved.lines = Lines(saved.game);
    int number = 0;
    for (const JsonCursor &object : list.items()) {
        if (!faults.empty()
            || !object.objectOf({"name", "note", "parent", "from", "turns", "set", "ending", "orders", "later"}))
            return;
        Line line;
        line.name = object.textOr("name", {});
        line.note = object.textOr("note", {});
        if (number++ == 0) {
            lines.name(0, line.name, line.note);
            continue;
        }
        const auto parent = object.need("parent");
        const auto from = object.need("from");
        if (!parent || !from)
            return;
        line.parent = static_cast<int>(parent->integer(0, lines.count() - 1).value_or(0));
        if (!faults.empty())
            return;
        const Game &left = lines.at(line.parent).game;
        line.game = left.upTo(static_cast<int>(from->integer(0, left.turnCount()).value_or(0)));
        line.game.dropPosition(); // what was set up there is the parent's own; the line says whether it shares it
        // But the board that stood there, if the turn before it comes out otherwise by now.
        if (const int turns = line.game.turnCount(); turns > 0) {
            if (const auto kept = reading.kept.find(&line.game.turn(turns - 1)); kept != reading.kept.end())
                line.game.setPosition(kept->second);
        }
        readPlay(object, line.game, reading);
        lines.append(std::move(line));
    }
}

/// The oldest format that can hold the game: who has an older Entente reads all games that it could have played.
int formatOf(const SavedGame &saved)
{
    const auto corrected = [](const Game &game) {
        bool any = !game.later().empty()
                   || (game.agreed() && (game.agreed()->proposedBy.valid() || !game.agreed()->votedFor.empty()));
        for (int turns = 1; turns <= game.turnCount(); ++turns)
            any = any || game.setUpAfter(turns);
        return any;
    };
    bool any = corrected(saved.game) || !saved.table.gameName.empty() || !saved.table.deadline.empty();
    for (int i = 0; i < saved.lines.count(); ++i)
        any = any || corrected(saved.lines.at(i).game);
    const auto pastVictory = [](const Game &game) {
        return game.wasPlayedOn() || (game.agreed() && game.agreed()->kind == Ending::Kind::Victory);
    };
    const bool limited = saved.game.rules().lastSeason.has_value() || !saved.table.endsAt.empty();
    bool on = pastVictory(saved.game) || saved.table.unseen;
    for (int i = 0; i < saved.lines.count(); ++i)
        on = on || pastVictory(saved.lines.at(i).game);
    const bool mails = !saved.table.addresses.empty() || !saved.table.letters.empty() || !saved.table.press.empty();
    const bool fogged = saved.game.rules().fog != Rulebook::Fog::None;
    const bool uneven = !saved.game.rules().ownGoals.empty();
    return saved.table.talk                 ? gamesWithDeals
           : uneven                         ? gamesWithOwnGoals
           : fogged                         ? gamesUnderFog
           : limited                        ? gamesWithLastSeason
           : on                             ? gamesPlayedOn
           : !saved.locked.proof.empty()    ? gamesWithProof
           : !saved.table.kept.empty()      ? gamesWithKeptOrders
           : mails                          ? gamesWithMails
           : saved.table.advice             ? gamesWithAdvice
           : !saved.table.computers.empty() ? gamesWithComputers
           : any                            ? correctedGames
                                            : plainGames;
}

/// One spelling, whatever the order in which the members stand.
JsonValue sorted(const JsonValue &value)
{
    JsonValue one = value;
    for (JsonValue &item : one.items)
        item = sorted(item);
    if (!value.isObject())
        return one;
    std::vector<std::size_t> order(value.keys.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return value.keys[a] < value.keys[b]; });
    JsonValue object = JsonValue::object();
    for (const std::size_t i : order)
        object.add(value.keys[i], std::move(one.items[i]));
    return object;
}

/// Members of members are told apart where each is somebody's own.
void addParts(FileParts &parts, const std::string &under, const JsonValue &object)
{
    for (std::size_t i = 0; i < object.keys.size() && i < object.items.size(); ++i) {
        const JsonValue &value = object.items[i];
        const std::string name = under + object.keys[i];
        if (value.isObject() && name.starts_with("locked"))
            addParts(parts, name + '/', value);
        else if (name != "locked/proof")
            parts[name] = writeJson(sorted(value));
    }
}

JsonValue gameJson(const SavedGame &saved)
{
    const Game &game = saved.game;
    const Board &board = game.board();
    JsonValue object = JsonValue::object();
    object.add("program", programName);
    object.add("format", formatOf(saved));
    object.add("variant", game.variant().id);
    object.add("settings", settingsJson(game.settings()));
    object.add("start", positionJson(board, game.start()));
    addPlay(object, game, 0);
    if (!game.takenBack().empty())
        object.add("takenBack", takenBackJson(game));
    if (saved.lines.count() > 1)
        addLines(object, saved.lines);
    if (!saved.locked.key.empty())
        object.add("locked", lockedJson(saved.locked));
    object.add("table", tableJson(saved.table));
    object.addIfAny("notes", notesJson(board, saved.notes));
    object.addIfAny("deals", dealsJson(board, saved.deals));
    if (!saved.history.empty())
        object.add("undo", historyJson(saved));
    object.addIfAny("savedAs", saved.savedAs);
    return object;
}

} // namespace

std::string writeGame(const SavedGame &saved)
{
    return writeJson(gameJson(saved), 2) + '\n';
}

FileParts partsOf(const SavedGame &saved)
{
    FileParts parts;
    addParts(parts, {}, gameJson(saved));
    return parts;
}

Wording notASavedGame()
{
    return worded("Faults", "This is not a saved game of Entente.");
}

namespace {

/// What bars a file from being read any further, if anything.
std::optional<Fault> foreign(const JsonCursor &root)
{
    const auto program = root.find("program");
    if (!program || program->value().text != programName)
        return Fault{"", notASavedGame()};
    const auto format = root.find("format");
    if (format && format->value().kind == JsonValue::Kind::Integer && format->value().integer > gameFileVersion)
        return Fault{"", worded("Faults", "Written by a newer Entente (format %1); this one reads up to %2.")
                             .with(std::to_string(format->value().integer), std::to_string(gameFileVersion))};
    return std::nullopt;
}

/// A list of changes that is damaged costs the list and not the game.
void readUndo(const JsonCursor &root, SavedGame &saved)
{
    const auto undo = root.find("undo");
    if (!undo)
        return;
    Faults lost;
    readHistory(JsonCursor(undo->value(), "undo", lost), saved);
    saved.historyLost = !lost.empty();
    if (saved.historyLost)
        saved.history.clear();
}

} // namespace

Result<SavedGame, Fault> readGame(std::string_view bytes, const VariantFinder &variants, const SecretReader &secret)
{
    const Result<JsonValue, Fault> value = readJson(bytes);
    if (!value)
        return unreadable(bytes, value.error());

    Faults faults;
    const JsonCursor root(*value, "", faults);
    if (std::optional<Fault> bar = foreign(root))
        return *bar;

    SavedGame saved;
    root.objectOf({"program", "format", "variant", "settings", "start", "turns", "set", "ending", "orders", "later",
                   "takenBack", "lines", "line", "locked", "table", "notes", "deals", "undo", "savedAs"});
    if (const auto present = root.need("format"))
        present->integer(1, gameFileVersion);
    const std::string variantId = root.needText("variant");
    if (!faults.empty())
        return faults.front();
    const std::shared_ptr<const Variant> variant = variants(variantId);
    if (!variant)
        return Fault{"variant",
                     worded("Faults", "The game is of the variant \"%1\", which is not installed.").with(variantId)};

    std::map<std::string, std::string> settings;
    if (const auto object = root.find("settings"))
        settings = readSettings(*object, {}, variant.get());
    saved.game = Game(variant, std::move(settings));
    if (const auto start = root.need("start"))
        saved.game.setStart(readPosition(*start, *variant->board, variant->seasons));
    saved.savedAs = root.textOr("savedAs", {});
    if (const auto locked = root.find("locked")) {
        saved.locked = readLocked(*locked);
        addParts(saved.parts, {}, *value);
    }
    if (const auto table = root.find("table"))
        saved.table = readTable(*table);
    if (const auto notes = root.find("notes"))
        saved.notes = readNotes(*notes, *variant->board);
    if (const auto deals = root.find("deals"))
        saved.deals = readDeals(*deals, *variant->board);
    if (saved.game.hasSecretSequence()) {
        const auto text = secret && !saved.locked.schedule.empty() ? secret(saved.locked, saved.table) : std::nullopt;
        saved.orderLost = !text || !takeSecret(saved.game, *text);
    }
    PlayReading reading{faults, saved.orderLost, saved.remarks};
    readPlay(root, saved.game, reading);
    if (const auto takenBack = root.find("takenBack"))
        readTakenBack(*takenBack, saved.game);
    if (const auto lines = root.find("lines"); lines && faults.empty())
        readLines(*lines, saved, reading);
    if (const auto line = root.find("line"); line && faults.empty())
        saved.lines.goTo(static_cast<int>(line->integer(0, std::max(0, saved.lines.count() - 1)).value_or(0)));
    if (!faults.empty())
        return faults.front();
    readUndo(root, saved);
    return saved;
}

namespace {

/// The member of that name; null if there is none.
const JsonValue *memberOf(const JsonValue *object, std::string_view name)
{
    if (!object)
        return nullptr;
    const auto key = std::find(object->keys.begin(), object->keys.end(), name);
    return key == object->keys.end() ? nullptr : &object->items[static_cast<std::size_t>(key - object->keys.begin())];
}

} // namespace

std::optional<GameSize> gameSizeOf(std::string_view bytes)
{
    const Result<JsonValue, Fault> value = readJson(bytes);
    Faults faults;
    if (!value || foreign(JsonCursor(*value, "", faults)))
        return std::nullopt;
    const auto count = [](const JsonValue *list) { return list ? list->items.size() : 0; };
    GameSize size;
    size.turns = count(memberOf(&*value, "turns"));
    if (const JsonValue *lines = memberOf(&*value, "lines")) {
        for (const JsonValue &line : lines->items)
            size.turns += count(memberOf(&line, "turns"));
    }
    if (const JsonValue *orders = memberOf(&*value, "orders")) {
        for (const JsonValue &power : orders->items)
            size.orders += count(&power);
    }
    size.orders += count(memberOf(memberOf(&*value, "locked"), "orders"));
    if (const JsonValue *file = memberOf(&*value, "savedAs"))
        size.savedAs = file->text;
    return size;
}

} // namespace entente
