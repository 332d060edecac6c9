#include "orders/phaselegality.h"

#include "map/board.h"
#include "orders/cities.h"
#include "orders/arrival.h"
#include "orders/options.h"
#include "orders/sorties.h"
#include "orders/supply.h"

#include <algorithm>

namespace entente {

namespace {

/// What a winter asks of a power.
struct Winter {
    int due = 0;          ///< builds, or below 0 removals
    bool forfeit = false; ///< a fleet is yet to go for want of a port
};

Legality checkBuild(const Board &board, const OrderRules &rules, const Position &position, PowerId power, bool forfeit,
                    Order &order)
{
    const ProvinceId site = board.provinceOf(order.at);
    const Province &province = board.province(site);
    const bool yard = province.yard == power && power.valid();
    if (!yard && order.kind.valid() && !isSiteFor(board, power, order.kind, site))
        return refused(
            hasPorts(board) && board.kind(order.kind).travel == Travel::Sea ? Refusal::NoPort : Refusal::NotHome, site);
    if (!yard && !order.kind.valid() && !isSiteFor(board, power, site))
        return refused(Refusal::NotHome, site);
    const ProvinceId owned = yard ? province.yardOf : site;
    if (position.owner[static_cast<std::size_t>(owned.index())] != power)
        return refused(Refusal::NotOwned, owned);
    if (std::find(position.bombed.begin(), position.bombed.end(), site) != position.bombed.end())
        return refused(Refusal::Bombed, site);
    order.layer = layerOf(board, order.kind);
    if (const UnitId there = unitIn(board, position, site, order.layer); !province.unlimited && there.valid()) {
        // Where units cost points an own one may be disbanded first, and a fleet may be the one that goes for want of a
        // port, which is for the judge to see.
        const Unit &unit = position.units[static_cast<std::size_t>(there.index())];
        const bool mayGo =
            unit.power == power && (playsByPoints(board) || (forfeit && board.kind(unit.kind).travel == Travel::Sea));
        if (!mayGo)
            return refused(Refusal::Occupied, site);
    }

    if (!order.kind.valid()) {
        // Only one kind may be possible there; otherwise the order does not say what to build.
        for (int k = 0; k < board.kindCount(); ++k) {
            if (!canStandIn(board, board.kind(KindId(k)).travel, site) || !hasAirfield(board, KindId(k), site)
                || board.kind(KindId(k)).returnsTo.valid() || !(yard || isSiteFor(board, power, KindId(k), site)))
                continue;
            if (order.kind.valid())
                return refused(Refusal::WrongKind, site);
            order.kind = KindId(k);
        }
    }
    if (order.kind.valid() && !canStandIn(board, board.kind(order.kind).travel, site)
        && rules.buildInland == OrderRules::BuildInland::BuildsArmy) {
        for (int k = 0; k < board.kindCount(); ++k) {
            if (board.kind(KindId(k)).travel == Travel::Land) {
                order.kind = KindId(k);
                break;
            }
        }
    }
    if (!order.kind.valid() || !canStandIn(board, board.kind(order.kind).travel, site)
        || (yard && board.kind(order.kind).travel != Travel::Sea) || board.kind(order.kind).returnsTo.valid())
        return refused(Refusal::CannotBuild, site);
    if (!hasAirfield(board, order.kind, site))
        return refused(Refusal::NotAirBase, site);

    if (board.kind(order.kind).travel != Travel::Sea) {
        Refusal why = Refusal::None;
        order.at = withoutCoast(board, rules, order.at, why);
        return refused(why, site);
    }
    if (board.canStand(Travel::Sea, order.at))
        return legal();
    if (rules.buildCoast == OrderRules::BuildCoast::Void)
        return refused(Refusal::CoastUnclear, site);
    order.at = board.coastsOf(site).front();
    return legal();
}

/// Points for another power (1939 III 12). Whether several come to more than a fifth together is for the judge.
Legality checkTransfer(const Board &board, const Position &position, PowerId power, const Transfer &transfer)
{
    if (!playsByPoints(board))
        return refused(Refusal::WrongPhase);
    if (transfer.points == 0 || !canReceive(board, power, transfer.to))
        return refused(Refusal::CannotReceive);
    const int most = transferLimit(ownPoints(board, position, power));
    return transfer.points > most ? Legality{Refusal::OverTransfer, {}, transfer.points, most} : legal();
}

Legality checkWinter(const Board &board, const OrderRules &rules, const Position &position, PowerId power,
                     const Winter &winter, Order &order)
{
    const bool byPoints = playsByPoints(board);
    if (const Transfer *transfer = std::get_if<Transfer>(&order.action))
        return checkTransfer(board, position, power, *transfer);
    if (is<Waive>(order))
        return (winter.due > 0 || byPoints) && rules.mayWaive ? legal() : refused(Refusal::NoBuildLeft);
    const ProvinceId here = board.provinceOf(order.at);
    if (is<Build>(order))
        return winter.due > 0 || byPoints ? checkBuild(board, rules, position, power, winter.forfeit, order)
                                          : refused(Refusal::NoBuildLeft, here);
    if (!is<Disband>(order))
        return refused(Refusal::WrongPhase);
    const UnitId id = unitIn(board, position, here, order.layer);
    if (!id.valid())
        return refused(Refusal::NoUnit, here);
    const Unit &unit = position.units[static_cast<std::size_t>(id.index())];
    if (unit.power != power)
        return refused(Refusal::NotYours, here);
    if (!settleKind(rules, unit.kind, order.kind))
        return refused(Refusal::WrongKind, here);
    if (!settleCoast(board, rules, unit.region, order.at))
        return refused(Refusal::CoastWrong, here);
    if (board.kind(unit.kind).returnsTo.valid())
        return refused(Refusal::NeedsNoCentre, here);
    const bool forfeit = winter.forfeit && board.kind(unit.kind).travel == Travel::Sea;
    return winter.due < 0 || forfeit || byPoints ? legal() : refused(Refusal::NoRemovalDue, here);
}

} // namespace

Legality checkAdjustment(const Board &board, const OrderRules &rules, const Position &position, PowerId power,
                         Order &order)
{
    if (isOut(board, position, power))
        return refused(Refusal::OutOfPlay);
    const Winter winter{playsByPoints(board) ? 0 : adjustmentsDue(board, position, power),
                        fleetsForfeit(board, position, power) > 0};
    return checkWinter(board, rules, position, power, winter, order);
}

Legality checkAdjustment(const Board &board, const OrderRules &rules, const Position &position, PowerId power,
                         Order &order, int due)
{
    return isOut(board, position, power) ? refused(Refusal::OutOfPlay)
                                         : checkWinter(board, rules, position, power, {due, false}, order);
}

} // namespace entente
