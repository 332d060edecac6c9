#include "orders/movelisting.h"

#include "map/board.h"
#include "map/convoywaters.h"
#include "orders/marches.h"
#include "orders/sorties.h"

namespace entente {

MoveListing::MoveListing(const MoveCheck &now, const ConvoyWaters &waters, UnitId id, std::vector<Order> &out)
    : MoveCheck(now), m_waters(waters), m_id(id), m_number(numberAt(id)), m_out(out)
{
}

void MoveListing::add(Action action)
{
    m_out.push_back({unit.kind, unit.region, unit.layer, std::move(action), m_number});
}

void MoveListing::ask(Action action)
{
    Order order{unit.kind, unit.region, unit.layer, std::move(action), m_number};
    if (checkOrder(board, rules, position, occupancy, unit.power, order).ok())
        m_out.push_back(order);
}

std::uint8_t MoveListing::numberAt(UnitId other) const
{
    const RegionId region = position.units[static_cast<std::size_t>(other.index())].region;
    const bool boxed = board.province(board.provinceOf(region)).unlimited;
    return static_cast<std::uint8_t>(boxed ? numberOf(board, position, other) : 0);
}

ProvinceSet MoveListing::goalsBySteps(const Unit &other) const
{
    const UnitKind &otherKind = board.kind(other.kind);
    if (otherKind.flying == Flying::Sorties)
        return invasionsOf(board, rules, position, other);
    ProvinceSet goals = board.reach(otherKind.travel, other.region);
    if (rules.armyFleet && otherKind.embarks)
        goals |= voyages().goals(other);
    else if (otherKind.isConvoyed)
        goals |= m_waters.destinations(board.provinceOf(other.region));
    return goals;
}

ProvinceSet MoveListing::goals(const Unit &other) const
{
    ProvinceSet goals = goalsBySteps(other);
    board.ground().forEach([&](ProvinceId to) {
        if (!goals.contains(to) && marchesTo(board, other, to))
            goals.insert(to);
    });
    return goals;
}

std::vector<RegionId> MoveListing::arrivals(const Unit &other, ProvinceId to) const
{
    std::vector<RegionId> arrivals = board.arrivals(board.kind(other.kind).travel, other.region, to);
    if (arrivals.empty())
        arrivals.push_back(board.mainRegion(to));
    return arrivals;
}

} // namespace entente
