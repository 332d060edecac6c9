#include "judge/plainorders.h"

#include "orders/legality.h"

namespace entente::judge {

namespace {

/// Who may be under way with an army in the hold, or go aboard.
template <class Mask>
bool maySail(const MovesPhase<Mask> &p, const UnitKind &kind)
{
    return p.rules.orders.armyFleet && (kind.convoys || kind.embarks);
}

template <class Mask>
bool isPlainMove(const MovesPhase<Mask> &p, int unit, Move &move)
{
    const UnitKind &kind = p.kindOf(unit);
    if (move.hops.size() != 1 || move.way != Way::Unsaid || maySail(p, kind))
        return false;
    const ProvinceId place = p.provinceOf(move.to());
    const RegionId arrival = p.board.onlyArrival(kind.travel, p.units[unit].region, place);
    if (!arrival.valid() || (move.to() != arrival && move.to() != p.board.mainRegion(place))
        || !mayEnter(p.board, p.units[unit].power, place))
        return false;
    move.hops.replaceBack(arrival);
    return true;
}

template <class Mask>
bool isPlainSupport(const MovesPhase<Mask> &p, int unit, const Support &support)
{
    const ProvinceId of = p.provinceOf(support.of);
    const int target = p.occupantOf(of);
    if (target == nobody || target == unit || support.layer != Layer::Field || support.arrived
        || support.kind != p.units[target].kind || support.of != p.units[target].region)
        return false;
    const Unit &stands = p.units[unit];
    const ProvinceId place = support.toHold() ? of : p.provinceOf(support.to);
    if (p.board.province(p.provinceOf(unit)).backing != Province::Backing::Any
        || !p.board.reach(p.kindOf(unit).travel, stands.region).contains(place)
        || !mayEnter(p.board, stands.power, place))
        return false;
    if (support.toHold())
        return true;
    const UnitKind &other = p.kindOf(target);
    return other.flying == Flying::No && place != of && !maySail(p, other)
           && mayEnter(p.board, p.units[target].power, place)
           && support.to == p.board.onlyArrival(other.travel, p.units[target].region, place);
}

} // namespace

template <class Mask>
bool isPlainOrder(const MovesPhase<Mask> &p, int unit, Order &order)
{
    const Unit &stands = p.units[unit];
    if (p.c.home[unit] == apart || p.kindOf(unit).flying != Flying::No || order.at != stands.region
        || !p.position->out.empty())
        return false;
    if (is<Hold>(order))
        return true;
    if (Move *move = std::get_if<Move>(&order.action))
        return p.rules.orders.coastOmitted == OrderRules::CoastOmitted::Completed && isPlainMove(p, unit, *move);
    const Support *support = std::get_if<Support>(&order.action);
    return support && isPlainSupport(p, unit, *support);
}

template bool isPlainOrder(const MovesPhase<Narrow> &, int, Order &);
template bool isPlainOrder(const MovesPhase<Wide> &, int, Order &);

} // namespace entente::judge
