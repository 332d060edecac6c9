#include "exchange/recordedgame.h"

#include "exchange/remarks.h"
#include "game/play.h"
#include "io/ordersjson.h"
#include "io/positionreader.h"
#include "io/standing.h"
#include "orders/notation.h"
#include "orders/parser.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace entente {

namespace {

std::vector<Unit> dislodgedUnits(const Position &position)
{
    std::vector<Unit> all;
    for (const DislodgedUnit &dislodged : position.dislodged)
        all.push_back(dislodged.unit);
    std::sort(all.begin(), all.end());
    return all;
}

bool sameBoard(const Position &ours, const Position &theirs)
{
    return ours.phase == theirs.phase && ours.units == theirs.units && ours.owner == theirs.owner
           && dislodgedUnits(ours) == dislodgedUnits(theirs);
}

/// Units that the turn drove out: those that may retreat, and those that had nowhere to go.
std::vector<Unit> drivenOut(const Turn &turn)
{
    std::vector<Unit> all = dislodgedUnits(turn.after);
    for (const Event &happened : turn.events) {
        if (const auto *destroyed = std::get_if<event::Destroyed>(&happened))
            all.push_back(destroyed->unit);
    }
    std::sort(all.begin(), all.end());
    return all;
}

} // namespace

std::optional<Fault> barOfRecord(const Variant &variant, const Position &position)
{
    auto bar = barOfPosition(variant, position);
    if (bar)
        bar->where = phaseText(position.phase);
    return bar;
}

namespace {

/// What stands in one position and not in the other, at most a few of them: "A Bel, F NTH".
std::string differing(const Board &board, const Position &ours, const Position &theirs)
{
    constexpr std::size_t mostNamed = 4;
    std::vector<std::string> names;
    const auto add = [&](const std::string &name) {
        if (std::find(names.begin(), names.end(), name) == names.end())
            names.push_back(name);
    };
    const auto compare = [&](std::vector<Unit> a, std::vector<Unit> b) {
        std::sort(a.begin(), a.end());
        std::sort(b.begin(), b.end());
        std::vector<Unit> apart;
        std::set_symmetric_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(apart));
        for (const Unit &unit : apart)
            add(unitText(board, unit));
    };
    compare(ours.units, theirs.units);
    compare(dislodgedUnits(ours), dislodgedUnits(theirs));
    for (std::size_t i = 0; i < ours.owner.size(); ++i) {
        if (ours.owner[i] != theirs.owner[i])
            add(board.province(ProvinceId(static_cast<int>(i))).name);
    }
    if (names.empty())
        return phaseText(theirs.phase);
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), mostNamed); ++i)
        text += (i ? ", " : "") + names[i];
    return names.size() > mostNamed ? text + ", ..." : text;
}

/// A record may tell of phases in which nobody had a choice.
bool hasChoice(const RecordedPhase &phase)
{
    if (phase.position.phase.stage == Stage::Retreats)
        return !phase.position.dislodged.empty();
    return phase.position.phase.stage == Stage::Moves || !phase.orders.empty();
}

/// Plays phases that the record does not have until the game has come to the recorded one, if it does.
void comeTo(Game &game, const Phase &recorded)
{
    for (int steps = 0; steps < 3 && !game.isOver() && game.position().phase < recorded; ++steps)
        game.adjudicate();
}

struct Replay {
    ForeignGame foreign;
    int differences = 0;
};

/// A support that did nothing from the start is called a success by one program and a failure by the next.
std::optional<bool> comparable(const OrderResult &own)
{
    const Reason reason = own.verdict.reason;
    if (std::holds_alternative<Move>(own.order.action))
        return outcomeOf(reason) == Outcome::Success;
    if (std::holds_alternative<Support>(own.order.action) && outcomeOf(reason) != Outcome::Void)
        return reason != Reason::Cut && reason != Reason::SupportDislodged;
    return std::nullopt;
}

/// Says which orders of the phase just played came out otherwise than the record has it.
void compareResults(const RecordedPhase &recorded, Replay &replay)
{
    const Game &game = replay.foreign.game;
    if (recorded.results.empty() || game.turnCount() == 0)
        return;
    const Turn &turn = game.turn(game.turnCount() - 1);
    const Board &board = game.board();
    for (const RecordedResult &theirs : recorded.results) {
        const auto own = std::find_if(turn.results.begin(), turn.results.end(), [&](const OrderResult &each) {
            return each.unit.region.valid() && board.provinceOf(each.unit.region) == theirs.at;
        });
        if (own == turn.results.end())
            continue;
        const std::optional<bool> succeeded = comparable(*own);
        const bool otherwise = succeeded && *succeeded != theirs.succeeded;
        if (!otherwise && own->verdict.dislodged == theirs.dislodged)
            continue;
        ++replay.differences;
        const std::string order = orderText(board, own->order, turn.before.phase.stage);
        Wording sentence =
            !otherwise
                ? own->verdict.dislodged
                      ? worded("Remarks", "%1, %2: in the record the unit is not dislodged, by these rules it is.")
                      : worded("Remarks", "%1, %2: in the record the unit is dislodged, by these rules it is not.")
            : theirs.succeeded ? worded("Remarks", "%1, %2: it succeeds in the record and fails by these rules.")
                               : worded("Remarks", "%1, %2: it fails in the record and succeeds by these rules.");
        addRemark(replay.foreign.remarks, std::move(sentence).with(phaseText(turn.before.phase), order));
    }
}

