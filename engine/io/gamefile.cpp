#include "io/gamefile.h"

#include "game/digest.h"
#include "game/lostorder.h"
#include "game/play.h"
#include "io/historyjson.h"
#include "io/notesjson.h"
#include "io/ordersjson.h"
#include "io/positionjson.h"
#include "io/secretjson.h"
#include "io/settingsjson.h"

#include <algorithm>

namespace entente {

namespace {

constexpr const char *programName = "Entente";

// Formats. A game that needs nothing of a later one is written in the first.
constexpr int plainGames = 1;
/// Holds positions set up amid the game, orders of later phases, or what reports say at their head.
constexpr int correctedGames = 2;

std::string digestText(std::uint64_t digest)
{
    static constexpr char digits[] = "0123456789abcdef";
    std::string text(16, '0');
    for (std::size_t i = 16; i-- > 0; digest >>= 4)
        text[i] = digits[digest & 15];
    return text;
}

/// A number for what the file says of a turn, so that a changed letter is found out even where it changes
/// no position. It leaves the verdicts out: a later judge may word them otherwise and still agree.
std::uint64_t turnDigest(const Board &board, const Position &before, std::span<const GivenOrder> orders, const Position &after)
{
    std::uint64_t digest = 0xcbf29ce484222325u; // FNV-1a
    for (const char c : writeJson(ordersJson(board, orders, before.phase.stage)))
        digest = (digest ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    return combineDigests(digest, digestOf(after));
}

JsonValue textsJson(const std::vector<std::string> &texts)
{
    JsonValue list = JsonValue::list();
    for (const std::string &text : texts)
        list.add(text);
    return list;
}

JsonValue tableJson(const TableSetup &table)
{
    JsonValue object = JsonValue::object();
    if (!table.mode.empty())
        object.add("mode", table.mode);
    if (!table.seats.empty())
        object.add("seats", textsJson(table.seats));
    if (!table.players.empty()) {
        JsonValue players = JsonValue::object();
        for (const auto &[power, name] : table.players)
            players.add(power, name);
        object.add("players", std::move(players));
    }
    if (!table.colours.empty()) {
        JsonValue colours = JsonValue::object();
        for (const auto &[power, colour] : table.colours)
            colours.add(power, colour);
        object.add("colours", std::move(colours));
    }
    if (!table.sealed.empty())
        object.add("sealed", textsJson(table.sealed));
    if (!table.reopened.empty()) {
        JsonValue seats = JsonValue::object();
        for (const auto &[power, reopened] : table.reopened) {
            JsonValue seat = JsonValue::object();
            seat.add("times", JsonValue(std::int64_t(reopened.times)));
            seat.add("turn", JsonValue(std::int64_t(reopened.turn)));
            seats.add(power, std::move(seat));
        }
        object.add("reopened", std::move(seats));
    }
    if (!table.viewer.empty())
        object.add("viewer", table.viewer);
    if (!table.gameName.empty())
        object.add("name", table.gameName);
    if (!table.deadline.empty())
        object.add("deadline", table.deadline);
    if (table.lenient)
        object.add("lenient", JsonValue(true));
    if (table.drawsAmongSome)
        object.add("draws", "some");
    if (!table.pins.empty()) {
        JsonValue pins = JsonValue::object();
        for (const auto &[power, lock] : table.pins)
            pins.add(power, lock);
        object.add("pins", std::move(pins));
    }
    if (table.talkSeconds > 0 || table.seatSeconds > 0) {
        JsonValue clock = JsonValue::object();
        clock.add("talk", JsonValue(std::int64_t(table.talkSeconds)));
        clock.add("seat", JsonValue(std::int64_t(table.seatSeconds)));
        clock.add("seals", JsonValue(table.timeSeals));
        object.add("clock", std::move(clock));
    }
    return object;
}

std::map<std::string, std::string> readTexts(const JsonCursor &object)
{
    std::map<std::string, std::string> texts;
    for (const JsonCursor::Member &member : object.members())
        texts.emplace(member.key, member.value.text().value_or(""));
    return texts;
}

constexpr int longestClock = 24 * 60 * 60;
constexpr int mostTimes = 1000000; ///< how often something may have been done, as far as a file is believed

TableSetup readTable(const JsonCursor &object)
{
    TableSetup table;
    if (!object.objectOf({"mode", "seats", "players", "colours", "sealed", "reopened", "viewer", "lenient", "draws",
                          "pins", "clock", "name", "deadline"}))
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
    table.viewer = object.textOr("viewer", {});
    table.lenient = object.flagOr("lenient", false);
    table.drawsAmongSome = object.textOr("draws", {}) == "some";
    if (const auto pins = object.find("pins"))
        table.pins = readTexts(*pins);
    if (const auto clock = object.find("clock"); clock && clock->objectOf({"talk", "seat", "seals"})) {
        table.talkSeconds = static_cast<int>(clock->integerOr("talk", 0, 0, longestClock));
        table.seatSeconds = static_cast<int>(clock->integerOr("seat", 0, 0, longestClock));
        table.timeSeals = clock->flagOr("seals", false);
    }
    return table;
}

/// A file that is not JSON: cut off, damaged, or never ours.
Fault unreadable(std::string_view bytes, const Fault &syntax)
{
    if (bytes.empty())
        return {"", worded("Faults", "The file is empty.")};
    const bool ours = bytes.substr(0, 200).find(programName) != std::string_view::npos;
    if (!ours)
        return {"", notASavedGame()};
    if (syntax.message == textEndsEarly())
        return {syntax.where, worded("Faults", "The file breaks off here: the rest of the saved game is missing.")};
    return {syntax.where, worded("Faults", "The saved game is damaged here. %1").with(syntax.message)};
}

LockedOrders readLocked(const JsonCursor &object)
{
    LockedOrders locked;
    if (!object.objectOf({"key", "orders", "schedule", "lasting", "history"})) // "history": drafts, in files of older programs
        return locked;
    locked.key = object.needText("key");
    locked.schedule = object.textOr("schedule", {});
    if (const auto texts = object.need("orders"))
        locked.orders = readTexts(*texts);
    if (const auto texts = object.find("lasting"))
        locked.lasting = readTexts(*texts);
    return locked;
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
    return object;
}

JsonValue takenBackJson(const Game &game)
{
    JsonValue object = JsonValue::object();
    for (const auto &[phase, times] : game.takenBack())
        object.add(phaseText(phase), JsonValue(std::int64_t(times)));
    return object;
}

void readTakenBack(const JsonCursor &object, Game &game)
{
    for (const JsonCursor::Member &member : object.members()) {
        Phase phase;
        if (readPhase(member.key, phase))
            game.noteTakenBack(phase, static_cast<int>(member.value.integer(1, mostTimes).value_or(1)));
        else
            member.value.fault(worded("Faults", "\"%1\" is not a phase.").with(member.key));
    }
}

constexpr const char *endingWords[] = {"draw", "concession"}; // by Ending::Kind

JsonValue powersJson(const Board &board, const std::vector<PowerId> &powers)
{
    JsonValue list = JsonValue::list();
    for (PowerId power : powers)
        list.add(board.power(power).id);
    return list;
}

/// The powers named, ascending.
std::vector<PowerId> readPowers(const JsonCursor &list, const Board &board)
{
    std::vector<PowerId> powers;
    for (const std::string &id : list.texts()) {
        const PowerId power = board.findPower(id);
        if (power.valid())
            powers.push_back(power);
        else
            list.fault(worded("Faults", "There is no power called \"%1\".").with(id));
    }
    std::sort(powers.begin(), powers.end());
    return powers;
}

JsonValue endingJson(const Board &board, const Ending &ending)
{
    JsonValue object = JsonValue::object();
    object.add("kind", endingWords[static_cast<int>(ending.kind)]);
    object.add("powers", powersJson(board, ending.powers));
    if (ending.proposedBy.valid())
        object.add("proposedBy", board.power(ending.proposedBy).id);
    if (!ending.votedFor.empty())
        object.add("votedFor", powersJson(board, ending.votedFor));
    return object;
}

void readEnding(const JsonCursor &object, Game &game)
{
    if (!object.objectOf({"kind", "powers", "proposedBy", "votedFor"}))
        return;
    Ending ending;
    const std::string kind = object.needText("kind");
    if (kind == endingWords[1])
        ending.kind = Ending::Kind::Concession;
    else if (kind != endingWords[0])
        object.fault(worded("Faults", "A game ends by \"draw\" or \"concession\", not by \"%1\".").with(kind));
    if (const auto powers = object.need("powers"))
        ending.powers = readPowers(*powers, game.board());
    if (const std::string id = object.textOr("proposedBy", {}); !id.empty()) {
        ending.proposedBy = game.board().findPower(id);
        if (!ending.proposedBy.valid())
            object.fault(worded("Faults", "There is no power called \"%1\".").with(id));
    }
    if (const auto votes = object.find("votedFor"))
        ending.votedFor = readPowers(*votes, game.board());
    game.end(std::move(ending));
}

/// A position that was set up by hand, before the orders that were given in it.
void addSetUp(JsonValue &object, const Board &board, const std::shared_ptr<const Position> &position)
{
    if (position)
        object.add("set", positionJson(board, *position));
}

JsonValue laterJson(const Board &board, const std::vector<LaterPhase> &later)
{
    JsonValue list = JsonValue::list();
    for (const LaterPhase &phase : later) {
        JsonValue entry = JsonValue::object();
        addSetUp(entry, board, phase.setUp);
        entry.add("phase", phaseText(phase.phase));
        entry.add("orders", ordersJson(board, phase.orders, phase.phase.stage));
        list.add(std::move(entry));
    }
    return list;
}

/// What was played from the turn `first` on, and the orders written now.
void addPlay(JsonValue &object, const Game &game, int first)
{
    const Board &board = game.board();
    JsonValue turns = JsonValue::list();
    for (int i = first; i < game.turnCount(); ++i) {
        const Turn &turn = game.turn(i);
        JsonValue entry = JsonValue::object();
        addSetUp(entry, board, game.setUpAfter(i));
        entry.add("phase", phaseText(turn.before.phase));
        entry.add("orders", ordersJson(board, turn.orders, turn.before.phase.stage));
        entry.add("digest", digestText(turnDigest(board, turn.before, turn.orders, turn.after)));
        entry.add("after", positionJson(board, turn.after));
        turns.add(std::move(entry));
    }
    object.add("turns", std::move(turns));
    addSetUp(object, board, game.setUpAfter(game.turnCount()));
    if (game.agreed())
        object.add("ending", endingJson(board, *game.agreed()));
    object.add("orders", ordersJson(board, game.orders(), game.position().phase.stage));
    if (!game.later().empty())
        object.add("later", laterJson(board, game.later()));
}

void addLines(JsonValue &object, const Lines &lines)
{
    JsonValue list = JsonValue::list();
    for (int i = 0; i < lines.count(); ++i) {
        const Line &line = lines.at(i);
        JsonValue entry = JsonValue::object();
        entry.add("name", line.name);
        entry.add("note", line.note);
        if (i > 0) { // the first is the game itself
            entry.add("parent", JsonValue(std::int64_t(line.parent)));
            entry.add("from", JsonValue(std::int64_t(lines.from(i))));
            addPlay(entry, line.game, lines.from(i));
        }
        list.add(std::move(entry));
    }
    object.add("lines", std::move(list));
    object.add("line", JsonValue(std::int64_t(lines.current())));
}

/// False if the file says something that is no position.
bool readSetUp(const JsonCursor &object, Game &game, Faults &faults)
{
    if (const auto set = object.find("set"))
        game.setPosition(readPosition(*set, game.board(), game.variant().seasons));
    return faults.empty();
}

std::vector<LaterPhase> readLater(const JsonCursor &list, const Game &game)
{
    std::vector<LaterPhase> later;
    for (const JsonCursor &object : list.items()) {
        if (!object.objectOf({"set", "phase", "orders"}))
            break;
        LaterPhase phase;
        if (const auto text = object.need("phase"))
            readPhaseOf(*text, game.variant().seasons, phase.phase);
        if (const auto set = object.find("set"))
            phase.setUp = std::make_shared<const Position>(readPosition(*set, game.board(), game.variant().seasons));
        Position when; // which units will be there is not known yet
        when.phase = phase.phase;
        if (const auto orders = object.need("orders"))
            phase.orders = readOrders(*orders, game.board(), when);
        later.push_back(std::move(phase));
    }
    return later;
}

/// Plays the turn again. What it comes to must be what the file says.
void readTurn(const JsonCursor &object, Game &game, Faults &faults, bool orderLost)
{
    if (!object.objectOf({"set", "phase", "orders", "digest", "after"}) || !readSetUp(object, game, faults))
        return;
    const Board &board = game.board();
    const Phase before = game.position().phase;
    const std::string phase = object.needText("phase");
    if (phase != phaseText(before)) {
        object.fault(worded("Faults", "The saved game is damaged: phase %1 should follow, not %2.").with(phaseText(before), phase));
        return;
    }
    std::vector<GivenOrder> orders;
    if (const auto given = object.need("orders"))
        orders = readOrders(*given, board, game.position());
    const std::string digest = object.needText("digest");
    Position after;
    if (const auto position = object.need("after"))
        after = readPosition(*position, board, game.variant().seasons);

    Turn turn = playPhase(game.variant(), game.rules(), game.positionToJudge(), orders);
    if (orderLost && before.stage == Stage::Moves) {
        if (auto found = playTowards(game.variant(), game.rules(), game.position(), orders, after)) {
            turn = std::move(*found);
            SecretOrder secret = game.secretOrder();
            secret.byHand[before] = turn.before.schedule;
            game.setSecretOrder(std::move(secret));
        }
    }
    if (turn.after != after)
        object.fault(worded("Faults", "The saved game is damaged: the orders of %1 do not lead to the position that it holds.")
                         .with(phase));
    else if (digestText(turnDigest(board, turn.before, turn.orders, turn.after)) != digest)
        object.fault(worded("Faults", "The saved game is damaged: the orders of %1 are not those that were saved.").with(phase));
    game.append(std::move(turn));
}

/// The turns, the end and the orders of `game`, appended to what it has played.
void readPlay(const JsonCursor &object, Game &game, Faults &faults, bool orderLost)
{
    if (const auto turns = object.need("turns")) {
        for (const JsonCursor &turn : turns->items()) {
            if (!faults.empty())
                return; // what follows a damaged turn means nothing
            readTurn(turn, game, faults, orderLost);
        }
    }
    if (!faults.empty() || !readSetUp(object, game, faults))
        return;
    if (const auto ending = object.find("ending"))
        readEnding(*ending, game);
    if (const auto orders = object.find("orders"))
        game.setOrders(readOrders(*orders, game.board(), game.position()));
    if (const auto later = object.find("later"))
        game.setLater(readLater(*later, game));
}

void readLines(const JsonCursor &list, SavedGame &saved, Faults &faults)
{
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
        readPlay(object, line.game, faults, saved.orderLost);
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
    return any ? correctedGames : plainGames;
}

} // namespace

std::string writeGame(const SavedGame &saved)
{
    const Game &game = saved.game;
    const Board &board = game.board();
    JsonValue object = JsonValue::object();
    object.add("program", programName);
    object.add("format", JsonValue(std::int64_t(formatOf(saved))));
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
    if (!saved.notes.empty())
        object.add("notes", notesJson(board, saved.notes));
    if (!saved.history.empty())
        object.add("undo", historyJson(saved));
    if (!saved.savedAs.empty())
        object.add("savedAs", saved.savedAs);
    return writeJson(object, 2) + '\n';
}

Wording notASavedGame()
{
    return worded("Faults", "This is not a saved game of Entente.");
}

Result<SavedGame, Fault> readGame(std::string_view bytes, const VariantFinder &variants, const SecretReader &secret)
{
    const Result<JsonValue, Fault> value = readJson(bytes);
    if (!value)
        return unreadable(bytes, value.error());

    Faults faults;
    const JsonCursor root(*value, "", faults);
    const auto program = root.find("program");
    if (!program || program->value().text != programName)
        return Fault{"", notASavedGame()};
    const auto format = root.find("format");
    if (format && format->value().kind == JsonValue::Kind::Integer && format->value().integer > gameFileVersion) {
        return Fault{"", worded("Faults", "Written by a newer Entente (format %1); this one reads up to %2.")
                             .with(std::to_string(format->value().integer), std::to_string(gameFileVersion))};
    }

    SavedGame saved;
    root.objectOf({"program", "format", "variant", "settings", "start", "turns", "set", "ending", "orders", "later",
                   "takenBack", "lines", "line", "locked", "table", "notes", "undo", "savedAs"});
    if (const auto present = root.need("format"))
        present->integer(1, gameFileVersion);
    const std::string variantId = root.needText("variant");
    if (!faults.empty())
        return faults.front();
    const std::shared_ptr<const Variant> variant = variants(variantId);
    if (!variant)
        return Fault{"variant", worded("Faults", "The game is of the variant \"%1\", which is not installed.").with(variantId)};

    std::map<std::string, std::string> settings;
    if (const auto object = root.find("settings"))
        settings = readSettings(*object);
    saved.game = Game(variant, std::move(settings));
    if (const auto start = root.need("start"))
        saved.game.setStart(readPosition(*start, *variant->board, variant->seasons));
    saved.savedAs = root.textOr("savedAs", {});
    if (const auto locked = root.find("locked"))
        saved.locked = readLocked(*locked);
    if (const auto table = root.find("table"))
        saved.table = readTable(*table);
    if (const auto notes = root.find("notes"))
        saved.notes = readNotes(*notes, *variant->board);
    if (saved.game.hasSecretOrder()) {
        const auto text = secret && !saved.locked.schedule.empty() ? secret(saved.locked, saved.table) : std::nullopt;
        saved.orderLost = !text || !takeSecret(saved.game, *text);
    }
    readPlay(root, saved.game, faults, saved.orderLost);
    if (const auto takenBack = root.find("takenBack"))
        readTakenBack(*takenBack, saved.game);
    if (const auto lines = root.find("lines"); lines && faults.empty())
        readLines(*lines, saved, faults);
    if (const auto line = root.find("line"); line && faults.empty())
        saved.lines.goTo(static_cast<int>(line->integer(0, std::max(0, saved.lines.count() - 1)).value_or(0)));
    if (!faults.empty())
        return faults.front();
    if (const auto undo = root.find("undo")) {
        // A list of changes that is damaged costs the list and not the game.
        Faults lost;
        readHistory(JsonCursor(undo->value(), "undo", lost), saved);
        saved.historyLost = !lost.empty();
        if (saved.historyLost)
            saved.history.clear();
    }
    return saved;
}

} // namespace entente
