#include "game/carriers.h"

#include "map/board.h"
#include "map/routes.h"

#include <algorithm>

namespace entente {

namespace {

ProvinceId provinceAt(const Board &board, RegionId region)
{
    return region.valid() ? board.provinceOf(region) : ProvinceId();
}

} // namespace

std::vector<int> carriersOf(const Board &board, const Turn &turn, const OrderResult &army)
{
    const Move *move = std::get_if<Move>(&army.order.action);
    if (!move)
        return {};
    const ProvinceId from = provinceAt(board, army.unit.region);
    const ProvinceId to = provinceAt(board, move->to());
    const auto at = [&](int fleet) {
        return provinceAt(board, turn.results[static_cast<std::size_t>(fleet)].unit.region);
    };
    std::vector<int> fleets;
    ProvinceSet waters;
    for (std::size_t i = 0; i < turn.results.size(); ++i) {
        const OrderResult &fleet = turn.results[i];
        const Convoy *convoy = std::get_if<Convoy>(&fleet.order.action);
        if (!convoy || fleet.verdict.reason != Reason::Convoys || provinceAt(board, convoy->army) != from
            || provinceAt(board, convoy->to) != to)
            continue;
        fleets.push_back(static_cast<int>(i));
        waters.insert(at(fleets.back()));
    }
    if (const auto route = convoyRoute(board, from, to, waters)) {
        const auto rank = [&](int fleet) {
            return std::find(route->begin(), route->end(), at(fleet)) - route->begin();
        };
        std::stable_sort(fleets.begin(), fleets.end(), [&](int a, int b) { return rank(a) < rank(b); });
    }
    return fleets;
}

} // namespace entente
