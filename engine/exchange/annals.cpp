#include "exchange/annals.h"

#include "game/play.h"
#include "orders/parser.h"

#include <algorithm>

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
    return ours.phase == theirs.phase && ours.units == theirs.units && ours.owner == theirs.owner && dislodgedUnits(ours) == dislodgedUnits(theirs);
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

ForeignGame gameOfRecord(std::shared_ptr<const Variant> variant, const std::vector<RecordedPhase> &phases)
{
    ForeignGame foreign;
    Game &game = foreign.game;
    game = Game(std::move(variant));
    const auto begin = [&](const RecordedPhase &recorded) { game.setStart(recorded.position); };
    begin(phases.front());
    for (std::size_t i = 0; i < phases.size(); ++i) {
        if (i > 0) {
            const Phase played = game.position().phase;
            game.adjudicate();
            if (!sameBoard(game.position(), phases[i].position)) {
                foreign.remarks.push_back(worded("Remarks", "After %1 the record has another position than these rules give; the game begins with the record's, in %2.")
                                              .with(phaseText(played), phaseText(phases[i].position.phase)));
                begin(phases[i]);
            }
        }
        for (const GivenOrder &order : phases[i].orders)
            game.setOrder(order);
    }
    return foreign;
}

bool settleRetreats(const Variant &variant, const RecordedPhase &moves, Position &retreats)
{
    if (moves.position.units.empty() || retreats.phase.stage != Stage::Retreats)
        return false;
    Position before = moves.position;
    before.phase = retreats.phase;
    before.phase.stage = Stage::Moves;
    before.sort();
    const Turn turn = playPhase(variant, variant.rules, before, moves.orders);
    if (turn.after.units != retreats.units || drivenOut(turn) != dislodgedUnits(retreats))
        return false;
    if (turn.after.phase == retreats.phase) {
        retreats.dislodged = turn.after.dislodged;
        retreats.contested = turn.after.contested;
    } else {
        retreats.dislodged.clear(); // all of them had nowhere to go
    }
    return true;
}

Result<ForeignGame, Fault> foreignGame(std::shared_ptr<const Variant> variant, const std::vector<RecordedPhase> &phases, std::vector<Wording> remarks)
{
    if (phases.empty())
        return Fault{"phases", worded("Faults", "The game has no phases.")};
    ForeignGame foreign = gameOfRecord(std::move(variant), phases);
    foreign.remarks.insert(foreign.remarks.begin(), remarks.begin(), remarks.end());
    return foreign;
}

Scribe::Scribe(std::shared_ptr<const Variant> variant, std::vector<Wording> &remarks) : m_variant(std::move(variant)), m_remarks(remarks)
{
}

void Scribe::remark(Wording text)
{
    if (std::find(m_remarks.begin(), m_remarks.end(), text) == m_remarks.end())
        m_remarks.push_back(std::move(text));
}

Position Scribe::blank() const
{
    Position position;
    position.phase = m_variant->start.phase;
    position.owner = m_variant->start.owner;
    return position;
}

PowerId Scribe::power(std::string_view name)
{
    const PowerId found = board().findPower(name);
    if (!found.valid())
        remark(worded("Remarks", "There is no power \"%1\" in this variant.").with(name));
    return found;
}

ProvinceId Scribe::province(std::string_view name)
{
    const ProvinceId found = board().findProvince(name);
    if (!found.valid())
        remark(worded("Remarks", "There is no province \"%1\" in this variant.").with(name));
    return found;
}

void Scribe::unit(Position &position, PowerId power, std::string_view text)
{
    const auto parsed = parseUnit(text, board());
    if (!parsed || !parsed->kind.valid())
        remark(worded("Remarks", "No unit: \"%1\".").with(text));
    else if (unitIn(board(), position, board().provinceOf(parsed->region), parsed->layer).valid())
        remark(worded("Remarks", "There are two units in %1; the second is left out.")
                   .with(board().province(board().provinceOf(parsed->region)).name));
    else if (power.valid())
        position.units.push_back({power, parsed->kind, parsed->region, parsed->layer});
}

void Scribe::dislodged(Position &position, PowerId power, std::string_view text, std::string_view from, const std::vector<std::string> &retreats)
{
    const auto parsed = parseUnit(text, board());
    if (!parsed || !parsed->kind.valid()) {
        remark(worded("Remarks", "No unit: \"%1\".").with(text));
        return;
    }
    DislodgedUnit unit{{power, parsed->kind, parsed->region, parsed->layer}, from.empty() ? ProvinceId() : province(from), {}};
    for (const std::string &name : retreats) {
        if (const RegionId region = board().findRegion(name); region.valid())
            unit.retreats.push_back(region);
    }
    std::sort(unit.retreats.begin(), unit.retreats.end());
    if (power.valid() && !unit.retreats.empty())
        position.dislodged.push_back(std::move(unit));
}

void Scribe::dislodged(Position &position, PowerId power, std::string_view text, std::string_view from, const ProvinceSet &contested)
{
    std::vector<std::string> open;
    const ProvinceId attacker = from.empty() ? ProvinceId() : board().findProvince(from);
    if (const auto unit = parseUnit(text, board()); unit && unit->kind.valid()) {
        for (const RegionId near : board().neighbours(board().kind(unit->kind).travel, unit->region)) {
            const ProvinceId there = board().provinceOf(near);
            const bool unclear = board().hasCoasts(there) && near == board().mainRegion(there) && board().kind(unit->kind).travel == Travel::Sea;
            if (!unclear && there != attacker && !contested.contains(there) && !unitIn(board(), position, there).valid())
                open.push_back(board().regionText(near));
        }
    }
    dislodged(position, power, text, from, open);
}

void Scribe::guessedRetreats()
{
    remark(worded("Remarks", "The file does not say what closes a space to retreats; every free neighbour is open."));
}

void Scribe::centre(Position &position, PowerId power, std::string_view name)
{
    const ProvinceId found = province(name);
    if (!found.valid())
        return;
    if (!board().province(found).centre)
        remark(worded("Remarks", "%1 has no supply centre.").with(board().province(found).name));
    else if (power.valid())
        position.owner[static_cast<std::size_t>(found.index())] = power;
}

void Scribe::order(RecordedPhase &phase, PowerId power, std::string_view text)
{
    const Stage stage = phase.position.phase.stage;
    const auto parsed = parseOrder(text, {&board(), &phase.position, stage});
    if (!parsed) {
        remark(worded("Remarks", "%1, \"%2\": %3").with(phaseText(phase.position.phase), text, describe(parsed.error())));
        return;
    }
    for (int i = 0; i < parsed->times && power.valid(); ++i)
        phase.orders.push_back({power, parsed->order});
}

void Scribe::orderedUnit(RecordedPhase &phase, PowerId power, std::string_view text)
{
    const auto parsed = parseOrder(text, {&board(), nullptr, Stage::Moves});
    if (!parsed || !parsed->order.kind.valid()) {
        remark(worded("Remarks", "Not understood: \"%1\".").with(text));
    } else if (power.valid()) {
        phase.position.units.push_back({power, parsed->order.kind, parsed->order.at, parsed->order.layer});
        phase.orders.push_back({power, parsed->order});
    }
}

} // namespace entente
