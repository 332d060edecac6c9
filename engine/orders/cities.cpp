#include "orders/cities.h"

#include "map/board.h"

#include <algorithm>
#include <array>

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

std::vector<ProvinceId> chainOf(const Board &board, const Position &position, ProvinceId centre)
{
    const Province &province = board.province(centre);
    ProvinceSet open = board.seas();
    for (const Unit &unit : position.units) {
        if (unit.power != province.home)
            open.erase(board.provinceOf(unit.region));
    }
    std::array<ProvinceId, maxProvinces> before{};
    ProvinceSet seen;
    std::vector<ProvinceId> front;
    const auto reach = [&](ProvinceId from) {
        board.reach(Travel::Sea, board.mainRegion(from)).forEach([&](ProvinceId sea) {
            if (!open.contains(sea) || seen.contains(sea))
                return;
            seen.insert(sea);
            before[static_cast<std::size_t>(sea.index())] = from;
            front.push_back(sea);
        });
    };
    reach(centre);
    for (std::size_t i = 0; i < front.size(); ++i) {
        if (!board.province(front[i]).edge) {
            reach(front[i]);
            continue;
        }
        std::vector<ProvinceId> chain;
        for (ProvinceId sea = front[i]; sea != centre; sea = before[static_cast<std::size_t>(sea.index())])
            chain.push_back(sea);
        std::reverse(chain.begin(), chain.end());
        return chain;
    }
    return {};
}

TradeRoute tradeRouteOf(const Board &board, const Position &position, ProvinceId centre)
{
    TradeRoute route;
    const std::vector<ProvinceId> whole = chainOf(board, position, centre);
    if (!whole.empty()) {
        route.seas = whole;
        return route;
    }
    // Each sea costs one step, one that is held by others more than all steps together; seas are few, so the cheapest
    // that is left is looked for each time.
    constexpr int held = maxProvinces;
    std::array<int, maxProvinces> cost;
    std::array<ProvinceId, maxProvinces> before{};
    cost.fill(held * held);
    const auto slot = [](ProvinceId sea) { return static_cast<std::size_t>(sea.index()); };
    const auto isHeld = [&](ProvinceId sea) {
        const UnitId there = unitIn(board, position, sea);
        return there.valid()
               && position.units[static_cast<std::size_t>(there.index())].power != board.province(centre).home;
    };
    const auto reach = [&](ProvinceId from, int spent) {
        (board.reach(Travel::Sea, board.mainRegion(from)) & board.seas()).forEach([&](ProvinceId sea) {
            const int asked = spent + 1 + (isHeld(sea) ? held : 0);
            if (asked < cost[slot(sea)]) {
                cost[slot(sea)] = asked;
                before[slot(sea)] = from;
            }
        });
    };
    reach(centre, 0);
    ProvinceSet open = board.seas();
    for (;;) {
        ProvinceId nearest;
        open.forEach([&](ProvinceId sea) {
            if (cost[slot(sea)] < held * held && (!nearest.valid() || cost[slot(sea)] < cost[slot(nearest)]))
                nearest = sea;
        });
        if (!nearest.valid())
            return route;
        open.erase(nearest);
        if (!board.province(nearest).edge) {
            reach(nearest, cost[slot(nearest)]);
            continue;
        }
        for (ProvinceId sea = nearest; sea != centre; sea = before[slot(sea)])
            route.seas.push_back(sea);
        std::reverse(route.seas.begin(), route.seas.end());
        const auto first = std::find_if(route.seas.begin(), route.seas.end(), isHeld);
        route.brokenAt = first == route.seas.end() ? ProvinceId() : *first;
        return route;
    }
}

bool countsDouble(const Board &board, const Position &position, ProvinceId centre)
{
    const Province &province = board.province(centre);
    return province.doubled && owns(position, province.home, centre) && !chainOf(board, position, centre).empty();
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
