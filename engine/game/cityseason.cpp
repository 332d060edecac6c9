#include "game/cityseason.h"

#include "map/board.h"
#include "orders/cities.h"
#include "rules/variant.h"

#include <algorithm>

namespace entente {

namespace {

/// Notes what happens and lets it happen.
void tell(Position &position, Turn &turn, const std::vector<Event> &events)
{
    position = replay(position, events);
    turn.events.insert(turn.events.end(), events.begin(), events.end());
}

void takeFields(const Board &board, Position &position, Turn &turn)
{
    std::vector<Event> events;
    for (const Unit &unit : position.units) {
        if (unit.layer == Layer::Walls && !unitIn(board, position, board.provinceOf(unit.region)).valid())
            events.push_back(event::TookField{unit});
    }
    if (!events.empty())
        tell(position, turn, events);
}

/// Is it a unit of a kind that returns: a double army?
bool isDouble(const Board &board, const Unit &unit)
{
    return board.kind(unit.kind).returnsTo.valid();
}

/// A neighbour of the port, by sea or along its coast, that no other power holds (7h); none: it is closed in.
ProvinceId openBeside(const Board &board, const Position &position, const Unit &fleet)
{
    ProvinceId open;
    board.reach(Travel::Sea, fleet.region).forEach([&](ProvinceId place) {
        const UnitId there = unitIn(board, position, place);
        const bool held = there.valid() && position.units[static_cast<std::size_t>(there.index())].power != fleet.power;
        if (!held && !open.valid())
            open = place;
    });
    return open;
}

void countSieges(const Board &board, const Rulebook &rules, const Position &before, Position &position, Turn &turn)
{
    std::vector<Event> events;
    for (const Unit &unit : position.units) {
        if (unit.layer != Layer::Walls)
            continue;
        const int seasons = siegeOf(position, unit);
        ProvinceId open;
        if (board.kind(unit.kind).travel == Travel::Sea) {
            open = openBeside(board, position, unit);
            if (!open.valid() && rules.walls.portSiege != WallRules::PortSiege::AtItsEnd)
                open = openBeside(board, before, unit);
        }
        bool counts = !open.valid();
        const UnitId besieger = unitIn(board, position, board.provinceOf(unit.region));
        if (!rules.walls.doubleStarves && besieger.valid()
            && isDouble(board, position.units[static_cast<std::size_t>(besieger.index())]))
            counts = false;
        if (counts && seasons + 1 >= siegeSeasons)
            events.push_back(event::Destroyed{unit});
        else if (counts || seasons > 0)
            events.push_back(event::SiegeCounted{unit, counts ? seasons + 1 : 0, open});
    }
    if (!events.empty())
        tell(position, turn, events);
}

void noteLosses(const Board &board, Position &position, Turn &turn)
{
    std::vector<Event> events;
    for (const Event &event : turn.events) {
        const auto *destroyed = std::get_if<event::Destroyed>(&event);
        if (destroyed && board.kind(destroyed->unit.kind).returnsTo.valid())
            events.push_back(event::Lost{{position.phase.season, position.phase.year}});
    }
    if (!events.empty())
        tell(position, turn, events);
}

void noteFallen(const Board &board, Position &position, Turn &turn)
{
    std::vector<Event> events;
    for (int p = 0; p < board.powerCount(); ++p) {
        const PowerId power(p);
        const bool known = std::find(position.out.begin(), position.out.end(), power) != position.out.end();
        if (!known && isOut(board, position, power))
            events.push_back(event::Fell{power});
    }
    if (!events.empty())
        tell(position, turn, events);
}

} // namespace

void endCityPhase(const Board &board, const Rulebook &rules, const Position &before, Position &position, Turn &turn)
{
    takeFields(board, position, turn);
    if (position.phase.stage == Stage::Moves)
        countSieges(board, rules, before, position, turn);
    noteLosses(board, position, turn);
    if (position.phase.stage == Stage::Adjustments || !position.dislodged.empty())
        return;
    if (rules.walls.fallen == WallRules::Fallen::GoAtOnce)
        removeFallen(board, position, turn);
    else
        noteFallen(board, position, turn);
}

void tellSieges(const Board &board, Turn &turn)
{
    if (turn.before.phase.stage != Stage::Moves)
        return;
    const auto raiserOf = [&](const Unit &besieged) {
        return std::find_if(turn.results.begin(), turn.results.end(), [&](const OrderResult &result) {
            const Raise *raise = std::get_if<Raise>(&result.order.action);
            return raise && result.verdict.reason == Reason::RaisesSiege
                   && board.provinceOf(raise->of) == board.provinceOf(besieged.region);
        });
    };
    for (OrderResult &result : turn.results) {
        if (result.unit.layer != Layer::Walls || result.verdict.reason == Reason::Illegal
            || result.verdict.reason == Reason::Moves)
            continue;
        for (const Event &event : turn.events) {
            const auto *gone = std::get_if<event::Destroyed>(&event);
            if (gone && gone->unit == result.unit && result.verdict.reason == Reason::Holds)
                result.verdict.reason = Reason::Starved;
            const auto *free = std::get_if<event::TookField>(&event);
            if (!free || free->unit != result.unit)
                continue;
            result.verdict = Verdict();
            result.verdict.reason = Reason::Freed;
            if (const auto raiser = raiserOf(result.unit); raiser != turn.results.end()) {
                const auto unit = std::find(turn.before.units.begin(), turn.before.units.end(), raiser->unit);
                result.verdict.other = UnitId(static_cast<int>(unit - turn.before.units.begin()));
            }
        }
    }
}

void removeFallen(const Board &board, Position &position, Turn &turn)
{
    noteFallen(board, position, turn);
    std::vector<Event> events;
    for (const PowerId power : position.out) {
        for (const Unit &unit : position.units) {
            if (unit.power == power)
                events.push_back(event::Removed{unit});
        }
        for (std::size_t i = 0; i < position.owner.size(); ++i) {
            if (position.owner[i] == power)
                events.push_back(event::CentreTaken{ProvinceId(static_cast<int>(i)), power, PowerId()});
        }
    }
    if (!events.empty())
        tell(position, turn, events);
    takeFields(board, position, turn);
}

void returnLost(const Variant &variant, Position &position, Turn &turn)
{
    const Board &board = *variant.board;
    const int loss = lossMadeGood(position);
    if (loss < 0)
        return;
    const auto countIn = [](const Position &where, PowerId power, KindId kind) {
        return std::count_if(where.units.begin(), where.units.end(),
                             [&](const Unit &unit) { return unit.power == power && unit.kind == kind; });
    };
    for (int p = 0; p < board.powerCount(); ++p) {
        const PowerId power(p);
        const KindId kind = board.power(power).mainstay;
        if (!kind.valid() || !board.kind(kind).returnsTo.valid() || isOut(board, position, power)
            || countIn(position, power, kind) >= countIn(variant.start, power, kind))
            continue;
        const Unit unit{power, kind, board.mainRegion(board.kind(kind).returnsTo)};
        tell(position, turn, {event::Returned{position.losses[static_cast<std::size_t>(loss)]}, event::Built{unit}});
        return;
    }
}

} // namespace entente
