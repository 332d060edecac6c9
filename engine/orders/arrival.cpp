#include "orders/arrival.h"

#include <algorithm>

namespace entente {

RegionId arrivalOf(const Board &board, const OrderRules &rules, Travel travel, RegionId from, RegionId to, Refusal &why)
{
    const ProvinceId place = board.provinceOf(to);
    if (!board.reach(travel, from).contains(place)) {
        why = Refusal::NotAdjacent;
        return {};
    }
    if (travel != Travel::Sea)
        return withoutCoast(board, rules, to, why);

    const RegionId only = board.onlyArrival(travel, from, place);
    if (to == only)
        return to;
    const bool omitted = to == board.mainRegion(place);
    if (only.valid()) {
        // One coast can be meant: DATC 4.B.2 where none is written, 4.B.3 where the other is.
        const bool lenient = omitted ? rules.coastOmitted == OrderRules::CoastOmitted::Completed
                                     : rules.coastWrong == OrderRules::CoastWrong::Corrected;
        if (lenient)
            return only;
        why = omitted ? Refusal::CoastUnclear : Refusal::CoastWrong;
        return {};
    }
    if (!omitted) {
        if (board.adjacent(travel, from, to))
            return to;
        why = Refusal::CoastWrong;
        return {};
    }
    if (rules.coastUnclear == OrderRules::CoastUnclear::Void) {
        why = Refusal::CoastUnclear;
        return {};
    }
    // The default coast is the first of the board's list that can be reached.
    for (const RegionId next : board.neighbours(travel, from)) {
        if (board.provinceOf(next) == place)
            return next;
    }
    return {};
}

RegionId withoutCoast(const Board &board, const OrderRules &rules, RegionId region, Refusal &why)
{
    const RegionId own = board.mainRegion(board.provinceOf(region));
    if (region == own || rules.armyCoast == OrderRules::ArmyCoast::Ignored)
        return own;
    why = Refusal::CoastWrong;
    return {};
}

bool canStandIn(const Board &board, Travel travel, ProvinceId province)
{
    if (board.canStand(travel, board.mainRegion(province)))
        return true;
    const auto coasts = board.coastsOf(province);
    return std::any_of(coasts.begin(), coasts.end(), [&](RegionId coast) { return board.canStand(travel, coast); });
}

} // namespace entente
