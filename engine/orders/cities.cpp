#include "orders/cities.h"

#include "map/board.h"
#include "map/seachains.h"

#include <algorithm>

namespace entente {

namespace {

bool owns(const Position &position, PowerId power, ProvinceId province)
{
    return position.owner[static_cast<std::size_t>(province.index())] == power;
}

/// Does the unit stand in a province proper, walls included?
bool isOnBoard(const Board &board, const Unit &unit)
{
    return !board.province(board.provinceOf(unit.region)).only.valid();
}

} // namespace

bool hasPorts(const Board &board)
{
    const auto provinces = board.provinces();
    return std::any_of(provinces.begin(), provinces.end(), [](const Province &province) { return province.port; });
}

bool mayStandInside(const Board &board, const Unit &unit)
{
    const Province &province = board.province(board.provinceOf(unit.region));
    return hasPorts(board) && province.centre && (province.port || board.kind(unit.kind).travel != Travel::Sea);
}

bool isSiteFor(const Board &board, PowerId power, KindId kind, ProvinceId site)
{
    const Province &province = board.province(site);
    if (board.kind(kind).travel == Travel::Sea) {
        if (province.yard.valid() && province.yard == power)
            return true;
        if (hasPorts(board))
            return province.port;
    }
    return province.centre && (province.home == power || board.power(power).buildsAnywhere);
}

bool isSiteFor(const Board &board, PowerId power, ProvinceId site)
{
    for (int k = 0; k < board.kindCount(); ++k) {
        if (isSiteFor(board, power, KindId(k), site))
            return true;
    }
    return false;
}

namespace {

/// Seas at which trade reaches the edge of the board.
ProvinceSet edges(const Board &board)
{
    ProvinceSet seas;
    board.seas().forEach([&](ProvinceId sea) {
        if (board.province(sea).edge)
            seas.insert(sea);
    });
    return seas;
}

/// Seas that stop the trade of a centre: units of others than its home power stand there.
ProvinceSet heldAgainst(const Board &board, const Position &position, ProvinceId centre)
{
    ProvinceSet held;
    for (const Unit &unit : position.units) {
        if (unit.power != board.province(centre).home)
            held.insert(board.provinceOf(unit.region));
    }
    return held;
}

} // namespace

TradeRoute tradeRouteOf(const Board &board, const Position &position, ProvinceId centre)
{
    const ProvinceSet held = heldAgainst(board, position, centre);
    TradeRoute route{freestSeaChain(board, centre, edges(board), held), {}};
    const auto broken =
        std::find_if(route.seas.begin(), route.seas.end(), [&](ProvinceId sea) { return held.contains(sea); });
    if (broken != route.seas.end())
        route.brokenAt = *broken;
    return route;
}

bool countsDouble(const Board &board, const Position &position, ProvinceId centre)
{
    const Province &province = board.province(centre);
    return province.doubled && owns(position, province.home, centre)
           && hasFreeSeaChain(board, centre, edges(board), heldAgainst(board, position, centre));
}

int unitsFed(const Board &board, const Position &position, PowerId power)
{
    int centres = centreCountOf(position, power);
    board.centres().forEach([&](ProvinceId centre) {
        if (board.province(centre).home == power && countsDouble(board, position, centre))
            ++centres;
    });
    return centres / board.power(power).centresPerUnit;
}

int unitsToFeed(const Board &board, const Position &position, PowerId power)
{
    return static_cast<int>(std::count_if(position.units.begin(), position.units.end(), [&](const Unit &unit) {
        return unit.power == power && !board.kind(unit.kind).returnsTo.valid();
    }));
}

int fleetsForfeit(const Board &board, const Position &position, PowerId power)
{
    if (!hasPorts(board))
        return 0;
    bool port = false;
    board.centres().forEach(
        [&](ProvinceId centre) { port = port || (board.province(centre).port && owns(position, power, centre)); });
    const bool fleet = std::any_of(position.units.begin(), position.units.end(), [&](const Unit &unit) {
        return unit.power == power && board.kind(unit.kind).travel == Travel::Sea;
    });
    return fleet && !port ? 1 : 0;
}

bool isOut(const Board &board, const Position &position, PowerId power)
{
    if (std::find(position.out.begin(), position.out.end(), power) != position.out.end())
        return true;
    const Power &entry = board.power(power);
    return entry.mainstay.valid() && position.phase.year >= entry.mainstayFrom
           && std::none_of(position.units.begin(), position.units.end(), [&](const Unit &unit) {
                  return unit.power == power && unit.kind == entry.mainstay && isOnBoard(board, unit);
              });
}

int lossMadeGood(const Position &position)
{
    for (std::size_t i = 0; i < position.losses.size(); ++i) {
        const Loss &loss = position.losses[i];
        if (loss.year < position.phase.year || (loss.year == position.phase.year && loss.season < Season::Autumn))
            return static_cast<int>(i);
    }
    return -1;
}

} // namespace entente
