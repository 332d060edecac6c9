#include "orders/marches.h"

#include "map/board.h"
#include "map/routes.h"
#include "orders/legality.h"
#include "orders/orderrules.h"

#include <algorithm>

namespace entente {

bool isMarchRoute(const Board &board, PowerId power, ProvinceId place)
{
    const Province &province = board.province(place);
    return !province.unlimited && !province.sentTo.valid() && mayEnter(board, power, place);
}

ProvinceSet marchRoutes(const Board &board, const Unit &unit, ProvinceId to)
{
    const UnitKind &kind = board.kind(unit.kind);
    if (kind.hops < 2 || unit.layer != Layer::Field || to == board.provinceOf(unit.region)
        || !mayEnter(board, unit.power, to))
        return {};
    ProvinceSet routes = waysBetween(board, kind.travel, unit.region, to);
    ProvinceSet(routes).forEach([&](ProvinceId route) {
        if (!isMarchRoute(board, unit.power, route))
            routes.erase(route);
    });
    return routes;
}

bool marchesTo(const Board &board, const Unit &unit, ProvinceId to)
{
    const UnitKind &kind = board.kind(unit.kind);
    if (kind.hops < 2 || unit.layer != Layer::Field || to == board.provinceOf(unit.region)
        || !hasWayBetween(board, kind.travel, unit.region, to))
        return false;
    return !board.hasSpecialSpaces() || !marchRoutes(board, unit, to).empty();
}

void marches(const Board &board, const Unit &unit, std::vector<Order> &out)
{
    const UnitKind &kind = board.kind(unit.kind);
    if (kind.hops < 2 || unit.layer != Layer::Field)
        return;
    for (const RegionId route : board.neighbours(kind.travel, unit.region)) {
        if (!isMarchRoute(board, unit.power, board.provinceOf(route)))
            continue;
        for (const RegionId to : board.neighbours(kind.travel, route)) {
            if (board.provinceOf(to) != board.provinceOf(unit.region)
                && mayEnter(board, unit.power, board.provinceOf(to)))
                out.push_back({unit.kind, unit.region, unit.layer, Move{{route, to}, Way::Unsaid, {}}});
        }
    }
}

void supportsOfMarches(const Board &board, const OrderRules &rules, const Position &position, UnitId id,
                       std::vector<Order> &out)
{
    const Unit &unit = position.units[static_cast<std::size_t>(id.index())];
    const UnitKind &kind = board.kind(unit.kind);
    const auto kinds = board.kinds();
    if (std::all_of(kinds.begin(), kinds.end(), [](const UnitKind &one) { return one.hops < 2; }))
        return;
    if (unit.layer != Layer::Field || kind.travel == Travel::Air
        || board.province(board.provinceOf(unit.region)).backing != Province::Backing::Any)
        return;
    const std::size_t known = out.size();
    for (const Unit &other : position.units) {
        if (board.kind(other.kind).hops < 2 || other.region == unit.region)
            continue;
        board.reach(kind.travel, unit.region).forEach([&](ProvinceId to) {
            if (!mayEnter(board, unit.power, to) || !marchesTo(board, other, to))
                return;
            for (const bool arrived : {false, true}) {
                if (arrived && !rules.retrospective)
                    continue;
                const Order order{unit.kind, unit.region, unit.layer,
                                  Support{other.kind, other.region, board.mainRegion(to), other.layer, 0, arrived}};
                const auto end = out.begin() + static_cast<std::ptrdiff_t>(known);
                if (std::find(out.begin(), end, order) == end)
                    out.push_back(order);
            }
        });
    }
}

} // namespace entente
