#include "io/playjson.h"

#include "game/digest.h"
#include "game/lostsequence.h"
#include "game/play.h"
#include "game/steps.h"
#include "io/ordersjson.h"
#include "io/positionjson.h"
#include "io/positionreader.h"
#include "io/tablejson.h"

#include <algorithm>

namespace entente {

namespace {

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
std::uint64_t turnDigest(const Board &board, const Position &before, std::span<const GivenOrder> orders,
                         const Position &after, DigestForm form = DigestForm::Whole)
{
    std::uint64_t digest = 0xcbf29ce484222325u; // FNV-1a
    for (const char c : writeJson(ordersJson(board, orders, before.phase.stage)))
        digest = (digest ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    return combineDigests(digest, digestOf(after, form));
}

constexpr const char *endingWords[] = {"draw", "concession", "victory", "last-season"}; // by Ending::Kind

JsonValue powersJson(const Board &board, const std::vector<PowerId> &powers)
{
    return JsonValue::listOf(powers, [&](const PowerId power) { return board.power(power).id; });
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
    JsonValue object = JsonValue::object(
        {{"kind", endingWords[static_cast<int>(ending.kind)]}, {"powers", powersJson(board, ending.powers)}});
    if (ending.proposedBy.valid())
        object.add("proposedBy", board.power(ending.proposedBy).id);
    object.addIfAny("votedFor", powersJson(board, ending.votedFor));
    return object;
}

void readEnding(const JsonCursor &object, Game &game)
{
    if (!object.objectOf({"kind", "powers", "proposedBy", "votedFor"}))
        return;
    Ending ending;
    const std::string kind = object.needText("kind");
    const auto word = std::find(std::begin(endingWords), std::end(endingWords), kind);
    if (word != std::end(endingWords))
        ending.kind = static_cast<Ending::Kind>(word - std::begin(endingWords));
    else
        object.fault(worded("Faults", "A game ends by \"draw\" or \"concession\", not by \"%1\".").with(kind));
    if (const auto powers = object.need("powers"))
        ending.powers = readPowers(*powers, game.board());
    if (ending.kind == Ending::Kind::Victory && ending.powers.size() != 1)
        object.fault(worded("Faults", "A \"victory\" names the one power that has won."));
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

/// What is ordered next was not played but written down, so the file may let somebody go where he can't.
void strikeClosedRetreats(Game &game, std::vector<Wording> &remarks)
{
    Position position = game.position();
    if (position.phase.stage != Stage::Retreats || (game.turnCount() > 0 && !game.setUpAfter(game.turnCount())))
        return;
    const std::vector<Wording> closed = withoutClosedRetreats(game.board(), position);
    if (closed.empty())
        return;
    remarks.insert(remarks.end(), closed.begin(), closed.end());
    game.setPosition(std::move(position));
}

/// Plays the turn again. What it comes to must be what the file says; where the file agrees with itself and other rules
/// were played, the board of the file goes on as if it had been set up by hand.
void readTurn(const JsonCursor &object, Game &game, PlayReading &reading)
{
    Faults &faults = reading.faults;
    if (!object.objectOf({"set", "phase", "orders", "digest", "after", "playedOn"}) || !readSetUp(object, game, faults))
        return;
    const Board &board = game.board();
    const Phase before = game.position().phase;
    const std::string phase = object.needText("phase");
    if (phase != phaseText(before)) {
        object.fault(worded("Faults", "The saved game is damaged: phase %1 should follow, not %2.")
                         .with(phaseText(before), phase));
        return;
    }
    std::vector<GivenOrder> orders;
    if (const auto given = object.need("orders"))
        orders = readOrders(*given, board, game.position());
    const std::string digest = object.needText("digest");
    Position after;
    if (const auto position = object.need("after"))
        after = readPosition(*position, board, game.variant().seasons);

    const bool playedOn = object.flagOr("playedOn", false); // where nobody has won, the position tells
    const auto asTaken = [&](Turn played) { return game.inThisGame(std::move(played), playedOn); };
    Turn turn = asTaken(playPhase(game.variant(), game.rules(), game.positionToJudge(), orders));
    if (reading.orderLost && before.stage == Stage::Moves) {
        if (auto found = playTowards(game.variant(), game.rules(), game.position(), orders, after, asTaken)) {
            turn = std::move(*found);
            SecretSequence secret = game.secretSequence();
            secret.byHand[before] = turn.before.schedule;
            game.setSecretSequence(std::move(secret));
        }
    }
    const auto isSaved = [&](const Position &position) {
        return digestText(turnDigest(board, turn.before, turn.orders, position)) == digest
               || digestText(turnDigest(board, turn.before, turn.orders, position, DigestForm::EightBits)) == digest;
    };
    const bool otherwise = turn.after != after && faults.empty();
    if (otherwise && !isSaved(after))
        object.fault(
            worded("Faults", "The saved game is damaged: the orders of %1 do not lead to the position that it holds.")
                .with(phase));
    else if (!isSaved(after))
        object.fault(
            worded("Faults", "The saved game is damaged: the orders of %1 are not those that were saved.").with(phase));
    game.append(std::move(turn));
    if (!otherwise || !faults.empty())
        return;
    if (!reading.changedRules)
        reading.remarks.push_back(worded("Faults",
                                         "The rules of “%1” have changed since this game was played: %2 comes out "
                                         "otherwise now. The board is kept as it was.")
                                      .with(game.variant().title, phase));
    reading.changedRules = true;
    reading.kept.emplace(&game.turn(game.turnCount() - 1), after);
    game.setPosition(after);
}

/// Who had won by the last turn, where that comes out otherwise by now and the board is kept as it was. The calendar
/// stops at a victory, and in no other phase but one in which somebody has an order to give.
PowerId whoHadWon(const Game &game, const PlayReading &reading)
{
    if (game.turnCount() == 0)
        return {};
    const Turn &last = game.turn(game.turnCount() - 1);
    const auto kept = reading.kept.find(&last);
    if (kept == reading.kept.end())
        return {};
    const Position &then = kept->second;
    const bool goesOn = then.phase != last.before.phase
                        && (then.phase.stage == Stage::Moves || !powersToOrder(game.board(), then).empty());
    return goesOn ? PowerId() : leaderOf(game.board(), game.rules(), then);
}

} // namespace

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
        entry.addIfAny("playedOn", turn.playedOn);
        turns.add(std::move(entry));
    }
    object.add("turns", std::move(turns));
    addSetUp(object, board, game.setUpAfter(game.turnCount()));
    if (game.agreed())
        object.add("ending", endingJson(board, *game.agreed()));
    object.add("orders", ordersJson(board, game.orders(), game.position().phase.stage));
    object.addIfAny("later", laterJson(board, game.later()));
}

void readPlay(const JsonCursor &object, Game &game, PlayReading &reading)
{
    Faults &faults = reading.faults;
    if (const auto turns = object.need("turns")) {
        for (const JsonCursor &turn : turns->items()) {
            if (!faults.empty())
                return; // what follows a damaged turn means nothing
            readTurn(turn, game, reading);
        }
    }
    if (!faults.empty())
        return;
    if (const PowerId winner = whoHadWon(game, reading); winner.valid())
        game.end({Ending::Kind::Victory, {winner}});
    if (!readSetUp(object, game, faults))
        return;
    strikeClosedRetreats(game, reading.remarks);
    object.readIfAny("ending", readEnding, game);
    if (const auto orders = object.find("orders"))
        game.setOrders(readOrders(*orders, game.board(), game.position()));
    if (const auto later = object.find("later"))
        game.setLater(readLater(*later, game));
}

JsonValue takenBackJson(const Game &game)
{
    JsonValue object = JsonValue::object();
    for (const auto &[phase, times] : game.takenBack())
        object.add(phaseText(phase), times);
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

} // namespace entente