Result<Replay, Fault> replayed(std::shared_ptr<const Variant> variant,
                               const std::map<std::string, std::string> &settings,
                               const std::vector<RecordedPhase> &phases)
{
    Replay replay;
    Game &game = replay.foreign.game;
    game = Game(std::move(variant), settings);
    bool begun = false;
    const RecordedPhase *before = nullptr; // whose orders the game has
    for (const RecordedPhase &recorded : phases) {
        const Position &theirs = recorded.position;
        if (begun) {
            const Phase played = game.position().phase;
            if (!game.isOver() && played < theirs.phase) {
                game.adjudicate();
                compareResults(*before, replay);
            }
            comeTo(game, theirs.phase);
            const bool passed = theirs.phase < game.position().phase;
            if (!hasChoice(recorded) && (passed || game.isOver() || game.position().phase != theirs.phase))
                continue;
        }
        if (!begun || !sameBoard(game.position(), theirs)) {
            if (auto bar = barOfRecord(game.variant(), theirs))
                return *bar;
            if (begun) {
                ++replay.differences;
                addRemark(replay.foreign.remarks,
                          worded("Remarks", "%1 stands as recorded, not as these rules have it: %2.")
                              .with(phaseText(theirs.phase), differing(game.board(), game.position(), theirs)));
            }
            game.setPosition(theirs);
        }
        begun = true;
        before = &recorded;
        for (const GivenOrder &order : recorded.orders)
            game.setOrder(order);
    }
    if (before && !before->results.empty() && !game.isOver()) { // judged there, though nothing was told of what follows
        game.adjudicate();
        compareResults(*before, replay);
    }
    return replay;
}

} // namespace

Result<ForeignGame, Fault> gameOfRecord(std::shared_ptr<const Variant> variant, std::vector<RecordedPhase> phases)
{
    if (phases.size() > mostForeignPhases)
        return Fault{"", worded("Faults", "The game has more than %1 phases.").with(std::to_string(mostForeignPhases))};
    std::vector<Wording> struck;
    for (RecordedPhase &phase : phases) {
        for (Wording &sentence : withoutClosedRetreats(*variant->board, phase.position))
            addRemark(struck, std::move(sentence));
    }
    // Programs differ in few things; the choices that explain most of the record are the game's.
    static const std::array<std::map<std::string, std::string>, 3> choices{
        {{}, {{"viaFallback", "true"}}, {{"edition", "1971"}}}};
    std::optional<Replay> best;
    const std::map<std::string, std::string> *chosen = &choices.front();
    for (const auto &settings : choices) {
        auto replay = replayed(variant, settings, phases);
        if (!replay)
            return replay.error();
        if (best && replay->differences >= best->differences)
            continue;
        best = std::move(replay).value();
        chosen = &settings;
        if (best->differences == 0)
            break;
    }
    for (Wording &sentence : struck)
        addRemark(best->foreign.remarks, std::move(sentence));
    for (const auto &[name, value] : *chosen)
        addRemark(best->foreign.remarks,
                  worded("Remarks", "The record agrees best with the setting %1.").with(name + " = " + value));
    return std::move(best->foreign);
}

bool settleRetreats(const Variant &variant, const RecordedPhase &moves, Position &retreats)
{
    if (moves.position.units.empty() || retreats.phase.stage != Stage::Retreats)
        return false;
    Position before = moves.position;
    before.phase = retreats.phase;
    before.phase.stage = Stage::Moves;
    before.sort();
    if (barOfPosition(variant, before))
        return false;
    const Turn turn = playPhase(variant, variant.rules, before, moves.orders);
    const std::vector<Unit> theirs = dislodgedUnits(retreats); // some programs list those that have nowhere to go
    if (turn.after.units != retreats.units || (theirs != drivenOut(turn) && theirs != dislodgedUnits(turn.after)))
        return false;
    if (turn.after.phase == retreats.phase) {
        retreats.dislodged = turn.after.dislodged;
        retreats.contested = turn.after.contested;
    } else {
        retreats.dislodged.clear(); // all of them had nowhere to go
    }
    return true;
}

void keepOwners(const RecordedPhase &moves, Position &retreats)
{
    const Phase &before = moves.position.phase;
    if (before.stage == Stage::Moves && before.season == retreats.phase.season && before.year == retreats.phase.year)
        retreats.owner = moves.position.owner;
}

Result<ForeignGame, Fault> foreignGame(std::shared_ptr<const Variant> variant, const std::vector<RecordedPhase> &phases,
                                       std::vector<Wording> remarks)
{
    if (phases.empty())
        return Fault{"phases", worded("Faults", "The game has no phases.")};
    auto foreign = gameOfRecord(std::move(variant), phases);
    if (!foreign)
        return foreign;
    for (Wording &remark : foreign.value().remarks)
        addRemark(remarks, std::move(remark));
    foreign.value().remarks = std::move(remarks);
    return foreign;
}

} // namespace entente
