#include "orders/purposes.h"

#include "map/board.h"

namespace entente {

RegionId goalOf(const Board &board, const Order &order)
{
    if (const auto *move = std::get_if<Move>(&order.action))
        return move->to();
    if (const auto *flight = std::get_if<Flight>(&order.action)) {
        const bool returns = flight->mission == Mission::Cover || flight->mission == Mission::Bomb;
        return returns ? order.at : board.mainRegion(flight->path.back());
    }
    return order.at;
}

ProvinceId backedBy(const Board &board, const Order &order)
{
    RegionId of;
    if (const auto *support = std::get_if<Support>(&order.action))
        of = support->of;
    else if (const auto *convoy = std::get_if<Convoy>(&order.action))
        of = convoy->army;
    else if (const auto *flight = std::get_if<Flight>(&order.action);
             flight && (flight->mission == Mission::Support || flight->mission == Mission::Cover))
        of = flight->backed.of;
    return of.valid() ? board.provinceOf(of) : ProvinceId();
}

bool backs(const Board &board, const Order &helper, const Unit &unit, const Order &its)
{
    const ProvinceId here = board.provinceOf(unit.region);
    const ProvinceId goal = board.provinceOf(goalOf(board, its));
    if (backedBy(board, helper) != here)
        return false;
    // A coast that is named must be the one that the unit goes to.
    const auto reaches = [&](RegionId to) {
        return board.provinceOf(to) == goal && (to == board.mainRegion(goal) || to == goalOf(board, its));
    };
    if (const auto *support = std::get_if<Support>(&helper.action)) {
        if (support->layer != unit.layer || support->arrived || support->number != its.number)
            return false;
        return support->toHold() ? goal == here && !is<Move>(its) : is<Move>(its) && reaches(support->to);
    }
    if (const auto *convoy = std::get_if<Convoy>(&helper.action)) {
        const auto *move = std::get_if<Move>(&its.action);
        return move && move->way == Way::ByConvoy && reaches(convoy->to);
    }
    const Backed &backed = std::get<Flight>(helper.action).backed;
    if (backed.hops.empty())
        return goal == here && !is<Move>(its);
    return is<Move>(its) && backed.hops.back() == goalOf(board, its);
}

} // namespace entente
