#include "orders/phaselegality.h"

#include "map/board.h"
#include "orders/arrival.h"

#include <algorithm>

namespace entente {

Legality checkRetreat(const Board &board, const OrderRules &rules, const Position &position, PowerId power,
                      Order &order)
{
    const ProvinceId here = board.provinceOf(order.at);
    const int index = dislodgedIn(board, position, here, power, order.number);
    if (index < 0)
        return refused(unitIn(board, position, here, order.layer).valid() ? Refusal::NotDislodged : Refusal::NoUnit,
                       here);
    const DislodgedUnit &dislodged = position.dislodged[static_cast<std::size_t>(index)];
    if (dislodged.unit.power != power)
        return refused(Refusal::NotYours, here);
    if (!is<Retreat>(order) && !is<Disband>(order))
        return refused(Refusal::WrongPhase);
    if (!settleKind(rules, dislodged.unit.kind, order.kind))
        return refused(Refusal::WrongKind, here);
    order.at = dislodged.unit.region;
    order.layer = dislodged.unit.layer;
    if (is<Disband>(order))
        return legal();

    RegionId &to = std::get<Retreat>(order.action).to;
    const ProvinceId place = board.provinceOf(to);
    const Travel travel = board.kind(dislodged.unit.kind).travel;
    const auto &open = dislodged.retreats;
    if (to == order.at || place == here) { // behind its own walls
        if (std::find(open.begin(), open.end(), order.at) == open.end())
            return refused(wallsRefusal(board, position, dislodged.unit), place);
        to = order.at;
        return legal();
    }
    if (!canStandIn(board, travel, place))
        return refused(Refusal::CannotStand, place);
    const auto inPlace = [&](RegionId region) { return board.provinceOf(region) == place; };
    const auto count = std::count_if(open.begin(), open.end(), inPlace);
    if (count == 0)
        return refused(travel == Travel::Air || board.reach(travel, order.at).contains(place) ? Refusal::RetreatClosed
                                                                                              : Refusal::NotAdjacent,
                       place);
    if (std::find(open.begin(), open.end(), to) != open.end())
        return legal();
    const bool omitted = to == board.mainRegion(place);
    if (!omitted
        && (travel == Travel::Sea ? rules.coastWrong == OrderRules::CoastWrong::Void
                                  : rules.armyCoast == OrderRules::ArmyCoast::Void))
        return refused(Refusal::CoastWrong, place);
    if (count > 1 && rules.coastUnclear == OrderRules::CoastUnclear::Void)
        return refused(Refusal::CoastUnclear, place);
    to = *std::find_if(open.begin(), open.end(), inPlace);
    return legal();
}

Refusal wallsRefusal(const Board &board, const Position &position, const Unit &unit)
{
    const ProvinceId place = board.provinceOf(unit.region);
    const Province &province = board.province(place);
    if (province.centre && !province.port && board.kind(unit.kind).travel == Travel::Sea)
        return Refusal::WallsNeedPort;
    return unitIn(board, position, place, Layer::Walls).valid() ? Refusal::WallsFull : Refusal::RetreatClosed;
}

} // namespace entente
