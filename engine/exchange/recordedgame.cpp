#include "exchange/recordedgame.h"

#include "exchange/remarks.h"
#include "game/play.h"
#include "io/ordersjson.h"
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
    for (int steps = 0; steps < 3 && !game.isOver() && isBefore(game.position().phase, recorded); ++steps)
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
            return board.provinceOf(each.unit.region) == theirs.at;
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
            if (!game.isOver() && isBefore(played, theirs.phase)) {
                game.adjudicate();
                compareResults(*before, replay);
            }
            comeTo(game, theirs.phase);
            const bool passed = isBefore(theirs.phase, game.position().phase);
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

Result<ForeignGame, Fault> gameOfRecord(std::shared_ptr<const Variant> variant,
    const std::vector<RecordedPhase> &phases)
{
    if (phases.size() > mostForeignPhases)
        return Fault{"", worded("Faults", "The game has more than %1 phases.").with(std::to_string(mostForeignPhases))};
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

PositionBuilder::PositionBuilder(std::shared_ptr<const Variant> variant, std::vector<Wording> &remarks)
    : m_variant(std::move(variant)), m_remarks(remarks)
{
}

void PositionBuilder::remark(Wording text)
{
    addRemark(m_remarks, std::move(text));
}

void PositionBuilder::lose(Wording text)
{
    if (++m_lost > mostLost)
        text = worded("Remarks", "More than %1 lines were not understood; what follows is not read.")
            .with(std::to_string(mostLost));
    remark(std::move(text));
}

Position PositionBuilder::blank() const
{
    Position position;
    position.phase = m_variant->start.phase;
    position.owner = m_variant->start.owner;
    position.holder = m_variant->start.holder;
    position.footholds = m_variant->start.footholds;
    return position;
}

PowerId PositionBuilder::power(std::string_view name)
{
    const PowerId found = board().findPower(name);
    if (!found.valid())
        remark(worded("Remarks", "There is no power \"%1\" in this variant.").with(name));
    return found;
}

ProvinceId PositionBuilder::province(std::string_view name)
{
    const ProvinceId found = board().findProvince(name);
    if (!found.valid())
        remark(worded("Remarks", "There is no province \"%1\" in this variant.").with(name));
    return found;
}

std::optional<Unit> PositionBuilder::standing(PowerId power, std::string_view text)
{
    if (m_lost > mostLost)
        return std::nullopt;
    const auto written = parseUnit(text, board());
    if (!written) {
        lose(worded("Remarks", "Not a unit: \"%1\".").with(text));
        return std::nullopt;
    }
    const auto unit = standingUnit(board(), power, *written);
    if (!unit) {
        lose(worded("Remarks", "\"%1\" is left out. %2").with(text, unit.error()));
        return std::nullopt;
    }
    return power.valid() ? std::optional(*unit) : std::nullopt; // who is no power was told before
}

bool PositionBuilder::place(Position &position, const Unit &unit)
{
    const ProvinceId province = board().provinceOf(unit.region);
    if (unitIn(board(), position, province, unit.layer).valid()) {
        remark(worded("Remarks", "There are two units in %1; the second is left out.")
            .with(board().province(province).name));
        return false;
    }
    if (static_cast<int>(position.units.size()) == maxUnits) {
        remark(worded("Remarks", "There are more than %1 units; the others are left out.")
            .with(std::to_string(maxUnits)));
        return false;
    }
    position.units.push_back(unit);
    return true;
}

void PositionBuilder::unit(Position &position, PowerId power, std::string_view text)
{
    if (const auto unit = standing(power, text))
        place(position, *unit);
}

std::vector<RegionId> PositionBuilder::openTo(const Unit &unit, const std::vector<std::string> &places) const
{
    std::vector<RegionId> open;
    for (const std::string &name : places) {
        const RegionId named = board().findRegion(name);
        const RegionId there = named.valid() ? standingPlace(board(), unit, named) : RegionId();
        if (there.valid() && board().provinceOf(there) != board().provinceOf(unit.region))
            open.push_back(there);
    }
    std::sort(open.begin(), open.end());
    open.erase(std::unique(open.begin(), open.end()), open.end());
    return open;
}

void PositionBuilder::dislodged(Position &position, PowerId power, std::string_view text, std::string_view from,
                                const std::vector<std::string> &retreats)
{
    const auto unit = standing(power, text);
    if (!unit)
        return;
    if (position.phase.stage != Stage::Retreats)
        return remark(worded("Remarks", "\"%1\" is left out: units are dislodged in retreat phases only.").with(text));
    DislodgedUnit dislodged{*unit, from.empty() ? ProvinceId() : province(from), openTo(*unit, retreats)};
    const ProvinceId there = board().provinceOf(unit->region);
    if (dislodgedIn(board(), position, there) >= 0)
        return remark(worded("Remarks", "There are two dislodged units in %1; the second is left out.")
                          .with(board().province(there).name));
    if (!dislodged.retreats.empty())
        position.dislodged.push_back(std::move(dislodged));
}

void PositionBuilder::dislodged(Position &position, PowerId power, std::string_view text, std::string_view from,
                                const ProvinceSet &contested)
{
    std::vector<std::string> open;
    const ProvinceId attacker = from.empty() ? ProvinceId() : board().findProvince(from);
    if (const auto unit = parseUnit(text, board()); unit && unit->kind.valid()) {
        for (const RegionId near : board().neighbours(board().kind(unit->kind).travel, unit->region)) {
            const ProvinceId there = board().provinceOf(near);
            const bool unclear = board().hasCoasts(there) && near == board().mainRegion(there)
                                 && board().kind(unit->kind).travel == Travel::Sea;
            if (!unclear && there != attacker && !contested.contains(there)
                && !unitIn(board(), position, there).valid())
                open.push_back(board().regionText(near));
        }
    }
    dislodged(position, power, text, from, open);
}

void PositionBuilder::guessedRetreats()
{
    remark(worded("Remarks", "The file does not say what closes a space to retreats; every free neighbour is open."));
}

void PositionBuilder::centre(Position &position, PowerId power, std::string_view name)
{
    const ProvinceId found = province(name);
    if (!found.valid())
        return;
    if (!board().province(found).centre)
        remark(worded("Remarks", "%1 has no supply centre.").with(board().province(found).name));
    else if (power.valid())
        position.owner[static_cast<std::size_t>(found.index())] = power;
}

void PositionBuilder::order(RecordedPhase &phase, PowerId power, std::string_view text)
{
    const Stage stage = phase.position.phase.stage;
    if (hasEnough(phase))
        return;
    const auto parsed = parseOrder(text, {&board(), &phase.position, stage});
    if (!parsed) {
        lose(worded("Remarks", "%1, \"%2\": %3").with(phaseText(phase.position.phase), text, describe(parsed.error())));
        return;
    }
    for (int i = 0; i < parsed->times && power.valid(); ++i)
        phase.orders.push_back({power, parsed->order});
}

void PositionBuilder::orderedUnit(RecordedPhase &phase, PowerId power, std::string_view text)
{
    if (hasEnough(phase))
        return;
    const auto parsed = parseOrder(text, {&board(), nullptr, Stage::Moves});
    if (!parsed || !parsed->order.kind.valid() || !parsed->order.at.valid()) {
        lose(worded("Remarks", "Not understood: \"%1\".").with(text));
        return;
    }
    const Order &order = parsed->order;
    const auto unit = standingUnit(board(), power, {order.kind, order.at, order.layer});
    if (!unit)
        lose(worded("Remarks", "\"%1\" is left out. %2").with(text, unit.error()));
    else if (power.valid() && place(phase.position, *unit))
        phase.orders.push_back({power, order});
}

bool PositionBuilder::hasEnough(const RecordedPhase &phase)
{
    const bool enough = static_cast<int>(phase.orders.size()) >= maxOrders;
    if (enough)
        remark(worded("Remarks", "There are more than %1 orders in %2; the others are left out.")
            .with(std::to_string(maxOrders), phaseText(phase.position.phase)));
    return enough || m_lost > mostLost;
}

} // namespace entente
