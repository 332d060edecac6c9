#include "game/cityseason.h"

#include "map/board.h"
#include "orders/cities.h"
#include "rules/rulebook.h"

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
bool isDouble(const Board &board, const Unit &unit) { return board.kind(unit.kind).returnsTo.valid(); }

/// Are all neighbours of the port, by sea and along its coast, held by others (7h)?
bool isClosedIn(const Board &board, const Position &position, const Unit &fleet)
{
    bool closed = true;
    board.reach(Travel::Sea, fleet.region).forEach([&](ProvinceId place) {
        const UnitId there = unitIn(board, position, place);
        closed = closed && there.valid() && position.units[static_cast<std::size_t>(there.index())].power != fleet.power;
    });
    return closed;
}

void countSieges(const Board &board, const Rulebook &rules, const Position &before, Position &position, Turn &turn)
{
    std::vector<Event> events;
    for (const Unit &unit : position.units) {
        if (unit.layer != Layer::Walls)
            continue;
        const int seasons = siegeOf(position, unit);
        bool counts = true;
        if (board.kind(unit.kind).travel == Travel::Sea)
            counts = isClosedIn(board, position, unit) && (rules.portSiege == Rulebook::PortSiege::AtItsEnd || isClosedIn(board, before, unit));
        const UnitId besieger = unitIn(board, position, board.provinceOf(unit.region));
        if (!rules.doubleStarves && besieger.valid() && isDouble(board, position.units[static_cast<std::size_t>(besieger.index())]))
            counts = false;
        if (counts && seasons + 1 >= siegeSeasons)
            events.push_back(event::Destroyed{unit});
        else if (counts || seasons > 0)
            events.push_back(event::SiegeCounted{unit, counts ? seasons + 1 : 0});
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
    if (rules.fallen == Rulebook::Fallen::GoAtOnce)
        removeFallen(board, position, turn);
    else
        noteFallen(board, position, turn);
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

void returnLost(const Board &board, Position &position, Turn &turn)
{
    const int loss = lossMadeGood(position);
    if (loss < 0)
        return;
    for (int p = 0; p < board.powerCount(); ++p) {
        const PowerId power(p);
        const KindId kind = board.power(power).mainstay;
        if (!kind.valid() || !board.kind(kind).returnsTo.valid() || isOut(board, position, power))
            continue;
        const Unit unit{power, kind, board.mainRegion(board.kind(kind).returnsTo)};
        tell(position, turn, {event::Returned{position.losses[static_cast<std::size_t>(loss)]}, event::Built{unit}});
        return;
    }
}

} // namespace entente
