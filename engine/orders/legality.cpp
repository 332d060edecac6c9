#include "orders/legality.h"

#include "map/board.h"
#include "orders/cities.h"
#include "orders/options.h"
#include "orders/sorties.h"
#include "orders/supply.h"
#include "orders/verbs.h"

#include <algorithm>

namespace entente {

bool settleKind(const OrderRules &rules, KindId stands, KindId &written)
{
    if (written.valid() && written != stands && rules.wrongKind == OrderRules::WrongKind::Void)
        return false;
    written = stands;
    return true;
}

bool settleCoast(const Board &board, const OrderRules &rules, RegionId stands, RegionId &written)
{
    const bool named = !board.region(written).coast.empty();
    if (named && written != stands && rules.unitCoast == OrderRules::UnitCoast::MustMatch)
        return false;
    written = stands;
    return true;
}

namespace {

/// The unit that an order speaks to, or a unit of somebody else in its place, or nothing.
UnitId addressed(const Board &board, const Position &position, const Occupancy &occupancy, PowerId power,
                 const Order &order)
{
    const ProvinceId here = board.provinceOf(order.at);
    if (board.province(here).unlimited) {
        const UnitId own = unitOf(board, position, power, here, order.layer, order.number, order.kind);
        if (own.valid())
            return own;
    }
    return occupancy.unitAt(here, order.layer);
}

} // namespace

bool mayEnter(const Board &board, PowerId power, ProvinceId province)
{
    const PowerId only = board.province(province).only;
    return !only.valid() || only == power;
}

Legality checkAction(const Board &board, const OrderRules &rules, const Position &position, const Occupancy &occupancy,
                     const Unit &unit, Action &action)
{
    const MoveCheck now{board, rules, position, occupancy, unit};
    return std::visit([&](auto &one) { return checkVerb(now, one); }, action);
}

namespace {

/// What a power orders of its own in a movement phase.
Legality checkOwn(const PowerCheck &now, Action &action)
{
    return std::visit(
        [&](auto &one) {
            using Module = ModuleOf<decltype(one)>;
            if constexpr (Module::use.moves && !Module::use.ofUnit)
                return Module::checkOwn(now, one);
            else
                return refused(Refusal::WrongPhase);
        },
        action);
}

Legality checkRetreat(const Board &board, const OrderRules &rules, const Position &position, PowerId power,
                      Order &order)
{
    const ProvinceId here = board.provinceOf(order.at);
    const int index = dislodgedIn(board, position, here, power, order.number);
    if (index < 0)
        return refused(unitIn(board, position, here, order.layer).valid() ? Refusal::NotDislodged : Refusal::NoUnit,
                       here);
    const DislodgedUnit &dislodged = position.dislodged[static_cast<std::size_t>(index)];
    if (dislodged.unit.power != power || !board.power(power).playable)
        return refused(Refusal::NotYours, here);
    if (!useOf(order.action).retreats)
        return refused(Refusal::WrongPhase);
    if (!settleKind(rules, dislodged.unit.kind, order.kind))
        return refused(Refusal::WrongKind, here);
    order.at = dislodged.unit.region;
    order.layer = dislodged.unit.layer;
    const RetreatCheck now{board, rules, position, dislodged};
    return std::visit(
        [&](const auto &one) {
            using Module = ModuleOf<decltype(one)>;
            if constexpr (Module::use.retreats)
                return Module::checkRetreats(now, order);
            else
                return refused(Refusal::WrongPhase);
        },
        order.action);
}

Legality checkWinter(const WinterCheck &now, Order &order)
{
    return std::visit(
        [&](const auto &one) {
            using Module = ModuleOf<decltype(one)>;
            if constexpr (Module::use.winters)
                return Module::checkWinters(now, order);
            else
                return refused(Refusal::WrongPhase);
        },
        order.action);
}

Legality checkAdjustment(const Board &board, const OrderRules &rules, const Position &position, PowerId power,
                         Order &order)
{
    if (!board.power(power).playable) // who gives nothing up and builds nothing (1939 III 14)
        return refused(Refusal::NotYours, order.at.valid() ? board.provinceOf(order.at) : ProvinceId());
    return isOut(board, position, power) ? refused(Refusal::OutOfPlay)
                                         : checkWinter(winterCheck(board, rules, position, power), order);
}

} // namespace

WinterCheck winterCheck(const Board &board, const OrderRules &rules, const Position &position, PowerId power)
{
    const bool byPoints = playsByPoints(board);
    return {{board, rules, position, power},
            byPoints ? 0 : adjustmentsDue(board, position, power),
            fleetsForfeit(board, position, power) > 0,
            byPoints};
}

Legality checkAdjustment(const Board &board, const OrderRules &rules, const Position &position, PowerId power,
                         Order &order, int due)
{
    return isOut(board, position, power)
               ? refused(Refusal::OutOfPlay)
               : checkWinter({{board, rules, position, power}, due, false, playsByPoints(board)}, order);
}

Legality checkOrder(const Board &board, const OrderRules &rules, const Position &position, const Occupancy &occupancy,
                    PowerId power, Order &order)
{
    const VerbUse &use = useOf(order.action);
    if (!order.at.valid() || use.passesUnit)
        return checkOwn({board, rules, position, power}, order.action);
    const ProvinceId here = board.provinceOf(order.at);
    const UnitId id = addressed(board, position, occupancy, power, order);
    if (!id.valid())
        return refused(Refusal::NoUnit, here);
    const Unit &unit = position.units[static_cast<std::size_t>(id.index())];
    if (unit.power != power || !board.power(power).playable) // garrisons stand (1939 III 14)
        return refused(Refusal::NotYours, here);
    if (std::find(position.out.begin(), position.out.end(), power) != position.out.end())
        return refused(Refusal::OutOfPlay);
    if (!settleKind(rules, unit.kind, order.kind))
        return refused(Refusal::WrongKind, here);
    if (!settleCoast(board, rules, unit.region, order.at))
        return refused(Refusal::CoastWrong, here);
    if (board.kind(unit.kind).flying == Flying::Sorties)
        makeFlight(board, order);
    return checkAction(board, rules, position, occupancy, unit, order.action);
}

Legality checkOrder(const Board &board, const OrderRules &rules, const Position &position, PowerId power, Order &order)
{
    const VerbUse &use = useOf(order.action);
    switch (position.phase.stage) {
    case Stage::Moves: return checkOrder(board, rules, position, Occupancy(board, position), power, order);
    case Stage::Retreats:
        return order.at.valid() ? checkRetreat(board, rules, position, power, order) : refused(Refusal::WrongPhase);
    case Stage::Adjustments:
        return order.at.valid() || (use.winters && !use.ofUnit) ? checkAdjustment(board, rules, position, power, order)
                                                                : refused(Refusal::WrongPhase);
    }
    return refused(Refusal::WrongPhase);
}

} // namespace entente
